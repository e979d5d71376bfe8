import type { Page } from '@playwright/test';
import { chooseTown, sayNobodyConcerned } from '../support/mission-form.ts';
import { confirmationLink, newEmail, password } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import {
  badge,
  button,
  chooseMode,
  conversation,
  mark,
  nextStep,
  refusePrice,
  step,
  wasNotReloaded,
} from '../support/thread.ts';

/**
 * The main journey: a company and a jurist who do not know each other, from registration to a finished mission; a
 * second jurist is refused. Each has a browser and a mailbox of their own.
 */

const title = 'Audit des baux commerciaux de quatre boutiques';

const confirmAndLogIn = async (page: Page, product: Product, email: string): Promise<void> => {
  await page.goto(await confirmationLink(product, email));
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByRole('heading', { name: 'Mail confirmé\u202f!' })).toBeVisible();
  await expect(page.getByText('Vous pouvez désormais vous connecter\u202f!')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Continuer' }).click();
  await expect(page).toHaveURL(/\/verify$/);
};

const toTheMail = async (page: Page, email: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Ouvrez votre mail' })).toBeVisible();
  await expect(page.getByText(`Un mail de vérification a été envoyé à ${email}`)).toBeVisible();
};

const registerCompany = async (page: Page, product: Product, name: string): Promise<string> => {
  const email = newEmail('entreprise');
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'S’inscrire' }).click();
  await page.getByRole('tab', { name: 'Professionnels' }).click();
  await page.getByText('Personne morale', { exact: true }).click();
  await page.getByLabel('Nom de la structure').fill(name);
  await page.getByLabel('Adresse email').fill(email);
  await page.getByLabel('Mot de passe').fill(password);
  const submit = page.getByRole('main').getByRole('button', { name: 'S’inscrire' });
  await expect(submit).toBeDisabled();
  await page.getByRole('checkbox', { name: /J’accepte les/ }).check();
  await submit.click();
  await toTheMail(page, email);
  await confirmAndLogIn(page, product, email);
  return email;
};

const registerJurist = async (page: Page, product: Product, first: string, last: string): Promise<string> => {
  const email = newEmail('juriste');
  await page.goto('/inscription');
  await page.getByRole('tab', { name: 'Professionnels' }).click();
  await page.getByLabel('Prénom').fill(first);
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill(last);
  await page.getByLabel('Numéro de téléphone').fill('06 12 34 56 78');
  await page.getByLabel('Code postal').fill('69002');
  await page.getByRole('combobox', { name: 'Profession' }).selectOption('Juriste');
  await page.getByLabel('Adresse email').fill(email);
  await page.getByLabel('Mot de passe').fill(password);
  await page.getByRole('checkbox', { name: /J’accepte les/ }).check();
  await page.getByRole('main').getByRole('button', { name: 'S’inscrire' }).click();
  await toTheMail(page, email);
  await confirmAndLogIn(page, product, email);
  return email;
};

const verify = async (page: Page, product: Product, email: string): Promise<void> => {
  expect(await product.command('members', 'verify', email)).toContain('is verified');
  await page.reload();
};

const menu = (page: Page) => page.getByRole('navigation', { name: 'Espace membre' });

const createMission = async (page: Page): Promise<void> => {
  await menu(page).getByRole('link', { name: 'Mes missions' }).click();
  await page.getByRole('link', { name: 'Publier une mission' }).first().click();
  await page.getByLabel('Titre').fill(title);
  await page.getByRole('combobox', { name: 'Domaine' }).fill('immobilier');
  await page
    .getByRole('option', { name: /droit immobilier/i })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Nature' }).click();
  await page.getByRole('option', { name: /audit/i }).click();
  await page
    .getByLabel('Description')
    .fill('Relire quatre baux commerciaux, relever les clauses à risque et proposer une rédaction.');
  await page.getByLabel('Délai de livraison').fill('10 jours ouvrés');
  await page.getByRole('combobox', { name: 'Profils recherchés' }).click();
  await page.getByRole('option', { name: 'Juriste', exact: true }).click();
  await page.keyboard.press('Escape');
  const deadline = new Date(Date.now() + 20 * 86_400_000).toLocaleDateString('fr-FR');
  await page.getByLabel('Date limite de candidature').fill(deadline);
  await page.getByText('Sur place', { exact: true }).click();
  await chooseTown(page);
  await page.getByRole('textbox', { name: 'Prix le plus bas' }).fill('100');
  await page.getByRole('textbox', { name: 'Prix le plus haut' }).fill('600');
  await sayNobodyConcerned(page, 'audit');
  const submit = page.getByRole('button', { name: 'Créer la mission' });
  await expect(submit).toBeEnabled();
  await submit.click();

  await expect(page).toHaveURL(/\/manage\/missions$/);
  await expect(page.getByRole('link', { name: 'Publiées 1' })).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
};

