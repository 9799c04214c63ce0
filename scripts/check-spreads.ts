/**
 * Where rules run, no object is made from another one by a spread: V8 makes such objects slowly, and reads them slowly as long as they live
 * (docs/lab/speed.md). What is told to people, and answers that only screens ask for, may be written that way: those lines stand here.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finished } from './steps.ts';
import { root } from './steps.ts';

/** Run at every step, choice or clone of a game. */
const HOT = ['rules', 'state.ts', 'setup.ts'];

/** Put together once, when they are loaded. */
const ONCE = ['ghost-stories/rules/game.ts', 'great-wall/rules/game.ts'];

/** Parts of lines that may: what is told, asked by screens, or happens once in a while. */
const COLD: readonly string[] = [
  'tell(',
  'prompt:',
  '...anotherSection(',
  '{ ...first, and: second }',
  // Forecasts of an exorcism, for screens.
  'const f = { ...attempt,',
  'const rolled: Table = { ...g,',
  '{ ...board, place }',
  'outlook({ ...g, boards }',
  // What a power token could still bring, for the prompt.
  'canAct({ ...g, borrowed:',
  // Which ghosts could be weakened, once in an exorcism.
  'canFell(g, { ...f, weaken }',
];

/** Comments and texts, brackets, and spreads: enough to know what a spread stands in. */
const TOKENS = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\.\.\.|[{}[\]()]/g;

/** The lines with a spread inside braces. */
export function spreadsIn(source: string): number[] {
  const open: string[] = [];
  const found: number[] = [];
  const lines = source.split('\n');
  for (const { 0: token, index } of source.matchAll(TOKENS)) {
    if (token === '...') {
      const line = source.slice(0, index).split('\n').length;
      const isCold = COLD.some((part) => lines[line - 1]?.includes(part));
      if (open.at(-1) === '{' && !isCold) found.push(line);
    } else if ('{[('.includes(token)) open.push(token);
    else if ('}])'.includes(token)) open.pop();
  }
  return found;
}

export function checkSpreads(): Finished {
  const packages = join(root, 'packages');
  const files = ['engine/flow.ts', 'engine/random.ts'];
  for (const game of readdirSync(packages)) {
    for (const name of readdirSync(join(packages, game))) {
      if (!HOT.includes(name)) continue;
      if (name.endsWith('.ts')) files.push(join(game, name));
      else for (const file of readdirSync(join(packages, game, name))) files.push(join(game, name, file));
    }
  }
  const found = files
    .filter((file) => file.endsWith('.ts') && !ONCE.includes(file))
    .flatMap((file) => {
      const lines = spreadsIn(readFileSync(join(packages, file), 'utf8'));
      return lines.map((line) => `packages/${file}:${line} makes an object by a spread where it costs time`);
    });
  return { code: found.length === 0 ? 0 : 1, output: found.join('\n') };
}
