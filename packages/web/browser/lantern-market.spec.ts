import { expect, test } from '@playwright/test';

test('a game of Lantern Market is played from the shelf to the final score', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Lantern Market' }).click();
  const result = page.getByTestId('result');
  for (let choices = 0; choices < 100 && !(await result.isVisible()); choices++) {
    await page.getByRole('main').getByRole('button').first().click();
  }
  await expect(result).toContainText(/Scores: \d+, \d+, \d+/);
  expect(complaints).toEqual([]);
});
