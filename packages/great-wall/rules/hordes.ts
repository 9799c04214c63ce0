/** Placing Hordes, and Raids (GW-SPRING-2 to GW-SPRING-8, GW-SPRING-10). */

import { at, call, done, draw, frame, go, tell } from '@jade/engine';
import { hordeOf } from '../content/hordes.ts';
import type { Section } from '../content/terms.ts';
import { ROWS, SECTIONS, slotAt } from '../content/terms.ts';
import { random } from '../setup.ts';
import type { GreatWall } from '../state.ts';
import { procedure } from './define.ts';
import { hordesIn, sectionsInPlay } from './spots.ts';
import type { Effects } from './vocabulary.ts';
import { countIn, happened } from './window.ts';

/** The Invasion indicator of the top Horde card; with an empty deck the last one seen. */
export function invasionNow(g: Pick<GreatWall, 'hordeDeck' | 'invasion'>): Section {
  const top = g.hordeDeck[g.hordeDeck.length - 1];
  return top === undefined ? g.invasion : hordeOf(top).invasion;
}

export const placeHordes = procedure('placeHordes', frame<{ left: number }>(), {
  next(g, f) {
    if (f.left <= 0) return done;
    f.left -= 1;
    refill(g);
    if (g.hordeDeck.length === 0) return done;
    const card = draw(g.hordeDeck);
    g.invasion = hordeOf(card).invasion;
    const section = sectionFor(g);
    const row = hordesIn(g, section);
    if (row === ROWS) {
      raid(g, card, section);
      return go('next');
    }
    g.hordes[slotAt(section, row)] = card;
    tell('GW-SPRING-3', 'hordePlaced', { horde: card, section: SECTIONS[section], row: row + 1 });
    // GW-SETUP-23: nothing triggers during set-up.
    return g.season === 'setup'
      ? go('next')
      : happened(g, 'hordePlaced', { section, slot: slotAt(section, row) }, 'next');
  },
});

/** GW-SPRING-8 */
function refill(g: GreatWall): void {
  if (g.hordeDeck.length > 0 || g.hordeDiscard.length === 0) return;
  g.hordeDeck = random.shuffle(g, 'hordes', g.hordeDiscard);
  g.hordeDiscard = [];
  tell('GW-SPRING-8', 'hordesShuffled', { count: g.hordeDeck.length });
}

/** GW-SPRING-4, GW-SPRING-5, GW-SPRING-7: where the card just drawn goes. */
function sectionFor(g: GreatWall): Section {
  const sections = sectionsInPlay(g);
  for (const section of sections) if (hordesIn(g, section) === 0) return section;
  if (g.hordeDeck.length > 0) return invasionNow(g);
  let fewest = at(sections, 0);
  for (const section of sections) if (hordesIn(g, section) < hordesIn(g, fewest)) fewest = section;
  return fewest;
}

/** GW-SPRING-6, GW-SOLO-39: only players count; a short pool gives what it has. */
function raid(g: GreatWall, card: string, section: Section): void {
  const tokens = Math.min(g.seats, g.shamePool);
  g.hordeDiscard.push(card);
  g.shamePool -= tokens;
  g.shameBox += tokens;
  tell('GW-SPRING-6', 'raid', { horde: card, section: SECTIONS[section], tokens, pool: g.shamePool });
}

export const hordeEffects: Pick<Effects, 'placeHorde'> = {
  placeHorde: { carryOut: (g, f, op) => call(placeHordes, { left: countIn(g, f, op.n) }, 'next') },
};
