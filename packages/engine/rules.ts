/**
 * The builders with which a game writes its rules. Each compiles to named steps in one table; a step name
 * that does not exist in its procedure does not compile.
 *
 *     const { procedure, decision } = defineRules<MyGame>();
 *     export const turn = procedure('turn', frame<{ seat: Seat }>(), { roll(g, f) { … return go('move'); }, move: … });
 */

import type { Ask, AskTogether, Code, Flow, Frame, Game, Offer, Procedure, Rules, SecretFrame } from './flow.ts';
import { again, call, callFrame, done, go } from './flow.ts';
import type { Params } from './log.ts';
import type { Seat } from './plain.ts';

/** States the type of a procedure's locals; there is nothing behind it at run time. */
export function frame<Locals extends object = object>(): Locals {
  return {} as Locals;
}

/** A step: a function, or a decision of one seat. */
type Step<G, F, Name extends string> = ((g: G, f: F) => Flow<Name>) | Ask<G, F, Name>;

/** What a child of a `sequence` may be: a procedure without locals. */
type Chapter = Procedure<object>;

/** A window in which seats may act one after the other, each once. */
export interface Window<G, F> {
  readonly rule: string;
  /** Who is asked, in this order; fixed when the window opens. */
  seats(g: G, f: F): readonly Seat[];
  /** What this seat could do now; who has nothing is passed over. */
  options(g: G, f: F, seat: Seat): readonly string[];
  candidates?(g: G, f: F, seat: Seat): readonly string[];
  refusal?(g: G, f: F, key: string, seat: Seat): ReturnType<NonNullable<Ask<G, F, never>['refusal']>>;
  prompt?(g: G, f: F): Params;
  /** The frame that carries the choice out; the window goes on behind it. */
  play(g: G, f: F, seat: Seat, key: string): Frame;
  /** Whether the window still makes sense; asked before each seat. */
  stillOpen?(g: G, f: F): boolean;
}

/** What holds for all rules of a game. */
export interface Manners<G extends Game> {
  /** Whether the game has ended in the midst of things, for games in which everything may be over at any moment. */
  isOver?(g: G): boolean;
  /** What an option concerns on the table, where its decision does not say so itself. */
  concerns?(g: G, frame: Frame, key: string): readonly string[];
}

