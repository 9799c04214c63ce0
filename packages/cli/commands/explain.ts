/**
 * jade explain: plays random games and compares everything that a screen foretells in them, and what it says of a choice before it is made, with
 * what then happens; counts things on the board that do not say what they are, what happens without a word, and questions that do not say
 * why they are asked.
 */

import type { GameDefinition } from '@jade/engine';
import {
  checkAnnounced,
  checkPreviews,
  configFor,
  configsOf,
  nothingAnnounced,
  nothingForeseen,
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
  --json           one JSON object on one line: 
                   {"choices":…,"forecasts":…,"previews":…,"wrong":0,"things":…,"mute":0,"unannounced":0,"causeless":0}`;

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
  const foreseen = nothingForeseen();
  const announced = nothingAnnounced();
  const words = await wordsOf(definition.id);
  for (let game = 0; game < games; game++) {
    const config = configFor(definition, sittings[game % sittings.length] ?? {}, `${values.seed} ${game + 1}`);
    await proveForecasts(definition, config, every, all);
    checkPreviews(definition, config, every, foreseen);
    checkAnnounced(definition, config, words, announced);
    report(game + 1);
  }
  const { choices, forecasts } = all;
  const { previews, things, mute } = foreseen;
  const { unannounced, causeless } = announced;
  const wrong = [...all.wrong, ...foreseen.wrong];
  const told = { unannounced: unannounced.length, causeless: causeless.size };
  if (values.json) printJson({ choices, forecasts, previews, wrong: wrong.length, things, mute: mute.size, ...told });
  else {
    print(`${definition.id}: ${games} games, ${choices} choices`);
    print(`${forecasts} forecasts and ${previews} previews, ${wrong.length} wrong`);
    print(`${things} times a thing was pointed at, ${mute.size} things do not say what they are`);
    print(`${told.unannounced} things happened without a word, ${told.causeless} questions do not say why`);
    const faults = [wrong, [...mute], unannounced, [...causeless]].flatMap((some) => some.slice(0, MOST_SHOWN));
    for (const one of faults) print(`  ${one}`);
  }
  if (wrong.length > 0) throw new Failure(`${wrong.length} did not come so, the first: ${wrong[0]}`);
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
