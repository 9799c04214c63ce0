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

/** Parts of lines that may: what is told, asked by screens, or happens once in a while. */
const COLD: readonly string[] = [
  'tell(',
  'prompt:',
  '{ ...first, and: second }',
  // Forecasts of an exorcism, for screens.
  'const f = { ...attempt,',
  'const rolled: Table = { ...g,',
  // Which ghosts could be weakened, once in an exorcism.
  'canFell(g, { ...f, weaken }',
];

const SPREAD = /\{\s*\.\.\.\w|,\s*\.\.\.\w[\w.()]*\s*\}/;

export function spreadsIn(source: string): number[] {
  return source.split('\n').flatMap((line, index) => {
    const hot = SPREAD.test(line) && !line.trim().startsWith('*') && !COLD.some((part) => line.includes(part));
    return hot ? [index + 1] : [];
  });
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
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const lines = spreadsIn(readFileSync(join(packages, file), 'utf8'));
      return lines.map((line) => `packages/${file}:${line} makes an object by a spread where it costs time`);
    });
  return { code: found.length === 0 ? 0 : 1, output: found.join('\n') };
}
