import { expect, type Page } from '@playwright/test';
import { cards } from '../support/card.ts';
import { inDays, typed } from '../support/mission-form.ts';
import { payOn } from '../support/payments.ts';
import { acceptMode, badge, button, conversation, keepOpen, nextStep } from '../support/thread.ts';
import { showCard } from './card.ts';
import type { Recorder } from './recorder.ts';

/** The story of the film: one mission between a company and an avocate, from the need to the payment. */

const title = 'Audit de quatre baux commerciaux';

interface Cast {
  readonly company: Page;
  readonly avocate: Page;
  readonly cards: Page;
}

const choose = async (page: Page, field: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).first().click();
};

/** Fills the form, except the title, before the recording. */
const prepareForm = async (page: Page): Promise<void> => {
  await page.goto('/manage/missions/create');
  await page.getByRole('combobox', { name: 'Domaine' }).fill('immobilier');
  await page
    .getByRole('option', { name: /droit immobilier/i })
    .first()
    .click();
  await choose(page, 'Nature', /audit/i);
  await page
    .getByLabel('Description')
    .fill(
      'Relire quatre baux commerciaux, relever les clauses à risque et proposer une rédaction avant leur renouvellement.',
    );
  await page.getByLabel('Délai de livraison').fill('10 jours ouvrés');
  await choose(page, 'Profils recherchés', 'Avocat');
  await page.keyboard.press('Escape');
  await page.getByLabel('Date limite de candidature').fill(typed(inDays(20)));
  await page.keyboard.press('Tab');
  await page.getByRole('radio', { name: 'À distance' }).check();
  await page.getByRole('textbox', { name: 'Tarif le plus bas' }).fill('800');
  await page.getByRole('textbox', { name: 'Tarif le plus haut' }).fill('1 200');
  await page.evaluate(() => window.scrollTo(0, 0));
};

const publish = async ({ say, turnTo, type, zoom, scrollTo, press }: Recorder, company: Page) => {
  await prepareForm(company);
  await turnTo(company, { seconds: 0.5 });
  say('Une entreprise publie sa mission\u202f: le besoin, le délai, le tarif.');
  const field = company.getByLabel('Titre');
  await zoom(field, { seconds: 0.6, width: 800 });
  await type(field, title, 1.5);
  await zoom(null, { seconds: 0.5 });
  const submit = company.getByRole('button', { name: 'Créer la mission' });
  await scrollTo(submit, 1.3);
  await press(submit, {
    seconds: 1.2,
    until: async () => {
      await expect(company).toHaveURL(/\/manage\/missions$/);
      await expect(company.getByRole('heading', { name: title })).toBeVisible();
    },
  });
};

const apply = async ({ say, turnTo, zoom, press, type, look, hold }: Recorder, avocate: Page) => {
  await avocate.goto('/consult/missions');
  const link = avocate.getByRole('link', { name: title });
  await expect(link).toBeVisible();
  await expect(avocate.getByRole('link', { name: 'Messagerie' })).toBeVisible();
  await turnTo(avocate, { seconds: 0.7 });
  say('Une avocate vérifiée la trouve et propose son prix.');
  const button = avocate.getByRole('button', { name: 'Postuler à la mission' });
  await press(link, { seconds: 0.6, until: () => expect(button).toBeVisible() });
  const dialog = avocate.getByRole('dialog', { name: 'Proposer un prix' });
  await press(button, { seconds: 0.2, until: () => expect(dialog).toBeVisible() });
  await zoom(dialog.getByLabel(/Votre prix/), { seconds: 0.5, width: 760 });
  await type(dialog.getByLabel(/Votre prix/), '1200', 0.5);
  await dialog.getByRole('checkbox', { name: /TVA applicable/ }).check();
  await look({ seconds: 0.3 });
  await press(dialog.getByRole('button', { name: 'Envoyer ma proposition' }), {
    seconds: 0.1,
    until: () => expect(dialog).toBeHidden(),
  });
  await zoom(null, { seconds: 0.4 });
  hold(0.4);
};

const openThread = async (page: Page): Promise<void> => {
  await page.goto('/messages');
  await page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await expect(badge(page)).toBeVisible();
};

const agreement = async (page: Page) => {
  await page.getByRole('button', { name: "Lire et accepter l'accord" }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: "J'accepte l'accord de confidentialité" }).click();
  await expect(dialog).toBeHidden();
};

const agree = async ({ say, turnTo, zoom, press }: Recorder, { company, avocate }: Cast) => {
  await openThread(avocate);
  await agreement(avocate);
  await company.goto(avocate.url());
  await expect(button(company, 'Accepter le prix')).toBeVisible();
  await turnTo(company, { seconds: 0.4 });
  say("Le prix est accepté, l'accord de confidentialité aussi.");
  await zoom(nextStep(company), { seconds: 0.6, width: 860 });
  await press(button(company, 'Accepter le prix'), {
    seconds: 0.7,
    until: () => expect(badge(company)).toHaveText("En attente d'acceptation"),
  });
  await zoom(null, { seconds: 0.4 });
  const dialog = company.getByRole('dialog');
  await press(company.getByRole('button', { name: "Lire et accepter l'accord" }), {
    seconds: 0.5,
    until: () => expect(dialog).toBeVisible(),
  });
  await press(dialog.getByRole('button', { name: "J'accepte l'accord de confidentialité" }), {
    seconds: 0.4,
    until: () => expect(dialog).toBeHidden(),
  });
};

