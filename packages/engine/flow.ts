/**
 * The flow of a game: a stack of plain frames, each at a named step of the rules.
 *
 * A step changes the game and says where to go on; a decision waits for a player. What is pending is never
 * stored, it is derived from the top frame, so a game can be saved, copied and continued at any moment.
 * `advance` runs the rules until somebody must decide, `answer` carries on from there. Both trust their
 * caller: checking what players send is the business of match.ts.
 */

import type { Params } from './log.ts';
import { pointOfNoReturn, stepDone, tell } from './log.ts';
import type { Seat } from './plain.ts';
import { at, seat } from './plain.ts';
import type { Stream } from './random.ts';

/**
 * Where we are in one procedure. Its further fields are the procedure's locals: plain, ids rather than pieces, and public, but for the
 * answers of a decision taken together and for what a decision keeps under a `veil`. Whatever else is secret belongs to the pieces.
 */
export interface Frame {
  at: string;
}

/** What every game has. A game adds its pieces as further fields, all of them present from setup on. */
export interface Game {
  seats: number;
  stack: Frame[];
  rng: Stream[];
}

/** Why something is not an option: the rule that forbids it, and a message about the case at hand. */
export interface Refusal {
  readonly rule: string;
  readonly why: string;
  readonly params: Params;
  /** A second reason, where two things would each have sufficed and neither is there. */
  readonly and?: Refusal;
}

export function refuse(rule: string, why: string, params: Params = {}): Refusal {
  return { rule, why, params };
}

/** Where the rules go on. Made by `go`, `call`, `become`, `done` and `again` only. */
export interface Flow<Step extends string = string> {
  readonly do: 'go' | 'call' | 'become' | 'done' | 'again';
  readonly step: Step | null;
  readonly frame: Frame | null;
}

/** Continue at another step of this procedure. */
export function go<const Step extends string>(step: Step): Flow<Step> {
  return { do: 'go', step, frame: null };
}

/** Carry out another procedure, then continue at `then`; without `then` this step or decision comes again. */
export function call<Locals, const Step extends string = never>(
  procedure: Procedure<Locals>,
  locals: NoInfer<Locals>,
  then?: Step,
): Flow<Step> {
  return { do: 'call', step: then ?? null, frame: begin(procedure, locals) };
}

/** The same for a procedure that somebody else has chosen and begun. */
export function callFrame<const Step extends string = never>(frame: Frame, then?: Step): Flow<Step> {
  return { do: 'call', step: then ?? null, frame };
}

/** Carry out another procedure in place of the rest of this one. */
export function become<Locals>(procedure: Procedure<Locals>, locals: NoInfer<Locals>): Flow<never> {
  return { do: 'become', step: null, frame: begin(procedure, locals) };
}

/** This procedure has ended. */
export const done: Flow<never> = { do: 'done', step: null, frame: null };

/** The same step or decision comes again. */
export const again: Flow<never> = { do: 'again', step: null, frame: null };

/** The name of a procedure together with the types of its locals and of its steps. */
export interface Procedure<Locals, Step extends string = never> {
  readonly name: string;
  /** Full name of its first step; of a procedure that is one decision, the name of that decision. */
  readonly start: string;
  /** Full names of its steps, as they stand in frames: whoever compares with one asks for it here, so that a renamed step does not compile. */
  readonly steps: Readonly<Record<Step, string>>;
  /** Whether its frame must have room for answers given in secret. */
  readonly together: boolean;
  readonly locals?: Locals;
}

/**
 * A frame at the start of a procedure, as `call` pushes it. Tests use it to start in the middle. What is handed over becomes the frame, because
 * a copy would take most of the time of a call: so the locals are made for it, and are neither a constant nor another frame.
 */
export function begin<Locals>(procedure: Procedure<Locals>, locals: NoInfer<Locals>): Frame {
  const frame = locals as Locals & SecretFrame;
  frame.at = procedure.start;
  if (procedure.together) frame.answers = [];
  return frame;
}

/** The innermost frame of a procedure that is under way: rules find the event they stand in there, screens and bots what is going on. */
export function frameIn<Locals>(stack: readonly Frame[], procedure: Procedure<Locals>): (Frame & Locals) | null {
  for (let index = stack.length - 1; index >= 0; index--) {
    const frame = stack[index] as Frame;
    if (isIn(frame, procedure)) return frame as Frame & Locals;
  }
  return null;
}

