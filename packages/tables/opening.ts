/** From what a store keeps to a match: on from its last snapshot where there is a good one, else from the beginning. */

import type { Config, GameDefinition, Match, Problem, Result, Snapshot } from '@jade/engine';
import { configure, nameOfProblem, resumeMatch } from '@jade/engine';
import type { StandingChoice } from './entry.ts';
import { standingChoices } from './entry.ts';
import { snapshotOn } from './snapshot.ts';
import type { KeptTable } from './store.ts';

export type Resumed =
  | { readonly ok: true; readonly match: Match; readonly choices: StandingChoice[] }
  | { readonly ok: false; readonly problem: Problem };

export function resumeTable(definition: GameDefinition, { head, entries, snapshot }: KeptTable): Resumed {
  try {
    const { mode, sitters, options, seed, redrawn } = head;
    const config = configure(definition, { mode, players: sitters.length, options, seed, redrawn });
    if (!config.ok) return { ok: false, problem: config.problem };
    const gap = entries.findIndex((entry, index) => entry?.n !== index + 1);
    if (gap >= 0) return { ok: false, problem: { code: 'entry-missing', entry: gap + 1 } };
    const choices = standingChoices(entries);
    const position = snapshotOn(definition, choices, snapshot);
    const match =
      (position !== null && resumedFrom(definition, config.value, choices, position)) ||
      played(resumeMatch(definition, config.value, { choices, snapshots: [] }));
    return { ok: true, match, choices };
  } catch (error) {
    return { ok: false, problem: brokenLog(error) };
  }
}

/** What a store or the rules said when they could not go on. */
export function brokenLog(error: unknown): Problem {
  return { code: 'broken-log', message: error instanceof Error ? error.message : String(error) };
}

/** Null where the position leads nowhere: the choices alone still may. */
function resumedFrom(
  definition: GameDefinition,
  config: Config,
  choices: readonly StandingChoice[],
  position: Snapshot,
): Match | null {
  try {
    return played(resumeMatch(definition, config, { choices, snapshots: [position] }));
  } catch {
    return null;
  }
}

function played(resumed: Result<Match>): Match {
  if (!resumed.ok) throw new Error(nameOfProblem(resumed.problem));
  return resumed.value;
}
