/** The coach: a hint with its reason, the look back at the end, and a page that stays smooth while a master thinks. */

import type { Smoothness } from './measures.ts';
import { smoothnessInWords, smoothnessWhile, together } from './measures.ts';
import { complaintsOf, dice, hurried, playToTheEnd, pressSomething, standOf, waitForTurn } from './player.ts';
import { openMyTurn } from './records.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await hurried(page);
});

test('a hint names choices that are there, what comes of them and, when asked for, the chances', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openMyTurn(page);
  await page.getByRole('button', { name: 'Ask the coach' }).click();
  const coach = page.getByRole('complementary', { name: 'The coach' });
  const ways = coach.getByRole('list', { name: 'Ways, the best first' }).locator('> li');
  await expect(ways).toHaveCount(4);
  // It says why; numbers are for those who want them, and say what they are.
  await expect(coach.locator('header p')).toHaveText(
    /^(Because|Looking ahead|(\d+ )?[Oo]ther ways? (is|are)|Another way is)/,
  );
  await expect(ways.locator('.chances')).toHaveCount(0);
  await coach.getByRole('button', { name: 'Show numbers' }).click();
  await expect(ways.first().locator('.chances')).toHaveText(/^(about )?\d+ of 100$/);
  await expect(coach.locator('.measure')).toContainText(/How often you win, in [\d,]+ games/);
  // Order and numbers come from one search: no way stands below one that wins less.
  const chances = (await ways.locator('.chances.num').allTextContents()).map((text) => Number.parseInt(text, 10));
  expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  await coach.getByRole('button', { name: 'Hide numbers' }).click();
  await expect(ways.first().locator('.sure li')).not.toHaveCount(0);
  // What the coach would choose is marked, with its number on the board.
  const advised = await coach.locator('h3').textContent();
  await expect(ways.first().locator('b').first()).toHaveText(advised ?? 'nothing');
  await expect(page.locator('.prompt p:not(.cause)')).toContainText(advised ?? 'nothing');
  await expect(page.locator('.hint-marks b').first()).toHaveText('1');
  // Another way can be looked at, and done.
  await ways.nth(1).getByRole('button').first().click();
  const other = await ways.nth(1).locator('b').first().textContent();
  await expect(page.locator('.prompt p:not(.cause)')).toContainText(other ?? 'nothing');
  await ways.first().getByRole('button').first().click();
  const before = await standOf(page);
  await coach.getByRole('button', { name: 'Do it' }).click();
  await expect(page.locator('.table-app')).not.toHaveAttribute('data-seq', before);
  // It was asked about one choice: with that it goes. Asked again, Enter does what it says, and it can be sent away.
  await waitForTurn(page);
  await expect(coach).toHaveCount(0);
  await page.getByRole('button', { name: 'Ask the coach' }).click();
  await expect(ways).not.toHaveCount(0);
  const then = await standOf(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('.table-app')).not.toHaveAttribute('data-seq', then);
  await waitForTurn(page);
  await page.getByRole('button', { name: 'Ask the coach' }).click();
  await coach.getByRole('button', { name: 'I’ll think myself' }).click();
  await expect(coach).toHaveCount(0);
  await expect(page.locator('.hint-marks')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the coach speaks by itself, or never, as one likes it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/new/lantern-market');
  await page.getByRole('button', { name: 'Begin' }).click();
  await waitForTurn(page);
  const coach = page.getByRole('complementary', { name: 'The coach' });
  const speaks = async (when: string) => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('group', { name: 'The coach speaks' }).getByText(when, { exact: true }).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
  };
  await expect(coach).toHaveCount(0);
  await speaks('Always');
  await expect(coach.getByRole('button', { name: 'Do it' })).toBeVisible();
  await coach.getByRole('button', { name: 'I’ll think myself' }).click();
  await expect(coach).toHaveCount(0);
  await page.reload();
  await expect(coach.getByRole('button', { name: 'Do it' })).toBeVisible();
  await speaks('Never');
  await expect(coach).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ask the coach' })).toHaveCount(0);
});

test('the end shows how the chances went, and leads to where they turned', { tag: '@once' }, async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/new/lantern-market');
  await page.getByRole('textbox', { name: 'Seed' }).fill('turned');
  await page.getByRole('button', { name: 'Begin' }).click();
  await playToTheEnd(page, dice(3), 0);
  const review = page.getByRole('region', { name: 'Where the game turned' });
  await expect(review.getByRole('img', { name: /Chances to win over the game/ })).toBeVisible();
  await expect(review.locator('.turns li')).toHaveCount(3);
  await expect(review).not.toContainText('The coach is thinking');
  await expect(review.locator('.turns li').first()).toContainText(/The coach would have (chosen|done the same)/);
  const turn = review.locator('.turns button').first();
  const seq = await turn.getAttribute('data-goes');
  await turn.click();
  await expect(page.locator('.table-app')).toHaveAttribute('data-seq', seq ?? 'nowhere');
  // From there the seals at the cord lead to the others.
  const seals = page.getByRole('region', { name: 'Looking back' }).locator('.mark');
  await expect(seals).toHaveCount(3);
  await expect(seals.first()).toHaveAttribute('aria-pressed', 'true');
  await seals.last().click();
  await expect(page.locator('.table-app')).not.toHaveAttribute('data-seq', seq ?? 'nowhere');
  await expect(seals.last()).toHaveAttribute('aria-pressed', 'true');
  expect(complaints).toEqual([]);
});

// So many choices of mine until a master has had enough to think about.
for (const [game, choices] of [
  ['way-of-the-panda', 8],
  ['great-wall', 20],
] as const)
  test(`the page stays smooth while a master thinks: ${game}`, { tag: '@deep' }, async ({ page }, { project }) => {
    await page.goto(`/new/${game}`);
    await page.locator('.seat.s2').getByText('Master', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Seed' }).fill('smooth');
    await page.getByRole('button', { name: 'Begin' }).click();
    await waitForTurn(page);
    const idle = await smoothnessWhile(page, () => page.waitForTimeout(1000));

    const turns: Smoothness[] = [];
    const random = dice(8);
    for (let turn = 0; turn < choices; turn++) {
      await pressSomething(page, random, 0);
      turns.push(await smoothnessWhile(page, () => waitForTurn(page)));
    }
    const masters = together(turns);
    console.log(`${project.name}, ${game}, nobody thinks: ${smoothnessInWords(idle)}`);
    console.log(`${project.name}, ${game}, a master thinks: ${smoothnessInWords(masters)}`);
    // Frames depend on how busy the machine is. Who computes does not: if it were the page's own thread, that would block.
    expect(masters.own / masters.all).toBeLessThan(0.5);
  });
