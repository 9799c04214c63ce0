/** A Horde card on the field: power, ability and honour on the left, name, and its vital spots. */

import { at } from '@jade/engine';
import type { HordeType, Resource, Seen, Slot } from '@jade/great-wall/screen';
import {
  ALL_RESOURCES,
  cellKey,
  doomedNow,
  GRID_COLUMNS,
  hordeOf,
  kindOn,
  listOf,
  ownerOn,
  powerOf,
  RESOURCES,
  rowOf,
  SLOT,
  SPEARMAN,
  spotAt,
  spotName,
  VACANT,
  WOUND,
} from '@jade/great-wall/screen';
import { RESOURCE_ICONS } from '../../../art/wall-icons.ts';
import { useTable, useThing } from '../../shell/at-table.tsx';
import { useWords } from '../../words/words.tsx';
import { guiseOf, Inked, Rider, SoldierShield } from './art.tsx';
import { useConcern } from './concern.tsx';
import { useInspected, useReadable } from './inspect.tsx';
import { abilitySign, hordeSign, RESOURCE_COLOURS, RESOURCE_INKS } from './signs.ts';
import { useSmall } from './use-game.ts';

const WIDTH = 258;
const HEIGHT = 96;
const [SPOT_W, SPOT_H] = [32, 31];
const FILLS = ['url(#gw-h1)', 'url(#gw-h2)', 'url(#gw-h3)'];

/** The middle of a cell of the 2 x 6 grid. */
function middleOf(cell: number): readonly [number, number] {
  const [row, column] = [Math.floor(cell / GRID_COLUMNS), cell % GRID_COLUMNS];
  return [54 + column * (SPOT_W + 2) + SPOT_W / 2, 25 + row * (SPOT_H + 3) + SPOT_H / 2];
}

export function HordeCard({ g, slot, y }: { g: Seen; slot: Slot; y: number }) {
  const words = useWords();
  const id = g.hordes[slot] ?? '';
  const { type } = hordeOf(id);
  const name = words.say(`horde.${type.id}`);
  const power = powerOf(g, slot);
  const { view } = useTable().session.look;
  const doomed = doomedNow(view.stack).filter((one) => one.slot === slot);
  const concern = useConcern();
  const thing = useReadable(
    at(SLOT.of, slot),
    { kind: 'horde', slot },
    words.say('wall.horde.read', { horde: id, power }),
  );
  return (
    <g transform={`translate(12 ${y})`} className="gw-horde" key={id}>
      <g {...thing.props}>
        {thing.can && <rect className="can gw-halo" x="-5" y="-5" width={WIDTH + 10} height={HEIGHT + 10} rx="11" />}
        <rect x="2" y="4" width={WIDTH} height={HEIGHT} rx="8" fill="#000" opacity=".45" />
        <rect width={WIDTH} height={HEIGHT} rx="8" fill={FILLS[rowOf(slot)]} />
        <g clipPath="url(#gw-hc)" opacity=".26">
          {[0, 1, 2, 3, 4].map((i) => (
            <Inked key={i} name={hordeSign(type.id)} x={80 + i * 44} y={44 + (i % 2) * 16} size={72} color="#140806" />
          ))}
        </g>
        <rect width={WIDTH} height={HEIGHT} rx="8" fill="url(#gw-hs)" />
        <rect
          x="2.5"
          y="2.5"
          width={WIDTH - 5}
          height={HEIGHT - 5}
          rx="6"
          fill="none"
          stroke={thing.at ? '#fff' : thing.can ? '#ffe08a' : '#d9a860'}
          strokeWidth={thing.can || thing.at ? 2.5 : 1}
          opacity={thing.can || thing.at ? 1 : 0.7}
        />
        <path d="M6 4H42L46 8V88L42 92H6L3 89V7Z" fill="#1d0c08" opacity=".72" />
        <path d="M24 10L40 26L24 42L8 26Z" fill="#b8321c" stroke="#f0b27a" strokeWidth="1.5" />
        <text className="gw-power" x="24" y="32.5">
          {power}
        </text>
        <Inked name={abilitySign(type.id)} x={24} y={57} size={18} color="#e8b98e" />
        <text className="gw-hon" x="24" y="84">
          {words.say('wall.plus', { n: type.honour })}
        </text>
        <text className="gw-hname" x="54" y="18">
          {name}
        </text>
      </g>
      {concern?.slots.includes(slot) === true && doomed.length === 0 && (
        <rect className="gw-concern" x="-5" y="-5" width={WIDTH + 10} height={HEIGHT + 10} rx="11" />
      )}
      {doomed.length > 0 && (
        <g className="gw-doomed">
          <rect
            x="-5"
            y="-5"
            width={WIDTH + 10}
            height={HEIGHT + 10}
            rx="11"
            fill="none"
            stroke="#ff8a70"
            strokeWidth="2.5"
            strokeDasharray="7 5"
          />
          <rect x="96" y="-18" width="158" height="24" rx="12" fill="#2a0805" stroke="#ff8a70" strokeWidth="1.5" />
          <text className="gw-doom" x="175" y="-1.5">
            {words.say('wall.wouldDie', { count: doomed.length })}
          </text>
        </g>
      )}
      {type.cells.map((cell, spot) => (
        <Spot key={cell} g={g} slot={slot} spot={spot} cell={cell} type={type} />
      ))}
      <Riders g={g} slot={slot} type={type} />
      {type.cells.map((cell, spot) => {
        const marked =
          concern?.spots.includes(spotName(slot, cell)) === true || doomed.some((one) => one.spot === spot);
        if (!marked) return null;
        const [x, cy] = middleOf(cell);
        return (
          <rect
            key={cell}
            className={doomed.length > 0 ? 'gw-dying' : 'gw-concern'}
            x={x - 18}
            y={cy - 17}
            width="36"
            height="34"
            rx="8"
          />
        );
      })}
    </g>
  );
}

