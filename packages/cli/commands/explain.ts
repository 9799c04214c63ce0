/** jade explain: plays random games and compares everything that a screen foretells in them with what then happens. */

import type { GameDefinition } from '@jade/engine';
import { configFor, configsOf, nothingForetold, proveForecasts } from '@jade/engine/kit';
import { Failure, print, printJson, progress, readArgs, wholeNumber } from '../terminal.ts';
import { gameNamed } from './sim.ts';

export const explainHelp = `jade explain <game> [options]   compare what a screen foretells with what then happens

  --games K        how many random games, taken in turn from every mode and number of players (default 20)
  --every N        prove everything at one choice in N (default 5)
  --seed S         seed of the first game; the others count on from it (default jade)
  --json           one JSON object on one line: {"choices":…,"forecasts":…,"wrong":0}`;

export async function explain(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, {
    games: { type: 'string', default: '20' },
    every: { type: 'string', default: '5' },
    seed: { type: 'string', default: 'jade' },
    json: { type: 'boolean', default: false },
  });
  const definition: GameDefinition = gameNamed(positionals[0]);
  const games = wholeNumber(values.games, '--games');
  const every = wholeNumber(values.every, '--every');
  const sittings = configsOf(definition, null);
  const report = progress(definition.id, games);
  const all = nothingForetold();
  for (let game = 0; game < games; game++) {
    const config = configFor(definition, sittings[game % sittings.length] ?? {}, `${values.seed} ${game + 1}`);
    await proveForecasts(definition, config, every, all);
    report(game + 1);
  }
  const { choices, forecasts, wrong } = all;
  if (values.json) printJson({ choices, forecasts, wrong: wrong.length });
  else print(`${definition.id}: ${games} games, ${choices} choices, ${forecasts} forecasts, ${wrong.length} wrong`);
  if (wrong.length > 0) throw new Failure(`${wrong.length} forecasts did not come so, the first: ${wrong[0]}`);
}
