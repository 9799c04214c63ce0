/**
 * What a game is to the rest of the world. Screen, server, bots, terminal and tests know a game through
 * this interface and nothing else.
 */

import type { Frame, Game, Procedure, Rules } from './flow.ts';
import { begin } from './flow.ts';
import type { Event, Params } from './log.ts';
import type { Seat } from './plain.ts';
import type { Problem, Result } from './problem.ts';
import type { Randomness, Stream } from './random.ts';
import type { Stake } from './stakes.ts';
import type { Telling, Told } from './telling.ts';
import type { SeatView } from './view.ts';

/** Who looks: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

/** A choice at setup. The first value is the default. */
export interface OptionRule {
  readonly id: string;
  readonly values: readonly string[];
  /** Values for a table with one person at most: the comfort they bring would tell other people what is hidden. */
  readonly forOne?: readonly string[];
}

/** What a table with so many people may choose from, the default first. */
export function valuesFor({ values, forOne = [] }: OptionRule, people: number): readonly string[] {
  return people > 1 ? values.filter((value) => !forOne.includes(value)) : values;
}

export interface Mode {
  readonly id: string;
  readonly players: readonly number[];
  readonly options: readonly OptionRule[];
}

/** How one match is set up: complete and checked, see `configure`. */
export interface Config {
  readonly mode: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  /** It goes on from a position of another game. */
  readonly redrawn?: Redrawn;
}

/** After so many choices whatever nobody at large had seen, and all chance to come, was drawn anew from a seed of its own. */
export interface Redrawn {
  readonly after: number;
  readonly seed: string;
}

/** Who won and with how much. In a cooperative game all seats win or none, with one common score. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  /** Message key: how it came to an end. */
  readonly reason: string;
}

/**
 * Something that a screen foretells. It is true of the table as it stands: if what `when` names happens now and nobody does
 * anything else, it comes so.
 */
export interface Forecast {
  /** The thing it is about, named as on the board. */
  readonly about: string;
  /** The message that says it. */
  readonly key: string;
  readonly params: Params;
  /** The rule by which it comes. */
  readonly rule: string;
  /** What puts it to the proof: the name of a `Proof`. */
  readonly when: string;
}

/**
 * Lets come about what a forecast is about, on a game that may be spoilt and with everybody else declining, and says in the form of a
 * forecast what came. If that is not what was foretold, the forecast was wrong.
 */
export type Proof<G extends Game = Game> = (
  g: G,
  forecast: Forecast,
  viewer: Viewer,
) => Pick<Forecast, 'key' | 'params'>;

/** How a game came to its end, in facts of its whole story. */
export interface Why {
  /** What ended it; null where the reason of the outcome says all. */
  readonly cause: Phrase | null;
  /** At most three, the weightiest first. */
  readonly reasons: readonly Phrase[];
}

/** More reasons than these nobody remembers. */
export const MOST_REASONS = 3;

/** A sentence as data: the message that says it, its parameters, and the rule behind it. */
export interface Phrase {
  readonly key: string;
  readonly params: Params;
  readonly rule: string | null;
}

/** What a thing on the board is, and what it does as the table stands. Things are named like options: `road:R12`. */
export interface Inspection {
  readonly about: string;
  readonly name: Phrase;
  readonly lines: readonly Phrase[];
  /** What is done by choosing it now, for a button beside it; without it the option says so. */
  readonly deed?: Phrase;
}

/** A number that a player keeps an eye on: action points, Qi, Shame. */
export interface Count {
  /** The message that names it, with whose it is among the parameters. */
  readonly key: string;
  readonly params: Params;
  readonly count: number;
  /** Whether more of it is what the viewer wants. */
  readonly isGood: boolean;
}

/** The parts of a game that the engine fills in, at setup and when a bot imagines a game. */
export type Core = Pick<Game, 'seats' | 'stack' | 'rng'>;

/** In the unit of the evaluation. */
export interface Odds {
  /** A lead that wins nearly three games of four. */
  readonly lead: number;
  /** Where seats win or lose against the table: what stands for an even chance. */
  readonly even?: number;
}

/** What makes the levels of bots differ, beside what is usual (bots/levels.ts). */
export interface Levels {
  /** How many choices in a hundred an apprentice overlooks. */
  readonly overlooks?: number;
  /** What not even an apprentice overlooks: that one may leave it at that. Else something would be spent for want of anything to do. */
  readonly sees?: readonly string[];
  /** Decisions in which an apprentice overlooks nothing: the choices lie side by side, and missing one would look like a whim. */
  readonly plain?: readonly string[];
  /** How many times longer than usual the others think: more where what counts lies many choices ahead or luck is loud. */
  readonly adept?: number;
  readonly master?: number;
}

