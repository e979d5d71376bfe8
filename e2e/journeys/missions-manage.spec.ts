import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { card, fill, inDays, tabs, typedDay } from '../support/mission-form.ts';
import { applyToMission, call, makeMember, makeMission, password } from '../support/personas.ts';
import { labourLawyer } from '../support/persons.ts';
import { expect, test } from '../support/test.ts';
import { badge, button, conversation, nextStep } from '../support/thread.ts';
import { endSession } from '../support/visit.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** The life of a mission for its creator: creation, view, edit, copy, relaunch, and candidates. */

const expectFilled = async (page: Page, title: string): Promise<void> => {
  await expect(page.getByLabel('Titre')).toHaveValue(title);
  await expect(page.getByRole('combobox', { name: 'Domaine' })).toHaveValue('Droit du travail');
  await expect(page.getByLabel('Description')).toHaveValue(/règlement intérieur/);
  await expect(page.getByRole('combobox', { name: 'Ville ou département' })).toHaveValue(/Villeurbanne/);
  await expect(page.getByRole('radio', { name: /Anonyme/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /À partir du/ })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Créer la mission' })).toBeEnabled();
};

for (const [width, viewport] of Object.entries(windowSizes)) {
  test(`a company writes a mission without losing it, and sees what candidates will see (${width})`, async ({
    open,
    product,
  }) => {
    const company = await makeMember(product, 'company', 'Filatures Bonnaire');
    const lawyer = `Maud Ferrier-${width}`;
    await labourLawyer(product, lawyer);
    const title = 'Refonte du règlement intérieur';
    const page = await open({ as: company, viewport });

    await test.step('there is nothing yet: the page says what it is for, and leads to the form', async () => {
      await page.goto('/manage/missions');
      await expect(
        page.getByRole('heading', { name: 'Aucune mission publiée pour l’instant' }),
      ).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Publier une mission' }).last().click();
      await expect(page.getByRole('button', { name: 'Créer la mission' })).toBeDisabled();
    });

    await test.step('what is written survives a reload and a session that ends', async () => {
      await fill(page, title);
      await page.reload();
      await expectFilled(page, title);
      await endSession(page, product, company);
      await page.getByRole('button', { name: 'Créer la mission' }).click();
      await expect(page).toHaveURL(/\/connexion\?retour=/);
      await page.getByLabel('Adresse email').fill(company.email);
      await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await expect(page).toHaveURL(/\/manage\/missions\/create$/);
      await expectFilled(page, title);
    });

    await test.step('starting now clears the date; remote asks for no place; the price may be left open', async () => {
      await page.getByRole('radio', { name: 'Dès maintenant' }).check();
      await expect(page.getByLabel('Date de début')).toHaveCount(0);
      await page.getByRole('radio', { name: 'À partir du' }).check();
      await expect(page.getByLabel('Date de début')).toHaveValue('');
      await expect(page.getByRole('button', { name: 'Créer la mission' })).toBeDisabled();
      await page.getByRole('radio', { name: 'Dès maintenant' }).check();
      await page.getByRole('checkbox', { name: 'Ne pas définir le tarif' }).check();
      await expect(page.getByRole('button', { name: 'Créer la mission' })).toBeEnabled();
      await page.getByRole('checkbox', { name: 'Ne pas définir le tarif' }).uncheck();
    });

    await test.step('a past day stays and is told; the price was typed; who is suggested is invited', async () => {
      await page.getByRole('slider', { name: 'Prix le plus haut, au curseur' }).press('ArrowRight');
      await expect(page.getByRole('textbox', { name: 'Prix le plus haut' })).not.toHaveValue('1 250,50');
      const deadline = page.getByLabel('Date limite de candidature');
      await deadline.fill(typedDay(inDays(-5)));
      await page.keyboard.press('Tab');
      await expect(deadline).not.toHaveValue('');
      await expect(page.getByText('Cette date est passée')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Créer la mission' })).toBeDisabled();
      await expectAccessible(page, 'the form');
      await deadline.fill(typedDay(inDays(20)));
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: 'Créer la mission' }).click();
      await expect(page).toHaveURL(/\/manage\/missions$/);
      await expect(tabs(page, 'Publiées 1')).toBeVisible();
      await page.getByRole('button', { name: 'Inviter des profils' }).click();
      const dialog = page.getByRole('dialog', { name: 'Inviter des profils' });
      await expect(dialog.getByText('l’invitation ne dit pas qui vous êtes')).toBeVisible();
      const suggested = dialog.getByRole('listitem').filter({ hasText: lawyer });
      await expect(suggested).toContainText('Même domaine\u202f: droit du travail');
      await expectAccessible(page, 'the suggestions');
      await dialog.getByRole('button', { name: `Inviter ${lawyer}` }).click();
      await expect(suggested.getByRole('status')).toHaveText('Invitation envoyée');
      await page.keyboard.press('Escape');
    });

    await test.step('the preview hides who is anonymous, and archives and publishes', async () => {
      await card(page, title).getByRole('link', { name: 'Voir la mission' }).click();
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(main.getByText('Client anonyme', { exact: true })).toBeVisible();
      await expect(main.getByText('Filatures Bonnaire')).toHaveCount(0);
      await expect(main.getByRole('button', { name: 'Postuler à la mission' })).toBeDisabled();
      await expectAccessible(page, 'the preview');
      await main.getByRole('button', { name: 'Archiver' }).click();
      await expect(main.getByRole('button', { name: 'Publier' })).toBeVisible();
      await expect(main.getByText('Elle est archivée')).toBeVisible();
      await main.getByRole('button', { name: 'Publier' }).click();
      await expect(main.getByRole('button', { name: 'Archiver' })).toBeVisible();
      await main.getByRole('link', { name: 'Modifier' }).click();
      await expect(page.getByRole('button', { name: 'Modifier la mission' })).toBeVisible();
    });

    await test.step('the select moves it between the tabs', async () => {
      await page.getByRole('link', { name: 'Retour à mes missions' }).click();
      await page.getByLabel(`Statut de la mission «\u00a0${title}\u00a0»`).selectOption('Archivée');
      await expect(tabs(page, 'Archivées 1')).toBeVisible();
      await expect(card(page, title)).toHaveCount(0);
      await tabs(page, 'Archivées 1').click();
      await page.getByLabel(`Statut de la mission «\u00a0${title}\u00a0»`).selectOption('Publiée');
      await expect(page.getByRole('heading', { name: 'Aucune mission archivée' })).toBeVisible();
    });
  });

  test(`a price that an edit has overtaken is confirmed, then accepted (${width})`, async ({
    open,
    product,
  }) => {
    const company = await makeMember(product, 'company', 'Transports Malaurie');
    const jurist = await makeMember(product, 'employee', 'Élise Vannier');
    const title = 'Relecture de contrats de transport';
    const mission = await makeMission(product, company, title);
    const creator = await open({ as: company, viewport });
    const candidate = await open({ as: jurist, viewport });

    await test.step('the creator sees who looked and who applied', async () => {
      await candidate.goto(`/consult/missions/${mission}`);
      await expect(candidate.getByRole('button', { name: 'Postuler à la mission' })).toBeVisible();
      await applyToMission(product, jurist, mission, 640);
      await creator.goto(`/consult/missions/${mission}`);
      await expect(creator.getByText('Vous avez publié cette mission')).toBeVisible();
      await creator.goto('/manage/missions');
      await expect(card(creator, title).getByText('1 vue', { exact: true })).toBeVisible();
      // Another member's view is counted while the creator looks.
      const reader = await makeMember(product, 'student', 'Basile Ferrand');
      await call(product, 'POST', `/missions/view/${mission}`, { token: reader.token });
      await expect(card(creator, title).getByText('2 vues', { exact: true })).toBeVisible();
      await expect(
        card(creator, title).getByRole('link', { name: '1 candidature 1 nouvelle' }),
      ).toBeVisible();
    });

    await test.step('an edit of the place and the way to work says what follows, and marks the price', async () => {
      await card(creator, title).getByRole('link', { name: 'Modifier la mission' }).click();
      await creator.getByRole('radio', { name: 'Sur place' }).check();
      await creator.getByRole('combobox', { name: 'Ville ou département' }).fill('nantes');
      await creator
        .getByRole('option', { name: /Nantes/ })
        .first()
        .click();
      await expect(creator.getByText(/Vous changez le mode d’exécution/)).toBeVisible();
      await creator.getByRole('button', { name: 'Modifier la mission' }).click();
      await expect(creator).toHaveURL(/\/manage\/missions$/);
      await card(creator, title)
        .getByRole('link', { name: /1 candidature/ })
        .click();
      await expect(creator.getByText('À confirmer', { exact: true })).toBeVisible();
      await expect(creator.getByText('2 vues · 1 candidature')).toBeVisible();
      const other = await makeMember(product, 'student', 'Lise Ferrand');
      await call(product, 'POST', `/missions/view/${mission}`, { token: other.token });
      await expect(creator.getByText('3 vues · 1 candidature')).toBeVisible();
      await expectAccessible(creator, 'the candidates');
      await creator.getByRole('link', { name: 'Discuter' }).click();
      await expect(nextStep(creator)).toContainText('Le prix est à confirmer');
      await expect(conversation(creator)).toContainText(
        'à confirmer après la modification de la mission (le mode d’exécution)',
      );
    });

    await test.step('the candidate is told by a notification and a letter, and confirms', async () => {
      const letter = await product.mailbox.next(jurist.email, 'Confirmez votre prix');
      expect(letter.text).toContain('le mode d’exécution');
      await candidate.goto('/notifications');
      await candidate
        .getByRole('button', { name: /Voir la conversation/ })
        .first()
        .click();
      await expect(nextStep(candidate)).toContainText('Confirmez votre prix');
      await button(candidate, 'Confirmer mon prix').click();
      await expect(nextStep(candidate)).toContainText('Votre proposition de prix est envoyée');
      await expect(nextStep(creator)).toContainText('Répondez à la proposition de prix');
    });

    await test.step('after another edit, accepting is asked twice and settles it', async () => {
      await creator.goto(`/manage/missions/update/${mission}`);
      await creator.getByRole('checkbox', { name: 'Ne pas définir le tarif' }).check();
      await creator.getByRole('button', { name: 'Modifier la mission' }).click();
      await expect(creator).toHaveURL(/\/manage\/missions$/);
      await creator.goto(`/manage/missions/${mission}`);
      await expect(creator.getByText('À confirmer', { exact: true })).toBeVisible();
      await creator.getByRole('link', { name: 'Discuter' }).click();
      await button(creator, 'Accepter le prix').click();
      const asked = creator.getByRole('dialog', { name: /Accepter ce prix sans attendre/ });
      await expect(asked).toContainText('le prix');
      await asked.getByRole('button', { name: 'Accepter le prix' }).click();
      await expect(badge(creator)).toHaveText('À vous de choisir le mode');
      await expect(nextStep(candidate)).toContainText('Le mode de collaboration est à choisir');
    });
  });

  test(`a mission is copied, and relaunched once it has expired (${width})`, async ({ open, product }) => {
    const company = await makeMember(product, 'company', 'Brasserie Lenoir');
    const title = 'Audit des licences de débit de boissons';
    const mission = await makeMission(product, company, title);
    await product.sql(
      `update mission set end_date = current_date - 3, closes_on = current_date - 3, is_listed = false where id = '${mission}'`,
    );
    const page = await open({ as: company, viewport });

    await test.step('its copy is a draft: nothing is published before it is asked for', async () => {
      await page.goto('/manage/missions');
      await expect(card(page, title).getByText('Candidatures closes')).toBeVisible();
      await card(page, title).getByRole('link', { name: 'Dupliquer' }).click();
      await expect(page.getByLabel('Titre')).toHaveValue(title);
      await expect(page.getByLabel('Date limite de candidature')).toHaveValue('');
      await page.getByLabel('Titre').fill(`${title}, second volet`);
      await page.reload();
      await expect(page.getByLabel('Titre')).toHaveValue(`${title}, second volet`);
      await page.getByRole('button', { name: 'Créer la mission' }).click();
      await expect(tabs(page, 'Publiées 2')).toBeVisible();
    });

    await test.step('published again, it stays closed, and the screen offers to relaunch it', async () => {
      const status = page.getByLabel(`Statut de la mission «\u00a0${title}\u00a0»`);
      await status.selectOption('Archivée');
      await tabs(page, 'Archivées 1').click();
      await status.selectOption('Publiée');
      const dialog = page.getByRole('dialog', { name: 'Relancer la mission' });
      await expect(dialog.getByText('ses candidatures restent closes')).toBeVisible();
      await dialog.getByRole('button', { name: 'Plus tard' }).click();
      await tabs(page, 'Publiées 2').click();
      await expect(card(page, title).getByText('Candidatures closes')).toBeVisible();
    });

    await test.step('relaunched, it is open and comes first', async () => {
      await card(page, title)
        .getByRole('button', { name: /Relancer la mission/ })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Relancer la mission' });
      await dialog.getByLabel('Nouvelle date limite').fill(typedDay(inDays(15)));
      await page.keyboard.press('Tab');
      await expectAccessible(page, 'the dialog that relaunches');
      await dialog.getByRole('button', { name: 'Relancer la mission' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(title);
      await expect(card(page, title).getByText('Candidatures closes')).toHaveCount(0);
      await page.goto('/consult/missions');
      await expect(page.getByRole('article').first()).toContainText(title);
    });

    await test.step("the copy of somebody else's is a blank form, without a word", async () => {
      const other = await open({ as: await makeMember(product, 'company', 'Cave Rémy'), viewport });
      await other.goto(`/manage/missions/update/${mission}`);
      await expect(other).toHaveURL(/\/manage\/missions$/);
      await other.goto(`/manage/missions/create?copie=${mission}`);
      await expect(other.getByLabel('Titre')).toHaveValue('');
    });
  });
}
