/**
 * What is thought about a table for somebody who looks at it, and for no one else: from what they see alone, so that it can be thought
 * wherever they are. When the game is over its record says the rest.
 */

import type { Advice, Review, Thinker, Way } from '@jade/bots';
import { reviewOf } from '@jade/bots';
import type { GameDefinition, Match, Preview, Refusal, Seat, SeatView, Viewer } from '@jade/engine';
import { eventFor, expectOk, must, parseRecord, previewOf, replayRecord, seat as seatAt } from '@jade/engine';
import type { Look, StoryLine } from './looking.ts';
import { lookOf, whyNot } from './looking.ts';

/** What the coach says to a seat that was asked: the advice, told as far as this seat may read it. */
export interface Hint extends Omit<Advice, 'ways'> {
  readonly seq: number;
  readonly decision: string;
  readonly ways: readonly HintedWay[];
}

export interface HintedWay extends Omit<Way, 'sure'> {
  readonly sure: readonly StoryLine[];
}

/** Whoever thinks for a client whose tables stand elsewhere. */
export interface Thought {
  why(game: string, view: SeatView, key: string): Promise<Refusal | null>;
  preview(game: string, view: SeatView, key: string): Promise<Preview | null>;
  /** What the coach would do where this was seen, and what it thinks of a choice; null when the viewer is not asked there. */
  advise(table: string, game: string, look: Look, about: string | null): Promise<Hint | null>;
  /** When the game is over: what the coach would have done in another's place. */
  hindsight(table: string, record: string, seat: Seat, seq: number): Promise<Hint | null>;
  /** When the game is over: how the chances went. */
  review(record: string, viewer: Viewer): Promise<Review | null>;
}

export interface ThoughtPorts {
  definitionOf(game: string): Promise<GameDefinition | null>;
  readonly thinker: Thinker;
  readonly chance: () => string;
}

export class ViewThought implements Thought {
  private readonly ports: ThoughtPorts;
  /** The record that was read last: whoever asks about a game asks more than once. */
  private read: { readonly record: string; readonly match: Match } | null = null;

  constructor(ports: ThoughtPorts) {
    this.ports = ports;
  }

  async why(game: string, view: SeatView, key: string): Promise<Refusal | null> {
    return whyNot(await this.definition(game), view, key);
  }

  async preview(game: string, view: SeatView, key: string): Promise<Preview | null> {
    return previewOf(await this.definition(game), view, key);
  }

  advise(table: string, game: string, look: Look, about: string | null): Promise<Hint | null> {
    return hintFor(this.ports.thinker, { table, game, seed: this.ports.chance() }, look, about);
  }

  async hindsight(table: string, record: string, seat: Seat, seq: number): Promise<Hint | null> {
    const match = await this.matchOf(record);
    return this.advise(table, match.definition.id, lookOf(match, seat, seq), null);
  }

  async review(record: string, viewer: Viewer): Promise<Review | null> {
    return reviewFor(await this.matchOf(record), viewer);
  }

  private async definition(game: string): Promise<GameDefinition> {
    return must(await this.ports.definitionOf(game), 'a game that is here');
  }

  private async matchOf(record: string): Promise<Match> {
    if (this.read?.record !== record) {
      const parsed = expectOk(parseRecord(record));
      const match = expectOk(replayRecord([await this.definition(parsed.game)], parsed));
      this.read = { record, match };
    }
    return this.read.match;
  }
}

/** What the coach says about a look; null where its viewer is not asked. */
export async function hintFor(
  thinker: Thinker,
  asked: { readonly table: string; readonly game: string; readonly seed: string },
  { view, seq }: Look,
  about: string | null = null,
): Promise<Hint | null> {
  const { viewer, decision } = view;
  if (viewer === 'spectator' || decision === null || (view.options === null && view.offers.length === 0)) return null;
  const advice = await thinker.advise({ ...asked, view, about });
  const ways = advice.ways.map((way) => ({
    ...way,
    sure: way.sure.map((event) => ({ seq, ...eventFor(event, viewer) })),
  }));
  return { ...advice, seq, decision, ways };
}

/** How the chances of a viewer went; of the winner's for whoever only watches. */
export function reviewFor(match: Match, viewer: Viewer): Review {
  const own = viewer === 'spectator' ? match.definition.outcome(match.game).winners[0] : viewer;
  return reviewOf(match, own ?? seatAt(0));
}
