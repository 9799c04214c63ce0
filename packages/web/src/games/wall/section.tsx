/** A section of the wall: hordes above, barricades, the wall with its firing spots, the balance, and the rest zone. */

import level0 from 'painting:wall-level-0';
import level1 from 'painting:wall-level-1';
import level2 from 'painting:wall-level-2';
import level3 from 'painting:wall-level-3';
import pavingUrl from 'painting:wall-paving';
import towerUrl from 'painting:wall-tower';
import type { GreatWall, Section as SectionId } from '@jade/great-wall/screen';
import { BARRICADE_SLOTS, FIRING_SPOTS, SECTIONS, SOLDIERS, sectionForecast, slotAt } from '@jade/great-wall/screen';
import { WALL_HEIGHTS } from '../../../art/wall-icons.ts';
import { useThing } from '../../shell/at-table.tsx';
import { useWords } from '../../words/words.tsx';
import { Drawn, guiseOf, Inked, SoldierShield } from './art.tsx';
import { HordeCard } from './horde.tsx';
import { useMe } from './use-wall.ts';

const BASE = 446;
const WALLS = [level0, level1, level2, level3];
const ROW_Y = [210, 108, 6];

export function WallSection({ g, section }: { g: GreatWall; section: SectionId }) {
  const words = useWords();
  const id = SECTIONS[section];
  return (
    <svg
      className="gw-section"
      viewBox="0 0 282 505"
      preserveAspectRatio="xMidYMax meet"
      aria-label={words.say('wall.section', { section: id })}
      data-section={id}
    >
      {[2, 1, 0].map((row) =>
        g.hordes[slotAt(section, row)] === '' ? (
          <Camp key={row} row={row} />
        ) : (
          <HordeCard key={row} g={g} slot={slotAt(section, row)} y={ROW_Y[row] ?? 6} />
        ),
      )}
      <Wall g={g} section={section} />
      <Barricades g={g} section={section} />
      <FiringSpots g={g} section={section} />
      <RestZone g={g} section={section} />
      <Balance g={g} section={section} />
    </svg>
  );
}

/** Where no horde has come yet. */
function Camp({ row }: { row: number }) {
  const words = useWords();
  return (
    <g transform={`translate(12 ${ROW_Y[row]})`}>
      <rect
        width="258"
        height="96"
        rx="8"
        fill="#2a1208"
        fillOpacity=".16"
        stroke="#5a3116"
        strokeWidth="1.5"
        strokeDasharray="7 6"
        strokeOpacity=".5"
      />
      <Drawn piece="wall-camp" x={0} y={0} width={258} height={96} />
      <text className="gw-row" x="129" y="24">
        {words.say('wall.row', { row: row + 1 })}
      </text>
    </g>
  );
}

function Wall({ g, section }: { g: GreatWall; section: SectionId }) {
  const level = g.levels[section] ?? 0;
  const thing = useThing(`wall:${SECTIONS[section]}`);
  const top = BASE - WALL_HEIGHTS[level as 0];
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
      {[-26, 256].map((x) => (
        <image key={x} href={towerUrl} x={x} y={BASE - 110} width="52" height="110" />
      ))}
    </g>
  );
}

function Barricades({ g, section }: { g: GreatWall; section: SectionId }) {
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
    </g>
  );
}

