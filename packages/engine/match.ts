/**
 * A match: one game with its history. Whatever people send comes in here, is checked, and changes nothing
 * unless it is right. Keeps a snapshot before every choice, so undo, looking back and branching off are
 * cheap.
 */

import type { Game, Pending, Refusal } from './flow.ts';
import {
  advance,
  answer,
  candidatesOf,
  codeAt,
  hasAnswers,
  isOffer,
  offerName,
  RulesBroken,
  refusalIn,
} from './flow.ts';
import type { Config, GameDefinition, Viewer } from './game.ts';
import { setUp } from './game.ts';
import { fingerprint } from './hash.ts';
import type { Event } from './log.ts';
import { witness } from './log.ts';
import type { Seat } from './plain.ts';
import { at } from './plain.ts';
import type { Problem, Result } from './problem.ts';
import type { SeatView } from './view.ts';
import { offersFor, seatView } from './view.ts';

export interface Choice {
  readonly seat: Seat;
  readonly key: string;
}

/** A choice and what came of it. */
export interface Moment<G extends Game> {
  readonly choice: Choice;
  /** The name of the decision. */
  readonly decision: string;
  readonly before: G;
  readonly events: readonly Event[];
  /** Something was revealed: free undo ends here. */
  readonly noReturn: boolean;
  /** Fingerprint of the game afterwards. */
  readonly hash: string;
}

export interface Match<G extends Game = Game, V = unknown> {
  readonly definition: GameDefinition<G, V>;
  readonly config: Config;
  game: G;
  pending: Pending | null;
  /** What happened before the first choice. */
  readonly opening: readonly Event[];
  readonly start: string;
  readonly moments: Moment<G>[];
  /** Choices taken back, the latest last. */
  undone: Choice[];
}

/** A choice as it is sent: `seq` is the number of choices the sender has seen. */
export interface Command extends Choice {
  readonly seq: number;
}

export function openMatch<G extends Game, V>(definition: GameDefinition<G, V>, config: Config): Match<G, V> {
  const game = setUp(definition, config);
  let pending: Pending | null = null;
  const { events } = witness(() => {
    pending = advance(definition.rules, game);
  });
  return { definition, config, game, pending, opening: events, start: fingerprint(game), moments: [], undone: [] };
}

export function choose<G extends Game, V>(match: Match<G, V>, command: Command): Result<Moment<G>> {
  const problem = check(match, command);
  if (problem !== null) return { ok: false, problem };
  const moment = carryOut(match, { seat: command.seat, key: command.key });
  match.undone = [];
  return { ok: true, value: moment };
}

function check<G extends Game, V>(match: Match<G, V>, { seat, key, seq }: Command): Problem | null {
  if (seq !== match.moments.length) return { code: 'stale', given: seq, present: match.moments.length };
  const { pending } = match;
  if (pending === null) return { code: 'game-over' };
  if (isAllowed(pending, seat, key)) return null;
  if (!isAsked(pending, seat) && offersFor(pending, seat).length === 0) return { code: 'not-asked', seat };
  const refusal = refusalOf(match, seat, key);
  return refusal === null ? { code: 'unknown-choice', seat, key } : { code: 'refused', seat, key, refusal };
}

function isAsked(pending: Pending, seat: Seat): boolean {
  return pending.questions.some((asked) => asked.seat === seat);
}

function isAllowed(pending: Pending, seat: Seat, key: string): boolean {
  const isOption = pending.questions.some((asked) => asked.seat === seat && asked.options.includes(key));
  return isOption || offersFor(pending, seat).includes(key);
}

/** Why not? The rule that keeps this seat from choosing the key now; null when it may, or when the key means nothing here. */
export function refusalOf<G extends Game, V>(match: Match<G, V>, seat: Seat, key: string): Refusal | null {
  const { definition, game, pending } = match;
  if (pending === null) return null;
  if (isAllowed(pending, seat, key)) return null;
  if (isOffer(key)) {
    const offer = definition.rules.offers.get(offerName(key));
    return offer?.refusal?.(game, seat, pending.frame, key) ?? null;
  }
  if (!isAsked(pending, seat)) return null;
  const code = codeAt(definition.rules, game, pending.frame);
  if (!candidatesOf(code, game, pending.frame, seat).includes(key)) return null;
  return refusalIn(code, game, pending.frame, seat, key);
}

