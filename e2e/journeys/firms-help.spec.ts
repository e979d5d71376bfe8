import { browserOn, makeFirm } from '../support/firms.ts';
import { looksRight } from '../support/looks-right.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** Words about teams on the pages that visitors and members read, while firms may have teams and while they may not. */

let product: Product;
let without: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
  without = await worlds.another({ FIRMS: 'off' });
});

test('a visitor reads in the help who may do what in a team', async ({ open }) => {
  const page = await open(browserOn(product, null));
  await visit(page, { path: `${product.url}/aide#roles-d-une-equipe` });
  const finance = page.getByText('Payer un dépôt', { exact: true });
  await expect(finance).toBeVisible();
  await expect(
    page.getByText('Propriétaire, Responsable, Publication, Finance', { exact: true }),
  ).toHaveCount(2);
  await looksRight(page, 'team-help');
});

test('the pages for companies and independents say how a team works', async ({ open }) => {
  const page = await open(browserOn(product, null));
  await visit(page, { path: `${product.url}/professionnels-independants` });
  await expect(page.getByText('Comment travailler à plusieurs au nom du cabinet')).toHaveCount(1);
  await visit(page, { path: `${product.url}/entreprises` });
  await expect(page.getByText('Une équipe, sans mot de passe partagé')).toBeVisible();
  for (const [width, viewport] of Object.entries(windowSizes)) {
    await page.setViewportSize(viewport);
    await picture(page, `team-companies-${width}`);
  }
  await page.getByRole('link', { name: 'Comment travaille une équipe' }).click();
  await expect(page.getByRole('heading', { name: 'Travailler en équipe' })).toBeInViewport();
});

test('no page says it while firms may not have teams', async ({ open }) => {
  const page = await open(browserOn(without, null));
  await visit(page, { path: `${without.url}/aide` });
  await expect(page.getByRole('heading', { name: 'Paiement et portage' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Travailler en équipe' })).toHaveCount(0);
  await visit(page, { path: `${without.url}/entreprises` });
  await expect(page.getByText('Une équipe, sans mot de passe partagé')).toHaveCount(0);
});

test('an owner reads how long the data of the firm are kept', async ({ open }) => {
  const { firm, owner } = await makeFirm(product);
  const page = await open(browserOn(product, owner));
  await visit(page, { path: `${product.url}/parametres/donnees?pour=${firm.id}` });
  await expect(page.getByText('Supprimer la structure efface aussitôt')).toBeVisible();
  await page.getByText('Voir les durées de conservation').click();
  await expect(page.getByText('Passage dans une équipe', { exact: false })).toBeVisible();
  await looksRight(page, 'team-retention');
});
