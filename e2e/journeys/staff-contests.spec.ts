import type { Locator, Page } from '@playwright/test';
import { browserOn } from '../support/firms.ts';
import { looksRight } from '../support/looks-right.ts';
import { pairOf } from '../support/modes.ts';
import { agreedMonths, monthGoesBy } from '../support/months.ts';
import { makeOffice } from '../support/offices.ts';
import { payDeposit } from '../support/payments.ts';
import { call, type Member } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { button } from '../support/thread.ts';
import { visit } from '../support/visit.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** Staff read the sheet of a contested month before they decide; the client of another one is invoiced for it. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
});

/** 120 € an hour, ten hours a month: a sheet of forty quarters of an hour, which even one day can hold. */
const byHour = { kind: 'hour', rate: 120, monthUnits: 40, ceilingUnits: 80 };
const agreed = { pricing: byHour, offer: 2_400 };
const lines = 40;
const works = [
  'Relecture du bail commercial et de ses annexes, avec deux remarques sur la clause de révision du loyer.',
  'Appel avec le confrère adverse.',
  'Note au client sur les suites possibles, après la lecture des trois courriers du bailleur et de son conseil.',
];

interface Months {
  readonly instalments: readonly {
    readonly sheet: { readonly from: string; readonly until: string } | null;
  }[];
}

/** Sends a sheet of this number of quarters of an hour, spread over the days of the month. */
const sendSheet = async (thread: string, { token }: Member): Promise<void> => {
  const { instalments } = await call<Months>(product, 'GET', `/messagerie/instalments/${thread}`, { token });
  const month = instalments[0]?.sheet;
  if (!month) throw new Error('The month has no sheet.');
  const days = (Date.parse(month.until) - Date.parse(month.from)) / 86_400_000 + 1;
  const entries = Array.from({ length: lines }, (_, index) => ({
    day: new Date(Date.parse(month.from) + Math.floor((index * days) / lines) * 86_400_000)
      .toISOString()
      .slice(0, 10),
    units: 1,
    text: works[index % works.length],
  }));
  await call(product, 'POST', `/messagerie/mission/deliver/${thread}`, {
    token,
    body: { sheet: { entries, isLast: false } },
  });
};

const dialogOf = (page: Page): Locator => page.getByRole('dialog');
const sheetIn = (place: Page | Locator): Locator =>
  place.getByRole('region', { name: 'Lignes du compte rendu' });

test('staff read the sheet of a contested month, and decide beside it', async ({ open }) => {
  const { company, jurist } = await pairOf(product);
  const title = 'Suivi du contentieux locatif';
  const thread = await agreedMonths(product, title, agreed);
  await payDeposit(product, thread, company);
  await monthGoesBy(product, thread);
  await sendSheet(thread, jurist);
  await call(product, 'POST', `/messagerie/mission/contest/${thread}`, {
    token: company.token,
    body: { reason: 'Dix heures ne correspondent pas au travail remis.' },
  });
  const moderator = await makeOffice(product, 'moderator');
  const desk = await open({ ...browserOn(product, moderator), viewport: windowSizes.desk });
  const card = desk.getByRole('article').filter({ hasText: title });
  const settle = card.getByRole('button', { name: /^Trancher/ });
  await visit(desk, { path: `${product.url}/admin/contestations` });

  await test.step('before the thread is open, the dialog says where the sheet is read', async () => {
    await settle.click();
    await expect(dialogOf(desk)).toContainText('Lisez d’abord ce qui a été livré');
    await expect(sheetIn(desk)).toHaveCount(0);
    await looksRight(desk, 'contest-unread');
    await desk.setViewportSize(windowSizes.desk);
    await dialogOf(desk).getByRole('button', { name: 'Annuler' }).click();
  });

  await test.step('the reading tells the work above the messages', async () => {
    await card.getByRole('button', { name: /^Lire l’échange/ }).click();
    await dialogOf(desk).getByLabel('Pourquoi la lecture est nécessaire').fill('Le temps est contesté.');
    await dialogOf(desk).getByRole('button', { name: 'Ouvrir l’échange' }).click();
    await desk.waitForURL('**/admin/lectures/*');
    await expect(sheetIn(desk).getByRole('listitem')).toHaveCount(lines);
    await expect(desk.getByRole('main')).toContainText(/Temps total\s: 10\sh/);
    await expect(desk.getByRole('main')).toContainText(/Prix accepté120\s€\sHT par heure/);
    await looksRight(desk, 'contest-reading');
    await desk.setViewportSize(windowSizes.desk);
  });

  await test.step('the decision is taken beside the sheet', async () => {
    await visit(desk, { path: `${product.url}/admin/contestations` });
    await settle.click();
    await expect(sheetIn(dialogOf(desk))).toContainText('Appel avec le confrère adverse.');
    await looksRight(desk, 'contest-settling');
    await desk.setViewportSize(windowSizes.desk);
    await dialogOf(desk).getByRole('radio', { name: 'Partager' }).check();
    await dialogOf(desk).getByLabel('Part du prestataire').fill('600');
    await dialogOf(desk).getByLabel('Motif').fill('Cinq heures sont établies par les pièces.');
    await looksRight(desk, 'contest-split');
    await desk.setViewportSize(windowSizes.desk);
    await dialogOf(desk).getByRole('button', { name: 'Rendre la décision' }).click();
    await expect(card).toHaveCount(0);
  });
});

test('the invoice of a month is checked with its lines before it is issued', async ({ open }) => {
  const { company, jurist } = await pairOf(product);
  const thread = await agreedMonths(product, 'Conseil en droit des baux', { ...agreed, mode: 'direct' });
  await monthGoesBy(product, thread);
  await sendSheet(thread, jurist);
  await call(product, 'POST', `/messagerie/mission/validate/${thread}`, { token: company.token, body: {} });
  const desk = await open({ ...browserOn(product, jurist), viewport: windowSizes.desk });
  await visit(desk, { path: `${product.url}/messages/${thread}` });
  await button(desk, 'Émettre la facture').first().click();
  const dialog = desk.getByRole('dialog', { name: 'Émettre la facture' });
  await expect(dialog).toContainText(/Mois\s1/);
  await looksRight(desk, 'month-invoice');
});
