import { browserOn, makeFirm } from '../support/firms.ts';
import { looksRight } from '../support/looks-right.ts';
import { makeMember } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** Words about the conflict check on the pages that visitors and members read, and its entry of the menu, while it is open and while it is not. */

let product: Product;
let without: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
  without = await worlds.another({ CONFLICTS: 'off' });
});

const question = 'Puis-je vérifier mes conflits d’intérêts avant de candidater';

test('a visitor reads in the help what is compared, who reads it, and why an answer may be chance', async ({
  open,
}) => {
  const page = await open(browserOn(product, null));
  await visit(page, { path: `${product.url}/professionnels-independants` });
  await page.getByText(question).click();
  await page.getByRole('link', { name: 'Comment marche la vérification' }).click();
  const chapter = page.getByRole('heading', { name: 'Conflits d’intérêts' });
  await expect(chapter).toBeInViewport();
  for (const asked of ['Qu’est-ce qui est comparé', 'Qui lit ces noms', 'Pourquoi une réponse est-elle'])
    await page.getByText(asked).click();
  await expect(page.getByText('Une réponse sur 16 est')).toBeVisible();
  await looksRight(page, 'conflict-help');
});

test('a member finds their register in the menu, and a manager that of the firm', async ({ open }) => {
  const { firm, colleague, owner } = await makeFirm(product, 'publisher');
  const page = await open(browserOn(product, owner));
  const link = page.getByRole('navigation').getByRole('link', { name: 'Conflits', exact: true });
  await visit(page, { path: `${product.url}/parametres/donnees?pour=${firm.id}` });
  await page.getByText('Voir les durées de conservation').click();
  await expect(page.getByText('Liste des conflits, chiffrée')).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ma liste des conflits');
  await expect(link).toHaveAttribute('aria-current', 'page');
  await looksRight(page, 'register-of-firm');
  const theirs = await open(browserOn(product, colleague));
  await visit(theirs, { path: `${product.url}/parametres?pour=${firm.id}` });
  await expect(theirs.getByRole('navigation').getByRole('link', { name: 'Paramètres' })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Conflits', exact: true })).toHaveCount(0);
});

test('no page says it while it is closed', async ({ open }) => {
  const page = await open(browserOn(without, await makeMember(without, 'employee', 'Yasmine Benali')));
  await visit(page, { path: `${without.url}/aide` });
  await expect(page.getByRole('heading', { name: 'Paiement et portage' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Conflits d’intérêts' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Conflits', exact: true })).toHaveCount(0);
  await visit(page, { path: `${without.url}/professionnels-independants` });
  await expect(page.getByText(question)).toHaveCount(0);
});
