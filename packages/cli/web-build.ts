/** Builds the web, and only when something it is made of has changed since. */

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Failure, print } from './terminal.ts';

declare const JADE_ROOT: string;

const web = join(JADE_ROOT, 'packages/web');
const folder = join(web, 'dist');
/** Says of what the web was built. */
const MARK = join(folder, '.built');

export interface BuiltWeb {
  readonly folder: string;
  /** The same for the same sources. */
  readonly build: string;
}

export async function builtWeb(): Promise<BuiltWeb> {
  const build = sourcesHash();
  const isThere = existsSync(join(folder, 'index.html')) && existsSync(MARK) && readFileSync(MARK, 'utf8') === build;
  if (!isThere) {
    print('Building the table …');
    await buildWeb();
    writeFileSync(MARK, build);
  }
  return { folder, build };
}

async function buildWeb(): Promise<void> {
  const vite = join(JADE_ROOT, 'node_modules/.bin/vite');
  // Whoever starts it may be a test: what is built is for players all the same.
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = ['build', 'packages/web', '--logLevel', 'warn'];
  const building = spawn(vite, args, { cwd: JADE_ROOT, stdio: 'inherit', env });
  const stop = (signal: NodeJS.Signals) => {
    building.kill(signal);
    process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const [status] = await once(building, 'exit');
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (status !== 0) throw new Failure('the web could not be built');
}

/** Everything the web may be made of: sources of all packages but those that only run elsewhere, and what is installed. */
function sourcesHash(): string {
  const hash = createHash('sha256');
  const packages = join(JADE_ROOT, 'packages');
  const names = readdirSync(packages).filter((name) => !['cli', 'server'].includes(name));
  const files = [...names.flatMap((name) => filesIn(join(packages, name))), join(JADE_ROOT, 'package-lock.json')];
  for (const file of files.sort())
    hash
      .update(`${relative(JADE_ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

function filesIn(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const file = join(path, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'test', 'browser', '.cache'].includes(entry.name) ? [] : filesIn(file);
    return entry.isFile() && !entry.name.endsWith('.test.ts') ? [file] : [];
  });
}
