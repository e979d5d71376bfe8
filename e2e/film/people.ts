import type { Browser, Page } from '@playwright/test';
import { call, type Member } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { stage } from './recorder.ts';

/** People of the demonstration, and their browsers. */

const password = 'basoche-demo';

export const signIn = async (product: Product, email: string, name: string): Promise<Member> => {
  const { access_token: token } = await call<{ access_token: string }>(product, 'POST', '/auth/login', {
    body: { email, password },
  });
  const { id } = await call<{ id: string }>(product, 'GET', '/auth/me', { token });
  return { id, email, password, name, token };
};

/** Opens a person's browser for the recording. */
export const openStage = async (browser: Browser, { url }: Product, as?: Member): Promise<Page> => {
  const localStorage = as ? [{ name: 'accessToken', value: as.token }] : [];
  const context = await browser.newContext({
    baseURL: url,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    viewport: { width: stage.width, height: stage.height },
    deviceScaleFactor: stage.scale,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return page;
};
