/**
 * A match: one game with its history. Whatever people send comes in here, is checked, and changes nothing
 * unless it is right. Its past is sparse (past.ts): undo, looking back and branching off play a few choices again.
 */

import type { Game, Pending, Refusal } from './flow.ts';
import {
  advance,
  candidatesOf,
  codeAt,
  hasAnswers,
  isAllowed,
  isOffer,
  offerName,
  RulesBroken,
  refusalIn,
} from './flow.ts';
import type { Config, GameDefinition, Viewer } from './game.ts';
import { fingerprint } from './hash.ts';
import type { Event } from './log.ts';
import type { Choice, Moment, Snapshot } from './past.ts';
import { carryOut, Past } from './past.ts';
import type { Seat } from './plain.ts';
import { at, seat as seatAt } from './plain.ts';
import type { Problem, Result } from './problem.ts';
import type { SeatView } from './view.ts';
import { offersFor, redrawnFrom, seatView } from './view.ts';

export interface Match<G extends Game = Game, V = unknown> {
  readonly definition: GameDefinition<G, V>;
  readonly config: Config;
  game: G;
  pending: Pending | null;
  /** What happened before the first choice. */
  readonly opening: readonly Event[];
  /** The choices so far. What came of those that lie far back is played again when it is asked for. */
  readonly moments: readonly Moment[];
  /** Choices taken back, the latest last. */
  undone: Choice[];
  readonly past: Past<G, V>;
}

/** A choice as it is sent: `seq` is the number of choices the sender has seen. */
export interface Command extends Choice {
  readonly seq: number;
}

export function openMatch<G extends Game, V>(definition: GameDefinition<G, V>, config: Config): Match<G, V> {
  return matchWith(definition, config, new Past(definition, config));
}

/**
 * A match that was kept: all of its choices and, of the positions on the way, as many as were kept (`latestSnapshot`). Opens from
 * the newest of them. Earlier choices are taken on trust and played again only when somebody looks back.
 */
export function resumeMatch<G extends Game, V>(
  definition: GameDefinition<G, V>,
  config: Config,
  { choices, snapshots }: { readonly choices: readonly Choice[]; readonly snapshots: readonly Snapshot<G>[] },
): Result<Match<G, V>> {
  const seq = Math.max(0, ...snapshots.map((kept) => kept.seq));
  if (seq > choices.length) return { ok: false, problem: { code: 'no-such-moment', given: seq, last: choices.length } };
  const past = new Past(definition, config, choices.slice(0, seq), snapshots);
  const match = matchWith(definition, config, past);
  for (const choice of choices.slice(seq)) {
    const chosen = choose(match, { ...choice, seq: match.moments.length });
    if (!chosen.ok) return chosen;
  }
  return { ok: true, value: match };
}

function matchWith<G extends Game, V>(
  definition: GameDefinition<G, V>,
  config: Config,
  past: Past<G, V>,
  present = past.gameAt(past.moments.length),
): Match<G, V> {
  const game = definition.clone(present);
  const pending = advance(definition.rules, game);
  return {
    definition,
    config,
    game,
    pending,
    get opening() {
      return past.opening;
    },
    moments: past.moments,
    undone: [],
    past,
  };
}

export function choose<G extends Game, V>(match: Match<G, V>, command: Command): Result<Moment> {
  const problem = check(match, command);
  if (problem !== null) return { ok: false, problem };
  const moment = proceed(match, { seat: command.seat, key: command.key });
  match.undone = [];
  return { ok: true, value: moment };
}

function check<G extends Game, V>(match: Match<G, V>, { seat, key, seq }: Command): Problem | null {
  if (seq !== match.moments.length) return { code: 'stale', given: seq, present: match.moments.length };
  const { pending } = match;
  if (pending === null) return { code: 'game-over' };
  if (!isSeat(match.game, seat)) return { code: 'not-asked', seat: typeof seat === 'number' ? seat : NOBODY };
  if (typeof key !== 'string') return { code: 'unknown-choice', seat, key: typeof key };
  if (isAllowed(pending, seat, key)) return null;
  if (!isAsked(pending, seat) && offersFor(pending, seat).length === 0) return { code: 'not-asked', seat };
  const refusal = refusalOf(match, seat, key);
  return refusal === null ? { code: 'unknown-choice', seat, key } : { code: 'refused', seat, key, refusal };
}

/** Stands in a problem for a seat that is not even a number. */
const NOBODY = seatAt(-1);

/** What comes over a wire may be anything, whatever its type says. */
function isSeat(game: Game, seat: unknown): boolean {
  return Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < game.seats;
}

function isAsked(pending: Pending, seat: Seat): boolean {
  return pending.questions.some((asked) => asked.seat === seat);
}

/**
 * Why not? The rule that keeps this seat from choosing the key now; null when it may, or when the key means nothing here. It needs no
 * past: a game that was imagined from a view gives the same answer.
 */
