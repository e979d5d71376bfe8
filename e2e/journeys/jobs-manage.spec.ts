import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { chooseTown } from '../support/mission-form.ts';
import { applyToJobOffer, makeJob, makeMember, password } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { endSession } from '../support/visit.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** The life of a job offer for its creator: draft, publication, view, edit, copy, relaunch and filling. */

const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);
const typed = (day: Date): string => day.toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' });

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /Offres publiées/ }).getByRole('link', { name });
const create = (page: Page) => page.getByRole('button', { name: 'Créer l’offre d’emploi' });

const choose = async (page: Page, field: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).first().click();
};

/** Fills every field of the form. */
const fill = async (page: Page, title: string): Promise<void> => {
  await page.getByLabel('Titre').fill(title);
  await page.getByRole('combobox', { name: 'Domaine' }).fill('travail');
  await page.getByRole('option', { name: 'Droit du travail' }).click();
  await page.getByRole('combobox', { name: 'Nature' }).fill('consult');
  await page.getByRole('option', { name: 'Consultation juridique' }).click();
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('Conseiller les équipes, suivre les contentieux.');
  await choose(page, 'Métier et expérience', 'Juriste');
  await choose(page, 'Métier et expérience', '2 à 5 ans');
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'CDD' }).check();
  await page.getByRole('radio', { name: 'Temps partiel' }).check();
  await page.getByRole('radio', { name: 'À partir du' }).check();
  await page.getByLabel('Date de début').fill(typed(inDays(60)));
  await page.keyboard.press('Tab');
  await page.getByRole('radio', { name: 'Mixte' }).check();
  await chooseTown(page);
  await page.getByLabel('De (brut)').fill('38000');
  await page.getByLabel('À (brut)').fill('42000');
  await page.getByLabel('Précisions sur la rémunération').fill('Treizième mois.');
  await page.getByLabel('Date limite de candidature').fill(typed(inDays(20)));
  await page.keyboard.press('Tab');
};

const expectFilled = async (page: Page, title: string): Promise<void> => {
  await expect(page.getByLabel('Titre')).toHaveValue(title);
  await expect(page.getByRole('combobox', { name: 'Domaine' })).toHaveValue('Droit du travail');
  await expect(page.getByRole('combobox', { name: 'Nature' })).toHaveValue('Consultation juridique');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(/Conseiller les équipes/);
  await expect(page.getByRole('radio', { name: 'CDD' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Mixte' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Ville ou département' })).toHaveValue(/Villeurbanne/);
  await expect(page.getByLabel('De (brut)')).toHaveValue(/^38\s000\s€$/);
  await expect(create(page)).toBeEnabled();
};

