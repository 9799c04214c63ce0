/**
 * Where lists of fractions pass through `at`, which is read everywhere: V8 remembers four kinds of list at one place of the code, and a fifth
 * makes that place slow for every caller. Plays and thinks in every game and says which lines hand such a list over.
 */

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.ts';

/** Asks V8 itself, which only a program that was told so may do. */
const CHECKED = `
  if (%HasDoubleElements(list)) globalThis.metDoubles(new Error().stack);
  const element = list[index];`;

export async function listsOfFractions(): Promise<string[]> {
  const { build } = await import('esbuild');
  const built = await build({
    entryPoints: [join(root, 'scripts/doubles-player.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    loader: { '.md': 'text' },
    sourcemap: 'inline',
  });
  const text = built.outputFiles[0]?.text ?? '';
  const body = /(function at\d*\(list\d*, index\) \{)\s*const element = list\d*\[index\];/;
  if (!body.test(text)) throw new Error('the function `at` was not found');
  const folder = join(root, 'node_modules/.cache/jade');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'doubles.mjs');
  writeFileSync(file, text.replace(body, `$1${CHECKED}`));
  const { stdout, stderr, status } = spawnSync('node', ['--allow-natives-syntax', '--enable-source-maps', file], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as string[];
}