export function refusalOf<G extends Game, V>(
  { definition, game, pending }: Pick<Match<G, V>, 'definition' | 'game' | 'pending'>,
  seat: Seat,
  key: string,
): Refusal | null {
  if (pending === null || !isSeat(game, seat) || typeof key !== 'string') return null;
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
function proceed<G extends Game, V>(match: Match<G, V>, choice: Choice): Moment {
  const { definition, config, game, pending, past } = match;
  if (pending === null) throw new RulesBroken('nothing is asked', game);
  try {
    const { moment, next, scenes } = carryOut(definition, game, pending, choice, past.isWatched);
    const { redrawn } = config;
    if (redrawn?.after === past.moments.length + 1) {
      match.game = redrawnFrom(definition, game, redrawn.seed);
      match.pending = advance(definition.rules, match.game);
    } else match.pending = next;
    past.add(moment, match.game, scenes);
    return moment;
  } catch (cause) {
    const where = `choice ${match.moments.length + 1}, '${choice.key}' of seat ${choice.seat + 1} in '${pending.name}', failed`;
    const broken = new RulesBroken(where, game, { cause });
    rewind(match, match.moments.length);
    throw broken;
  }
}

/** Puts the match back to where it was after `seq` choices. */
function rewind<G extends Game, V>(match: Match<G, V>, seq: number): void {
  match.past.cut(seq);
  match.game = match.definition.clone(match.past.gameAt(seq));
  match.pending = advance(match.definition.rules, match.game);
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
  const { choice } = at(moments, own);
  rewind(match, own);
  for (const other of later) proceed(match, other);
  match.undone.push(choice);
  return { ok: true, value: choice };
}

/** Goes back to where there were `seq` choices, also beyond what is free: whoever asks for that has the consent of all. The same dice fall again. */
export function takeBackTo<G extends Game, V>(match: Match<G, V>, seq: number): Result<readonly Choice[]> {
  const last = match.moments.length;
  if (!Number.isInteger(seq) || seq < firstOwn(match) || seq > last)
    return { ok: false, problem: { code: 'no-such-moment', given: seq, last } };
  const gone = match.moments.slice(seq).map(({ choice }) => choice);
  rewind(match, seq);
  match.undone = [];
  return { ok: true, value: gone };
}

/** What keeps this seat from taking its latest choice back; null when nothing does. */
export function undoProblem<G extends Game, V>(match: Match<G, V>, seat: Seat): Problem | null {
  const own = latestOf(match, seat);
  if (own < firstOwn(match)) return { code: 'cannot-undo', why: 'nothing-to-undo' };
  const isLast = own === match.moments.length - 1;
  if (!isLast && !waitsInSecret(match, seat)) return { code: 'cannot-undo', why: 'another-seat-decided' };
  return at(match.moments, own).noReturn ? { code: 'cannot-undo', why: 'something-was-revealed' } : null;
}

/** How many choices came from elsewhere: they are nobody's here. */
export function firstOwn({ config }: Pick<Match, 'config'>): number {
  return config.redrawn?.after ?? 0;
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
export function redo<G extends Game, V>(match: Match<G, V>): Result<Moment> {
  const choice = match.undone.pop();
  if (choice === undefined) return { ok: false, problem: { code: 'nothing-to-redo' } };
  const problem = check(match, { ...choice, seq: match.moments.length });
  if (problem !== null) return { ok: false, problem };
  return { ok: true, value: proceed(match, choice) };
}

/** The game as it was after `seq` choices. Not to be changed. */
export function gameAt<G extends Game, V>(match: Match<G, V>, seq: number): Result<G> {
  const last = match.moments.length;
  if (seq === last) return { ok: true, value: match.game };
  if (!Number.isInteger(seq) || seq < 0 || seq > last)
    return { ok: false, problem: { code: 'no-such-moment', given: seq, last } };
  return { ok: true, value: match.past.gameAt(seq) };
}

/** The fingerprint of the game after `seq` choices. */
export function fingerprintAt<G extends Game, V>(match: Match<G, V>, seq: number): Result<string> {
  const then = gameAt(match, seq);
  return then.ok ? { ok: true, value: fingerprint(then.value) } : then;
}

/**
 * The newest position to open this match from. At least one choice lies behind it, if there is any: so whether that can be
 * taken back is known at once. It changes only with every 20th choice, and need not be kept again before.
 */
export function latestSnapshot<G extends Game, V>({ past, moments }: Match<G, V>): Snapshot<G> {
  return past.snapshotAt(Math.max(0, moments.length - 1));
}

/** A new match that shares the first `seq` choices and goes its own way from there. */
export function branch<G extends Game, V>(match: Match<G, V>, seq: number): Result<Match<G, V>> {
  const then = gameAt(match, seq);
  if (!then.ok) return then;
  const config = configAt(match, seq);
  return { ok: true, value: matchWith(match.definition, config, match.past.branch(config, seq), then.value) };
}

/** What came later is nothing to a branch. */
function configAt<G extends Game, V>({ config }: Match<G, V>, seq: number): Config {
  const { redrawn, ...first } = config;
  return redrawn === undefined || redrawn.after <= seq ? config : first;
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
