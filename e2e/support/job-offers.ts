import type { Locator, Page } from '@playwright/test';

/** Elements of the list of offers and of an offer's page, by their accessible roles. */

export const list = (page: Page): Locator => page.getByRole('main').getByRole('article');
export const tab = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('navigation', { name: 'Offres à afficher' }).getByRole('link', { name });
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const applyButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Postuler', exact: true });