for (const [width, viewport] of Object.entries(windowSizes)) {
  test(`a company writes an offer without losing it, keeps a draft and publishes it (${width})`, async ({
    open,
    product,
  }) => {
    const company = await makeMember(product, 'company', 'Filatures Bonnaire');
    const title = 'Juriste en droit social (F/H)';
    const page = await open({ as: company, viewport });

    await test.step('there is nothing yet: the page says what it is for, and leads to the form', async () => {
      await page.goto('/manage/emplois');
      await expect(page.getByRole('heading', { level: 1, name: 'Offres d’emploi' })).toBeVisible();
      await expect(
        page.getByRole('heading', { name: 'Aucune offre d’emploi publiée pour l’instant' }),
      ).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Publier une offre d’emploi' }).last().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Ajouter une offre d’emploi' })).toBeVisible();
      await expect(create(page)).toBeDisabled();
      for (const field of ['Domaine', 'Nature']) {
        await expect(page.getByRole('combobox', { name: field })).toHaveValue('');
      }
      await expect(page.getByText(/fortement recommandé d.indiquer une fourchette de salaire/)).toBeVisible();
      const area = await page.getByRole('textbox', { name: 'Description' }).boundingBox();
      expect(area?.height).toBeGreaterThanOrEqual(230);
    });

    await test.step('what is written survives a reload and a session that ends', async () => {
      await fill(page, title);
      await page.reload();
      await expectFilled(page, title);
      await endSession(page, product, company);
      await create(page).click();
      await expect(page).toHaveURL(/\/connexion\?retour=/);
      await page.getByLabel('Adresse email').fill(company.email);
      await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await expect(page).toHaveURL(/\/manage\/emplois\/create$/);
      await expectFilled(page, title);
    });

    await test.step('words that may turn people away are pointed at, and nothing is in the way', async () => {
      const description = page.getByRole('textbox', { name: 'Description' });
      const before = await description.inputValue();
      await description.fill('Équipe jeune et dynamique, pratique du droit de la famille.');
      await expect(page.getByText(/«\sÉquipe jeune\s» peut écarter selon l’âge/)).toBeVisible();
      await expect(page.getByText(/droit de la famille\s» peut/)).toHaveCount(0);
      await expect(create(page)).toBeEnabled();
      await expectAccessible(page, 'the form with its hints');
      await description.fill(before);
      await expect(page.getByText(/peut écarter/)).toHaveCount(0);
    });

    await test.step('at a distance no place is asked for; starting now clears the date; a range is whole', async () => {
      await page.getByRole('radio', { name: 'Distanciel' }).check();
      await expect(page.getByRole('combobox', { name: 'Ville ou département' })).toHaveCount(0);
      await page.getByRole('radio', { name: 'Mixte' }).check();
      await page.getByRole('radio', { name: 'Dès maintenant' }).check();
      await expect(page.getByLabel('Date de début')).toHaveCount(0);
      await page.getByLabel('À (brut)').fill('30000');
      await page.getByLabel('À (brut)').blur();
      await expect(create(page)).toBeDisabled();
      await page.getByRole('button', { name: 'une fourchette de salaire valable' }).click();
      await expect(page.getByText('Le salaire le plus bas dépasse le plus haut.')).toBeVisible();
      await expect(page.getByLabel('De (brut)')).toBeFocused();
    });

    await test.step('as it is, it is kept as a draft, and taken up again', async () => {
      await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
      await expect(page).toHaveURL(/\/manage\/emplois\?vue=brouillons$/);
      await expect(tab(page, 'Brouillons 1')).toBeVisible();
      await expectAccessible(page, 'the drafts');
      await page.getByRole('link', { name: /^Reprendre le brouillon/ }).click();
      await expect(page.getByLabel('Titre')).toHaveValue(title);
      await expect(page.getByLabel('À (brut)')).toHaveValue(/30\s000/);
      await page.getByLabel('À (brut)').fill('42000');
      await page.reload();
      await expect(page.getByLabel('À (brut)')).toHaveValue(/42\s000/);
      await create(page).click();
      await expect(page).toHaveURL(/\/manage\/emplois$/);
      await expect(tab(page, 'Publiées 1')).toBeVisible();
      await expect(tab(page, 'Brouillons 0')).toBeVisible();
    });

    await test.step('it is read as a candidate reads it, and in the list', async () => {
      await card(page, title).getByRole('link', { name: 'Voir l’offre' }).click();
      await expect(page).toHaveURL(/\/consult\/emplois\/[\w-]{36}$/);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/38\s000\s€ à 42\s000\s€\sbrut\/an/);
      await expect(page.getByRole('button', { name: 'Postuler' })).toHaveCount(0);
    });

    await test.step('it is edited', async () => {
      await page.goto('/manage/emplois');
      await card(page, title).getByRole('link', { name: 'Modifier l’offre' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Modifier une offre d’emploi' }),
      ).toBeVisible();
      await page.getByLabel('Titre').fill(`${title}, confirmé`);
      await page.getByRole('button', { name: 'Modifier l’offre d’emploi' }).click();
      await expect(page).toHaveURL(/\/manage\/emplois$/);
      await expect(card(page, `${title}, confirmé`)).toBeVisible();
    });

    await test.step('the select moves it between the tabs', async () => {
      const status = page.getByLabel(`Statut de l’offre «\u00a0${title}, confirmé\u00a0»`);
      await status.selectOption('Archivée');
      await expect(tab(page, 'Archivées 1')).toBeVisible();
      await expect(card(page, `${title}, confirmé`)).toHaveCount(0);
      await tab(page, 'Archivées 1').click();
      await status.selectOption('Publiée');
      await expect(page.getByRole('heading', { name: 'Aucune offre archivée' })).toBeVisible();
    });
  });

  test(`an offer is copied, relaunched once it has expired, and filled (${width})`, async ({
    open,
    product,
  }) => {
    const company = await makeMember(product, 'company', 'Brasserie Lenoir');
    const jurist = await makeMember(product, 'employee', 'Élise Vannier');
    const title = 'Juriste contrats de distribution (F/H)';
    const offer = await makeJob(product, company, title);
    await applyToJobOffer(product, jurist, offer);
    await product.sql(
      `update job_offer set end_date = current_date - 3, is_listed = false where id = '${offer}'`,
    );
    const page = await open({ as: company, viewport });

    await test.step('its copy is a draft: nothing is published before it is asked for', async () => {
      await page.goto('/manage/emplois');
      await expect(card(page, title).getByText('Candidatures closes')).toBeVisible();
      await expect(card(page, title).getByRole('link', { name: '1 candidature 1 nouvelle' })).toBeVisible();
      await expectAccessible(page, "the creator's own offers");
      await card(page, title).getByRole('link', { name: 'Dupliquer' }).click();
      await expect(page.getByLabel('Titre')).toHaveValue(title);
      await expect(page.getByLabel('Date limite de candidature')).toHaveValue('');
      await expect(create(page)).toBeDisabled();
      await page.getByLabel('Titre').fill(`${title}, second poste`);
      await page.getByLabel('Date limite de candidature').fill(typed(inDays(10)));
      await page.keyboard.press('Tab');
      await page.reload();
      await expect(page.getByLabel('Titre')).toHaveValue(`${title}, second poste`);
      await create(page).click();
      await expect(tab(page, 'Publiées 2')).toBeVisible();
    });

    await test.step('published again, it stays closed, and the screen offers to relaunch it', async () => {
      const status = page.getByLabel(`Statut de l’offre «\u00a0${title}\u00a0»`);
      await status.selectOption('Archivée');
      await tab(page, 'Archivées 1').click();
      await status.selectOption('Publiée');
      const dialog = page.getByRole('dialog', { name: 'Relancer l’offre' });
      await expect(dialog.getByText('ses candidatures restent closes')).toBeVisible();
      await dialog.getByRole('button', { name: 'Plus tard' }).click();
      await tab(page, 'Publiées 2').click();
    });

    await test.step('relaunched until a day, it is open and comes first', async () => {
      await card(page, title)
        .getByRole('button', { name: /Relancer l’offre/ })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Relancer l’offre' });
      await expect(dialog.getByRole('button', { name: 'Relancer l’offre' })).toBeDisabled();
      await dialog.getByLabel('Nouvelle date limite').fill(typed(inDays(15)));
      await page.keyboard.press('Tab');
      await expectAccessible(page, 'the dialog that relaunches');
      await dialog.getByRole('button', { name: 'Relancer l’offre' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(title);
      await expect(card(page, title).getByText('Candidatures closes')).toHaveCount(0);
      await page.goto('/consult/emplois');
      await expect(page.getByRole('article').first()).toContainText(title);
    });

    await test.step('filled, it leaves the list, and its candidate is told by a notification and a letter', async () => {
      await page.goto('/manage/emplois');
      await card(page, title)
        .getByRole('button', { name: /Offre pourvue/ })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Offre pourvue' });
      await expect(dialog).toContainText(title);
      await expect(dialog).toContainText('la personne qui a postulé');
      await expectAccessible(page, 'the dialog that fills');
      await dialog.getByRole('button', { name: 'Marquer comme pourvue' }).click();
      await expect(tab(page, 'Archivées 1')).toBeVisible();
      await tab(page, 'Archivées 1').click();
      await expect(card(page, title).getByText('Pourvue', { exact: true })).toBeVisible();
      const letter = await product.mailbox.next(jurist.email, 'pourvu');
      expect(letter.text).toContain(title);
      const candidate = await open({ as: jurist, viewport });
      await candidate.goto('/notifications');
      await expect(candidate.getByRole('main')).toContainText(/pourvu/);
      await candidate.goto(`/consult/emplois/${offer}`);
      await expect(candidate.getByRole('main')).toContainText('Poste pourvu');
    });

    await test.step("the form of somebody else's offer sends back without a word, and its copy is a blank form", async () => {
      const other = await open({ as: await makeMember(product, 'company', 'Cave Rémy'), viewport });
      await other.goto('/consult/missions');
      await other.goto(`/manage/emplois/update/${offer}`);
      await expect(other).toHaveURL(/\/(consult\/missions|manage\/emplois)$/);
      await other.goto(`/manage/emplois/create?copie=${offer}`);
      await expect(other.getByLabel('Titre')).toHaveValue('');
    });

    await test.step('a customer, who has no offers, is sent to their missions', async () => {
      const customer = await open({ as: await makeMember(product, 'customer', 'Rose Carlier'), viewport });
      for (const path of ['/manage/emplois', '/manage/emplois/create', `/manage/emplois/update/${offer}`]) {
        await customer.goto(path);
        await expect(customer).toHaveURL(/\/manage\/missions$/);
      }
    });
  });
}