/** How somebody who thinks ahead follows the policy of a game. */
export interface Foresight<G extends Game = Game> {
  /** Whether `from` has been followed far enough: to `now`, in so many choices, where this decision comes up. */
  isEnough(from: G, now: G, choices: number, decision: string): boolean;
  /** How many ideas are worth following where this is decided, if not as many as the level looks at; with one nothing is followed. */
  ideas?(g: G, decision: string): number;
  /** What may be done right after a choice and belongs to the same plan: each makes an idea of its own. */
  follow?(g: G, seat: Seat, key: string): readonly string[];
  /** Whether everybody in thought does what the policy likes best; otherwise each choice is as likely as it weighs. */
  isFirm?(g: G): boolean;
}

/** Answers that a seat may give before it is asked: not to be asked again unless something concerns it. */
export interface Ahead<V = unknown> {
  /** Whether this is such an answer at all: what comes from elsewhere may be anything. */
  isAnswer(value: unknown): boolean;
  /**
   * What these answer to what the viewer is asked now; null where they say nothing about it. Looks at nothing but the view. `isSeen`: somebody else
   * at the same screen would see that it was not asked.
   */
  answerTo(view: SeatView<V>, answers: readonly unknown[], isSeen?: boolean): string | null;
}

export interface GameDefinition<G extends Game = Game, V = unknown> {
  readonly id: string;
  /** Version of the rules: a record can be replayed only with the version it was played with. */
  readonly version: string;
  readonly modes: readonly Mode[];
  /** Whether seats hold things that others at the table may not see. */
  readonly secrets: boolean;
  /** Whether nothing is left to chance once the game is set up: then one look at a choice says all. */
  readonly certain?: boolean;
  readonly rules: Rules<G>;
  /** The procedure that is the whole game. */
  readonly start: Procedure<object>;
  readonly randomness: Randomness;

  /** The pieces as they lie before the first step of the rules. */
  setup(config: Config, core: Core): G;
  /** By hand and fast; shares nothing with the original. */
  clone(g: G): G;
  /** What a viewer may see, listed piece by piece. */
  view(g: G, viewer: Viewer): V;
  outcome(g: G): Outcome;
  /** All that the screen of a viewer foretells now. */
  forecasts?(view: SeatView<V>): readonly Forecast[];
  /** How it wants to be told; without it every event is a moment of its own. */
  readonly telling?: Telling;
  /** Of a game that is over: why it ended so, counted in all that a viewer was told and in how the table stands. */
  why?(story: readonly Told[], view: SeatView<V>): Why;
  /** What proves each kind of forecast, by its `when`. Loaded only by whoever wants to know. */
  proofs?(): Promise<Readonly<Record<string, Proof<G>>>>;
  /** Where answers may be given ahead. */
  readonly ahead?: Ahead<V>;
  /** What a viewer can learn about a thing on the board; null where there is no such thing. */
  inspect?(view: SeatView<V>, thing: string): Inspection | null;
  /** The numbers on the table that matter to a viewer: what a choice does to them is told before it is made. */
  counts?(view: SeatView<V>): readonly Count[];
  /** Decisions in which a turn chooses among its deeds: whatever can no longer be done there is told before, and why. */
  readonly deeds?: ReadonlySet<string>;
  /** All things on the board that a viewer can point at, named as there: each can be asked what it is. */
  things?(view: SeatView<V>): readonly string[];
  /** Whether the seats at this table win or lose together; without it each plays for itself. */
  winsTogether?(g: G): boolean;

  /** A random game that looks like this to the viewer. Sees nothing but the view. */
  imagine(view: V, viewer: Seat, random: Stream, core: Core): G;
  /** Changes at random whatever is hidden from the viewer; the view must not notice. For the leak test. */
  scramble(g: G, viewer: Viewer, random: Stream): void;
  /** What must hold at every moment; returns what does not. */
  invariants(g: G): string[];
  /** How good the position looks to a seat; higher is better, and the unit is the game's own score. */
  evaluate(g: G, seat: Seat): number;
  /** In that unit: a lead that makes a win likely. For bots that search. */
  readonly lead?: number;
  /** How the levels of bots lie apart here, where the usual does not fit. */
  readonly levels?: Levels;
  /** How the evaluation turns into a chance to win, fitted to games that bots played (scripts/odds.ts). */
  odds?(g: G): Odds;
  /** What an event means to a seat, where a coach may give it as a reason. */
  stakes?(event: Event, seat: Seat): readonly Stake[];
  /**
   * How readily somebody who knows the game would choose each of these, as weights above 0: the first idea of a bot
   * that searches, and how it plays on in thought. Asked very often, so it must be quick.
   */
  policy?(g: G, seat: Seat, options: readonly string[]): readonly number[];
  /** The same for an apprentice, where that is another: a partner who spends early what a person would keep looks like a fool. */
  beginner?(g: G, seat: Seat, options: readonly string[]): readonly number[];
  /** Where all win or none: how well things stand, from 0 to 1, for comparisons. A search trusts this more than the evaluation. */
  judgement?(g: G): number;
  /** The same as it is told to people: how likely they win from here, fitted to games of masters. */
  chances?(g: G): number;
  /** How a search follows the policy in thought. */
  readonly foresight?: Foresight<G>;
}

