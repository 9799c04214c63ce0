/** A village tile: its help, its haunted side, the villagers on it, the Portal, what lies there. */

import type { Place, Table } from '@jade/ghost-stories/screen';
import {
  CENTRE,
  CIRCLE,
  FAMILIES,
  familyOf,
  HIDDEN,
  isHaunted,
  isLiving,
  isPortalOpen,
  NONE,
  SIDES,
  TILE_IDS,
  topAt,
} from '@jade/ghost-stories/screen';
import { memo } from 'react';
import { TILE_ICONS } from '../../../art/ghost-icons.ts';
import { useThing } from '../../shell/at-table.tsx';
import { readable } from '../../shell/inspect.tsx';
import { useWords } from '../../words/words.tsx';
import { Bead, Drawn, Inked } from './art.tsx';
import { CELL, HALF } from './geometry.ts';
import { useDeed, useInspected } from './inspect.tsx';
import { rowsOf } from './rows.ts';
import { useGeometry } from './use-geometry.ts';

export function VillageTile({ place, g }: { place: Place; g: Table }) {
  const words = useWords();
  const { show } = useInspected();
  const id = TILE_IDS[g.village[place] ?? 0] ?? '';
  const thing = useThing(`tile:${id}`, [`villager:${id}`, `bring:${id}`]);
  const deed = useDeed([`tile:${id}`, `villager:${id}`, `bring:${id}`]);
  const [x, y] = useGeometry().tile(place);
  const haunted = isHaunted(g, place);
  const shared = SIDES.some((side) => side !== g.active && isLiving(g, side) && g.boards[side]?.place === place);
  const [icon, tint] = TILE_ICONS[id as 'cemetery'];
  const name = words.say(words.has(`tile.${id}.short`) ? `tile.${id}.short` : `tile.${id}`);
  const rows = rowsOf(name);
  const look = () => show({ kind: 'tile', place });
  return (
    <g
      {...thing.props}
      transform={`translate(${x} ${y})`}
      className={`gs-tile ${thing.at ? 'at' : ''} ${thing.asked ? 'asked' : ''}`}
      {...readable(look, words.say('ghosts.readTile', { tile: id }), thing.can && !deed)}
    >
      {thing.can && (
        <rect
          className={`can gs-reach ${haunted ? 'haunted' : shared ? 'company' : ''}`}
          x="-.5"
          y="-.5"
          width={CELL + 1}
          height={CELL + 1}
          rx="11"
        />
      )}
      <g {...(thing.can && { transform: `translate(${HALF} ${HALF}) scale(.925) translate(${-HALF} ${-HALF})` })}>
        <rect x="2" y="5" width={CELL - 4} height={CELL - 2} rx="9" fill="#000" opacity=".5" />
        <rect width={CELL} height={CELL} rx="9" fill={haunted ? 'url(#gs-haunted)' : 'url(#gs-paper)'} />
        {haunted ? (
          <g className="gs-turned">
            <Inked name={icon} x={HALF} y={56} size={84} color="#b295e6" opacity={0.8} />
            <path
              d="M1 96C20 70 30 110 52 84S92 104 131 72V122A9 9 0 0 1 122 131H10A9 9 0 0 1 1 122Z"
              fill="#2a1548"
              opacity=".8"
            />
            {/* In a corner: which tile it is stays to be seen. */}
            <Drawn piece="haunter" x={106} y={28} width={40} height={45} />
          </g>
        ) : (
          <>
            <circle cx={HALF} cy="52" r="44" fill={tint} opacity=".28" />
            <path d="M1 82C24 66 46 88 70 78S112 68 131 80V108H1Z" fill={tint} opacity=".35" />
            <g className="gs-lo">
              <Inked name={icon} x={HALF} y={50} size={64} color={tint} />
            </g>
            <g className="gs-hi">
              <Inked name={icon} x={62} y={84} size={82} color={tint} />
            </g>
          </>
        )}
        <rect
          x="3"
          y="3"
          width={CELL - 6}
          height={CELL - 6}
          rx="7"
          fill="none"
          stroke={haunted ? '#7d5ac0' : '#a8854a'}
          strokeWidth="1.3"
        />
        <g className="gs-lo">
          <path
            d={`M0 ${109 - 17 * (rows.length - 1)}H132V123A9 9 0 0 1 123 132H9A9 9 0 0 1 0 123Z`}
            fill={haunted ? '#1a0e30' : '#3a2a1a'}
          />
          {rows.map((row, index) => (
            <text
              key={row}
              className={`gs-tile-name ${haunted ? 'h' : ''}`}
              x={HALF}
              y={126 - (rows.length - 1 - index) * 17}
            >
              {row}
            </text>
          ))}
        </g>
        <OnTile place={place} g={g} haunted={haunted} />
      </g>
      <rect className="gs-at" x="-6" y="-6" width={CELL + 12} height={CELL + 12} rx="14" />
    </g>
  );
}

