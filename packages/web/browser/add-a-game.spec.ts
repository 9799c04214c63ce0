/** The last step of docs/add-a-game.md: `npm start`, and the new game is played in the browser. */

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Workshop } from '../../../scripts/add-a-game.ts';
import { followThePage } from '../../../scripts/add-a-game.ts';
import { hurried } from './player.ts';
import { expect, test } from './test.ts';

let workshop: Workshop;
let server: ChildProcess;
let address = '';

test.beforeAll(async () => {
  workshop = followThePage(join(import.meta.dirname, '../../..'));
  server = spawn(join(workshop.folder, 'node_modules/.bin/jade'), ['serve', '--port', '0'], { cwd: workshop.folder });
  address = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (text) => {
      said += text;
      const found = /http:\/\/\S+/.exec(said);
      if (found !== null) resolve(found[0]);
    });
    server.once('exit', () => reject(new Error(said)));
  });
});

test.afterAll(() => {
  server?.kill('SIGTERM');
  workshop?.remove();
});

test('a game that is only on the shelf stands on the home page and is played to its end @once', async ({ page }) => {
  await hurried(page);
  await page.goto(address);
  await page.getByRole('link', { name: 'Carp Race' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.plain-board')).toContainText('carps');
  const end = page.getByRole('dialog');
  for (let press = 0; press < 60 && !(await end.isVisible()); press++) {
    const choice = page.locator('.choices .btn').first();
    await expect(choice.or(end).first()).toBeVisible();
    if (await choice.isVisible()) await choice.click({ timeout: 2000 }).catch(() => undefined);
  }
  await expect(end).toContainText(/A carp has reached the top/);
  await expect(end.locator('.sheet tr.won')).toHaveCount(1);
});
