import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { makeOffice } from '../support/offices.ts';
import { call, makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { blankPdf, sendVerificationDocuments } from '../support/verification-documents.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** Verification of a member: documents uploaded and sent, read and decided by staff, with an immediate notification. */

const slot = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
const dialogOf = (page: Page): Locator => page.getByRole('dialog');

test('a student sends a PDF and a picture, is refused with a reason, sends again, and may then apply', async ({
  open,
  product,
}) => {
  const student = await makeMember(product, 'student', 'Noé Kervella', { verified: false });
  const creator = await makeMember(product, 'company', 'Étude Lambert');
  const mission = await makeMission(product, creator, 'Recherche de jurisprudence sur les baux');
  const moderator = await makeOffice(product, 'moderator');
  const phone = await open({ as: student, viewport: windowSizes.phone });
  const desk = await open({ as: moderator, viewport: windowSizes.desk });
  const reason = 'Ce certificat est celui de Licence 3. Envoyez celui de Master 1.';
  const certificate = (page: Page) => slot(page, 'Certificat de scolarité');
  const choose = (page: Page) => certificate(page).locator('input[type=file]');

  await test.step('what is not taken is said beside it, and keeps nothing else from arriving', async () => {
    await phone.goto('/verify');
    await expect(phone.getByRole('heading', { name: 'Votre profil n’est pas encore vérifié' })).toBeVisible();
    const png = await desk.screenshot();
    await choose(phone).setInputFiles([
      { name: 'Certificat 2026-2027.pdf', mimeType: 'application/pdf', buffer: await desk.pdf() },
      { name: 'Carte étudiante.png', mimeType: 'image/png', buffer: png },
      { name: 'faux.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ, un programme') },
    ]);
    await expect(certificate(phone).getByRole('alert')).toContainText('n’est pas au format PDF, JPEG ou PNG');
    await expect(certificate(phone).getByRole('button', { name: /^Télécharger / })).toHaveCount(2);
    await certificate(phone).getByRole('button', { name: 'Retirer faux.pdf' }).click();
    await expect(certificate(phone).getByRole('alert')).toHaveCount(0);
    await picture(phone, 'verification-phone-preparing');
    await expectAccessible(phone, 'documents that are prepared');
  });

  await test.step('what was brought is there after a reload, and is sent', async () => {
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'Vos documents sont prêts à l’envoi' })).toBeVisible();
    await phone.getByRole('button', { name: 'Envoyer', exact: true }).click();
    const title = phone.getByRole('heading', { name: 'Vos justificatifs sont envoyés' });
    await expect(title).toBeFocused();
    await expect(phone.getByText(/Nous vous répondons avant le/)).toBeVisible();
    await product.mailbox.next(student.email, 'Vos justificatifs sont bien arrivés');
  });

  await test.step('staff open both documents, and refuse with a reason', async () => {
    await product.mailbox.next(moderator.email, 'Des justificatifs attendent votre décision');
    await desk.goto('/admin/verifications');
    const card = cardOf(desk, student.name);
    await expect(card).toContainText('Dans les temps');
    await expect(card).toContainText('Étudiant');
    for (const name of ['Certificat 2026-2027.pdf', 'Carte étudiante.png']) {
      await card.getByRole('button', { name: `Voir ${name}` }).click();
      const shown = name.endsWith('.png')
        ? dialogOf(desk).getByRole('img', { name: `Document ${name}` })
        : dialogOf(desk).getByRole('link', { name: 'Ouvrir dans un nouvel onglet' });
      await expect(shown).toBeVisible();
      const [file] = await Promise.all([
        desk.waitForEvent('download'),
        dialogOf(desk).getByRole('button', { name: 'Télécharger' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(name);
      await desk.keyboard.press('Escape');
      await expect(dialogOf(desk)).toHaveCount(0);
    }
    await expectAccessible(desk, 'the profiles that wait for staff');
    await card.getByRole('button', { name: /^Refuser/ }).click();
    await dialogOf(desk).getByRole('button', { name: 'Refuser' }).click();
    await expect(dialogOf(desk)).toContainText('Indiquez un motif');
    await dialogOf(desk).getByLabel('Motif du refus').fill(reason);
    await dialogOf(desk).getByRole('button', { name: 'Refuser' }).click();
    await expect(card).toHaveCount(0);
  });

  await test.step('the student reads why on the open page, and sends again with the keyboard alone', async () => {
    await expect(phone.getByText(reason)).toBeVisible();
    const { text } = await product.mailbox.next(student.email, 'Vos justificatifs n’ont pas été acceptés');
    expect(text).toContain(reason);
    const button = certificate(phone).getByRole('button', { name: /^Choisir des fichiers/ });
    // Waits for the event from before the key press, which is faster than the browser.
    const choosing = phone.waitForEvent('filechooser');
    await tabTo(phone, button);
    await phone.keyboard.press('Enter');
    const chooser = await choosing;
    await chooser.setFiles([{ name: 'Master 1.pdf', mimeType: 'application/pdf', buffer: blankPdf() }]);
    await expect(phone.getByRole('button', { name: 'Télécharger Master 1.pdf' })).toBeVisible();
    await tabTo(phone, phone.getByRole('button', { name: 'Retirer Master 1.pdf' }));
    await tabTo(phone, phone.getByRole('button', { name: 'Envoyer', exact: true }));
    await phone.keyboard.press('Enter');
    await expect(phone.getByRole('heading', { name: 'Vos justificatifs sont envoyés' })).toBeFocused();
  });

  await test.step('staff accept, and the member may apply at once', async () => {
    await desk.reload();
    const card = cardOf(desk, student.name);
    await expect(card).toContainText('1 refus précédent');
    await card.getByRole('button', { name: /^Accepter/ }).click();
    await dialogOf(desk).getByRole('button', { name: 'Accepter' }).click();
    await expect(card).toHaveCount(0);
    await expect(phone.getByRole('heading', { name: 'Votre profil est vérifié' })).toBeVisible();
    await expect(phone.getByText(/vaut jusqu’au 31\s+octobre/)).toBeVisible();
    await phone.goto('/notifications');
    await expect(phone.getByText('Votre profil est vérifié.')).toBeVisible();
    const applied = { missionID: mission, offer: 450, tvaApplicable: false };
    await call(product, 'POST', '/missions/postulate', { token: student.token, body: applied });
  });
});

test('a company is told what is still missing, and staff who come second that it is decided', async ({
  open,
  product,
}) => {
  const company = await makeMember(product, 'company', 'Cabinet Rivoire', { verified: false });
  const moderator = await makeOffice(product, 'moderator');
  const page = await open({ as: company, viewport: windowSizes.desk });
  await page.goto('/verify');
  const missing = page.getByText(/^Il manque encore/);
  await expect(missing).toContainText(
    'le diplôme ou la carte du juriste, la preuve de l’emploi du juriste et l’extrait d’immatriculation',
  );
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(missing).toBeFocused();
  await sendVerificationDocuments(product, company, ['diploma', 'employment', 'registration']);

  const desk = await open({ as: moderator });
  await desk.goto('/admin/verifications');
  await cardOf(desk, company.name)
    .getByRole('button', { name: /^Accepter/ })
    .click();
  await call(product, 'POST', `/admin/verifications/${company.id}/accept`, {
    token: moderator.token,
    body: {},
  });
  await dialogOf(desk).getByRole('button', { name: 'Accepter' }).click();
  await expect(desk.getByRole('alert').filter({ hasText: 'a évolué entre-temps' })).toBeVisible();
  await expect(cardOf(desk, company.name)).toHaveCount(0);
});
