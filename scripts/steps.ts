/** Small helpers for the scripts: run a program, say what happens in one line, measure how long it took. */

import { spawn } from 'node:child_process';
import { join } from 'node:path';

declare const JADE_ROOT: string;

export const root = JADE_ROOT;

export interface Finished {
  readonly code: number | null;
  readonly output: string;
}

interface HowToRun {
  /** Passes the program's output straight on instead of keeping it. */
  readonly show?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program of the system or of our packages. */
export function run(
  program: string,
  args: readonly string[],
  { show = false, env = {} }: HowToRun = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (data) => {
      output += data;
    });
    child.stderr?.on('data', (data) => {
      output += data;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** A step with its line: what, how long, and all it printed if it failed. */
export async function step(what: string, action: () => Finished | Promise<Finished>): Promise<void> {
  const start = Date.now();
  process.stdout.write(`• ${what}\n`);
  const { code, output } = await action();
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  if (code === 0) {
    process.stdout.write(`  done in ${seconds} s\n`);
    return;
  }
  process.stdout.write(`${output}\n✗ ${what} failed after ${seconds} s\n`);
  process.exit(1);
}
