/** The Teahouse (GW-TEAH-1 to GW-TEAH-3, GW-2P-18). */

import { at, done, frame, go, refuse, tell } from '@jade/engine';
import { TEAHOUSE } from '../content/board.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf, nameOf, slotsOf } from '../state.ts';
import { procedure } from './define.ts';
import { STOP, TEA_TOP, TEA_UP } from './keys.ts';
import { modified } from './modifiers.ts';
import { deciderFor } from './treasury.ts';

/** A marker goes up by so many places, at most to the top. */
export function moveTea(g: GreatWall, who: Faction, steps: number, rule: string): void {
  const from = g.tea.indexOf(who);
  const to = Math.max(0, from - steps);
  if (to === from) return;
  g.tea.splice(from, 1);
  g.tea.splice(to, 0, who);
  tell(rule, 'teaMoved', { seat: nameOf(g, who), place: to + 1 });
}

export const teahouse = procedure('teahouse', frame<{ who: Faction }>(), {
  // GW-TEAH-3
  check: (g, f) => (g.tea[0] === f.who ? done : go('choose')),

  choose: {
    rule: 'GW-TEAH-1',
    decider: (g, f) => deciderFor(g, f.who),
    options: (g, f) => (ownsAllSlots(g, f.who) ? [TEA_UP, TEA_TOP, STOP] : [TEA_UP, STOP]),
    candidates: () => [TEA_UP, TEA_TOP, STOP],
    refusal: () => refuse('GW-TEAH-2', 'notAllSlots'),
    prompt: (g, f) => ({ steps: 1 + modified(g, f.who, 'teaSteps'), ofSeat: nameOf(g, f.who) }),
    resolve(g, f, key) {
      if (key === TEA_UP) moveTea(g, f.who, 1 + modified(g, f.who, 'teaSteps'), 'GW-TEAH-1');
      if (key === TEA_TOP) moveTea(g, f.who, g.tea.length, 'GW-TEAH-2');
      return done;
    },
  },
});

function ownsAllSlots(g: GreatWall, who: Faction): boolean {
  return at(clanOf(g, who).at, TEAHOUSE) === slotsOf(g, TEAHOUSE);
}