/** Carries out a legal choice. If a rule breaks on the way, the match stands as before. */
function carryOut<G extends Game, V>(match: Match<G, V>, choice: Choice): Moment<G> {
  const { definition, game, pending } = match;
  if (pending === null) throw new RulesBroken('nothing is asked', game);
  const before = definition.clone(game);
  let next: Pending | null = null;
  try {
    const heard = witness(() => {
      next = answer(definition.rules, game, pending, choice.seat, choice.key);
    });
    const moment = {
      choice,
      decision: pending.name,
      before,
      events: heard.events,
      noReturn: heard.pointOfNoReturn,
      hash: fingerprint(game),
    };
    match.pending = next;
    match.moments.push(moment);
    return moment;
  } catch (cause) {
    const where = `choice ${match.moments.length + 1}, '${choice.key}' of seat ${choice.seat + 1} in '${pending.name}', failed`;
    const broken = new RulesBroken(where, game, { cause });
    rewind(match, before);
    throw broken;
  }
}

function rewind<G extends Game, V>(match: Match<G, V>, game: G): void {
  match.game = game;
  match.pending = advance(match.definition.rules, game);
}

/**
 * Takes the latest choice of this seat back: as long as nothing was revealed since and no other seat has
 * built on it. An answer given in secret can be taken back until the last one is in.
 */
export function undo<G extends Game, V>(match: Match<G, V>, seat: Seat): Result<Choice> {
  const problem = undoProblem(match, seat);
  if (problem !== null) return { ok: false, problem };
  const { moments } = match;
  const own = latestOf(match, seat);
  const later = moments.slice(own + 1).map(({ choice }) => choice);
  const { choice, before } = at(moments, own);
  moments.length = own;
  rewind(match, before);
  for (const other of later) carryOut(match, other);
  match.undone.push(choice);
  return { ok: true, value: choice };
}

/** What keeps this seat from taking its latest choice back; null when nothing does. */
export function undoProblem<G extends Game, V>(match: Match<G, V>, seat: Seat): Problem | null {
  const own = latestOf(match, seat);
  if (own < 0) return { code: 'cannot-undo', why: 'nothing-to-undo' };
  const isLast = own === match.moments.length - 1;
  if (!isLast && !waitsInSecret(match, seat)) return { code: 'cannot-undo', why: 'another-seat-decided' };
  return at(match.moments, own).noReturn ? { code: 'cannot-undo', why: 'something-was-revealed' } : null;
}

function latestOf<G extends Game, V>({ moments }: Match<G, V>, seat: Seat): number {
  return moments.findLastIndex(({ choice }) => choice.seat === seat);
}

/** Whether this seat's answer still lies hidden in the decision that is being taken together. */
function waitsInSecret<G extends Game, V>({ pending }: Match<G, V>, seat: Seat): boolean {
  if (pending === null || !hasAnswers(pending.frame)) return false;
  return pending.frame.answers.some((given) => given.seat === seat);
}

/** Makes the choice again that was taken back last. */
export function redo<G extends Game, V>(match: Match<G, V>): Result<Moment<G>> {
  const choice = match.undone.pop();
  if (choice === undefined) return { ok: false, problem: { code: 'nothing-to-redo' } };
  const problem = check(match, { ...choice, seq: match.moments.length });
  if (problem !== null) return { ok: false, problem };
  return { ok: true, value: carryOut(match, choice) };
}

/** The game as it was after `seq` choices. Not to be changed. */
export function gameAt<G extends Game, V>(match: Match<G, V>, seq: number): Result<G> {
  if (seq === match.moments.length) return { ok: true, value: match.game };
  const moment = match.moments[seq];
  if (moment === undefined) {
    return { ok: false, problem: { code: 'no-such-moment', given: seq, last: match.moments.length } };
  }
  return { ok: true, value: moment.before };
}

/** A new match that shares the first `seq` choices and goes its own way from there. */
export function branch<G extends Game, V>(match: Match<G, V>, seq: number): Result<Match<G, V>> {
  const then = gameAt(match, seq);
  if (!then.ok) return then;
  const game = match.definition.clone(then.value);
  const pending = advance(match.definition.rules, game);
  return { ok: true, value: { ...match, game, pending, moments: match.moments.slice(0, seq), undone: [] } };
}

/** What a viewer sees now, or saw after `seq` choices. */
export function viewAt<G extends Game, V>(match: Match<G, V>, viewer: Viewer, seq: number): Result<SeatView<V>> {
  const then = gameAt(match, seq);
  if (!then.ok) return then;
  const pending = then.value === match.game ? match.pending : advance(match.definition.rules, then.value);
  return { ok: true, value: seatView(match.definition, then.value, pending, viewer) };
}

/** What a viewer may read of an event. */
export function eventFor(event: Event, viewer: Viewer): Omit<Event, 'secret'> {
  const { rule, key, params, secret } = event;
  return { rule, key, params: secret !== null && secret.seat === viewer ? { ...params, ...secret.params } : params };
}
