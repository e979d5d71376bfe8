import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { browserOn } from '../support/firms.ts';
import { anAvocat } from '../support/hearings.ts';
import { tabTo } from '../support/keyboard.ts';
import { looksRight } from '../support/looks-right.ts';
import { applyToMission, call, type Member, makeMember, makeMission } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { completeFile } from '../support/vigilance.ts';
import { visit } from '../support/visit.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** A client downloads the files of prestataires that the law makes them hold, and verifies the code of a certificate. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
});

/** A direct relation of these two at 5,200 €, which both accepted. */
const agree = async (client: Member, candidate: Member): Promise<void> => {
  const mission = await makeMission(product, client, 'Audit des baux commerciaux');
  const id = await applyToMission(product, candidate, mission, 5_200);
  for (const [{ token }, path] of [
    [client, 'action/price/accept'],
    [client, 'action/choose/direct'],
    [candidate, 'action/direct/accept'],
  ] as const) {
    await call(product, 'POST', `/messagerie/${path}/${id}`, { token, body: {} });
  }
};

const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

test('a client finds whom to ask, downloads the file and verifies its code', async ({ open }) => {
  const client = await makeMember(product, 'company', 'Maison Delcourt');
  const ready = await anAvocat(product, 'Yasmine Benali');
  const late = await anAvocat(product, 'Thomas Kervella');
  await completeFile(product, ready);
  await agree(client, ready);
  await agree(client, late);

  const page = await open(browserOn(product, client, windowSizes.desk));
  await visit(page, { path: `${product.url}/manage/missions` });
  await page.getByRole('link', { name: 'Mes prestataires' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes prestataires');
  await expect(cardOf(page, 'Thomas Kervella')).toContainText('Le prestataire complète son dossier.');
  await expect(cardOf(page, 'Thomas Kervella').getByRole('button')).toHaveCount(0);
  const card = cardOf(page, 'Yasmine Benali');
  await expect(card).toContainText('Dossier complet jusqu’au');
  await looksRight(page, 'vigilance-collect-due');

  const button = card.getByRole('button', { name: 'Télécharger le dossier (ZIP) : Yasmine Benali' });
  await tabTo(page, button);
  const saving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^Dossier de vigilance Yasmine Benali .*\.zip$/);
  expect((await readFile(await saved.path())).subarray(0, 2).toString()).toBe('PK');
  await expect(card).toContainText('Dossier à réunir de nouveau le');
  await expect(card).toContainText('Téléchargé le');
  // The latest comes first: now the one whose file was not collected.
  await expect(page.getByRole('article').first()).toContainText('Thomas Kervella');

  await expect(card).toContainText('AB12CD34EF56');
  await expect(card.getByRole('link', { name: 'Vérifier le code' })).toHaveAttribute('href', /urssaf\.fr/);
  await card.getByRole('button', { name: 'J’ai vérifié' }).click();
  await expect(card).toContainText('Code vérifié le');
  await looksRight(page, 'vigilance-collect-done');
});

test('a client without such a prestataire has no entry, and an empty page says why', async ({ open }) => {
  const page = await open(
    browserOn(product, await makeMember(product, 'company', 'Maison Aubry'), windowSizes.desk),
  );
  await visit(page, { path: `${product.url}/prestataires` });
  await expect(page.getByText('Aucun dossier à réunir.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mes prestataires' })).toHaveCount(0);
  await looksRight(page, 'vigilance-collect-none');
});
