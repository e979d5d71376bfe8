import { expect, type Locator, type Page } from '@playwright/test';

/** Elements of a thread's screen, by their accessible roles. */

/** The state, in the header. */
export const badge = (page: Page): Locator => page.getByRole('main').getByRole('status').first();

/** The block with the next step. */
export const nextStep = (page: Page): Locator => page.getByRole('region', { name: 'À faire maintenant' });

export const button = (page: Page, name: string): Locator => nextStep(page).getByRole('button', { name });

/** Refuses the open price, without a message or another price. */
export const refusePrice = async (page: Page): Promise<void> => {
  await button(page, 'Refuser le prix').click();
  const dialog = page.getByRole('dialog', { name: 'Refuser le prix' });
  await dialog.getByRole('button', { name: 'Refuser le prix' }).click();
  await expect(dialog).toBeHidden();
};

/** After the first proposed mode on a mission, answers that the mission stays open. */
export const keepOpen = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'La laisser ouverte' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(nextStep(page).getByRole('heading').first()).toBeFocused();
};

/**
 * Opens the choice of the mode, picks this one, and proposes it. By default this is the first mode proposed
 * on the mission.
 */
export const chooseMode = async (
  page: Page,
  label: string,
  { isFirst = true, isAgreed = false }: { isFirst?: boolean; isAgreed?: boolean } = {},
): Promise<void> => {
  await button(page, 'Choisir le mode de collaboration').click();
  const dialog = page.getByRole('dialog', { name: 'Choisir le mode de collaboration' });
  await dialog.getByRole('radio', { name: label }).check();
  if (!isAgreed)
    await dialog.getByRole('checkbox', { name: 'Proposer ce mode sans accord de confidentialité' }).check();
  await dialog.getByRole('button', { name: 'Proposer ce mode' }).click();
  await expect(dialog).toBeHidden();
  if (isFirst) await keepOpen(page);
};

/** Accepts a mode in a thread without both confidentiality consents, which needs a confirmation. */
export const acceptMode = async (page: Page, label: string): Promise<void> => {
  await button(page, label).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Accepter sans accord de confidentialité' }).click();
  await expect(dialog).toHaveCount(0);
};

export const conversation = (page: Page): Locator => page.getByRole('log', { name: 'Conversation' });

/** Waits until the server has stored every message of this page: the page shows them earlier. */
export const areSent = (page: Page): Promise<void> =>
  expect(conversation(page).locator('[data-status]')).toHaveCount(0);

/** One step of the progress list, by its title. */
export const step = (page: Page, title: string): Locator =>
  page
    .getByRole('complementary', { name: 'Avec qui, et où en est-on' })
    .locator('[data-status]')
    .filter({ hasText: title });

interface MarkedWindow {
  journeyMark?: true;
}

/** Marks the present document; a reload would lose the mark. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (globalThis as MarkedWindow).journeyMark = true;
  });

export const wasNotReloaded = async (page: Page): Promise<void> => {
  expect(
    await page.evaluate(() => (globalThis as MarkedWindow).journeyMark),
    'the page was not reloaded',
  ).toBe(true);
};
