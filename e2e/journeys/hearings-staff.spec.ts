import { expectAccessible } from '../support/axe.ts';
import { browserOn } from '../support/firms.ts';
import { anAvocat, askHearing } from '../support/hearings.ts';
import { looksRight } from '../support/looks-right.ts';
import { makeOffice } from '../support/offices.ts';
import { call } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** Staff confirm and refuse bars, change whom the law lets act before a court, and cancel a hearing that nobody takes. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
});

const at = (path: string) => ({ path: product.url + path });

test('staff confirm the bar of an avocat, and refuse another with a reason that they read', async ({
  open,
}) => {
  const yasmine = await anAvocat(product, 'Yasmine Benali');
  const marc = await anAvocat(product, 'Marc Aubry');
  await call(product, 'PUT', '/hearings/bar', { token: yasmine.token, body: { court: 'tj-69123' } });
  await call(product, 'PUT', '/hearings/bar', { token: marc.token, body: { court: 'tj-01053' } });
  const page = await open(browserOn(product, await makeOffice(product, 'moderator')));
  await visit(page, at('/admin'));
  await expect(page.getByRole('listitem').filter({ hasText: 'Barreaux à confirmer' }).first()).toContainText(
    '2 en attente',
  );
  await page.getByRole('navigation').getByRole('link', { name: 'Barreaux', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Barreaux à confirmer');
  await expect(page.getByText('Vérifiez sur l’annuaire national du CNB, puis confirmez.')).toBeVisible();
  await looksRight(page, 'staff-bars');

  await test.step('one is confirmed with the keyboard alone', async () => {
    await page.getByRole('button', { name: /Confirmer le barreau de Yasmine Benali/ }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Confirmer ce barreau' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'before a bar is confirmed');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Le barreau est confirmé.')).toBeVisible();
    await expect(page.getByText('Yasmine Benali')).toHaveCount(0);
  });

  await test.step('the other is refused', async () => {
    await page.setViewportSize(windowSizes.phone);
    await page.getByRole('button', { name: /Refuser le barreau de Marc Aubry/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Refuser ce barreau' });
    await dialog.getByRole('button', { name: 'Refuser' }).click();
    await expect(dialog.getByText('Écrivez la raison du refus.')).toBeVisible();
    await dialog.getByLabel('Motif du refus').fill('L’annuaire vous inscrit au barreau de Lyon.');
    await picture(page, 'staff-bar-refused-phone');
    await dialog.getByRole('button', { name: 'Refuser' }).click();
    await expect(page.getByText('Aucun barreau à confirmer')).toBeVisible();
  });

  const settings = await open(browserOn(product, marc));
  await visit(settings, at('/parametres/audiences'));
  await expect(settings.getByText('L’annuaire vous inscrit au barreau de Lyon.')).toBeVisible();
});

test('an administrator opens representation to more avocats and confirms it; a moderator closes an act', async ({
  open,
}) => {
  const desk = await open(browserOn(product, await makeOffice(product, 'admin')));
  const grid = desk.getByRole('region', { name: 'Audiences, par juridiction et par acte' });
  const card = grid.getByRole('listitem').filter({ hasText: /Tribunal judiciaire\s*: postuler/ });
  const dialog = desk.getByRole('dialog', { name: /Tribunal judiciaire\s*: postuler/ });
  const save = dialog.getByRole('button', { name: 'Enregistrer la règle' });
  await visit(desk, at('/admin/regles'));
  await expect(card).toContainText('Les avocats du barreau du tribunal');
  await expectAccessible(desk, 'the rules of hearings');
  await grid.scrollIntoViewIfNeeded();
  await picture(desk, 'reaches-desk');
  await card.getByRole('button', { name: /Modifier qui peut agir/ }).click();
  await dialog.getByLabel('Tous les avocats').check();
  await expect(dialog.getByLabel('Cabinets d’avocats')).toBeChecked();
  await dialog.getByLabel('Raison du changement').fill('La loi a changé.');
  await save.click();
  await expect(dialog.getByText(/confirmez que c’est voulu/)).toBeVisible();
  await dialog.getByLabel(/Je confirme ouvrir la postulation/).check();
  await expectAccessible(desk, 'a reach');
  await picture(desk, 'reach-dialog-desk');
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(card).toContainText('Tous les avocats');

  const phone = await open(browserOn(product, await makeOffice(product, 'moderator'), windowSizes.phone));
  const theirs = phone.getByRole('dialog', { name: /Tribunal de commerce\s*: plaider/ });
  await visit(phone, at('/admin/regles'));
  await phone
    .getByRole('button', { name: /Modifier qui peut agir.*Tribunal de commerce\s*: plaider/ })
    .click();
  const clients = theirs.getByRole('group', { name: 'Qui peut la demander' });
  await clients.getByLabel('Avocats', { exact: true }).uncheck();
  await clients.getByLabel('Cabinets d’avocats').uncheck();
  await theirs.getByLabel('Raison du changement').fill('Les cabinets seuls.');
  await theirs.getByRole('button', { name: 'Enregistrer la règle' }).click();
  await expect(theirs.getByText('Choisissez qui peut demander cet acte.')).toBeVisible();
  await picture(phone, 'reach-clients-phone');
  await clients.getByLabel('Cabinets d’avocats').check();
  await theirs.getByRole('button', { name: 'Enregistrer la règle' }).click();
  await expect(theirs).toHaveCount(0);
  const commercial = phone.getByRole('listitem').filter({ hasText: /Tribunal de commerce\s*: plaider/ });
  await expect(commercial.first()).toContainText('Cabinets d’avocats');
  await commercial
    .first()
    .getByRole('button', { name: /Modifier qui peut agir/ })
    .click();
  await theirs.getByLabel(/Personne/).check();
  await expect(theirs.getByLabel('Texte dont vient la règle')).toHaveCount(0);
  await theirs.getByLabel('Raison du changement').fill('Le temps d’une vérification.');
  await picture(phone, 'reach-dialog-phone');
  await theirs.getByRole('button', { name: 'Enregistrer la règle' }).click();
  await expect(theirs).toHaveCount(0);
  await expect(phone.getByText('Le temps d’une vérification.')).toBeVisible();
  await expectAccessible(phone, 'the rules of hearings on a phone');
});

test('staff see the hearings that nobody took, and cancel one', async ({ open }) => {
  const client = await anAvocat(product, 'Sophie Arnoult');
  const id = await askHearing(product, client);
  const page = await open(browserOn(product, await makeOffice(product, 'moderator')));
  await visit(page, at('/admin'));
  await page.getByRole('navigation').getByRole('link', { name: 'Audiences sans avocat' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audiences sans avocat');
  await expect(page.getByText('Tribunal judiciaire de Lyon')).toBeVisible();
  await expect(page.getByText('Kervella')).toHaveCount(0);
  await looksRight(page, 'staff-open-hearings');
  await page.getByRole('button', { name: /Annuler l’audience du/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Annuler cette audience' });
  await dialog.getByLabel('Motif').fill('La demande nomme une partie.');
  await expectAccessible(page, 'before a hearing is cancelled');
  await dialog.getByRole('button', { name: 'Annuler l’audience' }).click();
  await expect(page.getByText('Aucune audience sans avocat')).toBeVisible();

  const reading = await open(browserOn(product, client, windowSizes.phone));
  await visit(reading, at(`/audiences/${id}`));
  await expect(reading.getByText('Notre équipe a annulé cette demande')).toBeVisible();
  await expect(reading.getByText('La demande nomme une partie.')).toBeVisible();
  await looksRight(reading, 'hearing-stopped');
});
