/** The exorcism: before the roll what it needs and how likely it is, after it what the dice gave and what it would cost. */

import type { Forecast, Phrase } from '@jade/engine';
import { frameIn } from '@jade/engine';
import type { Attempt, Space, Table } from '@jade/ghost-stories/screen';
import {
  BARRIER_SIDE,
  COLOURS,
  CRYSTAL,
  captors,
  coinKind,
  coinSide,
  EXORCISE,
  exorcise,
  exorcismRoll,
  ghostOf,
  isImmune,
  isTaoOff,
  NONE,
  needsOf,
  prospectOf,
  purseOf,
  rollTao,
  SPACE_KEYS,
  stonesOf,
  targetsLeft,
  togetherText,
  verdictOf,
  whitesFor,
} from '@jade/ghost-stories/screen';
import { sayPhrase } from '@jade/words';
import { Sign as Mark } from '../../art/icon.tsx';
import { useTable } from '../../shell/at-table.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Piece, Tao } from './art.tsx';
import { DiceRow } from './dice.tsx';
import { useInspected } from './inspect.tsx';
import { Sentence } from './sentence.tsx';
import { useGame, useOdds, useView } from './use-game.ts';

export function RollPanel() {
  const words = useWords();
  const g = useGame();
  const { stack } = useView();
  const attempt = frameIn(stack, exorcise);
  const foreseen = useOdds();
  const isForeseen = foreseen.length > 0;
  const dice = isForeseen ? exorcismRoll(g).count : null;
  const past = attempt === null && !isForeseen && g.dice.length > 0 && frameIn(stack, rollTao) === null;
  const title =
    attempt !== null ? 'ghosts.roll' : isForeseen ? 'ghosts.beforeRoll' : past ? 'ghosts.lastRoll' : 'ghosts.dice';
  return (
    <section className={`panel hair gs-roll ${attempt !== null || isForeseen ? 'busy' : ''} ${past ? 'past' : ''}`}>
      <div className="ph">
        <h2>{words.say(title)}</h2>
        {dice !== null && <span className="meta num">{words.say('ghosts.diceCount', { count: dice })}</span>}
      </div>
      <DiceRow g={g} fresh={dice} />
      <Captors g={g} />
      {attempt !== null && <Attempted g={g} attempt={attempt} />}
      {isForeseen && <Foreseen g={g} foreseen={foreseen} />}
    </section>
  );
}

/** Who holds the dice that are missing. */
function Captors({ g }: { g: Table }) {
  const words = useWords();
  const ghosts = captors(g).flatMap((space) => {
    const card = g.ghosts[space] ?? NONE;
    return card === NONE ? [] : [ghostOf(card).id];
  });
  if (ghosts.length === 0) return null;
  return (
    <p className="gs-captors">
      {words.say('ghosts.capturedBy', { ghost: ghosts, count: ghosts.length })} <RuleChip rule="GS-ABIL-4" />
    </p>
  );
}

/** Name of a target; pressing it tells all about the ghost. */
function GhostName({ g, space }: { g: Table; space: Space }) {
  const words = useWords();
  const { show } = useInspected();
  const card = g.ghosts[space] ?? NONE;
  if (card === NONE) return null;
  return (
    <button type="button" className="gs-target" onClick={() => show({ kind: 'ghost', card, space })}>
      {words.say(`ghost.${ghostOf(card).id}`)}
    </button>
  );
}

/** What a ghost needs, bead by bead. */
function Needs({ g, space }: { g: Table; space: Space }) {
  const words = useWords();
  const needs = needsOf(g, space);
  return (
    <span className="gs-needs">
      {needs.flatMap(({ colour, printed, now }) =>
        Array.from({ length: printed }, (_, index) => index).map((index) => (
          <Tao key={`${colour}-${index}`} colour={colour} size={22} off={index >= now} />
        )),
      )}
      <span className="unseen">
        {words.say('ghosts.needs', { count: needs.reduce((sum, { now }) => sum + now, 0) })}
      </span>
      {isImmune(g, space) && <span className="gs-tag">{words.say('ghosts.noDice')}</span>}
    </span>
  );
}

/** What happens when it falls: its right stone, in short. */
function Success({ g, space, silent }: { g: Table; space: Space; silent: boolean }) {
  const words = useWords();
  const card = g.ghosts[space] ?? NONE;
  if (card === NONE) return null;
  const gains = silent ? [] : stonesOf(card).filter(({ stone }) => stone === 'right');
  return (
    <span className="gs-then">
      {gains.length === 0
        ? words.say('ghosts.success.nothing')
        : words.say('ghosts.success', { ability: gains.map(({ ability }) => ability) })}
    </span>
  );
}

