import { browserOn } from '../support/firms.ts';
import { release, sums } from '../support/instalments.ts';
import { looksRight } from '../support/looks-right.ts';
import { confirm, pairOf, press } from '../support/modes.ts';
import { dayIn, dayOfMonth, monthGoesBy, startsEarlier } from '../support/months.ts';
import { payDeposit } from '../support/payments.ts';
import { makeMission } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { acceptMode, button, chooseMode, conversation, nextStep } from '../support/thread.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** A retainer: proposed, one month told and paid, then stopped before the next one. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
});

test('a retainer is proposed, a month of it is told and paid, and it is stopped', async ({ open }) => {
  const { company, jurist } = await pairOf(product);
  const mission = await makeMission(product, company, 'Conseil juridique au fil de l’année');
  const phone = await open(browserOn(product, jurist, windowSizes.phone));
  const desk = await open(browserOn(product, company));

  await test.step('it is typed on a phone, and its mistakes stand beside their fields', async () => {
    await visit(phone, { path: `${product.url}/consult/missions/${mission}` });
    await phone.getByRole('button', { name: 'Postuler à la mission' }).click();
    const dialog = phone.getByRole('dialog', { name: 'Proposer un prix' });
    await dialog.getByRole('button', { name: 'Autre façon de fixer le prix' }).click();
    await dialog.getByRole('radio', { name: /Forfait mensuel/ }).check();
    await dialog.getByLabel('Prix d’un mois (HT)').fill('400');
    await dialog.getByRole('textbox', { name: 'Durée' }).fill('14');
    await dialog.getByRole('button', { name: 'Envoyer ma proposition' }).click();
    await expect(dialog).toContainText(/dure de 2 à 12 mois/);
    await expect(dialog).toContainText('Indiquez le premier jour.');
    await expect(dialog).toContainText('Dites ce que le forfait mensuel comprend.');
    await looksRight(phone, 'retainer-errors');
    await phone.setViewportSize(windowSizes.phone);
    await dialog.getByRole('textbox', { name: 'Durée' }).fill('3 mois');
    await dialog
      .getByLabel('Ce qui est compris')
      .fill('Deux rendez-vous, et la relecture de quatre contrats.');
    await dialog.getByLabel('Premier jour').fill(dayIn(0));
    await dialog.getByLabel('Premier jour').press('Tab');
    await expect(dialog).toContainText(/400\s€\sHT par mois, 3\smois, du .* au .*1\s200\s€\sHT en tout/);
    await looksRight(phone, 'retainer-apply');
    await phone.setViewportSize(windowSizes.phone);
    await dialog.getByRole('button', { name: 'Envoyer ma proposition' }).click();
    await expect(phone).toHaveURL(/\/messages\//);
    await expect(conversation(phone)).toContainText('Ce qui est compris : Deux rendez-vous');
  });
  const thread = phone.url().split('/').at(-1) ?? '';

  await test.step('the client accepts it, and portage is closed to it', async () => {
    await visit(desk, { path: phone.url() });
    await expect(nextStep(desk)).toContainText('la relecture de quatre contrats');
    await looksRight(desk, 'retainer-proposed');
    await desk.setViewportSize(windowSizes.desk);
    await button(desk, 'Accepter le prix').click();
    await expect(button(desk, 'Choisir le mode de collaboration')).toBeVisible();
    await startsEarlier(product, thread);
    for (const page of [desk, phone]) {
      await page.reload();
      await expect(conversation(page)).toContainText(/3\smois à partir du jour de l’accord/);
    }
    await looksRight(desk, 'retainer-late');
    await desk.setViewportSize(windowSizes.desk);
    await button(desk, 'Choisir le mode de collaboration').click();
    await expect(desk.getByRole('dialog')).toContainText('un forfait mensuel n’y entre pas');
    await picture(desk, 'retainer-modes-desk');
    await desk.keyboard.press('Escape');
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await chooseMode(desk, 'Dépôt des fonds chez un tiers');
    await acceptMode(phone, 'Accepter le dépôt des fonds');
    for (const page of [desk, phone])
      await expect(conversation(page)).toContainText(
        new RegExp(`3\\smois, du ${dayOfMonth()}(ᵉʳ)?\\s.* au `),
      );
    await expect(nextStep(desk)).toContainText(/Mois\s1\s: déposez 418\s€\sTTC/);
    await looksRight(desk, 'retainer-first');
    await desk.setViewportSize(windowSizes.desk);
    await payDeposit(product, thread, company);
    await monthGoesBy(product, thread);
    await startsEarlier(product, thread);
    for (const page of [desk, phone]) await page.reload();
  });

  await test.step('what was done is noted without a quantity', async () => {
    await press(phone, 'Compte rendu du mois');
    const dialog = phone.getByRole('dialog', { name: 'Compte rendu du mois' });
    await expect(dialog.getByRole('checkbox')).toHaveCount(0);
    await dialog.getByLabel('Ce qui a été fait').fill('Rendez-vous sur le bail');
    await dialog.getByRole('button', { name: 'Ajouter' }).click();
    await expect(dialog).toContainText(/Somme \(HT\)400\s€/);
    await looksRight(phone, 'retainer-sheet');
    await phone.setViewportSize(windowSizes.phone);
    await dialog.getByRole('button', { name: 'Envoyer le compte rendu' }).click();
    await phone
      .getByRole('dialog', { name: 'Envoyer ce compte rendu' })
      .getByRole('button', { name: 'Envoyer' })
      .click();
    await confirm(desk, 'Accepter le compte rendu');
    await release(product, thread);
    await expect(nextStep(desk)).toContainText(/Mois\s2/);
    await expect(sums(desk)).toContainText(/Versé400\s€ HTDéposé0\s€ HTÀ venir800\s€ HT/);
    await looksRight(desk, 'retainer-second');
    await desk.setViewportSize(windowSizes.desk);
  });

  await test.step('the client stops before the next one', async () => {
    await confirm(desk, 'Arrêter la mission');
    await expect(nextStep(phone)).toContainText('La mission est terminée et réglée');
    await expect(sums(desk)).toContainText(/Sans suite800\s€ HT/);
    await looksRight(desk, 'retainer-stopped');
  });
});
