/**
 * Finds Chromium for the browser tests, and installs Debian's package when there is none. CHROMIUM names
 * another one.
 */

import { existsSync } from 'node:fs';
import { run } from './steps.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM;
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM names ${named}, which does not exist`);
  }
  const found = PLACES.find((place) => existsSync(place));
  if (found !== undefined) return found;
  await installChromium();
  const installed = PLACES.find((place) => existsSync(place));
  if (installed === undefined)
    throw new Error('Chromium was installed but is not where it should be; set CHROMIUM to its path');
  return installed;
}

async function installChromium(): Promise<void> {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = async (...args: string[]) => {
    const [program = '', ...rest] = [...asRoot, 'apt-get', ...args];
    return run(program, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } }).catch((error) => ({
      code: 1,
      output: String(error),
    }));
  };
  console.log("  no Chromium here: installing Debian's package (about 100 MB)");
  await apt('update', '-qq');
  const { code, output } = await apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  if (code === 0) return;
  const how = 'Install Chromium for the browser tests (apt-get install chromium), or set CHROMIUM to the path of one.';
  throw new Error(`Chromium could not be installed: ${output.trim().split('\n').at(-1)}\n${how}`);
}
