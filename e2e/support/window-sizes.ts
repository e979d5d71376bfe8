import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Sizes of the window at which every screen is checked, in pixels. */
export const windowSizes = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
} as const;

/** Saves a screenshot of the whole page in the results. Only if `PICTURES` is set, since it takes time. */
export const picture = async (page: Page, name: string): Promise<void> => {
  if (process.env.PICTURES === undefined) return;
  await page.screenshot({
    path: join(import.meta.dirname, '../test-results/screens', `${name}.png`),
    fullPage: true,
  });
};
