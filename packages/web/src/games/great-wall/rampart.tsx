/** The wall of a section: its level with towers, the barricades before it, its firing spots. */

import level0 from 'painting:wall-level-0';
import level1 from 'painting:wall-level-1';
import level2 from 'painting:wall-level-2';
import level3 from 'painting:wall-level-3';
import towerUrl from 'painting:wall-tower';
import { at } from '@jade/engine';
import type { Section as SectionId, Seen } from '@jade/great-wall/screen';
import { BARRICADE_SLOTS, FIRING_SPOTS, SECTIONS, siteWords } from '@jade/great-wall/screen';
import { WALL_HEIGHTS } from '../../../art/wall-icons.ts';
import { useThing } from '../../shell/at-table.tsx';
import { useWords } from '../../words/words.tsx';
import { Drawn, guiseOf, Inked, SoldierShield } from './art.tsx';
import { useMe } from './use-game.ts';

/** Where the wall stands on the paving, in units of the section's drawing. */
export const BASE = 446;
const WALLS = [level0, level1, level2, level3];

export function Wall({ g, section }: { g: Seen; section: SectionId }) {
  const level = g.levels[section] ?? 0;
  const thing = useThing(`wall:${SECTIONS[section]}`);
  const top = BASE - at(WALL_HEIGHTS, level);
  return (
    <g {...thing.props} className="gw-wall">
      <image key={level} className="gw-rise" href={WALLS[level]} x="0" y={BASE - 110} width="282" height="110" />
      {(thing.can || thing.at) && (
        <rect
          className={thing.at ? '' : 'can'}
          x="26"
          y={top - 24}
          width="230"
          height="20"
          rx="5"
          fill="#fff0bd"
          fillOpacity=".85"
          stroke={thing.at ? '#fff' : '#a86a00'}
          strokeWidth={thing.at ? 4 : 2}
          strokeDasharray="6 4"
        />
      )}
      {thing.can && <Price g={g} what={`wall:${SECTIONS[section]}`} x={58} y={top - 9} />}
      {[-26, 256].map((x) => (
        <image key={x} href={towerUrl} x={x} y={BASE - 110} width="52" height="110" />
      ))}
    </g>
  );
}

export function Barricades({ g, section }: { g: Seen; section: SectionId }) {
  const thing = useThing(`barricade:${SECTIONS[section]}`);
  const built = g.barricades[section] ?? 0;
  return (
    <g {...thing.props} className="gw-barricades">
      {Array.from({ length: BARRICADE_SLOTS }, (_, index) => 62 + index * 79).map((x, index) =>
        index < built ? (
          <Drawn key={x} piece="wall-barricade" x={x - 34} y={308} width={68} height={32} />
        ) : (
          <rect
            key={x}
            className={thing.can && index === built ? 'can' : ''}
            x={x - 30}
            y="314"
            width="60"
            height="20"
            rx="5"
            fill={thing.can && index === built ? '#fff0bd' : '#3a1c0c'}
            fillOpacity={thing.can && index === built ? 0.95 : 0.25}
            stroke={thing.can && index === built ? (thing.at ? '#fff' : '#a86a00') : '#5a3116'}
            strokeWidth={thing.can && index === built ? 2.5 : 1.2}
            strokeDasharray="4 4"
          />
        ),
      )}
      {thing.can && <Price g={g} what={`barricade:${SECTIONS[section]}`} x={62 + built * 79} y={329} />}
    </g>
  );
}

/** On a site that can be built: what it costs. */
function Price({ g, what, x, y }: { g: Seen; what: string; x: number; y: number }) {
  const words = useWords();
  const [price] = siteWords(g, what);
  if (price === undefined) return null;
  return (
    <text className="gw-site" x={x} y={y}>
      {words.say('wall.site.tag', price.params)}
    </text>
  );
}

export function FiringSpots({ g, section }: { g: Seen; section: SectionId }) {
  const thing = useThing(`firing:${SECTIONS[section]}`);
  const me = useMe();
  const level = g.levels[section] ?? 0;
  const y = BASE - at(WALL_HEIGHTS, level) - 8;
  const archers = g.clans.flatMap((clan, faction) => Array.from({ length: clan.firing[section] ?? 0 }, () => faction));
  const spots = Math.max(FIRING_SPOTS[level] ?? 1, archers.length);
  const own = me !== null && (g.clans[me]?.firing[section] ?? 0) > 0;
  const onArcher = thing.can && own;
  return (
    <g {...thing.props} className="gw-firing">
      {Array.from({ length: spots }, (_, index) => 141 + (index - (spots - 1) / 2) * 44).map((x, index) => {
        const archer = archers[index];
        const glows = thing.can && (archer === undefined ? index === archers.length || !onArcher : archer === me);
        return (
          <g key={x}>
            {glows && <circle className="can gw-glow" cx={x} cy={y} r="19" />}
            {archer === undefined ? (
              <>
                <circle
                  cx={x}
                  cy={y}
                  r="12"
                  fill={glows ? '#fff0bd' : '#2d150c'}
                  stroke={thing.at ? '#fff' : glows ? '#a86a00' : '#f0c890'}
                  strokeWidth={thing.at ? 3 : 1.5}
                  strokeDasharray="3 3"
                />
                <Inked name="bow-arrow" x={x} y={y} size={14} color={glows ? '#5a3200' : '#f0c890'} />
              </>
            ) : (
              <SoldierShield guise={guiseOf(g, archer)} kind={1} x={x} y={y - 3} size={27} />
            )}
          </g>
        );
      })}
    </g>
  );
}
