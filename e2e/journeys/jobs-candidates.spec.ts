import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { addCv, applyToJobOffer, call, type Member, makeJob, makeMember } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { windowSizes } from '../support/window-sizes.ts';

/**
 * A creator handles the candidates of an offer: reads, opens, moves, notes, refuses, writes to several. At both
 * window sizes.
 */

const title = 'Juriste en droit de la construction (F/H)';
const letter = 'Madame, Monsieur,\n\nLes chantiers sont mon métier depuis six ans.';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Candidats' }).getByRole('link', { name });
const stages = (page: Page) => page.getByRole('combobox', { name: 'Étape', exact: true });
const noteOf = (page: Page, name: string) => page.getByRole('textbox', { name: `Note privée sur ${name}` });
const selection = (page: Page) => page.getByRole('region', { name: 'Écrire à la sélection' });
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

// The router fails to prefetch links while the network is off.
test.use({ expectedComplaint: /Failed to fetch manifest patches/ });

for (const [width, viewport] of Object.entries(windowSizes)) {
  test(`a company goes through the candidates of an offer (${width})`, async ({ open, product }) => {
    const company = await makeMember(product, 'company', `Bâtisseurs ${width}`);
    const nadia = await makeMember(product, 'employee', 'Nadia Ferrand');
    const paul = await makeMember(product, 'employee', 'Paul Tessier');
    const lise = await makeMember(product, 'student', 'Lise Marchand');
    const offer = await makeJob(product, company, title, { domain: 'droit_immobilier' });
    const page = await open({ as: company, viewport });
    await page.goto('about:blank');
    const printed = await page.pdf();
    const cvID = await addCv(product, nadia, 'CV Nadia Ferrand.pdf', printed);

    await test.step('nobody has applied yet', async () => {
      await page.goto('/manage/emplois');
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText('Aucune candidature pour le moment')).toBeVisible();
    });

    await test.step('candidates come by themselves, with their letter and their CV', async () => {
      await applyToJobOffer(product, nadia, offer, { letter, cvID });
      await expect(card(page, 'Nadia Ferrand')).toBeVisible();
      await applyToJobOffer(product, paul, offer, { letter: 'Bonjour.' });
      await applyToJobOffer(product, lise, offer);
      await expect(tab(page, /^Tous/)).toHaveText('Tous3');
      await expect(page.getByRole('article').getByRole('heading')).toHaveText([
        'Lise Marchand',
        'Paul Tessier',
        'Nadia Ferrand',
      ]);
      const first = card(page, 'Nadia Ferrand');
      await expect(first).toContainText('Les chantiers sont mon métier depuis six ans.');
      await expect(card(page, 'Lise Marchand')).toContainText('Aucune lettre ni aucun CV.');
      await expect(first.getByRole('link', { name: 'Voir le profil' })).toHaveAttribute(
        'href',
        `/users/${nadia.id}`,
      );
      await expectAccessible(page, 'the candidates of an offer');
    });

    await test.step('the CV is the very file that was sent', async () => {
      const arriving = page.waitForEvent('download');
      await card(page, 'Nadia Ferrand')
        .getByRole('button', { name: /Télécharger le CV/ })
        .click();
      const file = await arriving;
      expect(file.suggestedFilename()).toBe('CV Nadia Ferrand.pdf');
      expect((await readFile(await file.path())).equals(printed)).toBe(true);
    });

    await test.step('a candidate is moved to another stage, and the list narrowed down to it', async () => {
      await page.getByRole('combobox', { name: 'Étape de Nadia Ferrand' }).selectOption('Entretien');
      await expect(stages(page).getByRole('option', { name: 'Entretien (1)' })).toHaveCount(1);
      await stages(page).selectOption('Entretien (1)');
      await expect(page).toHaveURL(/vue=7&etape=interview$/);
      await expect(page.getByRole('article')).toHaveCount(1);
      await page.reload();
      await expect(page.getByRole('combobox', { name: 'Étape de Nadia Ferrand' })).toHaveValue('interview');
      await tab(page, /^Tous/).click();
      await expect(page.getByRole('article')).toHaveCount(3);
    });

    await test.step('a note is kept, whatever the network does', async () => {
      const note = noteOf(page, 'Nadia Ferrand');
      await page.context().setOffline(true);
      await note.fill('Très bon entretien.');
      await expect(card(page, 'Nadia Ferrand')).toContainText('Pas encore enregistrée');
      await note.blur();
      await expect(card(page, 'Nadia Ferrand')).toContainText('La connexion avec Basoche est interrompue');
      await page.context().setOffline(false);
      await card(page, 'Nadia Ferrand').getByRole('button', { name: 'Enregistrer' }).click();
      await expect(card(page, 'Nadia Ferrand')).toContainText('Enregistrée');
      await page.reload();
      await expect(note).toHaveValue('Très bon entretien.');
    });

    await test.step('a candidate is refused, for good', async () => {
      await page.getByRole('button', { name: 'Refuser la candidature de Paul Tessier' }).click();
      const dialog = dialogOf(page, /Refuser ce candidat/);
      await expect(dialog).toContainText('définitif');
      await dialog.getByRole('button', { name: 'Refuser le candidat' }).click();
      await expect(tab(page, /^Refusés/)).toHaveText('Refusés1');
      await expect(tab(page, /^Nouveau/)).toHaveText('Nouveau2');
      await expect(card(page, 'Paul Tessier')).toContainText('Refusé');
      await expect(page.getByRole('combobox', { name: 'Étape de Paul Tessier' })).toHaveCount(0);
      await expect(page.getByRole('checkbox', { name: 'Choisir Paul Tessier' })).toHaveCount(0);
    });

    await test.step('one message is written to the others, after the agreement', async () => {
      await page.getByRole('checkbox', { name: 'Choisir Lise Marchand' }).check();
      await expect(selection(page)).toContainText('1 candidat choisi');
      await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
      await expect(selection(page)).toContainText('2 candidats choisis');
      await selection(page).getByRole('button', { name: 'Écrire à la sélection' }).click();
      const dialog = dialogOf(page, 'Écrire à la sélection');
      const send = dialog.getByRole('button', { name: /Envoyer à 2/ });
      await dialog.getByRole('textbox', { name: 'Message' }).fill('Bonjour, seriez-vous disponible jeudi ?');
      await expect(send).toBeDisabled();
      await dialog.getByRole('button', { name: 'Lire l’accord' }).click();
      await expect(dialog.getByRole('region', { name: 'Texte de l’accord' })).toContainText('Divulgation');
      await dialog.getByRole('checkbox', { name: /J’accepte/ }).check();
      await expectAccessible(page, 'a message to several');
      await send.click();
      await expect(dialog).toContainText('Message envoyé à 2 candidats.');
      await expect(dialog.getByRole('button', { name: 'Fermer', exact: true }).last()).toBeFocused();
      await dialog.getByRole('button', { name: 'Fermer', exact: true }).last().click();
      await expect(selection(page)).toHaveCount(0);
    });

    await test.step('a candidate sees what was sent and written, and nothing of stages and notes', async () => {
      const hers = await open({ as: nadia, viewport });
      await hers.goto('/messages?vue=emplois');
      await hers.getByRole('link', { name: /construction/ }).click();
      await expect(hers.getByText('Bonjour, seriez-vous disponible jeudi ?').first()).toBeVisible();
      await expect(hers.getByText('Les chantiers sont mon métier depuis six ans.').first()).toBeVisible();
      const text = await hers.locator('body').innerText();
      expect(text).not.toMatch(/Entretien|Très bon/);
    });
  });
}

