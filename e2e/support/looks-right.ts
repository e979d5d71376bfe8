import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect } from './test.ts';
import { isStill } from './visit.ts';
import { picture, windowSizes } from './window-sizes.ts';

const fitsTheWindow = async (page: Page, name: string): Promise<void> => {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, `${name}: pixels beyond the window`).toBeLessThanOrEqual(0);
};

/**
 * Checks the page at phone width, then wider, as a resized window: at each width a screenshot, axe, and no horizontal
 * scrolling.
 */
export const looksRight = async (page: Page, name: string): Promise<void> => {
  for (const [width, viewport] of Object.entries(windowSizes)) {
    await page.setViewportSize(viewport);
    await isStill(page);
    await picture(page, `${name}-${width}`);
    await expectAccessible(page, `${name} on a ${width}`);
    await fitsTheWindow(page, `${name} on a ${width}`);
  }
};
