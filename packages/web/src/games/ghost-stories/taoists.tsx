/** The Taoists: Qi, Tao, Yin-Yang, Buddhas, power, artefacts. Neutral boards have a panel, too. */

import { seat } from '@jade/engine';
import type { Board, Side, Table } from '@jade/ghost-stories/screen';
import {
  ALL_COLOURS,
  ARTEFACT_IDS,
  COLOURS,
  difficultyOf,
  heldThing,
  isMantraGone,
  isPlayed,
  isPowerActive,
  playersIn,
  SIDES,
  TAO_KEYS,
  TILE_IDS,
} from '@jade/ghost-stories/screen';
import { memo } from 'react';
import { ARTEFACT_ICONS } from '../../../art/ghost-icons.ts';
import { useTable } from '../../shell/at-table.tsx';
import { Changed } from '../../shell/changed.tsx';
import { SeatPresence } from '../../shell/presence.tsx';
import { useWords } from '../../words/words.tsx';
import { ColourEmblem, Piece, Sign, Tao } from './art.tsx';
import { useInspected } from './inspect.tsx';
import { useGame } from './use-game.ts';

export function TaoistPanels() {
  const g = useGame();
  return SIDES.map((side) => <TaoistPanel key={side} side={side} g={g} />);
}

function TaoistPanel({ side, g }: { side: Side; g: Table }) {
  const words = useWords();
  const { session } = useTable();
  const { show } = useInspected();
  const board = g.boards[side];
  if (board === undefined) return null;
  const { view } = session.look;
  const played = isPlayed(g, side);
  const sitter = played ? session.info.sitters[board.seat] : undefined;
  const dead = board.qi === 0;
  const isAsked = played && view.waitingFor.includes(seat(board.seat));
  const hasTurn = g.active === side && g.turn > 0;
  const name = sitter?.name ?? words.say('ghosts.neutral', { board: COLOURS[board.colour] ?? '' });
  const works = isPowerActive(g, side);
  const gone = isMantraGone(g, side);
  const power = (
    <button type="button" className={`gs-pw ${works ? '' : 'off'}`} onClick={() => show({ kind: 'board', side })}>
      {dead && `${where()},`}
      <Sign name={works ? 'scroll-unfurled' : 'silenced'} size={15} />
      {words.say(`power.${board.power}`)}
      {(!works || gone) && <i>{words.say(dead || gone ? 'ghosts.lostPower' : 'ghosts.off')}</i>}
    </button>
  );
  return (
    <section
      className={`panel seat gs-seat s${board.colour + 1} ${isAsked ? 'active' : ''} ${dead ? 'dead' : ''} ${played ? '' : 'neutral'}`}
      aria-label={name}
    >
      <div className="gs-pt">
        <ColourEmblem colour={board.colour} size={dead ? 28 : 38} />
        <div className="gs-pn">
          <b>{name}</b>
          {played && <SeatPresence seat={board.seat} />}
          {dead ? power : <span>{where()}</span>}
        </div>
        {hasTurn ? (
          <span className={`tag ${isAsked ? '' : 'mute'}`}>{words.say(turnTag())}</span>
        ) : (
          isAsked && <span className="tag">{words.say('ghosts.decides')}</span>
        )}
      </div>
      {!dead && <Means board={board} g={g} />}
      {played && !dead && <Tokens board={board} />}
      {!dead && power}
      {!dead && works && !gone && <p className="gs-does">{words.say(`power.${board.power}.line`)}</p>}
    </section>
  );

  function turnTag(): string {
    if (!isAsked) return 'ghosts.active';
    return session.viewer === board?.seat ? 'seat.yourTurn' : 'seat.turn';
  }

  function where(): string {
    if (board === undefined) return '';
    if (!played) return words.say(dead ? 'ghosts.isPossessed' : 'ghosts.neutral.line');
    if (dead) return words.say('ghosts.dead');
    const tile = TILE_IDS[g.village[board.place] ?? 0] ?? '';
    const at = words.say(board.lying ? 'ghosts.liesAt' : 'ghosts.at', { tile });
    return sitter?.kind === 'bot' ? words.say('ghosts.bot', { at, level: words.say(`bot.level.${sitter.level}`) }) : at;
  }
}

/** Qi as hearts, and the Yin-Yang. */
const Means = memo(function Means({ board, g }: { board: Board; g: Table }) {
  const words = useWords();
  const most = Math.max(board.qi, board.seat < 0 ? 3 : difficultyOf(g.level, playersIn(g)).startQi);
  return (
    <div className="gs-qi" data-about={heldThing('qi', board.colour)}>
      <span className="unseen">{words.say('ghosts.qi', { qi: board.qi })}</span>
      <Changed value={board.qi}>
        {Array.from({ length: most }, (_, index) => index).map((index) => (
          <Sign key={index} name="hearts" size={23} className={index < board.qi ? 'full' : 'none'} />
        ))}
      </Changed>
      <span className="grow" />
      {board.seat >= 0 && (
        <span className={`gs-yy ${board.yinYang ? '' : 'none'}`} data-about={heldThing('yinYang', board.colour)}>
          <Sign name="yin-yang" size={24} />
          <span className="unseen">{words.say(board.yinYang ? 'ghosts.yinYang' : 'ghosts.noYinYang')}</span>
        </span>
      )}
    </div>
  );
});

