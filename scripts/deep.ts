/**
 * npm run deep: what takes too long for every change. Eight times the random games and the matches of bots (`unit`), every browser
 * test at both sizes (`browser`), every screen in six sizes (`layout`), messages that make no sense (`fuzz`) and kill -9 (`kill`) for the server.
 * `-- --only unit|fuzz|kill|browser|layout` runs a part. Its budget is an
 * hour on two cores.
 */

import { browserTests } from './browser-tests.ts';
import { run, step } from './steps.ts';

const only = process.argv[2] === '--only' ? process.argv[3] : null;
const wants = (part: string) => only === null || only === part;
const start = Date.now();
const env = { JADE_DEEP: '1' };

if (wants('unit')) await step('unit tests, deep', () => run('vitest', ['run', '--reporter=dot'], { show: true, env }));
if (wants('fuzz')) await step('a hundred thousand messages', () => run('node', ['scripts/ts.js', 'scripts/fuzz.ts']));
if (wants('kill')) await step('fifty kills', () => run('node', ['scripts/ts.js', 'scripts/kill.ts']));
if (wants('browser')) await browserTests(env);
if (wants('layout')) await step('layout', () => run('node', ['scripts/ts.js', 'scripts/layout.ts'], { show: true }));
console.log(`all good after ${((Date.now() - start) / 1000).toFixed(0)} s`);
