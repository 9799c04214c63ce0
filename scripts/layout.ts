/**
 * npm run layout: opens every screen, sheet, dialog and tab of every game and mode in six sizes and measures what is wrong
 * with it. Words after it narrow it down (`-- "Panda with two"`).
 *
 *   --json    one JSON object on one line: { screens, sizes, faults, seconds, kinds, list }
 */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { run } from './steps.ts';

/** As a round of the inspection writes it down. */
interface Found {
  readonly kind: string;
  readonly where: string;
  readonly what: string;
  readonly screen: string;
  readonly size: string;
}

const json = process.argv.includes('--json');
const words = process.argv.slice(2).filter((word) => word !== '--json');
const out = mkdtempSync(join(tmpdir(), 'jade-layout-'));
const chromium = await findChromium();
const began = performance.now();
const { code, output } = await run(
  'playwright',
  ['test', '-c', 'packages/web/browser/layout', ...(words.length > 0 ? ['-g', words.join('|')] : [])],
  { show: !json, env: { CHROMIUM: chromium, LAYOUT_OUT: out } },
);

const seconds = Math.round((performance.now() - began) / 1000);
let screens = 0;
const found: Found[] = [];
for (const file of readdirSync(out)) {
  const part = JSON.parse(readFileSync(join(out, file), 'utf8')) as { screens: number; faults: Found[] };
  screens += part.screens;
  found.push(...part.faults);
}
rmSync(out, { recursive: true });

/** The same thing on many screens is one fault. */
const groups = new Map<string, Found & { times: number }>();
for (const fault of found) {
  const key = `${fault.kind} | ${fault.where} | ${fault.size}`;
  const known = groups.get(key);
  if (known === undefined) groups.set(key, { ...fault, times: 1 });
  else known.times += 1;
}
const list = [...groups.values()];
const kinds: Record<string, number> = {};
for (const { kind } of list) kinds[kind] = (kinds[kind] ?? 0) + 1;
if (json) console.log(JSON.stringify({ screens, sizes: 6, faults: list.length, seconds, kinds, list }));
else {
  for (const { kind, where, what, screen, size, times } of list)
    console.log(`${kind}: ${where}\n    “${what}”\n    ${screen} at ${size}${times > 1 ? `, ${times} times` : ''}`);
  console.log(`${screens} looks at screens in ${seconds} s, ${list.length} faults ${JSON.stringify(kinds)}`);
}
// A round that broke off is a failure of its own; faults alone are one, too.
if (code !== 0 && json) console.error(output);
process.exit(code === 0 && list.length === 0 ? 0 : 1);
