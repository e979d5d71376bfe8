import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects no serious or critical axe violation in the page. Runs axe in the page itself, once: the page has
 * no frames of other sites, for which axe would open a second page each time.
 *
 * Left out, because they took 45 % of the time: a second reading of style sheets, for one rule that is off by
 * default, and `region`, whose violations are moderate.
 */
export const expectAccessible = async (page: Page, name: string): Promise<void> => {
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false, rules: { region: { enabled: false } } })
    .analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} — ${node.failureSummary ?? ''}`));
  expect(grave, `accessibility of ${name}`).toEqual([]);
};
