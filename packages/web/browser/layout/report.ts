/** How the rounds of an inspection come together: each writes a file, and the whole is summed up from them. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../test.ts';
import type { Inspection } from './inspection.ts';

/** Nothing moves while it is looked at. */
export async function heldStill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem(
      'jade-settings',
      JSON.stringify({ moments: 'once', confirmTurns: 'never', sound: 'off', motion: 'reduced' }),
    );
  });
}

export function writeDown({ screens, faults }: Inspection): void {
  const folder = process.env.LAYOUT_OUT;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  const { project, title } = test.info();
  writeFileSync(
    join(folder, `${project.name} ${title.replaceAll('/', ' ')}.json`),
    JSON.stringify({ screens, faults }),
  );
}
