import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { applyToJobOffer, call, makeJob, makeMember } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { badge, button, conversation, mark, nextStep, wasNotReloaded } from '../support/thread.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** The thread of an application to an offer: sent documents, agreement, live messages, and its end. */

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Avec qui, et où en est-on' });
const application = (page: Page) => page.getByRole('region', { name: 'Candidature envoyée' });

const accept = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Lire et accepter l’accord' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accord de confidentialité' });
  await dialog.getByRole('button', { name: 'J’accepte l’accord de confidentialité' }).click();
  await expect(dialog).toBeHidden();
};

const say = async (from: Page, to: Page, text: string): Promise<void> => {
  await from.getByPlaceholder('Écrivez votre message ici').fill(text);
  await from.getByRole('button', { name: 'Envoyer' }).click();
  for (const page of [from, to]) await expect(conversation(page).getByText(text)).toHaveCount(1);
};

const isClosed = async (page: Page): Promise<void> => {
  await expect(badge(page)).toHaveText('Refusé');
  await expect(page.getByRole('region', { name: 'Votre message' })).toContainText('Les messages sont clos');
  await expect(page.getByPlaceholder('Écrivez votre message ici')).toHaveCount(0);
  await expect(nextStep(page).getByRole('button', { name: /candidat/ })).toHaveCount(0);
};

