/**
 * What is sure to come of a choice, before anybody makes it. The choice is carried out in a few games imagined behind the view, up to the next
 * question, or to where chance decides or something hidden is shown; whatever is common to all of them is sure. So the rules themselves
 * say it, and it tells a viewer nothing that it may not know.
 */

import type { Game, Pending, Refusal } from './flow.ts';
import { advance, answer, candidatesOf, codeAt, hasAnswers, isAllowed, refusalIn } from './flow.ts';
import type { Count, GameDefinition } from './game.ts';
import type { Event, Params } from './log.ts';
import { atBorders, witness } from './log.ts';
import { eventFor } from './match.ts';
import type { Json, Seat } from './plain.ts';
import { canonical, inAll } from './plain.ts';
import type { Stream } from './random.ts';
import { stream } from './random.ts';
import type { Told } from './telling.ts';
import { PLAINLY } from './telling.ts';
import type { SeatView } from './view.ts';
import { imagine, offersFor, seatView } from './view.ts';

/** Where what is sure ends: at the own next question, at somebody else's, where chance decides or something is shown, or with the game. */
export type Border = 'own' | 'others' | 'chance' | 'over';

/** A number that becomes another. */
export interface Change extends Omit<Count, 'count'> {
  readonly from: number;
  readonly to: number;
}

/** What can no longer be done, and why. */
export interface Lost {
  readonly key: string;
  readonly refusal: Refusal;
}

export interface Preview {
  readonly key: string;
  /** What will be told, in its order. */
  readonly sure: readonly Told[];
  readonly changes: readonly Change[];
  readonly border: Border | null;
  /** At the border of chance: the stream that decides, `draw` or `reveal`. */
  readonly chance: string | null;
  /** What the own next question will be; null where another comes or it is not sure. */
  readonly next: { readonly decision: string; readonly prompt: Params; readonly options: readonly string[] } | null;
  /** Deeds that were open and are not any more, whatever this seat does next. */
  readonly lost: readonly Lost[];
  /** What will be in vain, whatever this seat does next; with its reason where that is the same on all ways. */
  readonly vain: readonly Told[];
}

/** So many games are imagined: one where nothing is hidden, many where others may hold what changes the course of things. */
function worldsOf({ certain, secrets }: Pick<GameDefinition, 'certain' | 'secrets'>): number {
  if (certain === true) return 1;
  return secrets ? 24 : 4;
}

/** So many choices are tried to see whether what can follow is in vain: where that does not do, nothing is said. */
const MOST_TRIED = 1500;

/** Choices of one seat that belong to one deed, at the most. */
const LONGEST_DEED = 8;

export function previewOf<G extends Game, V>(
  definition: GameDefinition<G, V>,
  view: SeatView<V>,
  key: string,
  random: Stream = stream('preview', view.decision ?? ''),
): Preview | null {
  if (view.viewer === 'spectator') return null;
  const own = view.viewer;
  if (!view.options?.includes(key) && !view.offers.includes(key)) return null;
  const courses = Array.from({ length: worldsOf(definition) }, () =>
    courseOf(definition, imagine(definition, view, random), own, key),
  );
  const [first] = courses;
  if (first === undefined) return null;
  const border = same(courses.map(({ border }) => border)) ? first.border : null;
  return {
    key,
    sure: beginning(courses.map(({ events }) => events)),
    changes: inAll(courses.map(({ changes }) => changes)),
    border,
    chance: same(courses.map(({ chance }) => chance)) ? first.chance : null,
    next: same(courses.map(({ next }) => next)) ? first.next : null,
    lost: inAll(courses.map(({ lost }) => lost)),
    vain: courses.map(({ vain }) => vain).reduce(alike),
  };
}

/** What both were told of; sentences inside a sentence, such as a reason, are left out where they differ. */
function alike(some: readonly Told[], others: readonly Told[]): readonly Told[] {
  return some.flatMap((one) => {
    const same = others.filter((other) => canonical(plain(one)) === canonical(plain(other)));
    if (same.length === 0) return [];
    return same.some((other) => canonical(other) === canonical(one)) ? [one] : [plain(one)];
  });
}

/** Without the sentences inside the sentence. */
export function plain({ rule, key, params }: Told): Told {
  const values = Object.entries(params).filter(([, value]) => typeof value !== 'object');
  return { rule, key, params: Object.fromEntries(values) };
}

type Course = Pick<Preview, 'chance' | 'changes' | 'next' | 'lost' | 'vain'> & {
  readonly events: readonly Told[];
  readonly border: Border;
};

function courseOf<G extends Game, V>(definition: GameDefinition<G, V>, game: G, own: Seat, key: string): Course {
  const { rules, clone } = definition;
  const pending = advance(rules, game);
  if (pending === null) throw new Error('nobody is asked');
  const before = countsOf(definition, game, pending, own);
  const open = pending.questions.find(({ seat }) => seat === own)?.options ?? [];
  const after = clone(game);
  const asked = advance(rules, after) ?? pending;
  const { events, border, chance, next } = carryOut(definition, after, asked, own, key);
  return {
    events: events.map((event) => eventFor(event, own)),
    border,
    chance,
    changes: changesBetween(before, countsOf(definition, after, next, own)),
    next: border === 'own' && next !== null ? questionIn(definition, after, next, own) : null,
    lost: border === 'own' && next !== null ? lostIn(definition, after, next, own, open) : [],
    vain: vainIn(definition, game, own, key),
  };
}

