import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { browserOn, makeFirm } from '../support/firms.ts';
import { applyToMission, makeMember, makeMission } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { conversation } from '../support/thread.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** A person is told for themselves and for their firm in one list, and each entry opens the account that it is for. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
});

const at = (path: string) => ({ path: product.url + path });
const band = (page: Page) => page.getByRole('region', { name: 'Compte utilisé' });

test('an entry names the firm that it is for, and opens it; an entry of one’s own leaves it', async ({
  open,
}) => {
  const { firm, owner } = await makeFirm(product);
  const candidate = await makeMember(product, 'employee', 'Odile Marchal');
  const forFirm = await makeMission(product, firm, 'Audit de baux commerciaux');
  const own = await makeMission(product, owner, 'Bail de mon appartement');
  for (const mission of [forFirm, own]) await applyToMission(product, candidate, mission, 600);
  const page = await open(browserOn(product, owner));
  await visit(page, at('/notifications'));

  const entry = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  const see = (text: string) => entry(text).getByRole('button');
  for (const viewport of [windowSizes.phone, windowSizes.desk]) {
    await page.setViewportSize(viewport);
    await expect(
      entry('Audit de baux').getByText(/^Verdelune Industries · Une nouvelle candidature/),
    ).toBeVisible();
    await expect(entry('Bail de mon appartement').getByText(/^Une nouvelle candidature/)).toBeVisible();
  }
  await expectAccessible(page, 'notifications of a person and of a firm');
  await picture(page, 'firms-told-desk');
  await expect(band(page)).toHaveCount(0);

  await see('Audit de baux').click();
  await expect(page).toHaveURL(new RegExp(`^${product.url}/messages/[0-9a-f-]+$`));
  await expect(conversation(page)).toBeVisible();
  await expect(band(page)).toContainText('Verdelune Industries');

  await visit(page, at('/notifications'));
  await expect(band(page)).toBeVisible();
  await see('Bail de mon appartement').click();
  await expect(page).toHaveURL(new RegExp(`^${product.url}/messages/[0-9a-f-]+$`));
  await expect(conversation(page)).toBeVisible();
  await expect(band(page)).toHaveCount(0);
});
