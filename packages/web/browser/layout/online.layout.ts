/** Tables with friends elsewhere: the set-up, the waiting room for host and guest, and what such a table adds to the shell. */

import { setRoom, sitDown, start, visitor, whoIsAsked } from '../online-host.ts';
import { dice, pressSomething } from '../player.ts';
import { test } from '../test.ts';
import { Inspection, SIZES } from './inspection.ts';
import { heldStill, writeDown } from './report.ts';

test('with friends elsewhere', async ({ page, browser, baseURL }, info) => {
  await heldStill(page);
  const inspection = new Inspection(page, SIZES[info.project.name as keyof typeof SIZES]);
  await page.goto('/');
  await page.getByText('With friends', { exact: true }).click();
  await page.goto('/new/great-wall');
  await page.locator('.modes label').first().waitFor();
  await inspection.look('new table, with friends');
  const link = await setRoom(page, 'The Great Wall', { seats: 4, mode: 'Competitive' });
  await page.locator('.link .qr').waitFor();
  await inspection.look('waiting room, its host');
  const friend = await visitor(browser, baseURL ?? '');
  await sitDown(friend, link, 'Alessandra');
  await page.getByRole('button', { name: /Bots on the free chairs/ }).click();
  await page.locator('.chair.bot').nth(1).waitFor();
  await inspection.look('waiting room, full');
  await start([page, friend]);
  await page.getByRole('button', { name: 'People at this table' }).click();
  await inspection.look('people');
  await page.getByRole('button', { name: 'Go on with another device' }).click();
  await page.locator('.people .qr').waitFor();
  await page.getByRole('button', { name: 'Give up my seat' }).click();
  await inspection.look('people, everything open');
  await page.keyboard.press('Escape');
  const askBack = page.locator('.prompt .undo', { hasText: 'Ask to undo' });
  const random = dice(3);
  for (let pressed = 0; pressed < 30 && !(await askBack.isVisible()); pressed++) {
    const asked = await whoIsAsked([page, friend]);
    if (asked !== null) await pressSomething(asked, random, 0.3);
  }
  await inspection.look('a table with friends');
  await friend.context().close();
  // Somebody who comes by the link.
  await page.goto('/join/nowhere');
  await page.locator('h1').waitFor();
  await inspection.look('an invitation that leads nowhere');
  writeDown(inspection);
});

test('a guest', async ({ page, browser, baseURL }, info) => {
  await heldStill(page);
  const inspection = new Inspection(page, SIZES[info.project.name as keyof typeof SIZES]);
  const host = await visitor(browser, baseURL ?? '');
  const link = await setRoom(host, 'Ghost Stories');
  await page.goto(link);
  await page.locator('.waiting .name').waitFor();
  await inspection.look('waiting room, a guest');
  await sitDown(page, link, 'Bo');
  await start([host, page]);
  await host.context().close();
  await page.goto('/');
  await page.locator('.ci').first().waitFor();
  await inspection.look('home, with a table online');
  writeDown(inspection);
});
