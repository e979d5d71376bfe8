import { browserOn } from '../support/firms.ts';
import { fillTerms, partiesQuestion } from '../support/mission-form.ts';
import { makeMember } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

/** The question about parties, on a form that is complete before the natures that ask it have come. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
});

test('a mission is not published without its question, even where that comes late', async ({ open }) => {
  const page = await open(browserOn(product, await makeMember(product, 'company', 'Verdelune Industries')));
  const natures = Promise.withResolvers<void>();
  await page.route('**/api/conflicts/natures', async (route) => {
    await natures.promise;
    await route.continue();
  });
  await page.goto(`${product.url}/manage/missions/create`);
  await fillTerms(page, 'Relire le règlement intérieur');
  await expect(partiesQuestion(page)).toHaveCount(0);
  const submit = page.getByRole('button', { name: 'Créer la mission' });
  await submit.click();
  natures.resolve();
  await expect(
    page.getByText('Indiquez si des personnes ou des sociétés sont en cause.').first(),
  ).toBeVisible();
  await partiesQuestion(page).getByRole('radio', { name: /^Non/ }).check();
  await submit.click();
  await expect(page.getByText('Votre mission est publiée.')).toBeVisible();
});
