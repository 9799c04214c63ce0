/** A round through the screens: each is looked at in every size of its kind, and what is wrong is written down. */

import type { Page } from '@playwright/test';
import { EXCEPTIONS } from './exceptions.ts';
import type { Fault } from './faults.ts';
import { faultsOf } from './faults.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const SIZES: Readonly<Record<'mouse' | 'fingers', readonly Size[]>> = {
  mouse: [
    { width: 1366, height: 768 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ],
  fingers: [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 768, height: 1024 },
  ],
};

/** Shorter than this on one side it is a phone, and fingers need room. */
const PHONE = 500;

export interface Found extends Fault {
  readonly screen: string;
  readonly size: string;
}

export class Inspection {
  screens = 0;
  readonly faults: Found[] = [];
  private readonly page: Page;
  private readonly sizes: readonly Size[];

  constructor(page: Page, sizes: readonly Size[]) {
    this.page = page;
    this.sizes = sizes;
  }

  /** Looks at what is on the screen now, in every size, and leaves it in the first. */
  async look(screen: string): Promise<void> {
    for (const size of this.sizes) {
      await this.resize(size);
      this.screens += 1;
      const fingers = this.sizes === SIZES.fingers && Math.min(size.width, size.height) < PHONE;
      for (const fault of await faultsOf(this.page, fingers)) {
        if (EXCEPTIONS.some((exception) => exception.excuses(fault))) continue;
        this.faults.push({ ...fault, screen, size: `${size.width}x${size.height}` });
      }
    }
    const [first] = this.sizes;
    if (first !== undefined && this.sizes.length > 1) await this.resize(first);
  }

  private async resize(size: Size): Promise<void> {
    const now = this.page.viewportSize();
    if (now?.width !== size.width || now.height !== size.height) await this.page.setViewportSize(size);
    // Two pictures later everything that measures itself has come to rest.
    await this.page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise((next) => requestAnimationFrame(next));
    });
  }
}
