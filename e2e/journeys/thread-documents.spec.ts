import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import {
  applyToJobOffer,
  applyToMission,
  call,
  makeJob,
  makeMember,
  makeMission,
} from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { areSent, conversation } from '../support/thread.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** Files of a thread: the signed agreement, the verifiable record, a draft of a contract. */

const panel = (page: Page) => page.getByRole('complementary', { name: 'Avec qui, et où en est-on' });
const documents = (page: Page) => panel(page).locator('section').filter({ hasText: 'Documents' });

const contentOf = async (file: Download): Promise<Buffer> => readFile(await file.path());

const take = async (page: Page, name: string): Promise<{ name: string; content: Buffer }> => {
  const button = page.getByRole('button', { name }).filter({ visible: true });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: file.suggestedFilename(), content: await contentOf(file) };
};

test('two parties keep the agreement they signed and their record, and anyone checks it on a phone', async ({
  open,
  product,
}) => {
  const company = await makeMember(product, 'company', 'Maison Delcourt');
  const jurist = await makeMember(product, 'employee', 'Camille Aubry');
  const mission = await makeMission(product, company, 'Relecture de trois baux');
  const thread = await applyToMission(product, jurist, mission, 640);
  const desk = await open({ as: company });

  await test.step('the agreement is read at its own address, and as the PDF that the program makes', async () => {
    await desk.goto('/NDA');
    await expect(desk.getByRole('heading', { level: 1, name: 'Accord de confidentialité' })).toBeVisible();
    await expect(desk.getByRole('link', { name: 'Télécharger en PDF' })).toHaveAttribute(
      'href',
      '/pdf/NDA.pdf',
    );
    const pdf = await desk.request.get('/pdf/NDA.pdf');
    expect((await pdf.body()).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(pdf.headers().etag).toBeTruthy();
  });

  await test.step('the copy comes once both have accepted, and says when each did', async () => {
    await desk.goto(`/messages/${thread}`);
    await expect(documents(desk)).toContainText('La copie signée sera disponible');
    await desk.getByRole('button', { name: 'Lire et accepter l’accord' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Accord de confidentialité' });
    await expect(dialog.getByRole('link', { name: 'Ouvrir en PDF' })).toBeVisible();
    await dialog.getByRole('button', { name: 'J’accepte l’accord de confidentialité' }).click();
    await expect(dialog).toBeHidden();
    await expect(documents(desk)).toContainText('Camille Aubry\u202f: pas encore accepté');
    await call(product, 'POST', `/messagerie/mission/ndaConsent/${thread}`, { token: jurist.token });
    const signed = await take(desk, 'Accord signé (PDF)');
    expect(signed.name).toMatch(/^accord-de-confidentialite-[0-9a-f]{12}\.pdf$/);
    expect(signed.content.toString('latin1', 0, 5)).toBe('%PDF-');
    await expectAccessible(desk, 'the documents of a thread');
  });

  await desk.getByPlaceholder('Écrivez votre message ici').fill('Les baux sont à signer avant lundi.');
  await desk.getByRole('button', { name: 'Envoyer' }).click();
  await expect(conversation(desk).getByText('Les baux sont à signer avant lundi.')).toHaveCount(1);
  await areSent(desk);
  const pdf = await take(desk, 'Télécharger le dossier');
  const json = await take(desk, 'Le même, pour un logiciel (JSON)');

  const phone = await open({ viewport: windowSizes.phone });
  const give = (name: string, mimeType: string, buffer: Buffer) =>
    phone.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  const verdict = (title: string) => phone.getByRole('heading', { level: 2, name: title });

  await test.step('a visitor drops the PDF, and it is whole', async () => {
    await phone.goto('/dossiers/verifier');
    await expect(phone.getByRole('button', { name: 'Choisir un fichier' })).toBeVisible();
    await give(pdf.name, 'application/pdf', pdf.content);
    await expect(verdict('Dossier conforme')).toBeFocused();
    await expectAccessible(phone, 'a file of evidence that is whole');
  });

  await test.step('one word of a message is changed, and its entry is named', async () => {
    const forged = Buffer.from(json.content.toString('utf8').replace('avant lundi', 'avant mardi'));
    await give(json.name, 'application/json', forged);
    await expect(verdict('Dossier modifié')).toBeVisible();
    await expect(
      phone.getByText(/l’entrée n°\s\d+ \(«\s?Message\s?», par l’auteur de l’annonce/),
    ).toBeVisible();
    await give(json.name, 'application/json', json.content);
    await expect(verdict('Dossier conforme')).toBeVisible();
  });

  await test.step('what is no file of ours is told so, and another may be given', async () => {
    await give('autre.json', 'application/json', Buffer.from('{"a":1}'));
    await expect(verdict('Fichier illisible')).toBeVisible();
    await give('photo.png', 'image/png', Buffer.from('rien'));
    await expect(phone.getByRole('alert')).toContainText('PDF ou JSON');
    await expectAccessible(phone, 'a file that is refused');
  });
});

test('a candidate of an anonymous creator reads why the documents wait', async ({ open, product }) => {
  const company = await makeMember(product, 'company', 'Société Discrète');
  const jurist = await makeMember(product, 'employee', 'Noé Ferrand');
  const mission = await makeMission(product, company, 'Mission discrète', { isAnonym: true });
  const thread = await applyToMission(product, jurist, mission, 500);
  const page = await open({ as: jurist });
  await page.goto(`/messages/${thread}`);
  await expect(documents(page)).toContainText('Ces documents nomment le client, encore anonyme.');
  await expect(page.getByRole('button', { name: 'Télécharger le dossier' })).toHaveCount(0);
});

test('a company has a contract drafted for a candidate, by keyboard', async ({ open, product }) => {
  const company = await makeMember(product, 'company', 'Cabinet Rivière');
  const student = await makeMember(product, 'student', 'Inès Caron');
  const offer = await makeJob(product, company, 'Stage en droit social');
  const thread = await applyToJobOffer(product, student, offer);
  const page = await open({ as: company });
  await page.goto(`/messages/${thread}`);
  await documents(page).getByRole('button', { name: 'Rédiger le contrat' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Rédiger le contrat' });
  await expect(dialog.getByRole('radio', { name: /CDI/ })).toBeChecked();
  await expect(
    dialog.getByRole('radio', { name: /Collaboration libérale|collaboration libérale/ }),
  ).toBeDisabled();
  await expect(dialog).toContainText('Impossible ici');
  await expectAccessible(page, 'the choice of a contract');
  await dialog.getByRole('radio', { name: /CDI/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /CDD/ })).toBeChecked();
  await expect(dialog).toContainText('Un CDD suppose un motif');
  const draft = await take(page, 'Télécharger le projet (DOCX)');
  expect(draft.name).toBe('Projet CDD Inès Caron.docx');
  expect(draft.content.toString('latin1', 0, 2)).toBe('PK');
  await expect(dialog.getByRole('status')).toContainText('Projet téléchargé');
  await page.keyboard.press('Escape');
  await expect(documents(page).getByRole('button', { name: 'Rédiger le contrat' })).toBeFocused();
});
