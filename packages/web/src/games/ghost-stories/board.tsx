/** The board: village, four boards with their ghost spaces, haunting figures, Su-Ling, receptacles, Taoists. All of it can be pressed. */

import boardUrl from 'painting:board-ghosts';
import moonBoardUrl from 'painting:board-moon';
import { frameIn } from '@jade/engine';
import type { Side, Table } from '@jade/ghost-stories/screen';
import {
  COLOURS,
  exorcise,
  isPlayed,
  isPowerActive,
  NONE,
  ON_ICON,
  PLACES,
  RECEPTACLE_IDS,
  SIDES,
  SPACES,
  yang,
} from '@jade/ghost-stories/screen';
import { ELEMENTS } from '../../../art/ghost-icons.ts';
import { useTable, useThing } from '../../shell/at-table.tsx';
import { Camera } from '../../shell/camera.tsx';
import { readable } from '../../shell/inspect.tsx';
import { useWords } from '../../words/words.tsx';
import { Drawn, Inked, LACQUER, lacquerOf, RIM, rimOf } from './art.tsx';
import { BarrierLight } from './barrier-light.tsx';
import { BOARD } from './geometry.ts';
import { GhostSpace } from './ghost-space.tsx';
import { useInspected } from './inspect.tsx';
import { Omens } from './night.tsx';
import { Spotlight } from './spotlight.tsx';
import { Stamps } from './stamps.tsx';
import { Taoists } from './standees.tsx';
import { VillageTile } from './tile.tsx';
import { useGame } from './use-game.ts';
import { useGeometry } from './use-geometry.ts';

/** The board in play: it can be brought nearer. */
export function Board() {
  const { moon } = useGame();
  return (
    <Camera ground={moon === null ? boardUrl : moonBoardUrl}>
      <BoardDrawn />
    </Camera>
  );
}

/** All that lies on the board, or a part of it. Below it lies its painting. */
export function BoardDrawn({ crop = `0 0 ${BOARD} ${BOARD}`, ground = false }: { crop?: string; ground?: boolean }) {
  const words = useWords();
  const g = useGame();
  const { session } = useTable();
  const chosen = frameIn(session.look.view.stack, exorcise)?.chosen ?? [];
  const { icon } = useGeometry();
  return (
    <svg className="gs-board" viewBox={crop} aria-label={words.say('ghosts.board')}>
      <Defs />
      {ground && <image href={g.moon === null ? boardUrl : moonBoardUrl} width={BOARD} height={BOARD} />}
      {SIDES.map((side) => (
        <ArmOf key={side} side={side} g={g} />
      ))}
      {SPACES.map((space) => {
        const [x, y] = icon(space);
        return (
          <g key={space} className="gs-icon">
            <circle cx={x} cy={y} r="10" fill="#140e26" stroke="#8f78c8" strokeWidth="1.4" />
            <circle cx={x} cy={y} r="3" fill="#8f78c8" opacity=".7" />
          </g>
        );
      })}
      {PLACES.map((place) => (
        <VillageTile key={place} place={place} g={g} />
      ))}
      {SPACES.map((space) => (
        <GhostSpace key={space} space={space} g={g} chosen={chosen.includes(space)} />
      ))}
      {SPACES.map((space) => (
        <Figure key={space} space={space} on={g.figures[space] === ON_ICON} />
      ))}
      <SuLing g={g} />
      {g.moon !== null && RECEPTACLE_IDS.map((id, index) => <Receptacle key={id} index={index} g={g} />)}
      <Taoists g={g} />
      <Omens />
      <BarrierLight g={g} />
      <Spotlight g={g} />
      <Stamps />
    </svg>
  );
}

