import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** The two widths at which every screen is looked at. */
export const widths = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const;

/** Keeps a picture of the whole page among the results, for people to look at. */
export const picture = (page: Page, name: string): Promise<Buffer> =>
  page.screenshot({
    path: join(import.meta.dirname, '../test-results/screens', `${name}.png`),
    fullPage: true,
  });
