/** The peddler, who comes once to everybody (LM-PEDDLER-1). */

import type { Answer, Seat } from '@jade/engine';
import { begin, done, frame, refuse, tell } from '@jade/engine';
import type { LanternMarket } from '../state.ts';
import { merchantAt } from '../state.ts';
import { chooseLantern } from './choose.ts';
import { decision, offer } from './define.ts';
import { discard, drawLanterns } from './hands.ts';
import { choicesAmong, LANTERN, lanternOf, PEDDLER } from './keys.ts';

const ONLY_PEDDLER = [PEDDLER] as const;
const NOTHING = [] as const;
const lanternsToGive = choicesAmong();

// LM-PEDDLER-1
offer('peddler', {
  rule: 'LM-PEDDLER-1',
  options: (g, seat, asked) => (canMeetPeddler(g, seat, asked) ? ONLY_PEDDLER : NOTHING),
  candidates: () => ONLY_PEDDLER,
  refusal: (g, seat) => refuse('LM-PEDDLER-1', merchantAt(g, seat).peddlerCame ? 'peddlerCame' : 'notWhileChoosing'),
  take: (_, seat) => begin(givePeddler, { seat }),
});

function canMeetPeddler(g: LanternMarket, seat: Seat, asked: { at: string; answers?: Answer[] }): boolean {
  if (asked.at !== chooseLantern.start || merchantAt(g, seat).peddlerCame || merchantAt(g, seat).hand.length === 0)
    return false;
  return !asked.answers?.some((given) => given.seat === seat) && g.pile.length > 0;
}

export const givePeddler = decision('givePeddler', frame<{ seat: Seat }>(), {
  rule: 'LM-PEDDLER-1',
  deliberate: true,
  decider: (_, f) => f.seat,
  options: (g, f) => lanternsToGive(merchantAt(g, f.seat).hand),
  candidates: () => LANTERN.of,
  refusal: () => refuse('LM-PEDDLER-1', 'notInHand'),
  resolve(g, f, key) {
    merchantAt(g, f.seat).peddlerCame = true;
    discard(g, f.seat, lanternOf(key));
    tell('LM-PEDDLER-1', 'peddler', { seat: f.seat, lantern: lanternOf(key) });
    drawLanterns(g, f.seat, 1);
    return done;
  },
});
