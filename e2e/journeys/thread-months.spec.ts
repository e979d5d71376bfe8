import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { browserOn } from '../support/firms.ts';
import { panelOf, release, sums } from '../support/instalments.ts';
import { tabTo } from '../support/keyboard.ts';
import { looksRight } from '../support/looks-right.ts';
import { confirm, pairOf, press } from '../support/modes.ts';
import { agreedMonths, byDay, byDaySum, daysDeposited, monthGoesBy } from '../support/months.ts';
import { payDeposit } from '../support/payments.ts';
import { makeMission } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { badge, button, conversation, nextStep } from '../support/thread.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** A price by day: proposed on a phone, then two months with their sheets, one given back and one short. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
});

/** A test cuts the network of one call. */
test.use({ expectedComplaint: /net::ERR_FAILED/ });

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Compte rendu du mois' });
const entries = (page: Page) => sheetOf(page).getByRole('list', { name: 'Ce que dit le compte rendu' });
const saved = (page: Page) =>
  expect(sheetOf(page).getByText('Enregistré. Le client n’en voit rien avant l’envoi.')).toBeVisible();

const euros = (sum: number): string => `${sum.toLocaleString('fr-FR')}\u00a0€`;

/** Adds a line on the day that is preset. */
const note = async (page: Page, quantity: 'Demi-journée' | 'Journée', text: string): Promise<void> => {
  await sheetOf(page).getByRole('radio', { name: quantity, exact: true }).check();
  await sheetOf(page).getByLabel('Ce qui a été fait').fill(text);
  await sheetOf(page).getByRole('button', { name: 'Ajouter' }).click();
  await expect(entries(page)).toContainText(text);
};