/** Gradients of lacquer, glow, paper: one drawing for every card. */
export function Defs() {
  return (
    <defs>
      {LACQUER.map(([light, deep], index) => (
        <linearGradient key={light} id={`gs-lacquer-${index}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={deep} />
        </linearGradient>
      ))}
      {RIM.map((rim, index) => (
        <radialGradient key={rim} id={`gs-glow-${index}`} cx=".5" cy=".5" r=".5">
          <stop offset="0" stopColor="#fff" stopOpacity=".34" />
          <stop offset=".45" stopColor={rim} stopOpacity=".3" />
          <stop offset="1" stopColor={rim} stopOpacity="0" />
        </radialGradient>
      ))}
      <linearGradient id="gs-paper" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#f1e6c9" />
        <stop offset="1" stopColor="#cdb98a" />
      </linearGradient>
      <linearGradient id="gs-haunted" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#4a3378" />
        <stop offset="1" stopColor="#170d2c" />
      </linearGradient>
      <radialGradient id="gs-sphere" cx=".35" cy=".28" r=".8">
        <stop offset="0" stopColor="#fff" stopOpacity=".7" />
        <stop offset=".4" stopColor="#fff" stopOpacity=".1" />
        <stop offset="1" stopColor="#000" stopOpacity=".45" />
      </radialGradient>
      <radialGradient id="gs-violet" cx=".5" cy=".5" r=".5">
        <stop offset="0" stopColor="#c9a2ff" stopOpacity=".8" />
        <stop offset="1" stopColor="#b98cf0" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="gs-moonlight" cx=".5" cy=".5" r=".5">
        <stop offset="0" stopColor="#fff6c8" stopOpacity=".85" />
        <stop offset="1" stopColor="#fff6c8" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="gs-ice" cx=".5" cy=".5" r=".5">
        <stop offset="0" stopColor="#dff6ff" stopOpacity=".8" />
        <stop offset="1" stopColor="#8fd0ff" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

/**
 * A board beside the village with the name of its power: a press chooses it where the question is which board; else it reads it, and says what
 * its power costs before that is used.
 */
function ArmOf({ side, g }: { side: Side; g: Table }) {
  const words = useWords();
  const board = g.boards[side];
  const thing = useThing(`board:${COLOURS[board?.colour ?? 0]}`);
  const { show } = useInspected();
  const { decision } = useTable().session.look.view;
  const isChosen = thing.can && decision !== yang.steps.act;
  const arm = useGeometry().arm(side);
  if (board === undefined) return null;
  const rim = rimOf(board.colour);
  const { x, y, width, height, label, turn } = arm;
  const works = isPowerActive(g, side);
  const possessed = board.qi === 0;
  const ink = works ? rim : '#e4e0ee';
  const element = ELEMENTS[board.colour] ?? 'moon';
  const name = words.say('ghosts.power', { power: board.power });
  const text = possessed ? words.say('ghosts.possessed', { power: board.power }) : name;
  const half = text.length * 4.5 + 20;
  const active = g.active === side && g.turn > 0;
  return (
    <g
      {...thing.props}
      {...readable(
        () => show({ kind: 'board', side }),
        words.say('ghosts.readBoard', { power: board.power }),
        isChosen,
      )}
      className={`gs-arm ${thing.at ? 'at' : ''} ${isPlayed(g, side) ? '' : 'neutral'}`}
    >
      {thing.can && (
        <rect className="can gs-halo" x={x - 6} y={y - 6} width={width + 12} height={height + 12} rx="18" />
      )}
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="14"
        fill={lacquerOf(board.colour).deep}
        stroke={rim}
        strokeWidth={active ? 4 : 2}
      />
      <rect x={x + 5} y={y + 5} width={width - 10} height={height - 10} rx="10" fill="none" stroke={rim} opacity=".4" />
      <g transform={`translate(${label[0]} ${label[1]}) rotate(${turn})`} className="gs-power">
        <g className="gs-grows">
          <g className="gs-lo">
            <Inked name={works ? element : 'silenced'} x={-half} y={-5} size={17} color={ink} />
            <text fill={ink}>{text}</text>
            <Inked name={works ? element : 'silenced'} x={half} y={-5} size={17} color={ink} />
          </g>
          {/* On a small board the sign alone says that a power is lost. */}
          <g className="gs-hi">
            {!works && <Inked name="silenced" x={name.length * 4 + 14} y={-4} size={17} color={ink} />}
            <text fill={ink} y="2">
              {name}
            </text>
          </g>
        </g>
      </g>
      <PowerTokens g={g} side={side} />
      <rect className="gs-at" x={x - 5} y={y - 5} width={width + 10} height={height + 10} rx="17" />
    </g>
  );
}

/** The power tokens that a Taoist holds lie on the board, at the beginning of the line with its power. */
function PowerTokens({ g, side }: { g: Table; side: Side }) {
  const { x, y, label, turn } = useGeometry().arm(side);
  const [left, top] = turn === 0 ? [x + 24, label[1] - 6] : [label[0], y + 24];
  const held = g.boards[side]?.powerTokens ?? 0;
  if (held === 0) return null;
  return (
    <g transform={`translate(${left} ${top})`} className="gs-token">
      <g className="gs-grows">
        <circle r="13" fill="#2a1c50" stroke="#d6b7ff" strokeWidth="2" />
        <Inked name="power-ring" x={0} y={0} size={18} color="#e9dcff" />
        {held > 1 && (
          <text className="gs-count" x="14" y="11">
            {held}
          </text>
        )}
      </g>
    </g>
  );
}

/** A haunting figure that has stepped onto its icon. */
function Figure({ space, on }: { space: number; on: boolean }) {
  const [x, y] = useGeometry().icon(space);
  if (!on) return null;
  return (
    <g className="gs-figure">
      <circle cx={x} cy={y - 4} r="26" fill="url(#gs-violet)" />
      <Drawn piece="haunter" x={x} y={y - 5} width={40} height={45} />
    </g>
  );
}

function SuLing({ g }: { g: Table }) {
  const thing = useThing('suLing');
  const { icon } = useGeometry();
  const at = g.moon?.suLing ?? NONE;
  if (at === NONE) return null;
  const [x, y] = icon(at);
  return (
    <g {...thing.props} className="gs-suling" style={{ transform: `translate(${x}px, ${y - 6}px)` }}>
      <circle r="32" fill="url(#gs-moonlight)" />
      {thing.can && <circle className="can" r="26" fill="none" stroke="#ffe08a" strokeWidth="4" />}
      <Drawn piece="su-ling" x={0} y={0} width={36} height={57} />
    </g>
  );
}

function Receptacle({ index, g }: { index: number; g: Table }) {
  const thing = useThing(`receptacle:${RECEPTACLE_IDS[index]}`);
  const [x, y] = useGeometry().receptacle(index);
  const full = g.moon?.receptacles[index] === 1;
  return (
    <g {...thing.props} transform={`translate(${x} ${y})`} className="gs-receptacle">
      <circle r="46" fill="transparent" />
      {thing.can && <circle className="can gs-halo" r="50" />}
      {full && (
        <>
          <circle r="44" fill="url(#gs-ice)" />
          <Drawn piece="moon-crystal" x={0} y={0} width={34} height={59} />
        </>
      )}
    </g>
  );
}
