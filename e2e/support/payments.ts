import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { patience } from './patience.ts';
import { call, type Member } from './personas.ts';
import type { Product } from './product.ts';
import { typeCard } from './test-cards.ts';

/** The payment provider's pages, used by people and by programs. */

const until = async (holds: () => Promise<boolean>, what: string): Promise<void> => {
  const signal = AbortSignal.timeout(patience);
  while (!(await holds())) {
    if (signal.aborted) throw new Error(`It did not come to that in time: ${what}.`);
    await setTimeout(100);
  }
};

/** Submits a form of the provider as a browser would; returns the address of the redirect. */
const sendForm = async (address: string, fields: Record<string, string>): Promise<string> => {
  const answer = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });
  const next = answer.headers.get('location');
  if (answer.status !== 303 || next === null) throw new Error(`${address}: ${answer.status}`);
  return next;
};

/** Completes the provider's onboarding, so that the member can be paid. */
export const makePayable = async (product: Product, { token }: Member): Promise<void> => {
  const first = await call<string>(product, 'POST', '/stripe/account', { token, body: {} });
  const opened = await fetch(first, { redirect: 'manual' });
  const form = new URL(opened.headers.get('location') ?? '', first).href;
  await sendForm(form, {
    first: 'Camille',
    last: 'Aubry',
    iban: 'FR1420041010050500013M02606',
    result: 'accepted',
    terms: 'yes',
  });
  await until(async () => {
    const { state } = await call<{ state: string }>(product, 'GET', '/stripe/account', { token });
    return state === 'ready';
  }, 'the account is ready');
};

const stateOf = async (product: Product, thread: string, { token }: Member): Promise<string> => {
  const { state } = await call<{ state: string }>(product, 'GET', `/messagerie/${thread}?seen=false`, {
    token,
  });
  return state;
};

/** The creator pays the deposit, for journeys about later steps. */
export const payDeposit = async (product: Product, thread: string, creator: Member): Promise<void> => {
  const page = await call<string>(product, 'POST', `/stripe/paiement/${thread}`, {
    token: creator.token,
    body: {},
  });
  await sendForm(page, {
    number: '4242424242424242',
    expiry: '12/40',
    code: '123',
  });
  await until(async () => (await stateOf(product, thread, creator)) === 'ONGOING', 'the mission has begun');
};

/** Pays on the provider's page, in a browser. */
export const payOn = async (page: Page, number: string): Promise<void> => {
  await page.waitForURL(/\/sandbox\/pay\//);
  await typeCard(page, number);
  await page.getByRole('button', { name: /^Payer/ }).click();
};

/** Fills the provider's onboarding form in a browser; for a company, only its name. */
export const onboardOn = async (page: Page, company?: string): Promise<void> => {
  await page.waitForURL(/\/sandbox\/onboarding\//);
  if (company === undefined) {
    await page.getByLabel('Prénom').fill('Camille');
    await page.getByLabel('Nom', { exact: true }).fill('Aubry');
  } else await page.getByLabel('Raison sociale').fill(company);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Terminer' }).click();
};

/** Presses « Déposer les fonds », and continues to the provider's page. */
export const goToPay = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Déposer les fonds' }).click();
  const dialog = page.getByRole('dialog', { name: 'Déposer les fonds' });
  await dialog.getByRole('button', { name: /^Payer/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
};
