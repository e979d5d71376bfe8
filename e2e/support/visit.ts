import type { Page } from '@playwright/test';
import { call, type Member } from './personas.ts';
import type { Product } from './product.ts';

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** The member; a visitor by default. */
  readonly as?: Member;
}

/** Waits until nothing on the page is loading, and no grey placeholder is left. */
export const isStill = (page: Page): Promise<void> =>
  page
    .locator('[aria-busy="true"], .mantine-Skeleton-root[data-visible]')
    .first()
    .waitFor({ state: 'detached' });

/**
 * Waits until the scripts of the document run and know the viewer. Until then nothing is marked as loading, and on a
 * busy machine even the network is idle for a while.
 */
const isAlive = (page: Page): Promise<void> =>
  page.locator('html[data-session^="logged"]').waitFor({ state: 'attached' });

/** Opens a screen and waits until nothing is loading. */
export const visit = async (page: Page, { path }: Pick<Screen, 'path'>): Promise<void> => {
  await page.goto(path);
  await isAlive(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await isStill(page);
  await page.waitForLoadState('networkidle');
  // On a busy machine, a late part of the page may have begun to load only now.
  await isStill(page);
};

/**
 * Ends the session while the page's next change is under way. If it ended sooner, a read of the page itself
 * might notice it and redirect to the login, perhaps before a button is pressed.
 */
export const endSession = async (page: Page, product: Product, { token }: Member): Promise<void> => {
  let isOver = false;
  await page.route('**/api/**', async (route, request) => {
    if (!isOver && request.method() !== 'GET') {
      isOver = true;
      await call(product, 'POST', '/auth/logout', { token });
    }
    return route.fallback();
  });
};

/** Fills the login form of the screen and sends it. */
export const logIn = async (page: Page, email: string, secret: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Adresse email', exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Mot de passe', exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Se connecter' }).click();
};
