import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { browserOn, openTeam } from '../support/firms.ts';
import { anAvocat, dayIn } from '../support/hearings.ts';
import { tabTo } from '../support/keyboard.ts';
import { looksRight } from '../support/looks-right.ts';
import { makeMember } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { blankPdf } from '../support/verification-documents.ts';
import { completeFile, siret, submitDocument } from '../support/vigilance.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** A prestataire submits the documents of their file, reads until when each counts, replaces and withdraws them. */

// A read that fails is tried out.
test.use({ expectedComplaint: /status of 500/ });

let product: Product;
let without: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
  without = await worlds.another({ VIGILANCE: 'off' });
});

const path = '/parametres/vigilance';
const at = (to: string) => ({ path: product.url + to });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name });
const card = (page: Page, title: string) => page.getByRole('region', { name: title });
/** Fills in a day, and leaves its calendar and the button that clears it. */
const fillDay = async (page: Page, dialog: Locator, label: string, day: string): Promise<void> => {
  await dialog.getByRole('textbox', { name: label }).fill(day);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
};
const attach = (dialog: Locator, name: string) =>
  dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: blankPdf() });

test('the day from which an incomplete file closes modes is told on the own file', async ({ open }) => {
  const page = await open(browserOn(product, await anAvocat(product, 'Thomas Kervella'), windowSizes.phone));
  // The program tells it in the days before, by its clock: the answer is changed instead.
  await page.route('**/api/vigilance', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), closesModesFrom: '2026-12-15' },
    });
  });
  await visit(page, at(path));
  await expect(page.getByText(/À partir du 15\sdécembre\s2026, un mode de collaboration/)).toBeVisible();
  await looksRight(page, 'vigilance-own-announced');
});

test('an avocat submits each document, and the file is complete', async ({ open }) => {
  const page = await open(browserOn(product, await anAvocat(product, 'Yasmine Benali'), windowSizes.phone));
  await visit(page, at('/parametres'));
  await page.getByRole('link', { name: 'Vigilance', exact: true }).click();
  await expect(page).toHaveURL(/\/parametres\/vigilance$/);
  await expect(page.getByText('Dossier incomplet')).toBeVisible();
  await looksRight(page, 'vigilance-own-empty');
  await page.setViewportSize(windowSizes.phone);

  await test.step('the certificate of Urssaf, which is missing fields first', async () => {
    await button(page, 'Déposer : Attestation de vigilance').click();
    const dialog = page.getByRole('dialog', { name: 'Attestation de vigilance' });
    await expect(button(dialog, 'Joindre un fichier')).toBeFocused();
    await button(dialog, 'Déposer').click();
    await expect(dialog.getByText('Joignez le document.')).toBeVisible();
    await attach(dialog, 'Attestation.pdf');
    await fillDay(page, dialog, 'Date inscrite sur le document', dayIn(-2));
    await expect(dialog.getByText('Valable jusqu’au')).toBeVisible();
    await expectAccessible(page, 'the dialog of a certificate');
    await picture(page, 'vigilance-own-dialog');
    await button(dialog, 'Déposer').click();
    await expect(dialog.getByText('Recopiez le code de sécurité')).toBeVisible();
    await dialog.getByLabel('Code de sécurité').fill('ab12 cd34 ef56');
    await dialog.getByLabel('SIREN ou SIRET').fill('732829321');
    await button(dialog, 'Déposer').click();
    await expect(dialog.getByText('Un SIREN a neuf chiffres')).toBeVisible();
    await dialog.getByLabel('SIREN ou SIRET').fill(siret);
    await button(dialog, 'Déposer').click();
    await expect(dialog).toBeHidden();
    const shown = card(page, 'Attestation de vigilance');
    await expect(shown).toContainText('À jour');
    await expect(shown).toContainText('Code de sécurité AB12CD34EF56');
  });

  await test.step('the register of the order', async () => {
    await button(page, 'Déposer : Inscription à l’ordre').click();
    const dialog = page.getByRole('dialog', { name: 'Inscription à l’ordre' });
    await attach(dialog, 'Courrier.pdf');
    await fillDay(page, dialog, 'Date inscrite sur le document', dayIn(-170));
    await button(dialog, 'Déposer').click();
    await expect(card(page, 'Inscription à l’ordre')).toContainText('À renouveler');
  });

  await test.step('the declaration, with the keyboard alone', async () => {
    await tabTo(page, button(page, 'Déposer : Salariés étrangers'));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Salariés étrangers' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'the dialog of a declaration');
    await tabTo(page, dialog.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await tabTo(page, button(dialog, 'Déposer'));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(card(page, 'Salariés étrangers').last()).toContainText('Déclaration du');
  });

  await test.step('the insurance, below the ceiling of the profession first', async () => {
    await page.setViewportSize(windowSizes.desk);
    await button(page, 'Déposer : Assurance de responsabilité').click();
    const dialog = page.getByRole('dialog', { name: 'Assurance professionnelle' });
    await attach(dialog, 'Assurance.pdf');
    await dialog.getByLabel('Assureur').fill('Mutuelle du Palais');
    await dialog.getByLabel('Numéro du contrat').fill('RC-2044');
    await fillDay(page, dialog, 'Premier jour', dayIn(-30));
    await fillDay(page, dialog, 'Dernier jour', dayIn(300));
    await dialog.getByLabel('Plafond par sinistre').fill('1 000 000');
    await dialog.getByLabel('Plafond par année').fill('1 000 000 €');
    await button(dialog, 'Déposer').click();
    await expect(dialog.getByText('Votre profession est assurée pour')).toBeVisible();
    await picture(page, 'vigilance-own-insurance');
    await expectAccessible(page, 'the dialog of an insurance');
    await dialog.getByLabel('Plafond par année').fill('4 000 000');
    await button(dialog, 'Déposer').click();
    await expect(dialog).toBeHidden();
  });

  await expect(page.getByText('À renouveler bientôt')).toBeVisible();
  await looksRight(page, 'vigilance-own-complete');
});

test('the insurance stands on the profile until its owner hides it', async ({ open }) => {
  const yasmine = await anAvocat(product, 'Yasmine Benali');
  await submitDocument(product, yasmine, 'insurance');
  const visitor = await open({});
  const profile = at(`/users/${yasmine.id}`);
  await visit(visitor, profile);
  await expect(visitor.getByText('Mutuelle du Palais, jusqu’au')).toBeVisible();
  await expect(visitor.getByText('RC-2044')).toHaveCount(0);
  await looksRight(visitor, 'vigilance-own-profile');
  const page = await open(browserOn(product, yasmine));
  await visit(page, at(path));
  const shown = page.getByRole('switch', { name: 'Montrer sur mon profil' });
  // Not `uncheck`, which looks once: the switch follows the call.
  await shown.click();
  await expect(shown).not.toBeChecked();
  await expect(shown).toBeEnabled();
  await visit(visitor, profile);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByText('Mutuelle du Palais')).toHaveCount(0);
});

