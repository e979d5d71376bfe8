import type { Page } from '@playwright/test';
import { call, type Member } from './personas.ts';
import type { Product } from './product.ts';

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** A visitor, where nobody is named. */
  readonly as?: Member;
}

/** Nothing of what is shown is still to come. */
export const isStill = (page: Page): Promise<void> =>
  page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });

/** Opens a screen and waits until nothing of it is still to come. */
export const visit = async (page: Page, { path }: Pick<Screen, 'path'>): Promise<void> => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await isStill(page);
  await page.waitForLoadState('networkidle');
};

/**
 * Somebody's session ends elsewhere, once their page asks for nothing of its own accord: it learns of it from what they do next.
 * A page that still asks leaves for the login by itself, perhaps before a button is pressed.
 */
export const endSession = async (page: Page, product: Product, { token }: Member): Promise<void> => {
  await isStill(page);
  await page.waitForLoadState('networkidle');
  await call(product, 'POST', '/auth/logout', { token });
};
