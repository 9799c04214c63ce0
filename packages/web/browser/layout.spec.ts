/** A small part of `npm run layout`: what must never be wrong on the screens that everybody sees, where there is the least room. */

import { Inspection } from './layout/inspection.ts';
import { heldStill } from './layout/report.ts';
import { inspectGame } from './layout/tables.ts';
import { recordOf } from './records.ts';
import { expect, test } from './test.ts';

/** Small print and small targets are counted by the whole inspection. */
const GRAVE = new Set(['cut', 'spills', 'outside', 'overlap', 'covered', 'trap', 'see-through', 'moves']);

test.beforeEach(async ({ page }) => heldStill(page));

for (const [name, game, players] of [
  ['Way of the Panda', 'way-of-the-panda', 2],
  ['Ghost Stories', 'ghost-stories', 4],
  ['The Great Wall', 'great-wall', 4],
] as const) {
  test(`nothing is cut, covered or without a way out: ${name}`, { tag: '@phone' }, async ({ page }) => {
    const size = page.viewportSize();
    if (size === null) throw new Error('the window has no size');
    const inspection = new Inspection(page, [size]);
    await inspectGame(page, inspection, name, recordOf(game, ['--players', String(players), '--seed', 'layout']), [
      'middle',
    ]);
    expect(inspection.faults.filter(({ kind }) => GRAVE.has(kind))).toEqual([]);
  });
}
