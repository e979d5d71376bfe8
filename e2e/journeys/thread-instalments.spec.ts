import { expectAccessible } from '../support/axe.ts';
import { browserOn } from '../support/firms.ts';
import { agreedThread, finishFirst, instalments, release, sums } from '../support/instalments.ts';
import { tabTo } from '../support/keyboard.ts';
import { looksRight } from '../support/looks-right.ts';
import { confirm, pairOf, press } from '../support/modes.ts';
import { goToPay, payDeposit, payOn } from '../support/payments.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { cards } from '../support/test-cards.ts';
import { badge, button, conversation, nextStep } from '../support/thread.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** A price in instalments is paid, one after the other; the mission is stopped while the next one has no deposit. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
});

test('two instalments are deposited, delivered and paid one after the other', async ({ open }) => {
  const { company, jurist } = await pairOf(product);
  const thread = await agreedThread(product);
  const desk = await open(browserOn(product, company));
  const phone = await open(browserOn(product, jurist, windowSizes.phone));
  for (const page of [desk, phone]) await visit(page, { path: `${product.url}/messages/${thread}` });

  await test.step('the first is deposited by card', async () => {
    await expect(nextStep(phone)).toContainText('Rien ne garantit le travail que vous feriez avant');
    await looksRight(phone, 'instalments-awaited-first');
    await phone.setViewportSize(windowSizes.phone);
    await expect(nextStep(desk)).toContainText('acompte sur le prix, réservé jusqu’à la fin de la tranche');
    await expect(button(desk, 'Arrêter la mission')).toHaveCount(0);
    await button(desk, 'Déposer les fonds').click();
    const dialog = desk.getByRole('dialog', { name: 'Déposer les fonds' });
    await expect(dialog).toContainText(/Tranche\s1 sur 2/);
    await expect(dialog).toContainText(
      /360\s€\sTTC\) sont versés à Camille Aubry.*fin de la tranche\s1\ssur\s2/,
    );
    await looksRight(desk, 'instalments-deposit');
    await desk.setViewportSize(windowSizes.desk);
    await desk.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await goToPay(desk);
    await payOn(desk, cards.pays);
    await desk.waitForURL(`**/messages/${thread}`);
    await expect(nextStep(desk)).toContainText(/La tranche\s1\ssur\s2 est en cours/);
    await expect(sums(desk)).toContainText(/Versé0\s€ HTDéposé300\s€ HTÀ venir450\s€ HT/);
  });

  await test.step('it is delivered, accepted and paid, then the second one opens', async () => {
    await confirm(phone, 'Tranche livrée');
    await expect(nextStep(desk)).toContainText(/Camille Aubry déclare la tranche\s1\ssur\s2 livrée/);
    await looksRight(desk, 'instalments-delivered');
    await desk.setViewportSize(windowSizes.desk);
    await confirm(desk, 'Tranche terminée');
    await expect(nextStep(phone)).toContainText('La tranche suivante s’ouvre après ce versement.');
    await looksRight(phone, 'instalments-settlement');
    await phone.setViewportSize(windowSizes.phone);
    await release(product, thread);
    await expect(nextStep(desk)).toContainText(/Tranche\s2 sur 2\s: déposez 540\s€\sTTC/);
    await expect(instalments(desk).getByRole('listitem').first()).toContainText('Livraison acceptée.');
    await expect(instalments(desk).locator('[aria-current="step"]')).toContainText('Dépôt attendu.');
    await expect(sums(desk)).toContainText(/Versé300\s€ HTDéposé0\s€ HTÀ venir450\s€ HT/);
    await sums(desk).scrollIntoViewIfNeeded();
    await looksRight(desk, 'instalments-second-client');
    await desk.setViewportSize(windowSizes.desk);
    await expect(nextStep(phone)).toContainText('Rien ne garantit le travail que vous feriez avant');
    await looksRight(phone, 'instalments-second-prestataire');
    await phone.setViewportSize(windowSizes.phone);
    await phone.getByRole('button', { name: 'Détails de la candidature' }).click();
    const details = phone.getByRole('dialog', { name: 'Détails de la candidature' });
    await expect(details.getByLabel('Sommes des tranches, hors taxes')).toContainText(/Versé300\s€ HT/);
    await picture(phone, 'instalments-card-phone');
    await expectAccessible(phone, 'the card of instalments on a phone');
    await phone.keyboard.press('Escape');
    await expect(details).toBeHidden();
  });

  await test.step('the second is the end of the mission', async () => {
    await button(desk, 'Déposer les fonds').click();
    await expect(desk.getByRole('dialog', { name: 'Déposer les fonds' })).toContainText(
      'Payés avec le premier dépôt',
    );
    await picture(desk, 'instalments-deposit-second-desk');
    await desk.keyboard.press('Escape');
    await payDeposit(product, thread, company);
    await confirm(phone, 'Tranche livrée');
    await confirm(desk, 'Tranche terminée');
    await expect(badge(desk)).toHaveText('En attente de règlement');
    await release(product, thread);
    for (const page of [desk, phone]) {
      await expect(badge(page)).toHaveText('Terminé');
      await expect(nextStep(page)).toContainText('La mission est terminée et réglée');
    }
    await expect(sums(desk)).toContainText(/Versé750\s€ HT/);
    await expect(conversation(desk)).toContainText(/Vous avez déclaré la tranche\s1\ssur\s2 terminée/);
    await looksRight(desk, 'instalments-done');
    await looksRight(phone, 'instalments-done-prestataire');
  });
});

test('the next instalment is not deposited: the prestataire stops the mission by the keyboard', async ({
  open,
}) => {
  const { company, jurist } = await pairOf(product);
  const thread = await agreedThread(product);
  await finishFirst(product, thread);
  const desk = await open(browserOn(product, jurist));
  const phone = await open(browserOn(product, company, windowSizes.phone));
  for (const page of [desk, phone]) await visit(page, { path: `${product.url}/messages/${thread}` });
  await press(phone, 'Arrêter la mission');
  await expect(phone.getByRole('dialog')).toContainText('ce qui est déjà versé le reste');
  await looksRight(phone, 'instalments-stop');
  await phone.setViewportSize(windowSizes.phone);
  await phone.keyboard.press('Escape');
  await tabTo(desk, button(desk, 'Arrêter la mission'));
  await desk.keyboard.press('Enter');
  const dialog = desk.getByRole('dialog', { name: 'Arrêter la mission' });
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await desk.keyboard.press('Tab');
  await desk.keyboard.press('Enter');
  for (const page of [desk, phone]) {
    await expect(badge(page)).toHaveText('Terminé');
    await expect(nextStep(page)).toContainText(/La mission s’est arrêtée après la tranche\s1\ssur\s2/);
    await expect(conversation(page)).toContainText(/arrêté la mission avant la tranche\s2\ssur\s2/);
  }
  await expect(sums(desk)).toContainText(/Versé300\s€ HTDéposé0\s€ HTSans suite450\s€ HT/);
  await looksRight(desk, 'instalments-stopped');
  await looksRight(phone, 'instalments-stopped-client');
});