/** Everything a Taoist holds. */
const Tokens = memo(function Tokens({ board }: { board: Board }) {
  const words = useWords();
  const { show } = useInspected();
  const repeat = (count: number) => Array.from({ length: count }, (_, index) => index);
  const none = board.tao.every((count) => count === 0) && board.buddhas + board.powerTokens + board.crystals === 0;
  return (
    <div className="gs-tokens">
      <Changed value={board.tao.reduce((sum, count) => sum + count, 0)}>
        {ALL_COLOURS.flatMap((colour) =>
          repeat(board.tao[colour] ?? 0).map((index) => (
            <span key={`${colour}-${index}`} data-about={TAO_KEYS.of[colour]}>
              <Tao colour={colour} size={26} />
              <span className="unseen">{words.say(`what.${COLOURS[colour]}`)}</span>
            </span>
          )),
        )}
      </Changed>
      {repeat(board.buddhas).map((index) => (
        <span key={`b${index}`} data-about={heldThing('buddha', board.colour)}>
          <Piece piece="buddha" size={30} />
          <span className="unseen">{words.say('ghosts.buddha')}</span>
        </span>
      ))}
      {repeat(board.crystals).map((index) => (
        <span key={`c${index}`} data-about={heldThing('crystal', board.colour)}>
          <Piece piece="moon-crystal" size={28} />
          <span className="unseen">{words.say('what.crystal')}</span>
        </span>
      ))}
      {repeat(board.powerTokens).map((index) => (
        <span key={`p${index}`} className="gs-ring" data-about={heldThing('powerToken', board.colour)}>
          <Sign name="power-ring" size={20} />
          <span className="unseen">{words.say('ghosts.powerToken')}</span>
        </span>
      ))}
      {board.artefacts.map((artefact) => {
        const id = ARTEFACT_IDS[artefact] ?? '';
        return (
          <button key={id} type="button" className="gs-art" onClick={() => show({ kind: 'artefact', artefact })}>
            <Sign name={ARTEFACT_ICONS[id as 'fireworks']} size={14} />
            {words.say(`artefact.${id}`)}
          </button>
        );
      })}
      {none && board.artefacts.length === 0 && <span className="gs-none">{words.say('ghosts.noTokens')}</span>}
    </div>
  );
});

/** The Taoists in one line, for small screens. */
export function TaoistStrip() {
  const words = useWords();
  const g = useGame();
  const { session } = useTable();
  const { show } = useInspected();
  return (
    <div className="strip gs-strip">
      {SIDES.map((side) => {
        const board = g.boards[side];
        if (board === undefined) return null;
        const name =
          session.info.sitters[board.seat]?.name ?? words.say('ghosts.neutral', { board: COLOURS[board.colour] ?? '' });
        const on =
          session.moment !== null
            ? g.active === side
            : board.seat >= 0 && session.look.view.waitingFor.includes(seat(board.seat));
        return (
          <button
            key={side}
            type="button"
            className={`sp s${board.colour + 1} ${on ? 'on' : ''} ${board.qi === 0 ? 'dead' : ''}`}
            onClick={() => show({ kind: 'board', side })}
          >
            <ColourEmblem colour={board.colour} size={26} />
            <span className="unseen">{name}</span>
            <span className="h num">
              <Sign name={board.qi === 0 ? 'coffin' : 'hearts'} size={14} className="full" />
              <Changed value={board.qi}>
                <b>{board.qi}</b>
              </Changed>
              {board.yinYang && <Sign name="yin-yang" size={14} className="yy" />}
              <span className="unseen">{words.say('ghosts.qi', { qi: board.qi })}</span>
            </span>
            <span className="t">
              {ALL_COLOURS.filter((colour) => (board.tao[colour] ?? 0) > 0).map((colour) => (
                <span key={colour} className="num">
                  <Tao colour={colour} size={15} />
                  {(board.tao[colour] ?? 0) > 1 && <b>{board.tao[colour]}</b>}
                </span>
              ))}
              {board.crystals > 0 && <Piece piece="moon-crystal" size={15} />}
              {board.buddhas > 0 && <Piece piece="buddha" size={15} />}
              {board.powerTokens > 0 && (
                <span className="num">
                  <Sign name="power-ring" size={14} className="ring" />
                  {board.powerTokens > 1 && <b>{board.powerTokens}</b>}
                  <span className="unseen">{words.say('ghosts.powerToken')}</span>
                </span>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}
