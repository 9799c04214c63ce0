/** The Mystic Barrier as a phase of its own: the way around the boards, its pool of crystals, what works in it. */

import { frameIn } from '@jade/engine';
import {
  COLOURS,
  exorcise,
  FAMILIES,
  familyOf,
  ghostOf,
  NONE,
  RECEPTACLE_IDS,
  SIDES,
  SPACES_OF,
  topAt,
} from '@jade/ghost-stories/screen';
import { useTable } from '../../shell/at-table.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { ColourEmblem, Piece } from './art.tsx';
import { Person } from './person.tsx';
import { barrierIn, useGame } from './use-game.ts';

const WORKS = [
  ['dice', 'WM-BARRIER-7', true],
  ['circle', 'WM-BARRIER-5', true],
  ['crystals', 'WM-BARRIER-4', true],
  ['tokens', 'WM-BARRIER-5', false],
  ['artefacts', 'WM-BARRIER-15', false],
  ['incarnations', 'WM-BARRIER-8', false],
  ['stones', 'WM-BARRIER-6', false],
] as const;

/** Who has had their turn in the Barrier, who has it now, who comes. */
export function BarrierOrder() {
  const words = useWords();
  const g = useGame();
  const { session } = useTable();
  const { stack } = session.look.view;
  const done = barrierIn(stack) ?? 0;
  const now = frameIn(stack, exorcise) !== null ? done - 1 : done;
  return (
    <section className="panel hair gs-order">
      <div className="ph">
        <h2>{words.say('ghosts.barrier.around')}</h2>
        <RuleChip rule="WM-BARRIER-2" />
      </div>
      <ol>
        {SIDES.map((_, index) => {
          const side = (g.active + 1 + index) % SIDES.length;
          const board = g.boards[side];
          if (board === undefined) return null;
          const ghosts = (SPACES_OF[side] ?? []).flatMap((space) => {
            const card = g.ghosts[space] ?? NONE;
            return card === NONE ? [] : [ghostOf(card).id];
          });
          const state = index < now ? 'done' : index === now ? 'now' : 'next';
          return (
            <li key={board.colour} className={state}>
              <ColourEmblem colour={board.colour} size={26} />
              <span>
                <b>{words.say(`ghosts.side`, { board: COLOURS[board.colour] ?? '' })}</b>
                <em>
                  {state === 'done'
                    ? words.say('ghosts.barrier.done')
                    : ghosts.length === 0
                      ? words.say('ghosts.barrier.free')
                      : words.say('ghosts.barrier.faces', { ghost: ghosts })}
                </em>
              </span>
              <b className="num">{state === 'done' ? '✓' : index + 1}</b>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

export function BarrierRules() {
  const words = useWords();
  return (
    <section className="panel gs-works">
      <div className="ph">
        <h2>{words.say('ghosts.barrier.works')}</h2>
      </div>
      <ul>
        {WORKS.map(([what, rule, good]) => (
          <li key={what} className={good ? 'good' : 'bad'}>
            <span aria-hidden="true">{good ? '✓' : '✕'}</span>
            {words.say(`ghosts.barrier.${what}`)}
            <RuleChip rule={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Su-Ling, who has brought it about. */
export function BarrierSuLing() {
  const words = useWords();
  return (
    <section className="panel gs-suling-panel">
      <Person who="su-ling" height={84} />
      <p>
        <b>{words.say('ghosts.suLing')}</b>
        {words.say('ghosts.barrier.suLing')} <RuleChip rule="WM-BARRIER-11" />
      </p>
    </section>
  );
}

export function BarrierPool() {
  const words = useWords();
  const g = useGame();
  const { moon } = g;
  if (moon === null) return null;
  const lying = moon.receptacles.reduce((sum, crystal) => sum + crystal, 0);
  const top = topAt(g, moon.portal);
  return (
    <section className="panel gs-pool">
      <div className="ph">
        <h2>{words.say('ghosts.barrier.pool')}</h2>
        <span className="meta">{words.say('ghosts.barrier.onePool')}</span>
      </div>
      <div>
        {moon.receptacles.map((_, index) => (
          <span key={words.say(`receptacle.${RECEPTACLE_IDS[index]}`)} className={index < lying ? '' : 'spent'}>
            <Piece piece="moon-crystal" size={36} />
          </span>
        ))}
        <p>
          {words.say('ghosts.barrier.left', { count: lying })} <RuleChip rule="WM-BARRIER-4" />
        </p>
      </div>
      <p>
        {top === null
          ? words.say('ghosts.barrier.saveAny')
          : words.say('ghosts.barrier.save', { family: FAMILIES[familyOf(top)]?.id ?? '' })}{' '}
        <RuleChip rule="WM-BARRIER-3" />
      </p>
    </section>
  );
}
