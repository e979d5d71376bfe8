import type { Page } from '@playwright/test';

/** Test cards of the payment provider, by their effect. */
export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksFirst: '4000 0025 0000 3155',
  disputed: '4000 0000 0000 0259',
  failsLater: '4000 0000 0000 0341',
} as const;

/** Fills the card form on any page of the provider. */
export const typeCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Numéro de carte').fill(number);
  await page.getByLabel('Expiration (MM/AA)').fill('12/40');
  await page.getByLabel('Code de sécurité').fill('123');
};