function FiringSpots({ g, section }: { g: GreatWall; section: SectionId }) {
  const thing = useThing(`firing:${SECTIONS[section]}`);
  const me = useMe();
  const level = g.levels[section] ?? 0;
  const y = BASE - WALL_HEIGHTS[level as 0] - 8;
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

interface Waiting {
  readonly faction: number;
  readonly kind: number;
  readonly count: number;
}

function RestZone({ g, section }: { g: GreatWall; section: SectionId }) {
  const words = useWords();
  const thing = useThing(`rest:${SECTIONS[section]}`);
  const waiting = g.clans.flatMap((clan, faction): Waiting[] =>
    SOLDIERS.map((_, kind) => ({ faction, kind, count: clan.rest[section * SOLDIERS.length + kind] ?? 0 })).filter(
      ({ count }) => count > 0,
    ),
  );
  const step = Math.min(40, 184 / Math.max(1, waiting.length));
  return (
    <g>
      <g {...thing.props} className="gw-rest">
        <image href={pavingUrl} x="0" y={BASE} width="282" height="59" />
        {thing.can && (
          <rect
            className="can"
            x="8"
            y={BASE + 20}
            width="266"
            height="36"
            rx="8"
            fill="#ffe08a"
            fillOpacity=".42"
            stroke={thing.at ? '#fff' : '#fff0b8'}
            strokeWidth="3"
          />
        )}
        <text className="gw-rest-name" x="28" y={BASE + 45}>
          {words.say('wall.restZone')}
        </text>
        {waiting.length === 0 && (
          <text className="gw-rest-empty" x="178" y={BASE + 45}>
            {words.say('wall.restEmpty')}
          </text>
        )}
      </g>
      {waiting.map((one, index) => (
        <Resting
          key={`${one.faction}-${one.kind}`}
          g={g}
          section={section}
          {...one}
          x={Math.max(112, 178 - ((waiting.length - 1) * step) / 2) + index * step}
        />
      ))}
    </g>
  );
}

function Resting({ g, section, faction, kind, count, x }: Waiting & { g: GreatWall; section: SectionId; x: number }) {
  const me = useMe();
  const thing = useThing(`soldier:${SECTIONS[section]}-${SOLDIERS[kind]}`);
  const glows = thing.can && faction === me;
  const y = BASE + 38;
  return (
    <g {...(glows ? thing.props : {})} className={glows ? 'gw-mine' : 'gw-still'}>
      {glows && <circle className="can gw-glow" cx={x} cy={y} r="20" />}
      {glows && thing.at && <circle cx={x} cy={y} r="19" fill="none" stroke="#fff" strokeWidth="3" />}
      <SoldierShield guise={guiseOf(g, faction)} kind={kind} x={x} y={y} size={28} />
      {count > 1 && (
        <>
          <circle cx={x + 11} cy={y + 10} r="8" fill="#140805" stroke="#f0c890" />
          <text className="gw-count" x={x + 11} y={y + 14}>
            {count}
          </text>
        </>
      )}
    </g>
  );
}

/** Power against Defence, and what would come of it. */
function Balance({ g, section }: { g: GreatWall; section: SectionId }) {
  const words = useWords();
  const thing = useThing(`section:${SECTIONS[section]}`);
  const { power, defence, holds } = sectionForecast(g, section);
  const quiet = power === 0;
  const colour = quiet ? '#c8b08a' : holds ? '#7fdcae' : '#ff8a70';
  return (
    <g
      {...thing.props}
      transform={`translate(141 ${BASE - 15})`}
      className={`gw-balance ${holds ? '' : 'gw-danger'}`}
      data-holds={holds}
    >
      {thing.can && <rect className="can gw-glow" x="-94" y="-9" width="188" height="39" rx="19" />}
      <rect
        x="-88"
        y="-2"
        width="176"
        height="25"
        rx="12.5"
        fill="#140805"
        stroke={thing.at ? '#fff' : thing.can ? '#ffe08a' : colour}
        strokeWidth={thing.can || thing.at ? 3 : 1.6}
      />
      <Inked name="crossed-sabres" x={-72} y={10.5} size={15} color="#f6b49a" />
      <text className="gw-sum" x="-53" y="15.5" fill="#ffe3d2">
        {power}
      </text>
      <text className="gw-vs" x="-35" y="15">
        {words.say('wall.against')}
      </text>
      <Inked name="crenulated-shield" x={-17} y={10.5} size={15} color="#cfe6ff" />
      <text className="gw-sum" x="2" y="15.5" fill="#e6f2ff">
        {defence}
      </text>
      <text className="gw-verdict" x="48" y="15" fill={colour}>
        {words.say(quiet ? 'wall.quiet' : holds ? 'wall.holds' : 'wall.breach')}
      </text>
    </g>
  );
}