function Foreseen({ g, foreseen }: { g: Table; foreseen: readonly Forecast[] }) {
  const words = useWords();
  const purse = purseOf(g, g.active);
  return (
    <div className="gs-aims">
      <ul>
        {foreseen.map(({ about, params: { percent = 0 } }) => {
          if (!SPACE_KEYS.has(about)) return null;
          const space = SPACE_KEYS.index(about);
          return (
            <li key={about}>
              <div className="h">
                <GhostName g={g} space={space} />
                <b className="num">{words.say('ghosts.percent', { percent })}</b>
              </div>
              <div className="v">
                <Needs g={g} space={space} />
                <span className="gs-odds">
                  <i style={{ width: `${percent}%` }} />
                </span>
              </div>
              <Success g={g} space={space} silent={false} />
            </li>
          );
        })}
      </ul>
      <p>
        {words.say(isTaoOff(g) ? 'ghosts.purse.off' : purse.length === 0 ? 'ghosts.purse.empty' : 'ghosts.purse')}{' '}
        <Coins g={g} coins={purse} />
      </p>
      {foreseen.map(
        (forecast) =>
          forecast.about === EXORCISE && (
            <p key={forecast.about}>
              <Sentence line={forecast} />
            </p>
          ),
      )}
    </div>
  );
}

/** Tokens with whose they are. */
function Coins({ g, coins }: { g: Table; coins: readonly number[] }) {
  const words = useWords();
  const { session } = useTable();
  const kinds = [...new Set(coins)];
  if (kinds.length === 0) return null;
  return (
    <span className="gs-coins">
      {kinds.map((one) => {
        const count = coins.filter((other) => other === one).length;
        const side = coinSide(one);
        const board = g.boards[side];
        const owner =
          side === BARRIER_SIDE || board === undefined
            ? words.say('ghosts.ofBarrier')
            : board.seat === session.viewer
              ? words.say('ghosts.yours')
              : words.say('ghosts.of', { seat: board.seat });
        return (
          <span key={one} className="gs-coin num">
            {count > 1 && words.say('ghosts.times', { count })}
            {coinKind(one) === CRYSTAL ? (
              <Piece piece="moon-crystal" size={22} />
            ) : (
              <Tao colour={coinKind(one)} size={22} />
            )}
            {owner}
          </span>
        );
      })}
    </span>
  );
}

/** The last word of a verdict's key names its colours. */
function stateOf({ key }: Phrase): string {
  return key.slice(key.lastIndexOf('.') + 1);
}

function Attempted({ g, attempt }: { g: Table; attempt: Attempt }) {
  const words = useWords();
  const { chosen, paid } = attempt;
  const kind = attempt.kind === 'barrier' ? 'barrier' : g.moon === null ? 'tile' : 'moon';
  const silent = attempt.kind !== 'tile';
  const left = targetsLeft(g, attempt);
  const together = togetherText(g, attempt);
  return (
    <div className="gs-aims">
      <ul>
        {left.map((space) => {
          const { from, fixed } = prospectOf(g, attempt, [space]);
          const whites = whitesFor(g, space).map((colour) => COLOURS[colour] ?? '');
          const verdict = verdictOf(g, attempt, space);
          const state = stateOf(verdict);
          return (
            <li key={space} className={`${state} ${chosen.includes(space) ? 'on' : ''}`}>
              <div className="h">
                <GhostName g={g} space={space} />
                <b>{chosen.includes(space) ? words.say('ghosts.chosen') : sayPhrase(words, verdict)}</b>
              </div>
              <div className="v">
                <Needs g={g} space={space} />
                {from.length > 0 && (
                  <>
                    <Mark name="plus" size={12} />
                    <Coins g={g} coins={from} />
                    {!fixed && <span className="gs-tag">{words.say('ghosts.orOthers')}</span>}
                  </>
                )}
              </div>
              {whites.length > 0 && state !== 'barred' && (
                <span className="gs-then">{words.say('ghosts.whiteFor', { colour: whites })}</span>
              )}
              {(state === 'falls' || state === 'costs') && <Success g={g} space={space} silent={silent} />}
            </li>
          );
        })}
      </ul>
      {together !== null && (
        <p>
          {sayPhrase(words, together)} <Coins g={g} coins={prospectOf(g, attempt, left).from} />{' '}
          <RuleChip rule={together.rule} />
        </p>
      )}
      {paid.length > 0 && (
        <p>
          {words.say('ghosts.laidOut')} <Coins g={g} coins={paid} />
        </p>
      )}
      <p>
        {words.say('ghosts.nothingSpent', { kind })}{' '}
        <RuleChip rule={kind === 'barrier' ? 'WM-BARRIER-4' : 'GS-EXORCISM-9'} />
      </p>
    </div>
  );
}