const send = async (page: Page): Promise<void> => {
  await sheetOf(page).getByRole('button', { name: 'Envoyer le compte rendu' }).click();
  await page
    .getByRole('dialog', { name: 'Envoyer ce compte rendu' })
    .getByRole('button', { name: 'Envoyer' })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('a price by day is typed on a phone, and read by the client with the most that it costs', async ({
  open,
}) => {
  const { company, jurist } = await pairOf(product);
  const mission = await makeMission(product, company, 'Assistance juridique sur une acquisition');
  const phone = await open(browserOn(product, jurist, windowSizes.phone));
  await visit(phone, { path: `${product.url}/consult/missions/${mission}` });
  await phone.getByRole('button', { name: 'Postuler à la mission' }).click();
  const dialog = phone.getByRole('dialog', { name: 'Proposer un prix' });
  await dialog.getByRole('button', { name: 'Autre façon de fixer le prix' }).click();
  await dialog.getByRole('radio', { name: /Prix à l’heure/ }).check();
  await dialog.getByLabel('Temps prévu par mois').fill('bientôt');
  await dialog.getByRole('button', { name: 'Envoyer ma proposition' }).click();
  await expect(dialog.getByLabel('Prix d’une heure (HT)')).toBeFocused();
  await expect(dialog).toContainText('Indiquez le temps prévu par mois, dans la limite du plafond.');
  await looksRight(phone, 'months-by-hour-errors');
  await phone.setViewportSize(windowSizes.phone);
  await dialog.getByLabel('Prix d’une heure (HT)').fill('120');
  await dialog.getByLabel('Temps prévu par mois').fill('2 h 15');
  await dialog.getByLabel('Plafond de la mission').fill('20');
  await expect(dialog).toContainText(
    /120\s€\sHT par heure, 2\sh\s15 par mois, 20\sh au plus\s: 2\s400\s€\sHT au plus/,
  );
  await expect(dialog).toContainText('Le prestataire organise son travail');
  await dialog.getByRole('radio', { name: /Prix par jour/ }).check();
  await dialog.getByLabel('Prix d’une journée (HT)').fill('600');
  await dialog.getByLabel('Temps prévu par mois').fill('10 jours');
  await dialog.getByLabel('Plafond de la mission').fill('15');
  await expect(dialog).toContainText(
    /600\s€\sHT par jour, 10\sjours par mois, 15\sjours au plus\s: 9\s000\s€\sHT au plus/,
  );
  await looksRight(phone, 'months-by-day');
  await phone.setViewportSize(windowSizes.phone);
  await dialog.getByRole('button', { name: 'Envoyer ma proposition' }).click();
  await expect(phone).toHaveURL(/\/messages\//);
  await expect(conversation(phone)).toContainText(
    /600\s€\sHT par jour, 10\sjours par mois, 15\sjours au plus/,
  );

  const desk = await open(browserOn(product, company));
  await visit(desk, { path: `${product.url}/manage/missions/${mission}` });
  await expect(desk.getByRole('main')).toContainText(
    /600\s€\sHT par jour, 10\sjours par mois, 15\sjours au plus/,
  );
  await looksRight(desk, 'months-candidate');
  await desk.setViewportSize(windowSizes.desk);
  await visit(desk, { path: phone.url() });
  await expect(nextStep(desk)).toContainText(/9\s000\s€\sHT au plus/);
  await looksRight(desk, 'months-proposed');
  await desk.setViewportSize(windowSizes.desk);
  await button(desk, 'Accepter le prix').click();
  await button(desk, 'Choisir le mode de collaboration').click();
  await expect(desk.getByRole('dialog')).toContainText('par carte, mois par mois');
  await picture(desk, 'months-modes-desk');
});

test('two months by day: the first is given back once, the second is short and the last', async ({
  open,
}) => {
  const { company, jurist } = await pairOf(product);
  const thread = await agreedMonths(product, 'Suivi du contentieux social', {
    pricing: byDay,
    offer: byDaySum,
  });
  const held = daysDeposited();
  const desk = await open(browserOn(product, company));
  const phone = await open(browserOn(product, jurist, windowSizes.phone));
  for (const page of [desk, phone]) await visit(page, { path: `${product.url}/messages/${thread}` });

  await test.step('the time planned for a month is deposited', async () => {
    await expect(nextStep(desk)).toContainText(`Mois\u00a01\u202f: déposez ${euros(held * 720 + 18)}`);
    await expect(nextStep(desk)).toContainText('réservé jusqu’à la fin du mois');
    await button(desk, 'Déposer les fonds').click();
    const dialog = desk.getByRole('dialog', { name: 'Déposer les fonds' });
    await expect(dialog).toContainText('le reste vous est rendu');
    await expect(dialog).toContainText('Le compte rendu dira ce qui a été fait');
    if (held < 10) await expect(dialog).toContainText('le reste passe aux mois suivants');
    await looksRight(desk, 'months-deposit');
    await desk.setViewportSize(windowSizes.desk);
    await desk.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await payDeposit(product, thread, company);
    await monthGoesBy(product, thread);
    for (const page of [desk, phone]) await page.reload();
    await expect(nextStep(phone)).toContainText(/Le mois\s1 est en cours/);
  });

  await test.step('the prestataire notes what they do; a lost network loses nothing', async () => {
    await phone.route('**/messagerie/instalments/*', (route) => route.abort());
    await phone.reload();
    await press(phone, 'Compte rendu du mois');
    await expect(sheetOf(phone).getByRole('alert')).toBeVisible();
    await looksRight(phone, 'months-sheet-failed');
    await phone.setViewportSize(windowSizes.phone);
    await phone.unroute('**/messagerie/instalments/*');
    await sheetOf(phone).getByRole('button', { name: 'Réessayer' }).click();
    await phone.route('**/messagerie/sheet/*', (route) => route.abort());
    await note(phone, 'Demi-journée', 'Lecture du dossier');
    await expect(sheetOf(phone)).toContainText('Gardé sur cet appareil, pas encore enregistré.');
    await picture(phone, 'months-not-saved-phone');
    await phone.unroute('**/messagerie/sheet/*');
    await phone.reload();
    await press(phone, 'Compte rendu du mois');
    await saved(phone);
    await expect(entries(phone)).toContainText('Lecture du dossier');
    await sheetOf(phone).getByRole('button', { name: 'Ajouter' }).click();
    await expect(sheetOf(phone)).toContainText('Choisissez une demi-journée ou une journée.');
    await note(phone, 'Demi-journée', 'Projet de conclusions');
    await expect(sheetOf(phone)).toContainText(/Total1\sjour.*600\s€/);
    if (held > 1)
      await expect(sheetOf(phone)).toContainText(new RegExp(`Reste ${held - 1}\\sjours? sur le dépôt`));
    await saved(phone);
    await looksRight(phone, 'months-sheet');
    await phone.setViewportSize(windowSizes.phone);
    await expect(nextStep(desk)).not.toContainText('Lecture du dossier');
  });

  await test.step('it is sent with its sum, and given back with a reason', async () => {
    await sheetOf(phone).getByRole('button', { name: 'Envoyer le compte rendu' }).click();
    const question = phone.getByRole('dialog', { name: 'Envoyer ce compte rendu' });
    await expect(question).toContainText(/1\sjour\s: 600\s€ hors taxes/);
    if (held > 1)
      await expect(question).toContainText(
        `Le reste du dépôt (${euros(held * 600 - 600)} hors taxes) est rendu au client`,
      );
    await expectAccessible(phone, 'sending a sheet');
    await picture(phone, 'months-send-phone');
    await question.getByRole('button', { name: 'Envoyer' }).click();
    await expect(phone.getByRole('dialog')).toHaveCount(0);
    await expect(nextStep(desk)).toContainText(/Camille Aubry vous envoie le compte rendu du mois\s1/);
    await expect(nextStep(desk)).toContainText('Projet de conclusions');
    await expect(nextStep(desk)).toContainText(/720\s€\sTTC seront versés à Camille Aubry/);
    await looksRight(desk, 'months-received');
    await desk.setViewportSize(windowSizes.desk);
    await tabTo(desk, button(desk, 'Rendre à corriger'));
    await desk.keyboard.press('Enter');
    const dialog = desk.getByRole('dialog', { name: 'Rendre le compte rendu à corriger' });
    await dialog.getByRole('button', { name: 'Rendre à corriger' }).click();
    await expect(dialog).toContainText('Indiquez ce qu’il faut corriger.');
    await dialog.getByLabel('Que faut-il corriger').fill('L’audience du matin manque.');
    await looksRight(desk, 'months-return');
    await desk.setViewportSize(windowSizes.desk);
    await dialog.getByRole('button', { name: 'Rendre à corriger' }).click();
    await expect(dialog).toBeHidden();
    await expect(nextStep(phone)).toContainText('L’audience du matin manque.');
    await looksRight(phone, 'months-returned');
    await phone.setViewportSize(windowSizes.phone);
  });

  await test.step('it is corrected, accepted and paid, and the next month opens', async () => {
    await press(phone, 'Compte rendu du mois');
    await sheetOf(phone)
      .getByRole('button', { name: /^Retirer/ })
      .first()
      .click();
    await expect(entries(phone).getByRole('listitem')).toHaveCount(1);
    await sheetOf(phone)
      .getByRole('button', { name: /^Modifier/ })
      .click();
    await sheetOf(phone).getByRole('radio', { name: 'Journée', exact: true }).check();
    await sheetOf(phone).getByRole('button', { name: 'Remplacer' }).click();
    await saved(phone);
    await send(phone);
    await expect(button(desk, 'Rendre à corriger')).toHaveCount(0);
    await confirm(desk, 'Accepter le compte rendu');
    await expect(nextStep(phone)).toContainText(/Le compte rendu du mois\s1 est accepté/);
    await release(product, thread);
    await expect(nextStep(desk)).toContainText(/Mois\s2\s: déposez 7\s200\s€\sTTC/);
    await expect(sums(desk)).toContainText(/Versé600\s€ HTDéposé0\s€ HTÀ venir8\s400\s€ HT/);
    await looksRight(desk, 'months-second');
    await desk.setViewportSize(windowSizes.desk);
    await panelOf(desk).getByText('Compte rendu', { exact: true }).click();
    await expect(panelOf(desk)).toContainText('Projet de conclusions');
    await picture(desk, 'months-card-desk');
    await expect(nextStep(phone)).toContainText('Rien ne garantit le travail que vous feriez avant');
  });

  await test.step('the second is short, and the last', async () => {
    await payDeposit(product, thread, company);
    await expect(nextStep(phone)).toContainText(/Le mois\s2 est en cours/);
    await press(phone, 'Compte rendu du mois');
    await note(phone, 'Journée', 'Audience de jugement');
    await sheetOf(phone).getByLabel('C’est le dernier compte rendu').check();
    await saved(phone);
    await send(phone);
    await confirm(desk, 'Accepter le compte rendu');
    await expect(badge(desk)).toHaveText('En attente de règlement');
    await looksRight(desk, 'months-settlement');
    await desk.setViewportSize(windowSizes.desk);
    await release(product, thread);
    for (const page of [desk, phone]) {
      await expect(badge(page)).toHaveText('Terminé');
      await expect(nextStep(page)).toContainText('La mission est terminée et réglée');
    }
    await expect(sums(desk)).toContainText(/Versé1\s200\s€ HT/);
    await looksRight(desk, 'months-done');
    await looksRight(phone, 'months-done-prestataire');
  });
});