/** Whether a frame stands in this procedure. */
export function isIn<Locals>(frame: Frame, { name }: Procedure<Locals>): frame is Frame & Locals {
  if (!frame.at.startsWith(name)) return false;
  return frame.at.length === name.length || frame.at.charCodeAt(name.length) === DOT;
}

const DOT = 46;

/** An answer given in secret, kept in the frame until the last one is in. */
export interface Answer {
  readonly seat: Seat;
  readonly key: string;
}

/** The frame of a decision that seats take together. */
export interface SecretFrame extends Frame {
  answers: Answer[];
}

/** For a decision whose frame holds what others must not see. */
export interface Veil<G, F> {
  /** Whose secret it is; null while there is none in this frame. */
  owner(f: F): Seat | null;
  /** The frame as everybody else sees it: listed local by local. */
  shown(f: F): F;
  /** Puts into such a frame, at random, what could be under the veil: for whoever imagines the game. */
  guess(g: G, f: F, random: Stream): void;
}

/** The part of a decision that does not depend on how many decide. */
interface AskBase<G, F> {
  /** The paragraph of the rulebook that asks. */
  readonly rule: string;
  /** Parameters of the prompt. */
  prompt?(g: G, f: F): Params;
  /** What an option concerns on the table, where that is not what it usually does in this game (`Rules.concerns`). */
  concerns?(g: G, f: F, key: string): readonly string[];
  /** A single option is taken for the player unless the rules want a deliberate answer. */
  readonly deliberate?: boolean;
  readonly veil?: Veil<G, F>;
}

/** A decision of one seat. */
export interface Ask<G, F, Step extends string> extends AskBase<G, F> {
  decider(g: G, f: F): Seat;
  /** Every legal choice as a short stable key. Pure: changes nothing, draws nothing. */
  options(g: G, f: F): readonly string[];
  /** Whatever a player could mean here, legal or not; each that is no option has a refusal. */
  candidates?(g: G, f: F): readonly string[];
  refusal?(g: G, f: F, key: string): Refusal | null;
  /** What happens when there is no option at all. Without it that is a broken rule. */
  otherwise?(g: G, f: F): Flow<Step>;
  resolve(g: G, f: F, key: string): Flow<Step>;
}

/** A decision that several seats take at once and in secret. */
export interface AskTogether<G, F> extends AskBase<G, F> {
  deciders(g: G, f: F): readonly Seat[];
  options(g: G, f: F, seat: Seat): readonly string[];
  candidates?(g: G, f: F, seat: Seat): readonly string[];
  refusal?(g: G, f: F, key: string, seat: Seat): Refusal | null;
  /** Called when the last answer is in, with the answers in the order of the deciders. */
  resolve(g: G, f: F, answers: readonly Answer[]): Flow<never>;
}

/** Something a seat may do beside whatever is being asked. Its keys are `+name` or `+name:detail`. */
export interface Offer<G> {
  readonly rule: string;
  options(g: G, seat: Seat, asked: Frame): readonly `+${string}`[];
  candidates?(g: G, seat: Seat, asked: Frame): readonly `+${string}`[];
  refusal?(g: G, seat: Seat, asked: Frame, key: string): Refusal | null;
  /** The frame that carries it out; afterwards the blocked decision is derived again. */
  take(g: G, seat: Seat, key: string): Frame;
}

/** One named step of the rules as the engine runs it. */
export interface Code<G> {
  readonly name: string;
  /** Full names of the steps of the same procedure. */
  readonly siblings: Readonly<Record<string, string>>;
  readonly step: ((g: G, f: Frame) => Flow) | null;
  readonly ask: Ask<G, Frame, string> | null;
  readonly together: AskTogether<G, SecretFrame> | null;
}

export interface Rules<G extends Game> {
  readonly code: ReadonlyMap<string, Code<G>>;
  readonly offers: ReadonlyMap<string, Offer<G>>;
  /** Whether the game has ended in the midst of things. Asked before every step; then nothing on the stack goes on. */
  readonly isOver: ((g: G) => boolean) | null;
  /** What an option concerns on the table, where its decision does not say so itself: by default the thing its key names. */
  readonly concerns: (g: G, frame: Frame, key: string) => readonly string[];
}

/** What one seat is asked: it must choose one of the options. */
export interface Question {
  readonly seat: Seat;
  readonly options: readonly string[];
}

/** What the table waits for. Derived, never stored. */
export interface Pending {
  /** Name of the decision, and the frame it stands in. */
  readonly name: string;
  readonly frame: Frame;
  /** The seats that must answer. */
  readonly questions: readonly Question[];
  /** What seats may do beside it. */
  readonly offers: readonly Question[];
}