const talk = async ({ say, zoom, type, press, look }: Recorder, { company, avocate }: Cast) => {
  say('Tout se dit au même endroit, à deux.');
  const words = 'Bonjour Maître, les quatre baux vous attendent.';
  const field = company.getByPlaceholder('Écrivez votre message ici');
  await zoom(field, { seconds: 0.5, width: 860 });
  await type(field, words, 0.9);
  await press(company.getByRole('button', { name: 'Envoyer' }), {
    seconds: 0.4,
    move: 0.4,
    until: () => expect(conversation(avocate)).toContainText(words),
  });
  const answer = 'Merci. Je commence par celui de la rue Mercière.';
  await avocate.getByPlaceholder('Écrivez votre message ici').fill(answer);
  await avocate.getByRole('button', { name: 'Envoyer' }).click();
  await expect(conversation(company)).toContainText(answer);
  await look({ seconds: 1.1 });
};

const mode = async ({ say, zoom, press, hold }: Recorder, { company, avocate }: Cast) => {
  say('Relation directe, fonds déposés ou portage salarial\u202f: le mode se choisit à deux.');
  await zoom(null, { seconds: 0.4 });
  const dialog = company.getByRole('dialog', { name: 'Choisir le mode de collaboration' });
  await press(button(company, 'Choisir le mode de collaboration'), {
    seconds: 0.8,
    until: () => expect(dialog).toBeVisible(),
  });
  await press(dialog.getByRole('radio', { name: 'Dépôt des fonds chez un tiers' }), {
    seconds: 0.5,
    until: async () => undefined,
  });
  await dialog.getByRole('checkbox', { name: 'Proposer ce mode sans accord de confidentialité' }).check();
  await press(dialog.getByRole('button', { name: 'Proposer ce mode' }), {
    seconds: 0.5,
    until: () => expect(dialog).toBeHidden(),
  });
  await keepOpen(company);
  hold(0.1);
  await acceptMode(avocate, 'Accepter le dépôt des fonds');
  await expect(badge(avocate)).not.toHaveText("En attente d'acceptation");
};

const settle = async (
  { say, turnTo, zoom, press, look, hold, keepAsPoster }: Recorder,
  { company, avocate }: Cast,
) => {
  const deposit = company.getByRole('button', { name: 'Déposer les fonds' });
  const dialog = company.getByRole('dialog');
  await expect(deposit).toBeVisible();
  await look({ seconds: 0.3 });
  say("Un tiers garde les fonds jusqu'à la fin de la mission.");
  await press(deposit, { seconds: 1.5, until: () => expect(dialog).toBeVisible() });
  const thread = company.url();
  await dialog.getByRole('button', { name: /^Payer/ }).click();
  // The payment provider's page is not part of the product and is not recorded.
  await payOn(company, cards.pays);
  await company.waitForURL(thread);
  await expect(badge(company)).toHaveText('En cours');
  await turnTo(company, { seconds: 1.2 });
  keepAsPoster();
  say('Mission terminée\u202f: le règlement part dans les 72 heures.');
  await press(button(company, 'Mission terminée'), {
    seconds: 0.8,
    until: () => expect(dialog).toBeVisible(),
  });
  await press(dialog.getByRole('button', { name: 'Mission terminée' }), {
    seconds: 0.5,
    until: () => expect(badge(company)).toHaveText('En attente de règlement'),
  });
  await expect(badge(avocate)).toHaveText('En attente de règlement');
  await turnTo(avocate, { seconds: 0.4 });
  await zoom(nextStep(avocate), { seconds: 0.6, width: 760 });
  hold(0.7);
};

/** Plays the film from the first card to the last. */
export const play = async (recorder: Recorder, cast: Cast): Promise<void> => {
  const { say, turnTo } = recorder;
  // Without its scripts, the page keeps the content of the card.
  await cast.cards.route('**/*.js', (route) => route.abort());
  await cast.cards.goto('/');
  await showCard(cast.cards, {
    title: '1er réseau juridique interprofessionnel',
    text: 'Une mission, du besoin au règlement',
  });
  await turnTo(cast.cards, { seconds: 2.2, fade: 0 });
  await publish(recorder, cast.company);
  await apply(recorder, cast.avocate);
  await agree(recorder, cast);
  await talk(recorder, cast);
  await mode(recorder, cast);
  await settle(recorder, cast);
  say('');
  await showCard(cast.cards, {
    title: 'Publiez une mission, ou répondez-y',
    text: "Missions, offres d'emploi et annuaire de membres vérifiés",
  });
  await turnTo(cast.cards, { seconds: 2.4 });
};
