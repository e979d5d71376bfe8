import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing serious or critical is found in the page as it stands. */
export const expectAccessible = async (page: Page, name: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} — ${node.failureSummary ?? ''}`));
  expect(grave, `accessibility of ${name}`).toEqual([]);
};
