import { expectAccessible } from '../support/axe.ts';
import { browserOn } from '../support/firms.ts';
import { makeOffice } from '../support/offices.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** Staff change what a nature of missions asks against conflicts of interest. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
});

test('an administrator asks less of a reserved nature and confirms it; a moderator asks for more again', async ({
  open,
}) => {
  const desk = await open(browserOn(product, await makeOffice(product, 'admin')));
  const levels = desk.getByRole('region', { name: 'Conflits d’intérêts, par nature' });
  const card = levels.getByRole('listitem').filter({ hasText: 'Contentieux' });
  const dialog = desk.getByRole('dialog', { name: /Conflits d’intérêts.*Contentieux/ });
  const save = dialog.getByRole('button', { name: 'Enregistrer la règle' });
  await visit(desk, { path: `${product.url}/admin/regles` });
  await expect(card).toContainText('puis signer une déclaration');
  await expectAccessible(desk, 'the levels');
  await levels.scrollIntoViewIfNeeded();
  await picture(desk, 'levels-desk');
  await card.getByRole('button', { name: /Modifier/ }).click();
  await dialog.getByLabel('Vérifier les noms des parties').check();
  await save.click();
  await expect(dialog.getByText('Indiquez le texte dont vient la règle.')).toBeVisible();
  await dialog.getByLabel('Texte dont vient la règle').fill('Décision du comité du 29 novembre 2026');
  await dialog.getByLabel('Pourquoi cela suffit').fill('Le comité relit chaque candidature.');
  await dialog.getByLabel('Raison du changement').fill('Un essai de deux semaines.');
  await save.click();
  await expect(dialog.getByText(/confirmez que c’est voulu/)).toBeVisible();
  await dialog.getByLabel(/Je confirme demander moins/).check();
  await expectAccessible(desk, 'a level');
  await picture(desk, 'level-dialog-desk');
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(card).toContainText('Vérifier les noms des parties');
  await expect(desk.getByText('Un essai de deux semaines.')).toBeVisible();

  const phone = await open(browserOn(product, await makeOffice(product, 'moderator'), windowSizes.phone));
  const theirs = phone.getByRole('dialog', { name: /Conflits d’intérêts.*Contentieux/ });
  await visit(phone, { path: `${product.url}/admin/regles` });
  await phone.getByRole('button', { name: /Modifier ce que demande.*Contentieux/ }).click();
  await theirs.getByLabel('Vérifier les noms, puis signer').check();
  await theirs.getByLabel('Raison du changement').fill('L’essai est fini.');
  await picture(phone, 'level-dialog-phone');
  await theirs.getByRole('button', { name: 'Enregistrer la règle' }).click();
  await expect(theirs).toHaveCount(0);
  await expect(phone.getByText('L’essai est fini.')).toBeVisible();
  await picture(phone, 'levels-phone');
});
