import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** The two widths at which every screen is looked at. */
export const widths = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const;

/** Keeps a picture of the whole page among the results, for people to look at: where `PICTURES` is set, for it takes a while. */
export const picture = async (page: Page, name: string): Promise<void> => {
  if (process.env.PICTURES === undefined) return;
  await page.screenshot({
    path: join(import.meta.dirname, '../test-results/screens', `${name}.png`),
    fullPage: true,
  });
};