interface Carried {
  readonly events: readonly Event[];
  readonly border: Border;
  readonly chance: string | null;
  readonly next: Pending | null;
}

const CROSSED = Symbol('chance decides here');

/** Makes the choice in the game, and stops just before chance decides anything. */
function carryOut<G extends Game, V>(
  { rules }: GameDefinition<G, V>,
  game: G,
  asked: Pending,
  own: Seat,
  key: string,
): Carried {
  let next: Pending | null = null;
  let crossed: string | null = null;
  const { events } = witness(() => {
    try {
      atBorders(
        (chance) => {
          crossed = chance;
          throw CROSSED;
        },
        () => {
          next = answer(rules, game, asked, own, key);
        },
      );
    } catch (thrown) {
      if (thrown !== CROSSED) throw thrown;
    }
  });
  return { events, border: crossed === null ? borderAt(next, own) : 'chance', chance: crossed, next };
}

/** Where somebody answers together with others, it is theirs to go on. */
export function borderAt(next: Pending | null, own: Seat): Border {
  if (next === null) return 'over';
  const isOwn =
    next.questions.some(({ seat }) => seat === own) && !(hasAnswers(next.frame) && next.frame.answers.length > 0);
  return isOwn ? 'own' : 'others';
}

function countsOf<G extends Game, V>(
  definition: GameDefinition<G, V>,
  game: G,
  pending: Pending | null,
  own: Seat,
): readonly Count[] {
  return definition.counts?.(seatView(definition, game, pending, own)) ?? [];
}

/** Numbers are the same where their names are. */
export function changesBetween(before: readonly Count[], after: readonly Count[]): Change[] {
  const named = (count: Count) => canonical([count.key, count.params]);
  const known = new Map(before.map((count) => [named(count), count.count]));
  return after.flatMap((one): Change[] => {
    const { count: to, ...rest } = one;
    const from = known.get(named(one)) ?? to;
    return from === to ? [] : [{ ...rest, from, to }];
  });
}

function questionIn<G extends Game, V>(
  definition: GameDefinition<G, V>,
  game: G,
  next: Pending,
  own: Seat,
): Preview['next'] {
  const { prompt, options, offers } = seatView(definition, game, next, own);
  return { decision: next.name, prompt, options: [...(options ?? []), ...offers] };
}

/** Deeds that were open before and are refused now. */
function lostIn<G extends Game, V>(
  definition: GameDefinition<G, V>,
  game: G,
  next: Pending,
  own: Seat,
  open: readonly string[],
): Lost[] {
  const { deeds, rules } = definition;
  if (deeds?.has(next.name) !== true) return [];
  const code = codeAt(rules, game, next.frame);
  return candidatesOf(code, game, next.frame, own).flatMap((key): Lost[] => {
    if (!open.includes(key) || isAllowed(next, own, key)) return [];
    const refusal = refusalIn(code, game, next.frame, own, key);
    return refusal === null ? [] : [{ key, refusal }];
  });
}

/** What is told to be in vain on all ways of going on, as far as the seat itself decides. */
function vainIn<G extends Game, V>(definition: GameDefinition<G, V>, game: G, own: Seat, key: string): readonly Told[] {
  const { rules, clone, telling = PLAINLY } = definition;
  if (telling.vain.size === 0) return [];
  let tried = 0;
  /** null: it cannot be said. */
  const follow = (from: G, choice: string, depth: number): readonly Told[] | null => {
    tried += 1;
    if (tried > MOST_TRIED || depth > LONGEST_DEED) return null;
    const here = clone(from);
    const asked = advance(rules, here);
    if (asked === null) return [];
    const { events, border, next } = carryOut(definition, here, asked, own, choice);
    const told = events.filter((event) => telling.vain.has(event.key)).map((event) => eventFor(event, own));
    if (border !== 'own' || next === null || definition.deeds?.has(next.name) === true) return told;
    const options = next.questions.find(({ seat }) => seat === own)?.options ?? [];
    let common: readonly Told[] | null = null;
    for (const one of [...options, ...offersFor(next, own)]) {
      const after = follow(here, one, depth + 1);
      if (after === null) return null;
      common = common === null ? after : alike(common, after);
      if (common.length === 0) break;
    }
    return [...told, ...(common ?? [])];
  };
  return follow(game, key, 0) ?? [];
}

function same(values: readonly unknown[]): boolean {
  return values.every((value) => canonical(value) === canonical(values[0]));
}

/** With what all tellings begin. */
function beginning(tellings: readonly (readonly Told[])[]): Told[] {
  const [first = [], ...others] = tellings;
  const differs = first.findIndex((told, index) => {
    return others.some((other) => JSON.stringify(other[index] as unknown as Json) !== JSON.stringify(told));
  });
  return differs < 0 ? [...first] : first.slice(0, differs);
}
