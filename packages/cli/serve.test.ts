/** `npm start` as the system ends it. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

declare const JADE_ROOT: string;

const data = mkdtempSync(join(tmpdir(), 'jade-serve-'));
afterAll(() => rmSync(data, { recursive: true }));

it('npm start ends with the signal that its first process gets, and frees the port', async () => {
  const npm = spawn('npm', ['start'], { cwd: JADE_ROOT, env: { ...process.env, PORT: '0', DATA_DIR: data } });
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    npm.on('exit', () => reject(new Error(said)));
    npm.stdout.on('data', (words) => {
      said += words;
      const set = /is set: (\S+)/.exec(said);
      if (set?.[1] !== undefined) resolve(set[1]);
    });
  });
  expect((await fetch(address)).status).toBe(200);
  npm.kill('SIGTERM');
  // Its output closes when the last process that could write to it has ended.
  await once(npm, 'close');
  await expect(fetch(address)).rejects.toThrow('fetch failed');
}, 120_000);
