/**
 * jade explain: plays random games and compares everything that a screen foretells in them with what then happens; counts what happens without
 * a word, and questions that do not say why they are asked.
 */

import type { GameDefinition } from '@jade/engine';
import {
  checkAnnounced,
  configFor,
  configsOf,
  nothingAnnounced,
  nothingForetold,
  proveForecasts,
} from '@jade/engine/kit';
import { openBox } from '@jade/shelf';
import { Failure, print, printJson, progress, readArgs, wholeNumber } from '../terminal.ts';
import { gameNamed } from './sim.ts';

export const explainHelp = `jade explain <game> [options]   compare what a screen foretells with what then happens

  --games K        how many random games, taken in turn from every mode and number of players (default 20)
  --every N        prove everything at one choice in N (default 5)
  --seed S         seed of the first game; the others count on from it (default jade)
  --json           one JSON object on one line: {"choices":…,"forecasts":…,"wrong":0,"unannounced":0,"causeless":0}`;

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
  const announced = nothingAnnounced();
  const words = await wordsOf(definition.id);
  for (let game = 0; game < games; game++) {
    const config = configFor(definition, sittings[game % sittings.length] ?? {}, `${values.seed} ${game + 1}`);
    await proveForecasts(definition, config, every, all);
    checkAnnounced(definition, config, words, announced);
    report(game + 1);
  }
  const { choices, forecasts, wrong } = all;
  const { unannounced, causeless } = announced;
  const counts = { wrong: wrong.length, unannounced: unannounced.length, causeless: causeless.size };
  if (values.json) printJson({ choices, forecasts, ...counts });
  else {
    print(`${definition.id}: ${games} games, ${choices} choices, ${forecasts} forecasts, ${counts.wrong} wrong`);
    print(`${counts.unannounced} things happened without a word, ${counts.causeless} questions do not say why`);
    for (const one of [...unannounced.slice(0, MOST_SHOWN), ...[...causeless].slice(0, MOST_SHOWN)]) print(`  ${one}`);
  }
  if (wrong.length > 0) throw new Failure(`${wrong.length} forecasts did not come so, the first: ${wrong[0]}`);
}

const MOST_SHOWN = 20;

/** Whether a game has a message, and whether it asks for nothing but these parameters. */
async function wordsOf(game: string): Promise<(key: string, params: readonly string[]) => boolean> {
  const box = await openBox(game, 'en');
  return (key, params) => {
    const text = box?.words[key];
    if (text === undefined) return false;
    return [...text.matchAll(/\{(\w+)(?=[,}])/g)].every(([, name = '']) =>
      params.some((param) => name.startsWith(param)),
    );
  };
}
