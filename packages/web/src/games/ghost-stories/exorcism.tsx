/** The exorcism: before the roll what it needs and how likely it is, after it what the dice gave and what it would cost. */

import type { GhostStories, Outlook, Space } from '@jade/ghost-stories/screen';
import {
  attemptOf,
  BARRIER_SIDE,
  COLOURS,
  CRYSTAL,
  captors,
  coinKind,
  coinSide,
  ghostOf,
  isImmune,
  NONE,
  needsOf,
  outlook,
  priceOf,
  prospectOf,
  stonesOf,
  whitesFor,
} from '@jade/ghost-stories/screen';
import { useMemo } from 'react';
import { Sign as Mark } from '../../art/icon.tsx';
import { useTable } from '../../shell/at-table.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Piece, Tao } from './art.tsx';
import { DiceRow } from './dice.tsx';
import { useInspected } from './inspect.tsx';
import { useGame } from './use-game.ts';

export function RollPanel() {
  const words = useWords();
  const g = useGame();
  const { session, keys } = useTable();
  const { view } = session.look;
  const attempt = useMemo(() => attemptOf(view.stack), [view]);
  const foreseen = useMemo(
    () => (attempt === null && keys.includes('exorcise') ? outlook(g, g.active) : null),
    [attempt, keys, g],
  );
  const past = attempt === null && foreseen === null && g.dice.length > 0 && !isRolling(view.stack);
  const title =
    attempt !== null
      ? 'ghosts.roll'
      : foreseen !== null
        ? 'ghosts.beforeRoll'
        : past
          ? 'ghosts.lastRoll'
          : 'ghosts.dice';
  return (
    <section
      className={`panel hair gs-roll ${attempt !== null || foreseen !== null ? 'busy' : ''} ${past ? 'past' : ''}`}
    >
      <div className="ph">
        <h2>{words.say(title)}</h2>
        {foreseen !== null && (
          <span className="meta num">{words.say('ghosts.diceCount', { count: foreseen.dice })}</span>
        )}
      </div>
      <DiceRow g={g} fresh={foreseen?.dice ?? null} />
      <Captors g={g} />
      {attempt !== null && <Attempted g={g} attempt={attempt} />}
      {foreseen !== null && <Foreseen g={g} foreseen={foreseen} />}
    </section>
  );
}

function isRolling(stack: readonly { readonly at: string }[]): boolean {
  return stack.some(({ at }) => at.startsWith('rollTao.') || at.startsWith('exorcise.'));
}

/** Who holds the dice that are missing. */
function Captors({ g }: { g: GhostStories }) {
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
function GhostName({ g, space }: { g: GhostStories; space: Space }) {
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
function Needs({ g, space }: { g: GhostStories; space: Space }) {
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
function Success({ g, space, silent }: { g: GhostStories; space: Space; silent: boolean }) {
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

function Foreseen({ g, foreseen }: { g: GhostStories; foreseen: Outlook }) {
  const words = useWords();
  const { targets, chances, any, purse } = foreseen;
  const percent = (chance: number) => Math.round(chance * 100);
  return (
    <div className="gs-aims">
      <ul>
        {targets.map((space, index) => (
          <li key={space}>
            <div className="h">
              <GhostName g={g} space={space} />
              <b className="num">{words.say('ghosts.percent', { percent: percent(chances[index] ?? 0) })}</b>
            </div>
            <div className="v">
              <Needs g={g} space={space} />
              <span className="gs-odds">
                <i style={{ width: `${percent(chances[index] ?? 0)}%` }} />
              </span>
            </div>
            <Success g={g} space={space} silent={false} />
          </li>
        ))}
      </ul>
      <p>
        {words.say(purse.length === 0 ? 'ghosts.purse.empty' : 'ghosts.purse')} <Coins g={g} coins={purse} />
      </p>
      <p>
        {words.say('ghosts.failure', { percent: 100 - percent(any) })} <RuleChip rule="GS-EXORCISM-9" />
      </p>
    </div>
  );
}

/** Tokens with whose they are. */
function Coins({ g, coins }: { g: GhostStories; coins: readonly number[] }) {
  const words = useWords();
  const { session } = useTable();
  const kinds = [...new Set(coins)];
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

function Attempted({ g, attempt }: { g: GhostStories; attempt: NonNullable<ReturnType<typeof attemptOf>> }) {
  const words = useWords();
  const { targets, chosen, paid } = attempt;
  const kind = attempt.kind === 'barrier' ? 'barrier' : 'tile';
  const silent = attempt.kind !== 'tile';
  const left = targets.filter((space) => (g.ghosts[space] ?? NONE) !== NONE);
  const all = left.length > 1 ? prospectOf(g, attempt, left) : null;
  return (
    <div className="gs-aims">
      <ul>
        {left.map((space) => {
          const prospect = prospectOf(g, attempt, [space]);
          const { coins, from, fixed, barred } = prospect;
          const price = priceOf(g, attempt, [space]);
          const whites = whitesFor(g, space).map((colour) => COLOURS[colour] ?? '');
          const state = barred ? 'barred' : coins === null ? 'short' : coins === 0 ? 'falls' : 'costs';
          return (
            <li key={space} className={`${state} ${chosen.includes(space) ? 'on' : ''}`}>
              <div className="h">
                <GhostName g={g} space={space} />
                <b>
                  {chosen.includes(space)
                    ? words.say('ghosts.chosen')
                    : words.say(`ghosts.verdict.${state}`, {
                        price: price === null ? '' : words.say('ghosts.price', { ...price }),
                      })}
                </b>
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
      {all !== null && (
        <p>
          {all.coins === null
            ? words.say('ghosts.notTogether')
            : words.say('ghosts.together', {
                count: all.coins,
                price: words.say('ghosts.price', { ...priceOf(g, attempt, left) }),
              })}{' '}
          {all.from.length > 0 && <Coins g={g} coins={all.from} />} <RuleChip rule="GS-EXORCISM-7" />
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
