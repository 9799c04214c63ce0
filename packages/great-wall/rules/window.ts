/**
 * Timing windows (rulebook chapter 19; GW-TIME-1 to GW-TIME-6, GW-TAC-2 to GW-TAC-6). Something happened, and cards may react:
 * first what must happen, then in Tea order each player's own abilities and one Tactic card. A window that nobody could use
 * never opens, so that most events cost nothing.
 */

import type { Flow, Frame, Refusal } from '@jade/engine';
import { at, callFrame, done, frame, frameIn, go, refuse, tell } from '@jade/engine';
import type { Ability, Tactic } from '../content/cards.ts';
import { TACTIC_WINDOWS, tacticTitled } from '../content/cards.ts';
import type { Section } from '../content/terms.ts';
import { CHI } from '../content/terms.ts';
import type { Amount, Trigger } from '../content/vocabulary.ts';
import type { Faction, GreatWall, Table } from '../state.ts';
import { clanOf, isPlayer, NOBODY } from '../state.ts';
import { discardTactic, titlesHeld } from './deck.ts';
import { procedure } from './define.ts';
import type { Performing } from './effects.ts';
import { carryingOut } from './effects.ts';
import { BASIC, ENHANCED, PASS, USE } from './keys.ts';
import { amountOf, modified } from './modifiers.ts';
import type { Happening } from './reactions.ts';
import {
  anybodyReacts,
  anyCardReacts,
  couldReact,
  dutiesOf,
  isPlayable,
  ownAbilities,
  PERSONAL,
  wouldBeAsked,
} from './reactions.ts';
import { has, pay, playersInTea } from './treasury.ts';
import { holds } from './vocabulary.ts';

/** Opens the window of an event if any card reacts to it, and goes on at `then`. */
export function happened<const Step extends string>(
  g: GreatWall,
  on: Trigger,
  facts: Partial<Happening>,
  then: Step,
): Flow<Step> {
  if (!anyCardReacts(g, on, facts.by ?? NOBODY)) return go(then);
  const open = opened(on, facts);
  if (!anybodyReacts(g, open)) return go(then);
  if (!PERSONAL.has(on)) open.order = playersInTea(g);
  else if (isPlayer(g, open.by)) open.order = [open.by];
  return callFrame(open, then);
}

/** The window of an event: what is known of the event, then how far its players have answered. */
function opened(on: Trigger, facts: Partial<Happening>): Frame & Open {
  return {
    at: window.start,
    on,
    by: facts.by ?? NOBODY,
    section: facts.section ?? -1,
    slot: facts.slot ?? -1,
    location: facts.location ?? -1,
    n: facts.n ?? 0,
    covered: facts.covered?.slice() ?? [],
    after: facts.after ?? false,
    order: [],
    turn: 0,
    used: [],
    duties: 0,
  };
}

export interface Open extends Happening {
  order: Faction[];
  turn: number;
  /** Cards whose ability the present player has used in this event. */
  used: string[];
  /** How many of the mandatory effects are done. */
  duties: number;
}

