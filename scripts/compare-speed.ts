/**
 * How fast the program is beside an earlier commit, in one run: both take turns, a process for each figure, because timings drift and
 * games played before in the same process leave their traces. The ratio of the best figures counts: what disturbs only ever slows down.
 *
 *   node scripts/ts.js scripts/compare-speed.ts COMMIT [--rounds 5] [--games a,b] [--of decisions,thinking] [--json]
 *
 * It says also whether both play the same games and whether their bots choose the same.
 */

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFINITIONS } from '../packages/cli/library.ts';
import { root } from './steps.ts';

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    of: { type: 'string', default: 'decisions,thinking' },
    games: { type: 'string', default: DEFINITIONS.map(({ id }) => id).join() },
    json: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [commit] = positionals;
if (commit === undefined) throw new Error('usage: scripts/compare-speed.ts COMMIT [--rounds N] [--games a,b] [--json]');

/** Inside node_modules, so that what both depend on is found there. */
const cache = join(root, 'node_modules/.cache/jade');

/** What is compared beside the figures; see speed-player.ts. */
const COMPARED = ['games', 'choices'] as const;

const before = await playerOf(checkedOut(commit), 'before');
const now = await playerOf(root, 'now');
const result: Record<string, unknown> = {};
for (const game of values.games.split(',')) {
  const row: Record<string, unknown> = {};
  for (const figure of values.of.split(',')) {
    const best = { before: 0, now: 0 };
    for (let round = 0; round < Number(values.rounds); round++) {
      console.error(`${game}: ${figure}, round ${round + 1} …`);
      best.before = Math.max(best.before, Number(ask(before, figure, game)));
      best.now = Math.max(best.now, Number(ask(now, figure, game)));
    }
    row[figure] = {
      before: Math.round(best.before),
      now: Math.round(best.now),
      ratio: Number((best.now / best.before).toFixed(2)),
    };
  }
  for (const what of COMPARED) row[`same ${what}`] = ask(before, what, game) === ask(now, what, game);
  result[game] = row;
  if (!values.json) console.log(game, JSON.stringify(row));
}
if (values.json) console.log(JSON.stringify(result));

/** The files of a commit, with our packages linked as in a working copy. */
function checkedOut(name: string): string {
  const tree = join(cache, 'before');
  rmSync(tree, { recursive: true, force: true });
  const links = join(tree, 'node_modules/@jade');
  mkdirSync(links, { recursive: true });
  const archive = execFileSync('git', ['archive', name, 'packages', 'scripts'], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', tree], { input: archive });
  for (const folder of readdirSync(join(tree, 'packages')))
    symlinkSync(join(tree, 'packages', folder), join(links, folder));
  return tree;
}

/** The same player, bundled with the rules and bots of one of the two. */
async function playerOf(tree: string, name: string): Promise<string> {
  const { build } = await import('esbuild');
  const outfile = join(cache, `speed-${name}.mjs`);
  await build({
    stdin: {
      contents: readFileSync(join(root, 'scripts/speed-player.ts'), 'utf8'),
      resolveDir: join(tree, 'scripts'),
      loader: 'ts',
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    loader: { '.md': 'text' },
    define: { JADE_ROOT: JSON.stringify(tree) },
  });
  return outfile;
}

function ask(player: string, what: string, game: string): string {
  const { stdout, stderr, status } = spawnSync('node', [player, what, game], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}
