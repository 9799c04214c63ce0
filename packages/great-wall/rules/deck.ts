/** Tactic cards and Advisors as decks: drawing, discarding, refilling (GW-SCH-1, GW-TAC-1, GW-TAC-5, GW-ADV-5, GW-EMB-4). */

import { again, done, draw, frame, tell, tellSeat } from '@jade/engine';
import { ADVISOR_TRACK, HAND_LIMIT } from '../content/board.ts';
import { titleOf } from '../content/cards.ts';
import { random } from '../setup.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf } from '../state.ts';
import { decision } from './define.ts';
import { DISCARD } from './keys.ts';

/** GW-SCH-1: an empty deck is refilled; with both piles empty no card is drawn. */
export function drawTactics(g: GreatWall, who: Faction, count: number, rule: string): void {
  const drawn: string[] = [];
  while (drawn.length < count) {
    if (g.tacticDeck.length === 0) {
      g.tacticDeck = random.shuffle(g, 'tactics', g.tacticDiscard);
      g.tacticDiscard = [];
    }
    if (g.tacticDeck.length === 0) break;
    drawn.push(draw(g.tacticDeck));
  }
  if (drawn.length === 0) return;
  clanOf(g, who).tactics.push(...drawn);
  tellSeat(rule, 'drewTactics', { seat: who, count: drawn.length }, who, { cards: drawn.map(titleOf) });
}

/** GW-TAC-5 */
export function discardTactic(g: GreatWall, who: Faction, title: string): void {
  const { tactics } = clanOf(g, who);
  const index = tactics.findIndex((card) => titleOf(card) === title);
  if (index < 0) throw new Error(`seat ${who + 1} holds no ${title}`);
  g.tacticDiscard.push(...tactics.splice(index, 1));
}

/** Titles of the Tactic cards in a hand, each once. */
export function titlesHeld(g: GreatWall, who: Faction): string[] {
  const titles: string[] = [];
  for (const card of clanOf(g, who).tactics) {
    const title = titleOf(card);
    if (!titles.includes(title)) titles.push(title);
  }
  return titles.length > 1 ? titles.sort() : titles;
}

export function holdsTooMany(g: GreatWall, who: Faction): boolean {
  return clanOf(g, who).tactics.length > HAND_LIMIT;
}

/** GW-TAC-1 */
export const discardDown = decision('discardDown', frame<{ who: Faction }>(), {
  rule: 'GW-TAC-1',
  deliberate: true,
  decider: (_, f) => f.who,
  options: (g, f) => titlesHeld(g, f.who).map(DISCARD.of),
  prompt: (g, f) => ({ count: clanOf(g, f.who).tactics.length - HAND_LIMIT }),
  resolve(g, f, key) {
    const title = DISCARD.name(key);
    discardTactic(g, f.who, title);
    tell('GW-TAC-1', 'discardedTactic', { seat: f.who, tactic: title });
    return holdsTooMany(g, f.who) ? again : done;
  },
});

/** GW-ADV-5: cards slide left and the track is filled up; with no card left a slot stays empty. */
export function refillAdvisors(g: GreatWall, rule: string): void {
  while (g.advisorTrack.length < ADVISOR_TRACK) {
    if (g.advisorDeck.length === 0) {
      g.advisorDeck = random.shuffle(g, 'advisors', g.advisorDiscard);
      g.advisorDiscard = [];
    }
    if (g.advisorDeck.length === 0) return;
    const advisor = draw(g.advisorDeck);
    g.advisorTrack.push(advisor);
    tell(rule, 'advisorDealt', { card: advisor });
  }
}

/** Takes an Advisor off the track and fills it up. */
export function takeAdvisor(g: GreatWall, advisor: string): void {
  g.advisorTrack.splice(g.advisorTrack.indexOf(advisor), 1);
  refillAdvisors(g, 'GW-EMB-4');
}
