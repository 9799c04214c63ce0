/**
 * npm test: everything, one line a step. `--only check|unit|browser` runs a part. Its budget is twelve minutes on two cores; what needs
 * longer stands in deep.ts.
 */

import { browserTests } from './browser-tests.ts';
import { checkGuides } from './check-guides.ts';
import { checkImports } from './check-imports.ts';
import { checkMessages } from './check-messages.ts';
import { checkSpreads } from './check-spreads.ts';
import { checkStyles } from './check-styles.ts';
import { run, step } from './steps.ts';

const only = process.argv[2] === '--only' ? process.argv[3] : null;
const wants = (part: string) => only === null || only === part;
const start = Date.now();

if (wants('check')) {
  await step('types', () => run('tsc', ['-p', '.']));
  await step('types of the web', () => run('tsc', ['-p', 'packages/web']));
  await step('style', () => run('biome', ['ci', '--colors=off', '.']));
  await step('dependencies point one way', () => checkImports());
  await step('no spreads where rules run', () => checkSpreads());
  await step('every word comes from a catalogue', () => checkMessages());
  await step('guides name what there is', () => checkGuides());
  await step('style sheets keep to the system', () => checkStyles());
  await step('nothing is left over', () => run('knip', ['--no-progress']));
  await step('every rule is named and exercised', () => run('jade', ['rules']));
}
if (wants('unit')) await step('unit tests', () => run('vitest', ['run', '--reporter=dot'], { show: true }));
if (wants('browser')) {
  await browserTests();
}
console.log(`all good after ${((Date.now() - start) / 1000).toFixed(0)} s`);
