/** The tables of every game and mode. */

import { recordOf } from '../records.ts';
import { test } from '../test.ts';
import { GAMES } from './games.ts';
import { Inspection, SIZES } from './inspection.ts';
import { heldStill, writeDown } from './report.ts';
import { inspectGame } from './tables.ts';

test.beforeEach(async ({ page }) => heldStill(page));

for (const { name, game, args, moments, opens } of GAMES) {
  test(name, async ({ page }, info) => {
    const inspection = new Inspection(page, SIZES[info.project.name as keyof typeof SIZES]);
    try {
      await inspectGame(page, inspection, name, recordOf(game, args), moments, opens);
    } finally {
      writeDown(inspection);
    }
  });
}