test('a company and a jurist talk about an offer, each in a browser of their own, until the company refuses', async ({
  open,
  product,
}) => {
  const company = await makeMember(product, 'company', 'Maison Delcourt');
  const jurist = await makeMember(product, 'employee', 'Camille Aubry');
  const title = 'Juriste en droit immobilier (F/H)';
  const offer = await makeJob(product, company, title);
  const desk = await open({ as: company });
  const phone = await open({ as: jurist, viewport: windowSizes.phone });

  await test.step('the jurist applies with a letter and a CV', async () => {
    await phone.goto('about:blank');
    const buffer = await phone.pdf();
    await phone.goto(`/consult/emplois/${offer}`);
    await phone.getByRole('button', { name: 'Postuler', exact: true }).click();
    const dialog = phone.getByRole('dialog', { name: 'Postuler à l’offre' });
    await dialog.getByLabel('Lettre de motivation').fill('Je suis des baux commerciaux depuis quatre ans.');
    const file = { name: 'CV Camille Aubry.pdf', mimeType: 'application/pdf', buffer };
    await dialog.locator('input[type=file]').setInputFiles(file);
    // The upload starts when the file is named; until it is complete, the application waits.
    await expect(dialog.getByText(/CV Camille Aubry\.pdf/).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Postuler', exact: true }).click();
    await expect(phone).toHaveURL(/\/messages\//);
    await product.mailbox.next(company.email, 'Nouvelle candidature pour votre offre');
  });

  await test.step('the inbox of offers leads the company to its candidates and the jurist to the thread', async () => {
    await desk.goto('/messages');
    await expect(tab(desk, /Missions\s*0/)).toHaveAttribute('aria-selected', 'true');
    await tab(desk, /Offres d’emploi\s*1/).click();
    await expect(desk).toHaveURL(/\/messages\?vue=emplois$/);
    await expectAccessible(desk, 'the inbox of offers');
    await desk.getByRole('link', { name: title }).click();
    await expect(desk).toHaveURL(new RegExp(`/manage/emplois/${offer}$`));
    await phone.goto('/messages?vue=emplois');
    await phone.getByRole('link', { name: title }).click();
    await expect(phone).toHaveURL(/\/messages\/[0-9a-f-]{36}\?vue=emplois&tour=en-cours$/);
  });

  await test.step('both read what was sent, and the company opens the CV', async () => {
    await desk.goto(new URL(phone.url()).pathname);
    await expect(badge(desk)).toHaveText('À vous de répondre à la candidature');
    await expect(badge(phone)).toHaveText('En cours');
    for (const page of [desk, phone]) {
      await expect(application(page)).toContainText('Je suis des baux commerciaux depuis quatre ans.');
      await mark(page);
    }
    await expect(panel(desk).getByRole('link', { name: title })).toBeVisible();
    await expect(panel(desk)).toContainText('CDI, temps plein');
    await expect(panel(desk)).not.toContainText('Avancement');
    const [file] = await Promise.all([
      desk.waitForEvent('download'),
      application(desk)
        .getByRole('button', { name: /Télécharger le CV/ })
        .click(),
    ]);
    expect(file.suggestedFilename()).toBe('CV Camille Aubry.pdf');
    await expectAccessible(desk, "the thread of an offer, the company's");
    await expectAccessible(phone, "the thread of an offer, the candidate's");
  });

  await test.step('nothing can be written before the agreement; then each reads the other at once', async () => {
    await expect(phone.getByText('Pour écrire, acceptez d’abord l’accord de confidentialité.')).toBeVisible();
    await accept(phone);
    await accept(desk);
    await say(desk, phone, 'Bonjour, êtes-vous libre mardi\u202f?');
    await say(phone, desk, 'Bonjour, mardi me convient.');
    await expect(nextStep(desk)).toContainText('Votre conversation est ouverte');
  });

  await test.step('the company refuses: messages close for both, and nobody has reloaded', async () => {
    await button(desk, 'Refuser le candidat').click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Refuser le candidat' }).click();
    for (const page of [desk, phone]) {
      await isClosed(page);
      await wasNotReloaded(page);
    }
    await expect(conversation(phone)).toContainText('Maison Delcourt n’a pas retenu votre candidature.');
    const letter = await product.mailbox.next(jurist.email, 'Votre candidature n’est pas retenue');
    expect(letter.text).toContain('Votre candidature à l’offre');
  });
});

test('a jurist withdraws an application on a phone, and the company is told', async ({ open, product }) => {
  const company = await makeMember(product, 'company', 'Étude Marchand');
  const jurist = await makeMember(product, 'employee', 'Noé Ferrand');
  const title = 'Clerc aux formalités (F/H)';
  const thread = await applyToJobOffer(product, jurist, await makeJob(product, company, title));
  const desk = await open({ as: company });
  const phone = await open({ as: jurist, viewport: windowSizes.phone });

  await desk.goto(`/messages/${thread}`);
  await expect(nextStep(desk)).toContainText('Répondez à cette candidature');
  await phone.goto(`/messages/${thread}`);
  await expect(application(phone)).toContainText('Aucune lettre ni aucun CV.');
  await phone.getByRole('button', { name: 'Détails de la candidature' }).click();
  const details = phone.getByRole('dialog', { name: 'Détails de la candidature' });
  await expect(details.getByRole('link', { name: title })).toBeVisible();
  await phone.keyboard.press('Escape');
  await expect(details).toBeHidden();

  await nextStep(phone).getByRole('button', { name: 'Lire la suite' }).click();
  await button(phone, 'Retirer ma candidature').click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Retirer ma candidature' }).click();
  await expect(nextStep(phone)).toContainText('Vous avez retiré votre candidature');
  await isClosed(phone);
  await isClosed(desk);
  await expect(conversation(desk)).toContainText('Noé Ferrand a retiré sa candidature.');

  await desk.goto('/notifications');
  const news = desk.getByRole('listitem').filter({ hasText: 'Le candidat a retiré sa candidature.' });
  await expect(news).toContainText(title);
  await news.getByRole('button', { name: /Voir/ }).click();
  await expect(desk).toHaveURL(new RegExp(`/messages/${thread}$`));
  await desk.getByRole('link', { name: 'Retour aux candidats' }).click();
  await expect(desk).toHaveURL(/\/manage\/emplois\//);
});

test('an offer that is filled says so to whoever still waits, and the thread stays open', async ({
  open,
  product,
}) => {
  const company = await makeMember(product, 'company', 'Cabinet Rivière');
  const student = await makeMember(product, 'student', 'Inès Caron');
  const title = 'Stage en droit social';
  const offer = await makeJob(product, company, title);
  const thread = await applyToJobOffer(product, student, offer);
  const page = await open({ as: student });
  await page.goto(`/messages/${thread}`);
  await expect(nextStep(page)).toContainText('Votre candidature est envoyée');
  await mark(page);
  await call(product, 'POST', `/jobs/fill/${offer}`, { token: company.token });
  await expect(nextStep(page)).toContainText('L’offre est pourvue');
  await wasNotReloaded(page);
  await product.mailbox.next(student.email, 'Offre pourvue');

  await page.goto('/notifications');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'L’offre d’emploi à laquelle vous avez postulé est pourvue.' })
    .getByRole('button', { name: /Voir/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/messages/${thread}$`));
  await expect(nextStep(page)).toContainText('L’offre est pourvue');
  await expect(panel(page)).toContainText('Offre pourvue');
  await accept(page);
  await page.getByPlaceholder('Écrivez votre message ici').fill('Merci de votre réponse.');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(conversation(page)).toContainText('Merci de votre réponse.');
  await page.getByRole('link', { name: 'Retour à la messagerie' }).click();
  // The list is beside the thread as well: wait for the inbox, and for the focus that it takes.
  await expect(page.getByRole('heading', { name: 'Choisissez une conversation' })).toBeVisible();
  await expect(page.locator('[data-quiet-focus]:focus')).toBeAttached();
  await expect(tab(page, /Offres d’emploi\s*1/)).toHaveAttribute('aria-selected', 'true');
  // The two lists are tabs: arrow keys switch between them.
  await tab(page, /Offres d’emploi/).press('ArrowLeft');
  await expect(page).toHaveURL(/\/messages$/);
  await expect(page.getByText('Aucune conversation pour le moment')).toBeVisible();
});
