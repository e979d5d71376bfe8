import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { makeOffice } from '../support/offices.ts';
import { makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** Staff moderate publications and edit the rules of eligibility. */

const facts = 'Le texte écarte les candidats de plus de quarante ans.';

const goneFor = async (page: Page, id: string, title: string) => {
  const answer = await page.goto(`/consult/missions/${id}`);
  expect(answer?.status()).toBe(410);
  expect(await answer?.text()).not.toContain(title);
  const list = await page.goto(`/consult/missions?q=${title}`);
  expect(await list?.text()).not.toContain(`${title} les`);
  await expect(page.getByRole('link', { name: `${title} les` })).toHaveCount(0);
};

test('a moderator hides a mission with its reasons; its creator reads them, corrects it and asks again; it is restored', async ({
  open,
  product,
}) => {
  const title = 'Vérifiquilles';
  const creator = await makeMember(product, 'company', 'Étude Ganivelle');
  const mission = await makeMission(product, creator, `${title} les citations d’un mémoire`);
  const desk = await open({ as: await makeOffice(product, 'moderator') });
  const theirs = await open({ as: creator, viewport: windowSizes.phone });
  const visitor = await open();
  await visitor.goto(`/consult/missions/${mission}`);
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible();

  await test.step('it is found by its title and hidden with a statement of reasons', async () => {
    await desk.goto('/admin/annonces');
    await desk.getByLabel('Titre').fill(title.slice(0, 8));
    await desk.keyboard.press('Enter');
    const row = desk.getByRole('table').getByRole('link', { name: title });
    await expect(desk).toHaveURL(/q=/);
    await expectAccessible(desk, 'publications that were found');
    await picture(desk, 'publications-desk');
    await row.click();
    await desk.getByRole('button', { name: 'Masquer', exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: 'Masquer la publication' });
    await dialog.getByRole('button', { name: 'Masquer la publication' }).click();
    await expect(dialog.getByText('Choisissez un motif.')).toBeVisible();
    await dialog.getByLabel('Motif').selectOption('Discrimination');
    await dialog.getByLabel('Les faits').fill(facts);
    await expect(dialog.getByLabel('Fondement')).toHaveValue(/Code du travail/);
    await dialog.getByText('Ce que lira l’auteur').click();
    await expect(dialog).toContainText('aucun moyen automatisé n’a servi');
    await expectAccessible(desk, 'a hiding');
    await picture(desk, 'hide-dialog-desk');
    await dialog.getByRole('button', { name: 'Masquer la publication' }).click();
    await expect(desk.getByText('Masquée', { exact: true })).toBeVisible();
    await expect(desk.getByText(/Masquée par /)).toBeVisible();
    await picture(desk, 'publication-hidden-desk');
  });

  await test.step('a visitor finds nothing of it', () => goneFor(visitor, mission, title));

  await test.step('its creator has the statement by mail and on their pages', async () => {
    const { text } = await product.mailbox.next(creator.email, 'exposé des motifs');
    expect(text).toContain(facts);
    await theirs.goto('/notifications');
    await expect(theirs.getByText(/est masquée par la modération/)).toBeVisible();
    await theirs.getByRole('button', { name: /Mes missions/ }).click();
    await expect(theirs).toHaveURL(/\/manage\/missions$/);
    await expect(theirs.getByText('Masquée par la modération')).toBeVisible();
    await picture(theirs, 'own-hidden-phone');
    await theirs.getByRole('link', { name: 'Lire pourquoi' }).click();
    await expect(theirs.getByText(facts)).toBeVisible();
    await expect(theirs.getByText('Discrimination')).toBeVisible();
    await expectAccessible(theirs, 'a statement of reasons');
    await picture(theirs, 'statement-phone');
  });

  await test.step('they correct it and ask for another look', async () => {
    await theirs.getByRole('link', { name: 'Corriger la publication' }).click();
    await expect(theirs.getByText(facts)).toBeVisible();
    await theirs.getByRole('textbox', { name: 'Titre' }).fill(`${title} les notes d’un mémoire`);
    await theirs.getByRole('button', { name: 'Modifier la mission' }).last().click();
    await expect(theirs.getByText('Votre mission est à jour.')).toBeVisible();
    await theirs.getByRole('link', { name: 'Lire pourquoi' }).click();
    await theirs.getByLabel('Votre message à l’équipe').fill('Le passage sur l’âge est retiré.');
    await theirs.getByRole('button', { name: 'Demander un nouvel examen' }).click();
    await expect(theirs.getByText('Votre demande de nouvel examen')).toBeVisible();
    await goneFor(visitor, mission, title);
  });

  await test.step('it waits among those to look at again, and is restored with an answer', async () => {
    await desk.goto('/admin/annonces?etat=review');
    await desk.getByRole('table').getByRole('link', { name: title }).click();
    await expect(desk.getByText('Le passage sur l’âge est retiré.')).toBeVisible();
    await desk.getByRole('button', { name: 'Rétablir' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Réponse à l’auteur').fill('La mission est conforme, merci.');
    await expectAccessible(desk, 'a restoring');
    await dialog.getByRole('button', { name: 'Rétablir la publication' }).click();
    await expect(desk.getByText('Publiée', { exact: true })).toBeVisible();
    await picture(desk, 'publication-restored-desk');
    const { text } = await product.mailbox.next(creator.email, 'rétablie');
    expect(text).toContain('La mission est conforme, merci.');
    await visitor.goto(`/consult/missions?q=${title}`);
    await expect(visitor.getByText(`${title} les notes`)).toBeVisible();
  });
});

test("an administrator opens a reserved nature, and a student's mission says so at once", async ({
  open,
  product,
}) => {
  const company = await makeMember(product, 'company', 'Étude Bastide');
  const student = await makeMember(product, 'student', 'Lise Aumont');
  const mission = await makeMission(product, company, 'Conseil sur un pacte', { nature: 'consultation' });
  const desk = await open({ as: await makeOffice(product, 'admin') });
  const theirs = await open({ as: student, viewport: windowSizes.phone });
  const apply = theirs.getByRole('button', { name: 'Postuler à la mission' });
  await theirs.goto(`/consult/missions/${mission}`);
  await expect(theirs.getByText(/ne peut pas être confiée à un étudiant/)).toBeVisible();

  await desk.goto('/admin/regles');
  await expectAccessible(desk, 'the rules');
  await picture(desk, 'rules-desk');
  await desk.getByRole('button', { name: /Modifier la règle.*consultation/i }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Les étudiants aussi').check();
  await dialog.getByLabel('Explication').fill('Les étudiants y prennent part sous la conduite du créateur.');
  await dialog.getByLabel('Raison du changement').fill('Décision du comité.');
  await expect(dialog.getByRole('region', { name: 'Ce que liront les candidats' })).toContainText(
    'étudiants compris',
  );
  await dialog.getByRole('button', { name: 'Enregistrer la règle' }).click();
  await expect(dialog.getByText(/confirmez que c’est voulu/)).toBeVisible();
  await dialog.getByLabel(/Je confirme ouvrir/).check();
  await expectAccessible(desk, 'a rule');
  await picture(desk, 'rule-dialog-desk');
  await dialog.getByRole('button', { name: 'Enregistrer la règle' }).click();
  await expect(desk.getByText('La règle est en vigueur.')).toBeVisible();
  // The dialog that closes still holds the same words.
  await expect(desk.getByRole('dialog')).toBeHidden();
  await expect(desk.getByText('Décision du comité.')).toBeVisible();

  await theirs.reload();
  await expect(apply).toBeVisible();
  await theirs.getByRole('button', { name: /Puis-je postuler/ }).click();
  await expect(theirs.getByRole('dialog')).toContainText('sous la conduite du créateur');

  await desk.getByRole('button', { name: 'Modifier les natures exclues' }).click();
  await desk.getByRole('dialog').getByLabel('Audit').check();
  await desk.getByRole('dialog').getByLabel('Raison du changement').fill('À la demande du partenaire.');
  await expectAccessible(desk, 'the excluded natures');
  await desk.getByRole('dialog').getByRole('button', { name: 'Enregistrer la règle' }).click();
  await expect(desk.getByRole('dialog')).toBeHidden();
  await expect(desk.getByText('À la demande du partenaire.')).toBeVisible();

  await desk.goto('/admin/formules');
  await expect(desk.getByText('9,90')).toBeVisible();
  await expectAccessible(desk, 'plans and fees');
  await picture(desk, 'plans-desk');
});
