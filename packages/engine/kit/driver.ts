/** Drives a game in tests: runs the rules of a game, makes choices, and asks what is offered, told and refused. */

import type { Frame, Game, Pending, Refusal, Rules } from '../flow.ts';
import { advance, answer, candidatesOf, codeAt, isOffer, offerName, refusalIn } from '../flow.ts';
import type { Event } from '../log.ts';
import { witness } from '../log.ts';
import type { Seat } from '../plain.ts';
import { at, must } from '../plain.ts';
import { offersFor } from '../view.ts';

export interface Driver<G extends Game> {
  /** Runs on to the next decision; there must be one. */
  pending(g: G): Pending;
  /** The name of the decision that is waited for, or null when the rules are through. */
  next(g: G): string | null;
  /** The options now, after checking who is asked. */
  optionsOf(g: G, who: Seat): readonly string[];
  /** Runs the rules and returns what was told until somebody must decide. */
  run(g: G): readonly Event[];
  /**
   * Makes these choices, whoever is asked, and runs on; returns what was told. Every choice must be an option or an offer, but one
   * that ends in a question mark is left out when it is none: a single option is taken without asking.
   */
  play(g: G, ...keys: string[]): readonly Event[];
  /** Makes all choices, by the first option if nothing else is preferred, until the rules are through. */
  playOut(g: G, prefer?: (options: readonly string[], name: string) => string): readonly Event[];
  /** Why a key is not an option now. */
  why(g: G, key: string): Refusal | null;
  /** Nothing but these frames is on the stack. */
  only(g: G, ...frames: Frame[]): G;
}

export function drive<G extends Game>(rules: Rules<G>): Driver<G> {
  const pending = (g: G) => must(advance(rules, g), 'a decision');
  const asked = (now: Pending) => must(now.questions[0], 'a question');
  return {
    pending,
    next: (g) => advance(rules, g)?.name ?? null,
    optionsOf(g, who) {
      const now = pending(g);
      const question = now.questions.find(({ seat }) => seat === who);
      if (question === undefined) throw new Error(`P${asked(now).seat + 1} is asked (${now.name}), not P${who + 1}`);
      return question.options;
    },
    run: (g) => witness(() => void advance(rules, g)).events,
    play: (g, ...keys) =>
      witness(() => {
        for (const wanted of keys) {
          const now = pending(g);
          const { seat, options } = asked(now);
          const key = wanted.replace('?', '');
          if (options.includes(key) || offersFor(now, seat).includes(key)) answer(rules, g, now, seat, key);
          else if (key === wanted) throw new Error(`'${key}' is no option in ${now.name}: ${options.join(' ')}`);
        }
        advance(rules, g);
      }).events,
    playOut: (g, prefer = (options) => at(options, 0)) =>
      witness(() => {
        for (let now = advance(rules, g); now !== null; now = advance(rules, g)) {
          const { seat, options } = asked(now);
          answer(rules, g, now, seat, prefer(options, now.name));
        }
      }).events,
    why(g, key) {
      const now = pending(g);
      const { seat, options } = asked(now);
      if (options.includes(key)) throw new Error(`'${key}' is an option in ${now.name}`);
      if (isOffer(key))
        return must(rules.offers.get(offerName(key)), 'an offer').refusal?.(g, seat, now.frame, key) ?? null;
      const code = codeAt(rules, g, now.frame);
      if (!candidatesOf(code, g, now.frame, seat).includes(key))
        throw new Error(`'${key}' means nothing in ${now.name}`);
      return refusalIn(code, g, now.frame, seat, key);
    },
    only(g, ...frames) {
      g.stack = frames;
      return g;
    },
  };
}

/** The parameters of everything told under a key. */
export function told(events: readonly Event[], key: string): readonly Event['params'][] {
  return events.filter((event) => event.key === key).map(({ params }) => params);
}