/**
 * A definition whose own types are let go, so that different games can stand in one list. Safe because a
 * game only ever meets the data that its own definition made.
 */
export function anyGame<G extends Game, V>(definition: GameDefinition<G, V>): GameDefinition {
  return definition as unknown as GameDefinition;
}

/** What somebody wishes at setup; whatever is left out takes its default. */
export interface Wishes {
  readonly mode?: string | undefined;
  readonly players?: number | undefined;
  /** How many of the players are people; left out at tables of bots and of nobody in particular. */
  readonly people?: number | undefined;
  readonly options?: Readonly<Record<string, string>> | undefined;
  readonly seed: string;
  readonly redrawn?: Redrawn | undefined;
}

const SEED = /^[\w .:+-]{1,64}$/;

/** Completes and checks a setup. */
export function configure(definition: Pick<GameDefinition, 'modes'>, wishes: Wishes): Result<Config> {
  const bad = (field: string, given: string, allowed: readonly (string | number)[]): Result<Config> => {
    const problem: Problem = { code: 'bad-config', field, given, allowed: allowed.map(String) };
    return { ok: false, problem };
  };
  const mode = wishes.mode === undefined ? definition.modes[0] : definition.modes.find(({ id }) => id === wishes.mode);
  if (mode === undefined)
    return bad(
      'mode',
      wishes.mode ?? '',
      definition.modes.map(({ id }) => id),
    );
  const players = wishes.players ?? mode.players[0] ?? 0;
  if (!mode.players.includes(players)) return bad('players', String(players), mode.players);
  if (!SEED.test(wishes.seed)) return bad('seed', wishes.seed, ['1 to 64 letters, digits, spaces or _ . : + -']);

  const { redrawn } = wishes;
  if (redrawn !== undefined && !(SEED.test(redrawn.seed) && Number.isSafeInteger(redrawn.after) && redrawn.after > 0))
    return bad('redrawn', `${redrawn.after} ${redrawn.seed}`, ['a number of choices, and a seed']);

  const given = wishes.options ?? {};
  for (const id of Object.keys(given)) {
    if (!mode.options.some((option) => option.id === id))
      return bad(
        'option',
        id,
        mode.options.map((option) => option.id),
      );
  }
  const options: Record<string, string> = {};
  for (const option of mode.options) {
    const { id } = option;
    const values = valuesFor(option, wishes.people ?? 0);
    const value = given[id] ?? values[0] ?? '';
    if (!values.includes(value)) return bad(`option ${id}`, value, values);
    options[id] = value;
  }
  const config = { mode: mode.id, players, options, seed: wishes.seed };
  return { ok: true, value: redrawn === undefined ? config : { ...config, redrawn } };
}

/** A fresh game, before the first step of its rules. */
export function setUp<G extends Game, V>(definition: GameDefinition<G, V>, config: Config): G {
  return definition.setup(config, {
    seats: config.players,
    stack: [begin(definition.start, {})],
    rng: definition.randomness.streams(config.seed),
  });
}

export function cloneFrames(frames: readonly Frame[]): Frame[] {
  const copies: Frame[] = new Array(frames.length);
  for (let i = 0; i < frames.length; i++) copies[i] = cloneFrame(frames[i] as Frame);
  return copies;
}

/** Frames are small and flat: names, ids, numbers, and now and then a list. */
function cloneFrame(frame: Frame): Frame {
  const copy = { ...frame } as Frame & Record<string, unknown>;
  for (const key in copy) {
    const value = copy[key];
    if (typeof value === 'object' && value !== null) (copy as Record<string, unknown>)[key] = cloneValue(value);
  }
  return copy;
}

function cloneValue(value: object): unknown {
  if (Array.isArray(value))
    return value.map((element) => (typeof element === 'object' && element !== null ? cloneValue(element) : element));
  return cloneFrame(value as Frame);
}
