import { expectAccessible } from '../support/axe.ts';
import { applyToMission, call, makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/**
 * Bank details: a wrong IBAN, then a right one; masked for their owner, disclosed to the payer in a direct relation.
 */

const sentence =
  'Un problème est survenu lors de la sauvegarde de vos informations bancaires. Êtes-vous sûr que ces informations sont valides\u202f?';

for (const [where, viewport] of Object.entries(windowSizes)) {
  test(`bank details are refused, then kept and masked, on a ${where}`, async ({ open, product }) => {
    const jurist = await makeMember(product, 'company', 'Cabinet Ferrand');
    const page = await open({ as: jurist, viewport });
    await page.goto('/parametres/paiements');
    await page.getByRole('button', { name: 'Renseigner votre RIB' }).click();
    const dialog = page.getByRole('dialog', { name: 'Renseigner votre RIB' });
    const iban = dialog.getByLabel('IBAN (27 caractères)');
    await expect(iban).toBeFocused();
    await iban.fill('FR76 3000 6000 0112 3456 7890 188');
    await dialog.getByLabel('BIC (8 à 11 caractères)').fill('AGRIFRPP');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(sentence);
    await expect(iban).toHaveValue('FR76 3000 6000 0112 3456 7890 188');
    await expect(iban).toBeFocused();
    await expectAccessible(page, 'bank details that are refused');
    await picture(page, `bank-details-refused-${where}`);
    await iban.fill('FR76 3000 6000 0112 3456 7890 189');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const panel = page.getByRole('region', { name: 'Coordonnées bancaires' });
    await expect(panel).toContainText('FR76 •••• •••• 0189');
    await expect(panel.getByRole('button', { name: 'Modifier votre RIB' })).toBeVisible();
    await picture(page, `bank-details-kept-${where}`);
  });
}

test('who pays a direct relation is shown the bank details on asking, and the candidate is led to give them', async ({
  open,
  product,
}) => {
  const company = await makeMember(product, 'company', 'Maison Delcourt');
  const jurist = await makeMember(product, 'employee', 'Camille Aubry');
  const mission = await makeMission(product, company, 'Relecture de trois baux');
  const thread = await applyToMission(product, jurist, mission, 640);
  for (const [path, { token }] of [
    ['price/accept', company],
    ['choose/direct', company],
    ['direct/accept', jurist],
  ] as const) {
    await call(product, 'POST', `/messagerie/action/${path}/${thread}`, { token, body: {} });
  }
  const desk = await open({ as: company });
  await desk.goto(`/messages/${thread}`);
  await desk.getByRole('button', { name: 'Afficher le RIB' }).click();
  await expect(desk.getByText('n’a pas encore renseigné son RIB')).toBeVisible();

  const owner = await open({ as: jurist });
  await owner.goto(`/messages/${thread}`);
  await owner.getByRole('button', { name: 'Renseigner votre RIB' }).click();
  await owner.getByLabel('IBAN (27 caractères)').fill('FR7630006000011234567890189');
  await owner.getByLabel('BIC (8 à 11 caractères)').fill('AGRIFRPP');
  await owner.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(owner.getByText('Maison Delcourt peut voir votre RIB ici.')).toBeVisible();

  await desk.getByRole('button', { name: 'Afficher le RIB' }).click();
  await expect(desk.getByText('FR76 3000 6000 0112 3456 7890 189')).toBeVisible();
  await desk.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await desk.getByRole('button', { name: 'Copier : IBAN' }).click();
  await expect(desk.getByText('Copié')).toBeVisible();
  expect(await desk.evaluate(() => navigator.clipboard.readText())).toBe('FR7630006000011234567890189');
  await expectAccessible(desk, 'bank details in a thread');
  await picture(desk, 'payee-details-desk');
});
