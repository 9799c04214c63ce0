/** Whether everything that happens is told, and whether every question says why it is asked, over random games. */

import type { Game } from '../flow.ts';
import { advance, answer } from '../flow.ts';
import type { Config, GameDefinition, Viewer } from '../game.ts';
import { causeKeys, witness } from '../log.ts';
import { canonical, seatsOf } from '../plain.ts';
import { PLAINLY } from '../telling.ts';
import { passingView, seatView } from '../view.ts';
import { walk } from './walk.ts';

export interface Announced {
  /** A sentence for each thing that changed on somebody's board by itself, and nobody said so. */
  unannounced: string[];
  /** Decisions without a message that says why they are asked, or without words for one of its parameters. */
  readonly causeless: Set<string>;
}

export function nothingAnnounced(): Announced {
  return { unannounced: [], causeless: new Set() };
}

/** Walks through one random game; `says` tells whether there is a message with these parameters. */
export function checkAnnounced<G extends Game, V>(
  definition: GameDefinition<G, V>,
  config: Config,
  says: (key: string, params: readonly string[]) => boolean,
  into: Announced,
): void {
  const { rules, clone, telling = PLAINLY } = definition;
  for (const { game, pending, seq, choice } of walk(definition, config)) {
    const { prompt } = seatView(definition, game, pending, choice.seat);
    if (!causeKeys(pending.name).some((key) => says(key, Object.keys(prompt)))) into.causeless.add(pending.name);
    const played = clone(game);
    const { scenes } = witness<G>(
      () => void answer(rules, played, advance(rules, played) ?? pending, choice.seat, choice.key),
      clone,
      true,
    );
    // The choice itself is seen by whoever makes it; what follows by itself must be told.
    const next = advance(rules, played);
    if (next !== null && telling.laidOut?.has(next.name)) continue;
    const [, ...automatic] = scenes;
    const told = automatic.findLastIndex(({ events }) => events.length > 0);
    const [from, after] = [scenes[told + 1], scenes.at(-1)];
    if (from === undefined || after === undefined) continue;
    for (const viewer of [...seatsOf(game), 'spectator'] as Viewer[]) {
      const changed = changedFields(
        passingView(definition, from.game, viewer).table,
        passingView(definition, after.game, viewer).table,
      ).filter((field) => !telling.marks.has(field));
      if (changed.length === 0) continue;
      const where = `${config.mode}, ${config.players}, ${config.seed}, choice ${seq + 1}, '${choice.key}' in ${pending.name}`;
      into.unannounced.push(`${where}: ${changed.join(', ')} changed without a word`);
      break;
    }
  }
}

function changedFields(before: unknown, after: unknown): string[] {
  const [one, two] = [before, after] as Record<string, unknown>[];
  return Object.keys(one ?? {}).filter((field) => canonical(one?.[field]) !== canonical(two?.[field]));
}
