/** Starts and ends the server that is measured. */

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../steps.ts';

/** As many people as the machine carries, all from one address. */
const GENEROUS = {
  MOST_MESSAGES_PER_SECOND: '100000',
  MOST_REQUESTS_PER_SECOND: '100000',
  MOST_PEOPLE_PER_HOUR: '100000',
  MOST_ENTRIES: '100000',
  MOST_TABLES_PER_PERSON: '1000',
  LOG_LEVEL: 'error',
  BOT_THREADS: '1',
};

export interface RunningServer {
  readonly port: number;
  readonly process: ChildProcess;
  /** What Prometheus would read. */
  metric(name: string): Promise<number>;
  end(signal?: NodeJS.Signals): Promise<void>;
}

export async function startServerProcess(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const profile =
    process.env.LOAD_PROFILE === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${process.env.LOAD_PROFILE}`];
  const child = spawn(process.execPath, [...profile, 'scripts/ts.js', 'scripts/load-server.ts'], {
    cwd: root,
    env: { ...process.env, ...GENEROUS, PORT: '0', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Whatever becomes of whoever measures, it does not stay behind.
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
    child.stdout.on('data', (text) => {
      const [, port] = /listening on (\d+)/.exec(String(text)) ?? [];
      if (port !== undefined) resolve(Number(port));
    });
  });
  return {
    port,
    process: child,
    async metric(name) {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
    },
    async end(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}
