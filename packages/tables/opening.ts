/** From what a store keeps to a match: on from its last snapshot where there is a good one, else from the beginning. */

import type { Config, GameDefinition, Match, Result, Snapshot } from '@jade/engine';
import { configure, explain, resumeMatch } from '@jade/engine';
import type { Standing } from './entry.ts';
import { standing } from './entry.ts';
import { snapshotOn } from './snapshot.ts';
import type { KeptTable } from './store.ts';

export type Resumed =
  | { readonly ok: true; readonly match: Match; readonly choices: Standing[] }
  | { readonly ok: false; readonly message: string };

export function resumeTable(definition: GameDefinition, { head, entries, snapshot }: KeptTable): Resumed {
  const { mode, sitters, options, seed } = head;
  const config = configure(definition, { mode, players: sitters.length, options, seed });
  if (!config.ok) return { ok: false, message: explain(config.problem) };
  const gap = entries.findIndex((entry, index) => entry?.n !== index + 1);
  if (gap >= 0) return { ok: false, message: `entry ${gap + 1} is missing` };
  try {
    const choices = standing(entries);
    const position = snapshotOn(definition, choices, snapshot);
    const match =
      (position !== null && resumedFrom(definition, config.value, choices, position)) ||
      played(resumeMatch(definition, config.value, { choices, snapshots: [] }));
    return { ok: true, match, choices };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

/** Null where the position leads nowhere: the choices alone still may. */
function resumedFrom(
  definition: GameDefinition,
  config: Config,
  choices: readonly Standing[],
  position: Snapshot,
): Match | null {
  try {
    return played(resumeMatch(definition, config, { choices, snapshots: [position] }));
  } catch {
    return null;
  }
}

function played(resumed: Result<Match>): Match {
  if (!resumed.ok) throw new Error(explain(resumed.problem));
  return resumed.value;
}
