import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Nothing serious or critical is found in the page as it stands. The page itself sums up what was found, for no frame of
 * another site is in it: else a second page is opened for it each time. Only violations are described, and what was brought into
 * the page once is not brought again.
 */
export const expectAccessible = async (page: Page, name: string): Promise<void> => {
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} — ${node.failureSummary ?? ''}`));
  expect(grave, `accessibility of ${name}`).toEqual([]);
};
