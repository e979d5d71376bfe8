import type { Page } from '@playwright/test';
import { makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** "Puis-je postuler ?": the result, with the legal article that explains it, before anything is typed. */

const law = /Loi n°\s71-1130 du 31\sdécembre 1971, art\.\s/;
const article = (numbers: string) => new RegExp(`${law.source}${numbers}`);

const openRules = async (page: Page) => {
  await page.getByRole('button', { name: /Puis-je postuler/ }).click();
  const dialog = page.getByRole('dialog', { name: /Puis-je postuler/ });
  await expect(dialog.getByRole('heading', { name: 'Postulation' })).toBeVisible();
  return dialog;
};

const under = (dialog: ReturnType<Page['getByRole']>, nature: RegExp) =>
  dialog.getByRole('listitem').filter({ has: dialog.page().getByRole('heading', { name: nature }) });

for (const [width, viewport] of Object.entries(windowSizes)) {
  test(`a student sees on a ${width} why a consultation is closed, and what is open`, async ({
    open,
    product,
  }) => {
    const company = await makeMember(product, 'company', 'Verreries du Lez');
    const student = await makeMember(product, 'student', 'Anouk Vidal');
    const consultation = await makeMission(product, company, 'Conseil sur un bail commercial', {
      nature: 'consultation',
    });
    const page = await open({ as: student, viewport });
    await visit(page, { path: `/consult/missions/${consultation}` });
    await expect(page.getByRole('note')).toContainText('ne peut pas être confiée à un étudiant');
    await expect(page.getByRole('note')).toContainText(article('54 et 56 à 60'));
    await expect(page.getByRole('button', { name: 'Postuler à la mission' })).toHaveCount(0);

    const dialog = await openRules(page);
    await expect(dialog).toContainText('Fermée aux étudiants');
    await expect(under(dialog, /Recherches/)).toContainText('Ouverte aux étudiants');
    await expect(under(dialog, /Recherches/)).toContainText(article('66-1'));
    await expect(under(dialog, /consultation/)).not.toContainText('Ouverte');
    const { width: wide } = (await dialog.boundingBox()) ?? { width: 0 };
    expect(wide).toBeLessThanOrEqual(Math.min(586, viewport.width));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /Puis-je postuler/ })).toBeFocused();
  });
}

test("a notary applies to a customer's drafting, with the article before a price is typed; a jurist may not", async ({
  open,
  product,
}) => {
  const customer = await makeMember(product, 'customer', 'Odile Barrault');
  const drafting = await makeMission(product, customer, 'Rédiger une donation-partage', {
    nature: 'redaction',
    experience: 'notaire | avocat',
  });
  const notary = await open({
    as: await makeMember(product, 'employee', 'Simon Lacaze', { jobName: 'Notaire' }),
  });
  const jurist = await open({ as: await makeMember(product, 'employee', 'Nadia Ferrer') });

  await visit(jurist, { path: `/consult/missions/${drafting}` });
  await expect(jurist.getByRole('note')).toContainText('réservée par la loi aux professions suivantes');
  await expect(jurist.getByRole('note')).toContainText(article('54 et 56'));
  await expect(jurist.getByRole('button', { name: 'Postuler à la mission' })).toHaveCount(0);

  const sought = await makeMission(product, customer, 'Relire un compromis', {
    experience: 'notaire | 2_5ans',
  });
  await visit(jurist, { path: `/consult/missions/${sought}` });
  await expect(
    jurist.getByText(/^Les règles vous permettent.*le client recherche\s: Notaire$/),
  ).toBeVisible();
  await expect(jurist.getByText('Ouverte à votre profession')).toHaveCount(0);
  await picture(jurist, 'mission-other-professions');

  await visit(notary, { path: `/consult/missions/${drafting}` });
  await expect(notary.getByText('Ouverte à votre profession')).toBeVisible();
  await notary.getByRole('button', { name: 'Postuler à la mission' }).click();
  const offer = notary.getByRole('dialog', { name: 'Proposer un prix' });
  await expect(offer.getByLabel(/Votre prix/)).toHaveValue('');
  await expect(offer).toContainText(article('54 et 56'));
  await offer.getByLabel(/Votre prix/).fill('640');
  await offer.getByRole('radio', { name: /^Je signe la déclaration/ }).check();
  await offer.getByRole('button', { name: 'Envoyer ma proposition' }).click();
  await expect(offer).toBeHidden();
});

