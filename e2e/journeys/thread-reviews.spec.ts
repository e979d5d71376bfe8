import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { makeDone } from '../support/finished-mission.ts';
import { applyToMission, makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { button, mark, nextStep, step, wasNotReloaded } from '../support/thread.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** Reviews of both parties after a mission, each in a browser of their own, and a report of the other party. */

const dialog = (page: Page) => page.getByRole('dialog');

const star = (page: Page, name: string) => dialog(page).getByRole('radio', { name });

/** Clicks the star itself, as with a pointer. */
const grade = async (page: Page, name: string): Promise<void> => {
  const id = await star(page, name).getAttribute('id');
  await dialog(page).locator(`label[for="${id}"]`).click();
  await expect(star(page, name)).toBeChecked();
};

const words = {
  company: 'Un travail précis, remis avant la date convenue.',
  jurist: 'Une demande claire et des réponses rapides.',
  reply: 'Merci, ce fut un plaisir.',
} as const;

test('a company and a jurist recommend each other, and neither reads the other first', async ({
  open,
  product,
}) => {
  const company = await makeMember(product, 'company', 'Ateliers Monceau');
  const jurist = await makeMember(product, 'employee', 'Nour Lambert');
  const thread = await makeDone(product, company, jurist, 'Relire un pacte d’associés');
  const desk = await open({ as: company });
  const phone = await open({ as: jurist, viewport: windowSizes.phone });
  for (const page of [desk, phone]) {
    await page.goto(`/messages/${thread}`);
    await expect(nextStep(page)).toContainText('Vous pouvez recommander');
    await mark(page);
  }

  await test.step('what the company was writing is there after a reload', async () => {
    await expect(step(desk, 'Recommandation')).toHaveAttribute('data-status', 'current');
    await button(desk, 'Écrire ma recommandation').click();
    await dialog(desk).getByRole('button', { name: 'Envoyer ma recommandation' }).click();
    await expect(dialog(desk)).toContainText('Donnez une note de 1 à 5.');
    await grade(desk, '4 étoiles sur 5');
    await dialog(desk).getByLabel('Votre recommandation').fill(words.company);
    await dialog(desk)
      .getByRole('checkbox', { name: /lu de tous sur le profil de Nour Lambert$/ })
      .check();
    await expectAccessible(desk, 'the dialog of a recommendation');
    await desk.reload();
    await button(desk, 'Écrire ma recommandation').click();
    await expect(dialog(desk).getByLabel('Votre recommandation')).toHaveValue(words.company);
    await expect(dialog(desk).getByRole('radio', { name: '4 étoiles sur 5' })).toBeChecked();
    await mark(desk);
  });

  await test.step('it is sent, and the jurist hears of it without a word of it', async () => {
    await dialog(desk).getByRole('button', { name: 'Envoyer ma recommandation' }).click();
    await expect(dialog(desk)).toContainText('la lira après avoir écrit la sienne');
    await dialog(desk).getByRole('button', { name: 'Fermer' }).last().click();
    await expect(step(desk, 'Recommandation')).toHaveAttribute('data-status', 'done');
    await expect(nextStep(phone)).toContainText('Ateliers Monceau a écrit sa recommandation');
    await product.mailbox.next(jurist.email, 'Une recommandation vous attend');
    expect(await phone.content()).not.toContain(words.company);
  });

  await test.step('the jurist writes on a phone, and both are open on both sides at once', async () => {
    await button(phone, 'Écrire ma recommandation').click();
    await star(phone, '5 étoiles sur 5').press('Space');
    await expect(star(phone, '5 étoiles sur 5')).toBeChecked();
    await dialog(phone).getByLabel('Votre recommandation').fill(words.jurist);
    await dialog(phone).getByRole('button', { name: 'Envoyer ma recommandation' }).click();
    await expect(dialog(phone)).toContainText(words.company);
    await expect(nextStep(desk)).toContainText('La recommandation de Nour Lambert est ouverte.');
    await product.mailbox.next(company.email, 'Recommandations ouvertes');
  });

  await test.step('the jurist replies once, and the company reads it', async () => {
    await dialog(phone).getByLabel('Votre réponse').fill(words.reply);
    await dialog(phone).getByRole('button', { name: 'Envoyer ma réponse' }).click();
    await expect(dialog(phone).getByRole('heading', { name: 'Votre réponse' })).toBeVisible();
    await expect(dialog(phone).getByRole('button', { name: 'Envoyer ma réponse' })).toHaveCount(0);
    await product.mailbox.next(company.email, 'Réponse à votre recommandation');
    await button(desk, 'Lire les recommandations').click();
    await expect(dialog(desk)).toContainText(words.jurist);
    await expect(dialog(desk)).toContainText(words.reply);
    await expectAccessible(desk, 'the recommendations of both');
    await wasNotReloaded(desk);
    await wasNotReloaded(phone);
  });

  await test.step('a visitor reads the words on the profile, for their author lets them, and not the name', async () => {
    const visitor = await open({ viewport: windowSizes.phone });
    await visitor.goto(`/users/${jurist.id}`);
    for (const viewport of Object.values(windowSizes)) {
      await visitor.setViewportSize(viewport);
      await expect(visitor.getByText(words.company)).toBeVisible();
      await expect(visitor.getByText(words.reply)).toBeVisible();
    }
    expect(await visitor.content()).not.toContain('Ateliers Monceau');
  });

  await test.step('the grade stands on the card of the jurist on another mission', async () => {
    const other = await makeMission(product, company, 'Veille sur les baux commerciaux');
    await applyToMission(product, jurist, other, 500);
    await desk.goto(`/manage/missions/${other}`);
    await expect(desk.getByRole('article').filter({ hasText: 'Nour Lambert' })).toContainText(
      /4\ssur\s5\s*1\savis\s*1\smission réalisée/,
    );
  });
});

test('a candidate reports a recruiter who is anonymous, and is told what happens', async ({
  open,
  product,
}) => {
  const company = await makeMember(product, 'company', 'Cabinet Invisible');
  const jurist = await makeMember(product, 'employee', 'Sacha Nivelle');
  const mission = await makeMission(product, company, 'Note sur un bail', { isAnonym: true });
  const thread = await applyToMission(product, jurist, mission, 450);
  const phone = await open({ as: jurist, viewport: windowSizes.phone });
  await phone.goto(`/messages/${thread}`);
  const report = phone.getByRole('button', { name: 'Signaler' });

  await test.step('what is typed stays when the dialog is closed, and the focus comes back', async () => {
    await report.focus();
    await phone.keyboard.press('Enter');
    await expect(phone.getByRole('dialog', { name: 'Signaler le client' })).toBeVisible();
    await dialog(phone).getByRole('radio', { name: 'Démarchage' }).check();
    await dialog(phone)
      .getByLabel('Ce qui se passe')
      .fill('Il propose un tout autre contrat, hors du réseau.');
    await expectAccessible(phone, 'the dialog of a report');
    await phone.keyboard.press('Escape');
    await expect(dialog(phone)).toBeHidden();
    await expect(report).toBeFocused();
    await phone.reload();
    await report.click();
    await expect(dialog(phone).getByLabel('Ce qui se passe')).toHaveValue(/tout autre contrat/);
    await expect(dialog(phone).getByRole('radio', { name: 'Démarchage' })).toBeChecked();
  });

  await test.step('it is taken at once: the screen and a mail say what follows, and not who it is about', async () => {
    await dialog(phone).getByRole('button', { name: 'Envoyer le signalement' }).click();
    await expect(phone.getByRole('dialog', { name: 'Votre signalement est enregistré' })).toContainText(
      'vous répond avant le',
    );
    await dialog(phone).getByRole('button', { name: 'Fermer' }).last().click();
    await expect(report).toHaveCount(0);
    const letter = await product.mailbox.next(jurist.email, 'Votre signalement est enregistré');
    expect(JSON.stringify(letter)).not.toContain('Invisible');
    await phone.getByRole('button', { name: 'Détails de la candidature' }).click();
    await expect(dialog(phone)).toContainText('Notre équipe vous répond avant le');
  });
});