test('a document is downloaded, replaced and withdrawn', async ({ open }) => {
  const yasmine = await anAvocat(product, 'Yasmine Benali');
  await completeFile(product, yasmine);
  const page = await open(browserOn(product, yasmine));
  await visit(page, at(path));
  await expect(page.getByText('Dossier complet')).toBeVisible();
  const registration = card(page, 'Inscription à l’ordre');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(registration, 'Télécharger Document.pdf').click(),
  ]);
  expect(file.suggestedFilename()).toBe('Document.pdf');

  await button(registration, 'Remplacer : Inscription').click();
  const dialog = page.getByRole('dialog', { name: 'Inscription à l’ordre' });
  await attach(dialog, 'Nouveau.pdf');
  await fillDay(page, dialog, 'Date inscrite', dayIn(0));
  await button(dialog, 'Déposer').click();
  await expect(registration.getByRole('listitem')).toHaveCount(2);
  // Opened again, the form holds no file of the document before.
  await button(registration, 'Remplacer : Inscription').click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Nouveau.pdf')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  for (const left of [1, 0]) {
    await button(registration, 'Retirer').first().click();
    await button(page.getByRole('dialog', { name: 'Retirer ce document' }), 'Retirer').click();
    await expect(registration.getByRole('listitem')).toHaveCount(left);
  }
  await expect(registration).toContainText('À déposer');
  await expect(page.getByText('Dossier incomplet')).toBeVisible();
});

test('a reason of staff, an ended document and a failed read are told', async ({ open }) => {
  const thomas = await makeMember(product, 'employee', 'Thomas Kervella');
  await submitDocument(product, thomas, 'contributions');
  await submitDocument(product, thomas, 'registration');
  await product.sql(
    `update vigilance_document set withdrawn_at = now(), withdrawn_reason = 'Le document est illisible.'
     where member_id = '${thomas.id}' and kind = 'registration'`,
  );
  await product.sql(
    `update vigilance_document set from_day = '${dayIn(-400)}' where member_id = '${thomas.id}' and kind = 'contributions'`,
  );
  const page = await open(browserOn(product, thomas, windowSizes.phone));
  await visit(page, at(path));
  const registration = card(page, 'Justificatif d’immatriculation');
  await expect(registration).toContainText('Retiré par l’équipe Basoche');
  await expect(registration).toContainText('Le document est illisible.');
  await expect(card(page, 'Attestation de vigilance')).toContainText('Périmé');
  await looksRight(page, 'vigilance-own-ended');
  await page.route('**/api/vigilance', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(button(page, 'Réessayer')).toBeVisible();
});

test('whoever may not submit reads why; nothing is there while the setting is off', async ({ open }) => {
  const firm = await makeMember(product, 'company', 'Cabinet Roche');
  const [owner, publisher] = [
    await anAvocat(product, 'Thomas Roche'),
    await anAvocat(product, 'Karim Saïdi'),
  ];
  await openTeam(product, firm, [
    [owner, 'owner'],
    [publisher, 'publisher'],
  ]);
  const page = await open(browserOn(product, publisher));
  await visit(page, at(`${path}?pour=${firm.id}`));
  await expect(page.getByText('un propriétaire ou un gérant dépose les documents')).toBeVisible();
  await expect(button(page, 'Déposer')).toHaveCount(0);
  const newcomer = await makeMember(product, 'employee', 'Nina Hardy', { verified: false });
  const theirs = await open(browserOn(product, newcomer));
  await visit(theirs, at(path));
  await expect(theirs.getByRole('link', { name: 'Faire vérifier mon compte' })).toBeVisible();
  const customer = await open(browserOn(product, await makeMember(product, 'customer', 'Anne Petit')));
  await visit(customer, at('/parametres'));
  await expect(customer.getByRole('link', { name: 'Vigilance', exact: true })).toHaveCount(0);
  const off = await open(browserOn(without, await anAvocat(without, 'Yasmine Benali')));
  await visit(off, { path: `${without.url}/parametres` });
  await expect(off.getByRole('link', { name: 'Compte et sécurité' })).toBeVisible();
  await expect(off.getByRole('link', { name: 'Vigilance', exact: true })).toHaveCount(0);
});