/** A broken rule, for us: names the place in the rules. */
export class RulesBroken extends Error {
  constructor(what: string, g: Game, options?: { cause: unknown }) {
    super(`${what} (at ${g.stack.map((frame) => frame.at).join(' > ') || 'the end of the game'})`, options);
    this.name = 'RulesBroken';
  }
}

const RUNAWAY = 100_000;
const NOTHING: readonly Question[] = [];

/**
 * Runs the rules until somebody must decide; null when the game is over. Called again it gives the same
 * answer: so a game that was just loaded or copied needs nothing more to go on.
 */
export function advance<G extends Game>(rules: Rules<G>, g: G): Pending | null {
  for (let steps = 0; steps < RUNAWAY; steps++) {
    const frame = g.stack[g.stack.length - 1];
    if (frame === undefined) return null;
    if (rules.isOver?.(g) === true) {
      g.stack = [];
      return null;
    }
    const code = codeAt(rules, g, frame);
    if (code.step !== null) follow(g, frame, code, code.step(g, frame));
    else if (code.ask !== null) {
      const pending = askOne(rules, g, frame, code, code.ask);
      if (pending !== null) return pending;
    } else {
      const pending = askTogether(rules, g, frame, code);
      if (pending !== null) return pending;
    }
  }
  throw new RulesBroken(`the rules took ${RUNAWAY} steps without a decision`, g);
}

/** Carries out a choice that is known to be legal, and runs on to the next decision. */
export function answer<G extends Game>(
  rules: Rules<G>,
  g: G,
  pending: Pending,
  seat: Seat,
  key: string,
): Pending | null {
  if (key.charCodeAt(0) === PLUS) {
    const offer = rules.offers.get(offerName(key));
    if (offer === undefined) throw new RulesBroken(`there is no offer '${key}'`, g);
    g.stack.push(offer.take(g, seat, key));
    return advance(rules, g);
  }
  const { frame } = pending;
  const code = codeAt(rules, g, frame);
  if (code.ask !== null) follow(g, frame, code, code.ask.resolve(g, frame, key));
  else {
    secretFrame(frame).answers.push({ seat, key });
    const others = othersThan(seat, pending.questions);
    // What the others are asked does not depend on an answer they cannot see: it need not be derived again.
    if (others !== null) {
      return { name: pending.name, frame, questions: others, offers: offersNow(rules, g, frame) };
    }
  }
  return advance(rules, g);
}

/** What is still asked when a seat has answered; null where nothing is, or where one might be answered by itself. */
function othersThan(seat: Seat, questions: readonly Question[]): readonly Question[] | null {
  const others: Question[] = [];
  for (const asked of questions) {
    if (asked.seat === seat) continue;
    if (asked.options.length < 2) return null;
    others.push(asked);
  }
  return others.length > 0 ? others : null;
}

type AskOne<G> = Ask<G, Frame, string>;

function askOne<G extends Game>(rules: Rules<G>, g: G, frame: Frame, code: Code<G>, ask: AskOne<G>): Pending | null {
  const options = ask.options(g, frame);
  if (options.length === 0) {
    if (ask.otherwise === undefined) throw new RulesBroken(`'${code.name}' has no option`, g);
    follow(g, frame, code, ask.otherwise(g, frame));
    return null;
  }
  const decider = ask.decider(g, frame);
  const offers = offersNow(rules, g, frame);
  if (options.length === 1 && offers.length === 0 && ask.deliberate !== true) {
    const only = at(options, 0);
    tell(ask.rule, 'forced', { seat: decider, decision: code.name, choice: only });
    follow(g, frame, code, ask.resolve(g, frame, only));
    return null;
  }
  return { name: code.name, frame, questions: [{ seat: decider, options }], offers };
}

