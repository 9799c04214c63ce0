/** With friends elsewhere: everybody comes with a browser of their own, from the link to the next game. */

import type { Page } from '@playwright/test';
import type { Host } from './online-host.ts';
import { host, playOn, seatOf, setRoom, sitDown, start, visitor, whoIsAsked } from './online-host.ts';
import { dice, GLOWING, MOST_CHOICES, pressSomething, setTable, standOf } from './player.ts';
import { expect, test } from './test.ts';

let house: Host;
test.beforeAll(async () => {
  house = await host();
});
test.afterAll(() => house.end());

test('two play Ghost Stories, one on a phone: link, waiting room, a server that goes and comes, the end and once more', {
  tag: '@once',
}, async ({ browser }) => {
  const random = dice(4);
  const mira = await visitor(browser, house.address);
  const bo = await visitor(browser, house.address, 'phone');
  const link = await setRoom(mira, 'Ghost Stories');
  // Whoever has the page open already pastes the link.
  await bo.goto('/');
  await bo.getByRole('button', { name: 'I have a link' }).click();
  await bo.getByRole('textbox', { name: 'The link' }).fill('nothing');
  await bo.getByRole('button', { name: 'Go to the table' }).click();
  await expect(bo.getByRole('alert')).toHaveText('This is no link to a table.');
  await bo.getByRole('textbox', { name: 'The link' }).fill(`Come and play: ${link}`);
  await bo.getByRole('button', { name: 'Go to the table' }).click();
  await expect(bo).toHaveURL(link);
  await expect(mira.getByRole('button', { name: 'Start' })).toBeDisabled();

  // Without a name nobody sits down, and with one everybody hears of it.
  await bo.getByRole('button', { name: 'Sit here' }).click();
  await expect(bo.getByRole('alert')).toHaveText('A name is needed first.');
  await expect(bo.locator('.waiting .prompt h2')).toHaveText('What is your name?');
  await expect(bo.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  // What was chosen for the game is named to whoever is to sit down.
  await expect(bo.locator('.facts')).toContainText('Difficulty');
  await sitDown(bo, link, 'Bo');
  await expect(seatOf(mira, 'Bo')).toContainText('here');
  await start([mira, bo]);

  // Whoever is not asked sees nothing to press, and the other's turn in words.
  const first = await whoIsAsked([mira, bo]);
  const [asked, other] = first === mira ? [mira, bo] : [bo, mira];
  await expect(other.locator(GLOWING)).toHaveCount(0);
  await expect(other.locator('.prompt h2')).toContainText('is choosing');
  await expect(other.locator('.prompt .grow')).toContainText(
    `Asked: “${await asked.locator('.prompt h2').textContent()}”`,
  );
  await expect(asked).toHaveTitle(/^Your turn/);
  await pressSomething(asked, random, 0.3);
  await expect.poll(() => standOf(other)).toBe(await standOf(asked));
  // A reload finds the same table.
  await other.reload();
  await other.locator('.table-app').waitFor();
  expect(await standOf(other)).toBe(await standOf(asked));

  // The server goes away and comes back: both say so, nothing is pressed meanwhile, and both go on by themselves.
  await playOn([mira, bo], random, 3);
  const before = await standOf(mira);
  await house.stop();
  for (const page of [mira, bo]) {
    await expect(page.locator('.prompt.lost h2')).toHaveText('Connection lost');
    await expect(page.locator(GLOWING)).toHaveCount(0);
  }
  await house.start();
  for (const page of [mira, bo]) {
    await expect(page.locator('.prompt.lost')).toHaveCount(0);
    expect(await standOf(page)).toBe(before);
  }

  const pressed = await playOn([mira, bo], random, MOST_CHOICES);
  for (const page of [mira, bo]) await expect(page.locator('dialog.end h2')).toBeVisible();
  console.log(`online: Ghost Stories for two, ${pressed} presses to the end`);

  // Everybody had a part in the shuffle, and can see that it was kept.
  await bo.getByRole('button', { name: 'Was it shuffled fairly?' }).click();
  await expect(bo.getByRole('dialog').getByText('Shuffled fairly:')).toBeVisible();

  // The same people once more: the other is asked to come.
  await mira.getByRole('button', { name: 'Rematch' }).click();
  await expect(mira.locator('.waiting')).toBeVisible();
  await bo.goto('/');
  await bo.getByRole('link', { name: /You: sit down/ }).click();
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await expect(seatOf(mira, 'Bo')).toContainText('here');
  await start([mira, bo]);
});

test('taking back by consent, a bot that sits in and gives the seat back, two windows of one person', {
  tag: '@once',
}, async ({ browser }) => {
  const random = dice(7);
  const mira = await visitor(browser, house.address);
  const bo = await visitor(browser, house.address);
  await sitDown(bo, await setRoom(mira, 'Ghost Stories'), 'Bo');
  await start([mira, bo]);

  // What is taken back freely is said on the other screen.
  const free = (page: Page) => page.locator('.prompt .undo', { hasNotText: 'Ask' });
  for (let pressed = 0; (await free(mira).count()) === 0 && pressed < 60; pressed++) {
    const page = await whoIsAsked([mira, bo]);
    if (page !== null) await pressSomething(page, random, 0.3);
    await mira.waitForTimeout(200);
  }
  await free(mira).click();
  await expect(bo.locator('.prompt .grow')).toContainText('Mira took the last choice back.');
  await mira.getByRole('button', { name: 'Redo' }).click();
  await expect(bo.locator('.prompt .grow')).not.toContainText('took the last choice back.');

  // Press until something was revealed, so that taking back is not free any more.
  const askBack = '.prompt .undo:has-text("Ask to undo")';
  for (let pressed = 0; (await mira.locator(askBack).count()) === 0 && pressed < 40; pressed++) {
    const page = await whoIsAsked([mira, bo]);
    if (page !== null) await pressSomething(page, random, 0.3);
    await mira.waitForTimeout(200);
  }
  const before = Number(await standOf(mira));
  await mira.locator(askBack).click();
  await expect(bo.locator('.consent h3')).toHaveText('Mira asks to take back');
  await expect(bo.locator('.consent li')).not.toHaveCount(0);
  // Whoever asks may think better of it: the slip goes everywhere.
  await mira.getByRole('button', { name: 'Do not ask after all' }).click();
  for (const page of [mira, bo]) {
    await expect(page.locator('.consent')).toHaveCount(0);
    await expect(page.locator('.toast')).toContainText('Mira does not want to take it back after all.');
    await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
  }
  await mira.locator(askBack).click();
  await bo.getByRole('button', { name: 'No, play on' }).click();
  await expect(mira.locator('.consent')).toHaveCount(0);
  // What became of it goes by itself when it has been read.
  await expect(mira.locator('.toast')).toContainText('Not everybody agreed');
  await expect(mira.locator('.toast')).toHaveCount(0, { timeout: 10_000 });
  expect(Number(await standOf(mira))).toBe(before);
  await mira.locator(askBack).click();
  await bo.getByRole('button', { name: 'Let Mira take it back' }).click();
  await expect(bo.locator('.consent')).toHaveCount(0);
  await expect.poll(async () => Number(await standOf(mira))).toBeLessThan(before);
  await expect.poll(async () => standOf(bo)).toBe(await standOf(mira));

  // A second window of the same person is the same person.
  const again = await mira.context().newPage();
  await again.goto(mira.url());
  await again.locator('.table-app').waitFor();
  await expect.poll(() => standOf(again)).toBe(await standOf(mira));
  await again.close();

  // Bo goes while the table waits for him: that is said where the question would be, with what the host can do. A bot plays, and Bo takes
  // the seat back.
  while ((await whoIsAsked([mira, bo])) === mira) await pressSomething(mira, random, 0.3);
  const table = bo.url();
  await bo.goto('/');
  await expect(mira.locator('.prompt h2')).toHaveText('Bo is away');
  await mira.getByRole('button', { name: 'Let a bot sit in for Bo' }).click();
  await expect(seatOf(mira, 'Bo')).toContainText('a bot sits in');
  await bo.goto(table);
  await bo.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(seatOf(mira, 'Bo')).toContainText('here');

  // Bo loses the browser: the host's link leads another one back to the chair.
  await bo.context().close();
  await mira.getByRole('button', { name: 'People at this table' }).click();
  await mira.getByRole('button', { name: 'A link back for Bo' }).click({ timeout: 60_000 });
  const back = await mira.getByRole('link', { name: 'A link back for Bo' }).getAttribute('href');
  await mira.keyboard.press('Escape');
  const phone = await visitor(browser, house.address, 'phone');
  await phone.goto(back ?? '');
  await phone.getByRole('textbox', { name: 'Your name' }).fill('Bo');
  await phone.getByRole('button', { name: 'Take my chair again' }).click();
  await phone.locator('.table-app').waitFor();
  await expect(seatOf(mira, 'Bo')).toContainText('here');
});

test('a position of a game against bots is gone on from with a friend: everybody sees that it was drawn anew', {
  tag: '@once',
}, async ({ browser }) => {
  const random = dice(3);
  const mira = await visitor(browser, house.address);
  await mira.goto('/');
  await setTable(mira, 'Ghost Stories', 2);
  for (let pressed = 0; pressed < 6; pressed++) await pressSomething(mira, random, 0);
  // Where people look for it, it says what is a new game and what is not.
  await mira.getByRole('button', { name: 'Save and share' }).click();
  await expect(mira.getByRole('link', { name: 'Go on from here with friends' })).toHaveAttribute('href', /after=[1-9]/);
  await expect(mira.getByRole('link', { name: 'Set a new game like this, with friends' })).toBeVisible();
  await mira.keyboard.press('Escape');
  await mira.getByRole('button', { name: 'Look back' }).click();
  await mira.getByRole('slider').fill('4');
  await mira.getByRole('link', { name: 'On with friends' }).click();
  await expect(mira.getByText('What was hidden was drawn anew.')).toBeVisible();
  await mira.locator('.seats .seat').nth(1).getByText('By link', { exact: true }).click();
  await mira.getByRole('textbox', { name: 'Name' }).fill('Mira');
  await mira.getByRole('button', { name: 'Set the table' }).click();
  const link = await mira.getByRole('link', { name: 'the link to this table' }).getAttribute('href');
  const bo = await visitor(browser, house.address, 'phone');
  await bo.goto(link ?? '');
  await expect(bo.getByText('After 4 choices of another game.')).toBeInViewport();
  await sitDown(bo, link ?? '', 'Bo');
  await start([mira, bo]);
  for (const page of [mira, bo]) {
    await expect(page.getByText('From a position')).toBeVisible();
    expect(await standOf(page)).toBe('4');
    // Once it was read it covers nothing, and the people of the table have it still.
    await page.locator('.what-if').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('From a position')).toHaveCount(0);
    await page.reload();
    await page.locator('.table-app').waitFor();
    await expect(page.locator('.what-if')).toHaveCount(0);
    await page.getByRole('button', { name: 'People at this table' }).click();
    await expect(page.getByRole('dialog').getByText('What was hidden was drawn anew.')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await playOn([mira, bo], random, 6);
  await expect.poll(() => standOf(bo)).toBe(await standOf(mira));
});

test('a game looks at its table as it is meant to, though its waiting room was there first', {
  tag: '@once',
}, async ({ browser }) => {
  const mira = await visitor(browser, house.address);
  await setRoom(mira, 'The Great Wall', { seats: 3, mode: 'Competitive' });
  // The host seats bots one by one, and takes one away again.
  await mira.getByRole('button', { name: 'A bot at Seat 2' }).click();
  await mira.getByRole('button', { name: /^Send .* away$/ }).click();
  await expect(mira.getByRole('button', { name: /^A bot at/ })).toHaveCount(2);
  for (const seat of [2, 3]) await mira.getByRole('button', { name: `A bot at Seat ${seat}` }).click();
  await start([mira]);
  // What is common to all tables came first, and the face has the last word.
  await expect(mira.locator('.gw-bottom')).toHaveCSS('flex-direction', 'row');
  // The General that is kept is seen by whoever keeps it, though the others still think.
  await mira.locator('.gw-setup [data-can]').first().click();
  await expect(mira.locator('.gw-clan.own')).not.toContainText('no General yet');
});

test('a link that is no longer good, a chair that is taken, and a table that is not there say so', {
  tag: '@once',
}, async ({ browser }) => {
  const mira = await visitor(browser, house.address);
  const link = await setRoom(mira, 'Ghost Stories');
  await mira.getByRole('button', { name: 'Withdraw the link' }).click();
  const bo = await visitor(browser, house.address, 'phone');
  await bo.goto(link);
  await expect(bo.getByText('This link is no longer good.')).toBeVisible();
  await bo.goto('/room/nowhere');
  await expect(bo.getByText('This table is not here.')).toBeVisible();
  await expect(bo.getByRole('link', { name: 'Back to the shelf' })).toBeVisible();
});

for (const [game, seats, mode] of [
  ['Way of the Panda', 2, ''],
  ['The Great Wall', 4, 'Competitive'],
  ['Ghost Stories', 4, ''],
] as const)
  test(
    `a whole game of ${game} by ${seats}, each with a browser of their own`,
    { tag: '@deep' },
    async ({ browser }, { project }) => {
      const names = ['Mira', 'Bo', 'Lena', 'Tomo'].slice(0, seats);
      const size = project.name === 'phone' ? 'phone' : 'desktop';
      const pages = await Promise.all(names.map(() => visitor(browser, house.address, size)));
      const [mira, ...others] = pages;
      if (mira === undefined) return;
      const link = await setRoom(mira, game, { seats, mode });
      for (const [index, page] of others.entries()) await sitDown(page, link, names[index + 1] ?? '');
      await start(pages);
      const pressed = await playOn(pages, dice(5), 4 * MOST_CHOICES, 0.45);
      for (const page of pages) await expect(page.locator('dialog.end h2')).toBeVisible();
      console.log(`${project.name}: ${game} online by ${seats}, ${pressed} presses to the end`);
    },
  );
