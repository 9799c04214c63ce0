/**
 * What one viewer gets of a table: the pieces the game shows, where we are in the rules, and what this seat
 * is asked. Answers that others gave in secret are not in it. Bots play from such a view alone; `imagine`
 * gives them a whole game that looks the same from their seat.
 */

import type { Answer, Frame, Game, Pending, Question } from './flow.ts';
import { codeAt, hasAnswers, secretFrame } from './flow.ts';
import type { GameDefinition, Outcome, Viewer } from './game.ts';
import { cloneFrames } from './game.ts';
import type { Params } from './log.ts';
import type { Seat } from './plain.ts';
import type { Stream } from './random.ts';
import { pick, stream } from './random.ts';

export interface SeatView<V = unknown> {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly table: V;
  /** Where we are in the rules; in a decision taken together another seat's answer reads as HIDDEN, and what is under a veil is not there. */
  readonly stack: readonly Frame[];
  /** The decision the table waits for, the parameters of its prompt, and the rule that asks. */
  readonly decision: string | null;
  readonly prompt: Params;
  readonly rule: string | null;
  /** What this seat must choose from; null while others decide. */
  readonly options: readonly string[] | null;
  /** What this seat may do beside it. */
  readonly offers: readonly string[];
  readonly waitingFor: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** What a viewer saw while the rules ran: the board of then, where nobody is asked. */
export function passingView<G extends Game, V>(definition: GameDefinition<G, V>, g: G, viewer: Viewer): SeatView<V> {
  return {
    viewer,
    seats: g.seats,
    table: definition.view(g, viewer),
    stack: cloneFrames(g.stack).map((one) => shownTo(definition, g, one, viewer)),
    decision: null,
    prompt: {},
    rule: null,
    options: null,
    offers: [],
    waitingFor: [],
    outcome: null,
  };
}

const HIDDEN = '?';
const NO_CODE = { ask: null, together: null };

export function seatView<G extends Game, V>(
  definition: GameDefinition<G, V>,
  g: G,
  pending: Pending | null,
  viewer: Viewer,
): SeatView<V> {
  const { ask, together } = pending === null ? NO_CODE : codeAt(definition.rules, g, pending.frame);
  const frame = pending === null ? null : shownTo(definition, g, pending.frame, viewer);
  return {
    viewer,
    seats: g.seats,
    table: definition.view(g, viewer),
    stack: cloneFrames(g.stack).map((one) => shownTo(definition, g, one, viewer)),
    decision: pending?.name ?? null,
    prompt: (frame && (ask?.prompt?.(g, frame) ?? together?.prompt?.(g, secretFrame(frame)))) ?? {},
    rule: ask?.rule ?? together?.rule ?? null,
    options: pending?.questions.find(({ seat }) => seat === viewer)?.options ?? null,
    offers: offersFor(pending, viewer),
    waitingFor: pending?.questions.map(({ seat }) => seat) ?? [],
    outcome: pending === null ? definition.outcome(g) : null,
  };
}

export function offersFor(pending: Pending | null, viewer: Viewer): readonly string[] {
  if (pending === null || pending.offers.length === 0) return [];
  return pending.offers.filter(({ seat }) => seat === viewer).flatMap(({ options }: Question) => options);
}

/** A frame without the answers that others gave in secret, and without what lies under another seat's veil. */
function shownTo<G extends Game, V>(definition: GameDefinition<G, V>, g: G, frame: Frame, viewer: Viewer): Frame {
  const veil = veilOver(definition, g, frame, viewer);
  if (veil !== null) return veil.shown(frame);
  if (!hasAnswers(frame)) return frame;
  const answers = frame.answers.map(({ seat, key }): Answer => ({ seat, key: seat === viewer ? key : HIDDEN }));
  return { ...frame, answers } as Frame;
}

/** The veil that hides a part of a frame from this viewer. */
function veilOver<G extends Game, V>(definition: GameDefinition<G, V>, g: Game, frame: Frame, viewer: Viewer) {
  const veil = codeAt(definition.rules, g, frame).ask?.veil;
  if (veil === undefined) return null;
  const owner = veil.owner(frame);
  return owner === null || owner === viewer ? null : veil;
}

/** A random game that looks to this seat exactly like the view. */
export function imagine<G extends Game, V>(definition: GameDefinition<G, V>, view: SeatView<V>, random: Stream): G {
  if (view.viewer === 'spectator') throw new Error('only a seat can imagine a game');
  const core = { seats: view.seats, stack: cloneFrames(view.stack), rng: definition.randomness.fresh(random) };
  const g = definition.imagine(view.table, view.viewer, random, core);
  guessFrames(definition, g, view.viewer, random);
  return g;
}

/** Another table that must look the same to the viewer: whatever is hidden from it is changed at random. */
export function scrambled<G extends Game, V>(
  definition: GameDefinition<G, V>,
  g: G,
  viewer: Viewer,
  random: Stream,
): G {
  const other = definition.clone(g);
  other.rng = definition.randomness.fresh(random);
  definition.scramble(other, viewer, random);
  other.stack = other.stack.map((frame) => shownTo(definition, other, frame, viewer));
  guessFrames(definition, other, viewer, random);
  return other;
}

/**
 * The same position with other secrets: what nobody at large has seen is drawn anew, all chance to come follows from another seed, and
 * whoever had answered in secret is asked again.
 */
export function redrawnFrom<G extends Game, V>(definition: GameDefinition<G, V>, g: G, seed: string): G {
  const other = scrambled(definition, g, 'spectator', stream('redrawn', seed));
  other.rng = definition.randomness.streams(seed);
  for (const frame of other.stack) if (hasAnswers(frame)) frame.answers = [];
  return other;
}

/**
 * Fills in what frames hide from the viewer. Others have answered in secret: any answer they could have given is as good as another.
 */
function guessFrames<G extends Game, V>(definition: GameDefinition<G, V>, g: G, viewer: Viewer, random: Stream): void {
  for (const frame of g.stack) {
    veilOver(definition, g, frame, viewer)?.guess(g, frame, random);
    const { together } = codeAt(definition.rules, g, frame);
    if (together === null) continue;
    const secret = secretFrame(frame);
    secret.answers = secret.answers.map(({ seat, key }) => {
      return { seat, key: seat === viewer ? key : pick(random, together.options(g, secret, seat)) };
    });
  }
}