interface SpotProps {
  readonly g: Seen;
  readonly slot: Slot;
  readonly spot: number;
  readonly cell: number;
  readonly type: HordeType;
}

/** What the reward of a spot is: a resource, Honour, or nothing. */
export function rewardOf(type: HordeType, spot: number): { sign: Resource | 'honour' | null; n: number } {
  const [op] = listOf(type.rewards[spot] ?? '');
  if (op === undefined || !('n' in op) || typeof op.n !== 'number') return { sign: null, n: 0 };
  if (op.op === 'honor') return { sign: 'honour', n: op.n };
  if (op.op !== 'gain') return { sign: null, n: 0 };
  return { sign: ALL_RESOURCES.find((resource) => RESOURCES[resource] === op.res) ?? null, n: op.n };
}

function Spot({ g, slot, spot, cell, type }: SpotProps) {
  const { show } = useInspected();
  const small = useSmall();
  const thing = useThing(cellKey(slot, cell));
  const [x, y] = middleOf(cell);
  const code = spotAt(g, slot, spot);
  const { can, at: isAt, asked } = thing;
  const owner = ownerOn(code);
  // On small screens a spot is too small for a finger: the card opens, with larger spots.
  const props = small
    ? {
        ...thing.props,
        onClick(event: React.MouseEvent) {
          event.stopPropagation();
          show({ kind: 'horde', slot });
        },
      }
    : thing.props;
  return (
    <g {...props} className="gw-spot">
      {can && <rect className="can gw-glow" x={x - 19} y={y - 18} width="38" height="36" rx="9" />}
      <rect
        x={x - SPOT_W / 2}
        y={y - SPOT_H / 2}
        width={SPOT_W}
        height={SPOT_H}
        rx="6"
        fill={can ? '#fff0bd' : '#2a120b'}
        stroke={isAt ? '#fff' : can ? '#a86a00' : asked ? '#ff8a70' : '#c99b64'}
        strokeWidth={isAt ? 4 : asked ? 2.2 : can ? 1.4 : 1.1}
        strokeDasharray={asked ? '4 3' : undefined}
      />
      {(code === VACANT || (can && owner < 0)) && <Reward type={type} spot={spot} x={x} y={y} can={can} />}
      {code === WOUND && (
        <>
          <circle cx={x} cy={y} r="12" fill="#5b0f0b" stroke="#e0705a" strokeWidth="1.5" />
          <Inked name="bleeding-wound" x={x} y={y + 1} size={17} color="#ffb3a0" />
        </>
      )}
      {owner >= 0 && kindOn(code) === SPEARMAN && (
        <g className="gw-settle" style={{ transformOrigin: `${x}px ${y}px` }}>
          <SoldierShield guise={guiseOf(g, owner)} kind={0} x={x} y={y - 0.5} size={25} />
        </g>
      )}
    </g>
  );
}

export function Reward(props: { type: HordeType; spot: number; x: number; y: number; can: boolean; size?: number }) {
  const { type, spot, x, y, can, size = 18 } = props;
  const { sign, n } = rewardOf(type, spot);
  // A spot that gives nothing is still a spot to be hit.
  if (sign === null)
    return <Inked name="archery-target" x={x} y={y} size={size * 0.8} color={can ? '#8a6a34' : '#80583c'} />;
  const [icon, colour] =
    sign === 'honour'
      ? (['laurels', can ? '#7a5410' : '#f6dc98'] as const)
      : ([RESOURCE_ICONS[sign], (can ? RESOURCE_INKS : RESOURCE_COLOURS)[sign]] as const);
  return (
    <>
      <Inked name={icon} x={x} y={y} size={size} color={colour} />
      {n > 1 && (
        <text className="gw-times" x={x + SPOT_W / 2 - 2.5} y={y + SPOT_H / 2 - 3.5} fill={colour}>
          {n}
        </text>
      )}
    </>
  );
}

/** Horsemen, each across its two spots. */
function Riders({ g, slot, type }: { g: Seen; slot: Slot; type: HordeType }) {
  const byCode = new Map<number, number[]>();
  for (const [spot, cell] of type.cells.entries()) {
    const code = spotAt(g, slot, spot);
    if (ownerOn(code) >= 0 && kindOn(code) !== SPEARMAN) byCode.set(code, [...(byCode.get(code) ?? []), cell]);
  }
  return [...byCode].map(([code, [a = 0, b = 0]]) => {
    const [[x1, y1], [x2, y2]] = [middleOf(a), middleOf(b)];
    const [w, h] = y1 === y2 ? [62, 25] : [27, 58];
    return (
      <g key={code} className="gw-rider">
        <Rider guise={guiseOf(g, ownerOn(code))} x={(x1 + x2) / 2} y={(y1 + y2) / 2} w={w} h={h} />
      </g>
    );
  });
}
