/** What a bot is: somebody at a seat who sees a view and names a choice. */

import type { GameDefinition, SeatView, Stream } from '@jade/engine';

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
}

export interface Bot {
  readonly name: string;
  /** One of the options or offers; null to let offers be when nothing must be chosen. */
  choose(situation: Situation): string | null;
}
