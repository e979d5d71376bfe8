import type { Locator, Page } from '@playwright/test';

const far = 80;

/** Moves the focus to an element with the Tab key. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let presses = 0; presses < far; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} was not reached with the Tab key.`);
};