/** Villagers, Portal, tokens: whatever lies on the tile. */
const OnTile = memo(function OnTile({ place, g, haunted }: { place: Place; g: Table; haunted: boolean }) {
  const words = useWords();
  const tile = g.village[place];
  const stack = g.moon?.stacks[place] ?? [];
  const top = topAt(g, place);
  const portal = g.moon?.portal === place && isPortalOpen(g);
  const buddhas = TILE_IDS[tile ?? 0] === 'buddhist-temple' ? g.templeBuddhas : 0;
  const family = top === null ? null : words.say(`family.${FAMILIES[familyOf(top)]?.id}`);
  const width = Math.max(36, (family?.length ?? 0) * 10 + 10);
  return (
    <>
      {portal && (
        <g transform="translate(26 30)" className="gs-portal">
          <circle r="21" fill="#0f1a3a" stroke="#8fdcec" strokeWidth="3" />
          <Inked name="portal" x={0} y={0} size={33} color="#8fdcec" />
        </g>
      )}
      {tile === CIRCLE && g.circle !== NONE && (
        <Bead colour={g.circle} x={portal ? 26 : 24} y={portal ? 72 : 26} r={14} />
      )}
      {Array.from({ length: buddhas }, (_, index) => index).map((index) => (
        <Drawn key={index} piece="buddha" x={22 + index * 24} y={portal ? 74 : 28} width={30} height={32} />
      ))}
      {place === CENTRE && g.spentTokens > 0 && (
        <g transform="translate(26 74)">
          <g className="gs-grows">
            <circle r="14" fill="#2a1c50" stroke="#d6b7ff" strokeWidth="2" />
            <Inked name="power-ring" x={0} y={0} size={20} color="#e9dcff" />
            {g.spentTokens > 1 && (
              <text className="gs-count" x="15" y="12">
                {g.spentTokens}
              </text>
            )}
          </g>
        </g>
      )}
      {g.panic.includes(place) && (
        <g transform="translate(110 74)">
          <circle r="14" fill="#3d1208" stroke="#ff8a70" strokeWidth="2" />
          <Inked name="terror" x={0} y={0} size={20} color="#ffd9cc" />
        </g>
      )}
      {stack.length > 0 && (
        <g transform={`translate(${CELL - 11} 6)`} className="gs-villagers">
          <g className="gs-grows">
            {stack.map((villager, index) => (
              <rect
                key={villager === HIDDEN ? `hidden-${stack.indexOf(villager, index)}` : villager}
                x={(index - stack.length + 1) * 2.5 - width}
                y={(stack.length - 1 - index) * 3}
                width={width}
                height={24}
                rx="4"
                fill={index === stack.length - 1 ? (haunted ? '#d9c9f5' : '#fbf3df') : '#cbb78c'}
                stroke="#4a3718"
                strokeWidth="1.1"
              />
            ))}
            <text x={-width / 2} y="18" className="gs-family">
              {family}
            </text>
          </g>
        </g>
      )}
    </>
  );
});