function askTogether<G extends Game>(rules: Rules<G>, g: G, frame: Frame, code: Code<G>): Pending | null {
  const { together } = code;
  if (together === null) throw new RulesBroken(`'${code.name}' is neither a step nor a decision`, g);
  const secret = secretFrame(frame);
  const { answers } = secret;
  const deciders = together.deciders(g, secret);
  const offers = offersNow(rules, g, frame);
  const questions: Question[] = [];
  for (const decider of deciders) {
    if (hasAnswered(answers, decider)) continue;
    const options = together.options(g, secret, decider);
    if (options.length === 0) throw new RulesBroken(`'${code.name}' has no option for seat ${decider + 1}`, g);
    if (options.length === 1 && offers.length === 0 && together.deliberate !== true) {
      answers.push({ seat: decider, key: at(options, 0) });
    } else questions.push({ seat: decider, options });
  }
  if (questions.length > 0) return { name: code.name, frame, questions, offers };
  const inOrder: Answer[] = [];
  for (const decider of deciders) for (const given of answers) if (given.seat === decider) inOrder.push(given);
  secret.answers = [];
  // The last to answer has now seen what the others chose.
  if (inOrder.length > 1) pointOfNoReturn();
  follow(g, frame, code, together.resolve(g, secret, inOrder));
  return null;
}

function hasAnswered(answers: readonly Answer[], seat: Seat): boolean {
  for (const given of answers) if (given.seat === seat) return true;
  return false;
}

function offersNow<G extends Game>(rules: Rules<G>, g: G, asked: Frame): readonly Question[] {
  if (rules.offers.size === 0) return NOTHING;
  let all: Question[] | null = null;
  for (let index = 0; index < g.seats; index++) {
    for (const offer of rules.offers.values()) {
      const options = offer.options(g, seat(index), asked);
      if (options.length === 0) continue;
      all ??= [];
      all.push({ seat: seat(index), options });
    }
  }
  return all ?? NOTHING;
}

/** Whether this seat may choose the key now, as an answer or beside it. */
export function isAllowed({ questions, offers }: Pending, seat: Seat, key: string): boolean {
  const has = (asked: Question) => asked.seat === seat && asked.options.includes(key);
  return questions.some(has) || offers.some(has);
}

const PLUS = 43;

export function isOffer(key: string): boolean {
  return key.charCodeAt(0) === PLUS;
}

export function offerName(key: string): string {
  const colon = key.indexOf(':');
  return key.slice(1, colon < 0 ? undefined : colon);
}

/** The frame of a decision that seats take together: it has room for their answers, or the rules are broken. */
export function secretFrame(frame: Frame): SecretFrame {
  if (!hasAnswers(frame)) throw new Error(`frame '${frame.at}' has no room for answers`);
  return frame;
}

export function hasAnswers(frame: Frame): frame is SecretFrame {
  return 'answers' in frame;
}

/** Everything this seat could mean in the decision, legal or not. */
export function candidatesOf<G extends Game>(code: Code<G>, g: G, frame: Frame, seat: Seat): readonly string[] {
  if (code.ask !== null) return code.ask.candidates?.(g, frame) ?? code.ask.options(g, frame);
  const { together } = code;
  if (together === null) return [];
  const secret = secretFrame(frame);
  return together.candidates?.(g, secret, seat) ?? together.options(g, secret, seat);
}

/** The things on the table that an option or an offer of this decision is about. */
export function concernsOf<G extends Game>(rules: Rules<G>, g: G, frame: Frame, key: string): readonly string[] {
  const { ask, together } = codeAt(rules, g, frame);
  return (
    ask?.concerns?.(g, frame, key) ?? together?.concerns?.(g, secretFrame(frame), key) ?? rules.concerns(g, frame, key)
  );
}

/** Why a candidate is not an option; null when the decision has nothing to say about it. */
export function refusalIn<G extends Game>(code: Code<G>, g: G, frame: Frame, seat: Seat, key: string): Refusal | null {
  if (code.ask !== null) return code.ask.refusal?.(g, frame, key) ?? null;
  return code.together?.refusal?.(g, secretFrame(frame), key, seat) ?? null;
}

export function codeAt<G extends Game>(rules: Rules<G>, g: Game, frame: Frame): Code<G> {
  const code = rules.code.get(frame.at);
  if (code === undefined) throw new RulesBroken(`the rules have no step '${frame.at}'`, g);
  return code;
}

function follow<G extends Game>(g: G, frame: Frame, code: Code<G>, flow: Flow): void {
  if (flow.step !== null) {
    const name = code.siblings[flow.step];
    if (name === undefined) throw new RulesBroken(`'${code.name}' leads to no step '${flow.step}'`, g);
    frame.at = name;
  }
  switch (flow.do) {
    case 'call':
      if (flow.frame !== null) g.stack.push(flow.frame);
      break;
    case 'become':
      if (flow.frame !== null) g.stack[g.stack.length - 1] = flow.frame;
      break;
    case 'done':
      g.stack.pop();
      break;
  }
  stepDone(g);
}
