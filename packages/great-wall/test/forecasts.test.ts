/** Whatever a screen foretells is put to the proof: it is let happen on a copy while everybody else declines, and then compared. */

import type { Forecast, Pending, Stream } from '@jade/engine';
import { advance, answer, at, below, configure, expectOk, setUp, stream } from '@jade/engine';
import { nothingForetold, proveStep } from '@jade/engine/kit';
import { afterAll, describe, expect, it } from 'vitest';
import { greatWall } from '../index.ts';
import { PLAYED } from '../proofs/played.ts';
import { PROOFS } from '../proofs.ts';
import { chooseCommand } from '../rules/autumn.ts';
import { rules } from '../rules/define.ts';
import { NO, PAID, PASS, STOP } from '../rules/keys.ts';
import { adjust } from '../rules/payment.ts';
import { playersInTea } from '../rules/treasury.ts';
import { window } from '../rules/window.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf } from '../state.ts';

const SITTINGS = [
  ...[2, 3, 4].map((players) => ({ mode: 'competitive', players })),
  { mode: 'solo', players: 1 },
  ...[2, 3, 4].map((players) => ({ mode: 'cooperative', players })),
];
const GAMES = 5;
/** Everything is proved at one decision in so many, and whatever a window is about at each. */
const EVERY = 7;
const ABOUT_WINDOWS: ReadonlySet<string> = new Set(['played', 'paidChi', 'built', 'assault', 'killed']);

const IDLE = [PASS, STOP, NO, PAID];

const MORE_ADVISORS = 3;

/** A game in which every player has some more Active Advisors, so that every card that changes a forecast comes up soon. */
function inGoodCompany(wishes: (typeof SITTINGS)[number], seed: string): GreatWall {
  const g = setUp(greatWall, expectOk(configure(greatWall, { ...wishes, seed })));
  for (let now = advance(rules, g); now !== null && now.name !== chooseCommand.start; now = advance(rules, g)) {
    const { seat, options } = at(now.questions, 0);
    answer(rules, g, now, seat, at(options, 0));
  }
  for (const who of playersInTea(g)) clanOf(g, who).active.push(...g.advisorDeck.splice(0, MORE_ADVISORS));
  return g;
}

/** Plays with some purpose, so that there is something to foretell. */
function busy({ questions }: Pending, random: Stream): { seat: Faction; key: string } {
  const { seat, options } = at(questions, below(random, questions.length));
  const busily = options.filter((key) => !IDLE.includes(key));
  const choices = busily.length > 0 && below(random, 5) > 0 ? busily : options;
  return { seat, key: at(choices, below(random, choices.length)) };
}

const all = nothingForetold();

describe('What a screen foretells comes so (GW-WINTER-3, GW-ACT-6, GW-OVER-4, GW-TAC-3, GW-DEFEAT-7)', () => {
  it.each(SITTINGS)('in random games: $mode, $players', (wishes) => {
    for (let game = 1; game <= GAMES; game++) {
      const seed = `foretold ${game}`;
      const random = stream(seed, 'busy');
      const g = inGoodCompany(wishes, seed);
      let now = advance(rules, g);
      for (let seq = 0; now !== null; seq++) {
        const isWindow = now.name === window.steps.ask || now.name === adjust.start;
        const which = (forecast: Forecast) => seq % EVERY === 0 || (isWindow && ABOUT_WINDOWS.has(forecast.when));
        if (seq % EVERY === 0 || isWindow)
          proveStep(greatWall, PROOFS, { game: g, pending: now, seq }, all, `${g.mode}, ${g.seats}, ${seed}`, which);
        const { seat, key } = busy(now, random);
        now = answer(rules, g, now, seat, key);
      }
    }
    expect(all.wrong).toEqual([]);
  });

  it('and nothing that is foretold went without a proof', () => {
    const kinds = [...Object.keys(PROOFS), ...PLAYED.map((words) => `wall.then.${words}`)];
    expect(kinds.filter((kind) => !all.proved.has(kind))).toEqual([]);
  });

  afterAll(() => {
    console.info([...all.proved].map(([kind, count]) => `${kind} ${count}`).join(', '));
  });
});