test('a member keeps a CV in their settings, opens it and deletes it; what was sent keeps it', async ({
  open,
  product,
}) => {
  const company = await makeMember(product, 'company', 'Menuiserie Garrec');
  const member = await makeMember(product, 'employee', 'Solène Aubin');
  const offer = await makeJob(product, company, 'Juriste en droit des contrats de travaux');
  const page = await open({ as: member, viewport: windowSizes.phone });
  await page.goto('about:blank');
  const buffer = await page.pdf();
  await page.goto('/parametres/profil');
  const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Mes CV' }) });
  const choosing = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Choisir un PDF' }).click();
  await (await choosing).setFiles({ name: 'CV Solène.pdf', mimeType: 'application/pdf', buffer });
  const kept = panel.getByRole('button', { name: /CV Solène\.pdf/ }).first();
  await expect(kept).toBeVisible();
  await expectAccessible(page, 'the CVs that one keeps');
  const arriving = page.waitForEvent('download');
  await kept.click();
  expect((await readFile(await (await arriving).path())).equals(buffer)).toBe(true);
  const [{ id: cvID } = { id: '' }] = await call<{ id: string }[]>(product, 'GET', '/jobs/cv', {
    token: member.token,
  });
  await applyToJobOffer(product, member, offer, { cvID });
  await panel.getByRole('button', { name: 'Supprimer CV Solène.pdf de vos CV' }).click();
  const dialog = dialogOf(page, /Supprimer ce CV/);
  await expect(dialog).toContainText('le gardent');
  await dialog.getByRole('button', { name: 'Supprimer le CV' }).click();
  await expect(kept).toHaveCount(0);
  const theirs = await open({ as: company, viewport: windowSizes.phone });
  await theirs.goto(`/manage/emplois/${offer}`);
  const sent = card(theirs, 'Solène Aubin').getByRole('button', { name: /CV Solène\.pdf/ });
  // Retried, because the browser once ignored the link's file name.
  await expect(async () => {
    const opened = theirs.waitForEvent('download', { timeout: 10_000 });
    await sent.click();
    const file = await opened;
    expect((await readFile(await file.path())).equals(buffer)).toBe(true);
    expect(file.suggestedFilename()).toBe('CV Solène.pdf');
  }).toPass();
});

test('nobody else comes to the candidates of an offer', async ({ open, product }) => {
  const company = await makeMember(product, 'company', 'Charpentes Lemoine');
  const offer = await makeJob(product, company, 'Assistante juridique');
  const path = `/manage/emplois/${offer}`;
  const others: readonly (readonly [Member, RegExp])[] = [
    [await makeMember(product, 'company', 'Étude Voisine'), /\/manage\/emplois$/],
    [await makeMember(product, 'customer', 'Odette Prat'), /\/manage\/missions$/],
    [await makeMember(product, 'student', 'Noé Blin', { verified: false }), /\/verify/],
  ];
  for (const [member, address] of others) {
    const page = await open({ as: member });
    await page.goto(path);
    await expect(page).toHaveURL(address);
  }
  const visitor = await open();
  await visitor.goto(path);
  await expect(visitor).toHaveURL(/\/connexion/);
});