test('who posts sees who may apply, and a visitor reads the table', async ({ open, product }) => {
  const company = await makeMember(product, 'company', 'Chantiers Rivaud');
  const customer = await makeMember(product, 'customer', 'Hervé Coulon');
  const mission = await makeMission(product, company, 'Veille en droit de la construction');

  const may = async (page: Page, field: string, nature: RegExp, said: RegExp | string) => {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: nature }).click();
    await expect(page.getByText('Pourront postuler').locator('..')).toContainText(said);
  };
  const trade = await open({ as: company });
  await visit(trade, { path: '/manage/missions/create' });
  await expect(trade.getByText('Faites ce choix pour savoir qui pourra postuler.')).toBeVisible();
  await may(trade, 'Nature', /Audit/, 'étudiants compris');
  await may(
    trade,
    'Nature',
    /Consultation/,
    'tous les professionnels et entreprises vérifiés, sauf les étudiants',
  );
  const studentsAreClosed = async (page: Page, field: string, why: RegExp) => {
    await page.getByRole('combobox', { name: field }).click();
    const students = page.getByRole('option', { name: /Étudiants/ });
    await expect(students).toContainText(why);
    await expect(students).toHaveAttribute('data-combobox-disabled', 'true');
    await page.keyboard.press('Escape');
  };
  await studentsAreClosed(trade, 'Profils recherchés', article('54 et 56 à 60'));
  await may(trade, 'Nature', /Postulation/, article('4 et 5'));

  const client = await open({ as: customer, viewport: windowSizes.phone });
  await visit(client, { path: '/manage/missions/create' });
  await may(
    client,
    'Ce que vous attendez',
    /Consultation/,
    'les avocats, les commissaires de justice, les mandataires judiciaires et les notaires',
  );
  await may(client, 'Ce que vous attendez', /Consultation/, article('54 et 56'));
  await studentsAreClosed(client, 'À qui vous adressez-vous', law);

  const visitor = await open();
  await visit(visitor, { path: `/consult/missions/${mission}` });
  const dialog = await openRules(visitor);
  await expect(dialog.getByRole('link', { name: 'Se connecter' })).toBeVisible();
  await expect(under(dialog, /Postulation/)).toContainText('les avocats');
  await expect(dialog).not.toContainText('Ouverte');
});

test('an unverified student is not sent to prove what would open nothing', async ({ open, product }) => {
  const company = await makeMember(product, 'company', 'Papeteries Noirmont');
  const student = await makeMember(product, 'student', 'Élie Fabre', { verified: false });
  const consultation = await makeMission(product, company, 'Conseil en droit des marques', {
    nature: 'consultation',
  });
  const research = await makeMission(product, company, 'Recherches en droit des marques', {
    experience: 'etudiants | juriste',
  });
  const page = await open({ as: student });
  await visit(page, { path: `/consult/missions/${consultation}` });
  await expect(page.getByRole('note')).toContainText(article('54 et 56 à 60'));
  await expect(page.getByRole('button', { name: 'Postuler à la mission' })).toHaveCount(0);
  await visit(page, { path: `/consult/missions/${research}` });
  await expect(page.getByText('Ouverte aux étudiants')).toBeVisible();
  await page.getByRole('button', { name: 'Postuler à la mission' }).click();
  await expect(page.getByRole('link', { name: 'Vérifier mon profil' })).toBeVisible();
});