const findAndApply = async (page: Page, price: string): Promise<void> => {
  await page.goto('/consult/missions');
  await page.getByRole('button', { name: /Filtres/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtrer les missions' });
  await drawer.getByRole('textbox', { name: 'Rechercher un domaine' }).fill('immobilier');
  await drawer
    .getByRole('checkbox', { name: /droit immobilier/i })
    .first()
    .check();
  await drawer.getByRole('checkbox', { name: 'Sur place' }).check();
  await drawer.getByRole('combobox', { name: 'Départements' }).fill('69');
  await page.getByRole('option', { name: /69/ }).click();
  // The list stays open for another choice and covers the button below.
  await drawer.getByRole('combobox', { name: 'Départements' }).blur();
  await drawer.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Missions filtrées' })).toBeVisible();
  await page.getByRole('link', { name: title }).click();

  await page.getByRole('button', { name: 'Postuler à la mission' }).click();
  const dialog = page.getByRole('dialog', { name: 'Proposer un prix' });
  await dialog.getByLabel(/Votre prix/).fill(price);
  await dialog.getByRole('checkbox', { name: /TVA applicable/ }).check();
  await dialog.getByRole('button', { name: 'Envoyer ma proposition' }).click();
  await expect(dialog).toBeHidden();

  await expect(page).toHaveURL(/\/messages\//);
  await page.goBack();
  await expect(page.getByText('Vous avez déjà postulé à cette mission')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Postuler à la mission' })).toHaveCount(0);
};

test('a company and a jurist who never met go from registration to a mission that is done', async ({
  open,
  product,
}) => {
  const company = await open();
  const jurist = await open();
  const second = await open();

  await test.step('the company registers, confirms its address, is verified and publishes a mission', async () => {
    const email = await registerCompany(company, product, 'Maison Delcourt');
    await verify(company, product, email);
    await createMission(company);
  });

  await test.step('two jurists register, are verified, find the mission and apply', async () => {
    const first = await registerJurist(jurist, product, 'Camille', 'Aubry');
    await verify(jurist, product, first);
    await mark(company);
    await findAndApply(jurist, '800');
    const other = await registerJurist(second, product, 'Noé', 'Ferrand');
    await verify(second, product, other);
    await findAndApply(second, '450,50');
  });

  await test.step('the company sees the unread dot without reloading, reads and opens the applicants', async () => {
    await expect(menu(company).getByText('Nouvelles notifications')).toBeVisible();
    await wasNotReloaded(company);
    await menu(company)
      .getByRole('link', { name: /Notifications/ })
      .click();
    const entries = company.getByRole('button', { name: /Voir la conversation/ });
    await expect(entries).toHaveCount(2);
    await entries.first().click();
    await expect(company).toHaveURL(/\/messages\//);

    await menu(company).getByRole('link', { name: 'Mes missions' }).click();
    // The conversation also contains links with this title.
    await expect(company.getByRole('heading', { name: 'Mes missions' })).toBeVisible();
    await company.getByRole('link', { name: title }).click();
    await expect(company.getByRole('link', { name: 'Tous 2' })).toBeVisible();
    await expect(company.getByRole('link', { name: 'Nouveaux 2' })).toBeVisible();
  });

  await test.step('the second jurist is refused: the badge says so and messages are closed', async () => {
    await second.getByRole('link', { name: 'Ouvrir la conversation' }).click();
    await expect(badge(second)).toHaveText('Prix proposé, réponse attendue');
    await mark(second);
    await company.getByRole('button', { name: 'Refuser la candidature de Noé Ferrand' }).click();
    await company.getByRole('dialog').getByRole('button', { name: 'Refuser le candidat' }).click();
    await expect(company.getByRole('link', { name: 'Refusés 1' })).toBeVisible();

    await expect(badge(second)).toHaveText('Refusé');
    await expect(second.getByRole('region', { name: 'Votre message' })).toContainText(
      'Les messages sont clos',
    );
    await expect(second.getByPlaceholder('Écrivez votre message ici')).toHaveCount(0);
    await wasNotReloaded(second);
  });

  await test.step('both open the thread: from here on nobody reloads', async () => {
    await company
      .getByRole('article')
      .filter({ hasText: 'Camille Aubry' })
      .getByRole('link', { name: 'Discuter' })
      .click();
    await jurist.getByRole('link', { name: 'Ouvrir la conversation' }).click();
    await expect(badge(company)).toHaveText('À vous de répondre au prix');
    await expect(badge(jurist)).toHaveText('Prix proposé, réponse attendue');
    for (const page of [company, jurist]) {
      await expect(step(page, 'Proposition de prix')).toContainText('Le prix peut être accepté ou refusé');
      await mark(page);
    }
  });

  await test.step('the price is refused, another is proposed and accepted', async () => {
    await refusePrice(company);
    await expect(step(jurist, 'Proposition de prix')).toContainText('Prix refusé');
    await expect(step(company, 'Proposition de prix')).toContainText('Prix refusé');

    await button(jurist, 'Proposer un nouveau prix').click();
    const dialog = jurist.getByRole('dialog', { name: 'Proposer un nouveau prix' });
    await dialog.getByLabel(/Votre prix/).fill('720');
    await dialog.getByRole('button', { name: 'Envoyer' }).click();
    await expect(dialog).toBeHidden();
    await expect(conversation(company)).toContainText(/720/);

    await button(company, 'Accepter le prix').click();
    await expect(badge(company)).toHaveText('À vous de choisir le mode');
    await expect(badge(jurist)).toHaveText('En attente d’acceptation');
    for (const page of [company, jurist]) {
      await expect(step(page, 'Proposition de prix')).toContainText('Prix accepté');
      await expect(step(page, 'Mode de collaboration')).toContainText(
        'Le client choisit un mode de collaboration',
      );
    }
  });

  await test.step('both accept the confidentiality agreement and write to each other', async () => {
    for (const page of [jurist, company]) {
      await page.getByRole('button', { name: 'Lire et accepter l’accord' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'J’accepte l’accord de confidentialité' }).click();
      await expect(dialog).toBeHidden();
    }
    const say = async (from: Page, to: Page, text: string) => {
      await from.getByPlaceholder('Écrivez votre message ici').fill(text);
      await from.getByRole('button', { name: 'Envoyer' }).click();
      await expect(conversation(to)).toContainText(text);
      await expect(conversation(from)).toContainText(text);
    };
    await say(company, jurist, 'Bonjour, les quatre baux vous attendent.');
    await say(jurist, company, 'Merci. Je commence par celui de la rue Mercière.');
    await expect(conversation(company).getByText('Bonjour, les quatre baux vous attendent.')).toHaveCount(1);
  });

  await test.step('a direct relation is chosen and accepted: the mission is under way', async () => {
    await chooseMode(company, 'Relation directe', { isAgreed: true });
    await expect(step(jurist, 'Mode de collaboration')).toContainText(
      'Le prestataire répond au mode proposé',
    );
    await button(jurist, 'Accepter la relation directe').click();
    await expect(badge(company)).toHaveText('En cours');
    await expect(badge(jurist)).toHaveText('À vous de réaliser la mission');
    for (const page of [company, jurist]) {
      await expect(step(page, 'Mode de collaboration')).toContainText('Relation directe');
      await expect(step(page, 'Lancement de la mission')).toContainText('Mission en cours');
      await expect(page.getByText('Dépôt des fonds')).toHaveCount(0);
    }
  });

  await test.step('the company ends the mission: the thread is done, for both', async () => {
    await button(company, 'Mission terminée').click();
    await company.getByRole('dialog').getByRole('button', { name: 'Mission terminée' }).click();
    for (const page of [company, jurist]) {
      await expect(badge(page)).toHaveText('Terminé');
      await expect(step(page, 'Lancement de la mission')).toContainText('Mission validée');
      await expect(nextStep(page).getByRole('button', { name: 'Mission terminée' })).toHaveCount(0);
      await wasNotReloaded(page);
    }
  });
});
