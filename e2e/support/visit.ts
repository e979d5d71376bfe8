import type { Page } from '@playwright/test';
import { call, type Member } from './personas.ts';
import type { Product } from './product.ts';

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** The member; a visitor by default. */
  readonly as?: Member;
}

/** Waits until nothing on the page is loading. */
export const isStill = (page: Page): Promise<void> =>
  page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });

/** Opens a screen and waits until nothing is loading. */
export const visit = async (page: Page, { path }: Pick<Screen, 'path'>): Promise<void> => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await isStill(page);
  await page.waitForLoadState('networkidle');
};

/**
 * Ends a session elsewhere once its page makes no more calls, so that the next action discovers it. A page that still
 * loads would redirect to the login by itself, perhaps before a button is pressed.
 */
export const endSession = async (page: Page, product: Product, { token }: Member): Promise<void> => {
  await isStill(page);
  await page.waitForLoadState('networkidle');
  await call(product, 'POST', '/auth/logout', { token });
};