export function defineRules<G extends Game>({ isOver, concerns }: Manners<G> = {}) {
  const code = new Map<string, Code<G>>();
  const offers = new Map<string, Offer<G>>();
  const rules: Rules<G> = { code, offers, isOver: isOver ?? null, concerns: concerns ?? ((_, __, key) => [key]) };

  /** The one place where the types of a procedure's locals are let go: frames are found by name at run time. */
  function register(name: string, siblings: Record<string, string>, step: unknown): void {
    if (code.has(name)) throw new Error(`the rules have two steps named '${name}'`);
    const entry = { name, siblings, step: null, ask: null, together: null };
    if (typeof step === 'function') code.set(name, { ...entry, step: step as Code<G>['step'] });
    else if (isTogether(step)) code.set(name, { ...entry, together: step as Code<G>['together'] });
    else code.set(name, { ...entry, ask: step as Code<G>['ask'] });
  }

  /** Named steps that follow the rulebook's paragraphs, the first one first. */
  function procedure<Locals extends object, Name extends string>(
    name: string,
    _locals: Locals,
    steps: { [step in Name]: Step<G, Frame & Locals, NoInfer<Name>> },
  ): Procedure<Locals, Name> {
    const names = Object.keys(steps) as Name[];
    const siblings = Object.fromEntries(names.map((step) => [step, `${name}.${step}`])) as Record<Name, string>;
    for (const step of names) register(siblings[step], siblings, steps[step]);
    return { name, start: siblings[names[0] as Name], steps: siblings, together: false };
  }

  /** A procedure that is one decision. */
  function decision<Locals extends object>(
    name: string,
    _locals: Locals,
    ask: Ask<G, Frame & Locals, never>,
  ): Procedure<Locals, never> {
    register(name, {}, ask);
    return { name, start: name, steps: {}, together: false };
  }

  /** A decision that several seats take at once and in secret. */
  function together<Locals extends object>(
    name: string,
    _locals: Locals,
    ask: AskTogether<G, SecretFrame & Locals>,
  ): Procedure<Locals, never> {
    register(name, {}, ask);
    return { name, start: name, steps: {}, together: true };
  }

  /** Something a seat may do at any time, beside whatever is being asked. */
  function offer(name: string, definition: Offer<G>): void {
    offers.set(name, definition);
  }

  /** Procedures one after the other. */
  function sequence(name: string, chapters: readonly Chapter[]): Procedure<object> {
    const steps = Object.fromEntries(
      chapters.map((chapter, index) => {
        const following = chapters[index + 1];
        return [chapter.name, () => call(chapter, {}, following?.name ?? 'end')];
      }),
    );
    return procedure(name, frame(), { ...steps, end: () => done });
  }

  /** The same procedure for each seat, in an order that is fixed at the beginning. */
  function eachSeat(
    name: string,
    order: (g: G) => readonly Seat[],
    visit: (g: G, seat: Seat) => Frame | null,
  ): Procedure<object, 'begin' | 'next'> {
    type Round = Frame & { order: Seat[]; turn: number };
    const siblings = { begin: `${name}.begin`, next: `${name}.next` };
    register(siblings.begin, siblings, (g: G, f: Round): Flow => {
      f.order = [...order(g)];
      f.turn = 0;
      return go('next');
    });
    register(siblings.next, siblings, (g: G, f: Round): Flow => {
      const seat = f.order[f.turn];
      if (seat === undefined) return done;
      f.turn += 1;
      const frame = visit(g, seat);
      return frame === null ? again : callFrame(frame);
    });
    return { name, start: siblings.begin, steps: siblings, together: false };
  }

  /** Asks seats one after the other whether they want to step in. */
  function window<Locals extends object>(
    name: string,
    _locals: Locals,
    definition: Window<G, Frame & Locals>,
  ): Procedure<Locals, 'open' | 'next' | 'ask'> {
    type Open = Frame & Locals & { order: Seat[]; turn: number };
    const siblings = { open: `${name}.open`, next: `${name}.next`, ask: name };
    const { rule, options, candidates, refusal, prompt, play, stillOpen } = definition;
    const asked = (f: Open): Seat => {
      const seat = f.order[f.turn - 1];
      if (seat === undefined) throw new Error(`window '${name}' has nobody to ask`);
      return seat;
    };
    register(siblings.open, siblings, (g: G, f: Open): Flow => {
      f.order = [...definition.seats(g, f)];
      f.turn = 0;
      return go('next');
    });
    register(siblings.next, siblings, (g: G, f: Open): Flow => {
      const seat = f.order[f.turn];
      if (seat === undefined || stillOpen?.(g, f) === false) return done;
      f.turn += 1;
      return options(g, f, seat).length === 0 ? again : go('ask');
    });
    register(siblings.ask, siblings, {
      rule,
      ...(prompt && { prompt }),
      decider: (_: G, f: Open) => asked(f),
      options: (g: G, f: Open) => [...options(g, f, asked(f)), 'pass'],
      ...(candidates && { candidates: (g: G, f: Open) => [...candidates(g, f, asked(f)), 'pass'] }),
      ...(refusal && { refusal: (g: G, f: Open, key: string) => refusal(g, f, key, asked(f)) }),
      resolve(g: G, f: Open, key: string): Flow {
        if (key === 'pass') return go('next');
        return callFrame(play(g, f, asked(f), key), 'next');
      },
    } satisfies Ask<G, Open, string>);
    return { name, start: siblings.open, steps: siblings, together: false };
  }

  return { rules, procedure, decision, together, offer, sequence, eachSeat, window };
}

function isTogether(step: unknown): boolean {
  return typeof step === 'object' && step !== null && 'deciders' in step;
}
