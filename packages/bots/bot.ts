/** What a bot is: somebody at a seat who sees a view and names a choice. */

import type { GameDefinition, SeatView, Stream } from '@jade/engine';
import type { Futures } from './futures.ts';
import type { Memory } from './memory.ts';

/** A decision as it is put before a bot. There is no way from here to what other seats hide. */
export interface Situation {
  readonly definition: GameDefinition;
  /** What the seat must choose from; empty when it is only offered something. */
  readonly options: readonly string[];
  /** What it may do beside that. */
  readonly offers: readonly string[];
  /** What the seat sees; built when asked for. */
  view(): SeatView;
  readonly random: Stream;
  /** What it thought before, for a bot that goes on from there. */
  readonly memory?: Memory;
  /** For whoever must also be able to tell the chances of what it considers, and why. */
  readonly tells?: Tells;
}

export interface Tells {
  /** What somebody asks about: it is followed, however little it promises. */
  readonly about: string | null;
}

/** Everything it may answer: the options, the offers, and null where nothing must be chosen. */
export function answersIn({ options, offers }: Pick<Situation, 'options' | 'offers'>): (string | null)[] {
  return [...options, ...offers, ...(options.length === 0 ? [null] : [])];
}

/** A bot at work. */
export interface Thinking {
  /** Thinks on for a moment; true when there is nothing more to think about. */
  work(): boolean;
  /** The answer as it stands. */
  best(): string | null;
}

/** A choice that was thought about. */
export interface Considered {
  /** null to let be what is only offered. */
  readonly key: string | null;
  /** What came of it, as far as the thought went; null where it was not followed, or nobody asked. */
  readonly told: Followed | null;
}

export interface Followed {
  /** How likely the seat is to win with it, in the mean of so many games. */
  readonly chances: number;
  readonly games: number;
  /** Whether it came out so near to the first choice that the difference may be luck. */
  readonly isClose: boolean;
  readonly futures: Futures;
}

/** Thinking that can tell what it considered, the best first: everything that may be answered, each once. */
export interface Pondering extends Thinking {
  considered(): readonly Considered[];
}

export interface Bot {
  readonly name: string;
  /** One of the options or offers; null to let offers be when nothing must be chosen. */
  choose(situation: Situation): string | null;
  /** The same in small portions, for whoever must stay able to interrupt. */
  think(situation: Situation): Thinking;
}

/** A bot that answers at once. */
export function instant(name: string, choose: Bot['choose']): Bot {
  return {
    name,
    choose,
    think(situation) {
      const answer = choose(situation);
      return { work: () => true, best: () => answer };
    },
  };
}