export const window = procedure('window', frame<Open>(), {
  duties(g, f) {
    const duty = dutiesOf(g, f)[f.duties];
    if (duty === undefined) return go('next');
    f.duties += 1;
    tell('GW-TIME-2', 'duty', { card: duty.card, on: f.on });
    return callFrame(carryingOut(duty.list, duty.card, duty.owner));
  },

  next(g, f) {
    f.used = [];
    while (f.turn < f.order.length) {
      f.turn += 1;
      if (couldReact(g, f, asked(f))) return go('abilities');
    }
    return done;
  },

  /** GW-TIME-6: what only gives is taken at once. */
  abilities(g, f) {
    const who = asked(f);
    const abilities = ownAbilities(g, f, who, f.used);
    const gift = abilities.find((ability) => ability.gift);
    if (gift !== undefined) return use(g, f, who, gift);
    const askTactics = TACTIC_WINDOWS.has(f.on) && !f.after && wouldBeAsked(g, f, who);
    return abilities.length > 0 || askTactics ? go('ask') : go('next');
  },

  // GW-TIME-1. Deliberate: whether there was anything to play is the player's secret.
  ask: {
    rule: 'GW-TIME-1',
    deliberate: true,
    decider: (_, f) => asked(f),
    options(g, f) {
      const who = asked(f);
      const keys = ownAbilities(g, f, who, f.used).map(({ card }) => USE.of(card));
      if (TACTIC_WINDOWS.has(f.on) && !f.after) {
        for (const title of titlesHeld(g, who)) {
          const tactic = tacticTitled(title);
          if (!isPlayable(g, f, who, tactic)) continue;
          keys.push(BASIC.of(title));
          if (has(g, who, CHI, enhancedPrice(g, who, tactic))) keys.push(ENHANCED.of(title));
        }
      }
      keys.push(PASS);
      return keys;
    },
    candidates(g, f) {
      const who = asked(f);
      const abilities = ownAbilities(g, f, who, f.used).map(({ card }) => USE.of(card));
      return [...abilities, ...titlesHeld(g, who).flatMap((title) => [BASIC.of(title), ENHANCED.of(title)]), PASS];
    },
    refusal: (g, f, key) => tacticRefusal(g, f, key),
    prompt: (_, f) => ({ on: f.on }),
    resolve(g, f, key) {
      if (key === PASS) return go('next');
      const who = asked(f);
      if (USE.has(key)) {
        const name = USE.name(key);
        const ability = ownAbilities(g, f, who, f.used).find(({ card }) => card === name);
        if (ability === undefined) throw new Error(`${name} has no ability for ${f.on}`);
        return use(g, f, who, ability);
      }
      const enhanced = ENHANCED.has(key);
      const tactic = tacticTitled(enhanced ? ENHANCED.name(key) : BASIC.name(key));
      const { title } = tactic;
      discardTactic(g, who, title);
      tell('GW-TAC-3', 'tactic', { seat: who, tactic: title, box: enhanced ? 'enhanced' : 'basic', on: f.on });
      if (enhanced) pay(g, who, CHI, enhancedPrice(g, who, tactic), 'GW-TAC-6');
      // GW-TAC-4: one Tactic card per event and player, so the next player's turn comes.
      return callFrame(carryingOut(enhanced ? tactic.enhanced : tactic.basic, title, who), 'next');
    },
  },
});

function asked(f: Open): Faction {
  return at(f.order, f.turn - 1);
}

function use(g: GreatWall, f: Open, who: Faction, { card, limit, list }: Ability) {
  f.used.push(card);
  if (limit === 'turn') clanOf(g, who).usedThisTurn.push(card);
  if (limit === 'year') clanOf(g, who).usedThisYear.push(card);
  tell('GW-CARD-1', 'ability', { seat: who, card, on: f.on });
  return callFrame(carryingOut(list, card, who), 'abilities');
}

/** GW-TAC-3 */
export function enhancedPrice(g: Table, who: Faction, { cost }: Tactic): number {
  return Math.max(0, cost + modified(g, who, 'cost.tactic'));
}

function tacticRefusal(g: GreatWall, f: Open, key: string): Refusal {
  const title = ENHANCED.has(key) ? ENHANCED.name(key) : BASIC.name(key);
  const tactic = tacticTitled(title);
  if (tactic.window !== f.on || f.after)
    return refuse('GW-TAC-2', 'otherWindow', { window: tactic.window, tactic: title });
  if (!holds(g, f, asked(f), tactic.if)) return refuse('GW-TAC-2', 'conditionFails', { tactic: title });
  return refuse('GW-TAC-6', 'chiMissing', { chi: enhancedPrice(g, asked(f), tactic) });
}

/** The event whose window is open, for effects that speak of it; null outside of windows. */
export function present(g: GreatWall): Happening | null {
  return frameIn(g.stack, window);
}

/** The Section of that event. */
export function sectionHere(g: GreatWall): Section {
  const section = present(g)?.section ?? -1;
  if (section < 0) throw new Error('this event has no Section');
  return section as Section;
}

/** The amount of an effect: counters read the owner of the card, or that event. */
export function countIn(g: GreatWall, { owner }: Performing, amount: Amount): number {
  return typeof amount === 'number' ? amount : amountOf(g, owner, amount, present(g)?.n ?? 0);
}
