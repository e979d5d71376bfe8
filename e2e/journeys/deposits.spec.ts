import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { deposit, pairOf, threadAt } from '../support/modes.ts';
import { goToPay, onboardOn, payOn } from '../support/payments.ts';
import { applyToMission, call, makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { cards } from '../support/test-cards.ts';
import { badge, button, conversation, mark, nextStep, step, wasNotReloaded } from '../support/thread.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/**
 * Payments in a thread, on the payment provider's pages: deposited, declined, authenticated, abandoned, released,
 * refunded.
 */

const isUnderWay = async (page: Page, state = 'En cours'): Promise<void> => {
  await expect(badge(page)).toHaveText(state);
  await expect(button(page, 'Déposer les fonds')).toHaveCount(0);
};

test('a deposit is shown line by line, paid, and both see it live', async ({ open, product }) => {
  const { company, jurist } = await pairOf(product);
  const thread = await threadAt(product, 'fundsAccepted');
  const desk = await open({ as: company });
  const phone = await open({ as: jurist, viewport: windowSizes.phone });
  for (const page of [desk, phone]) await page.goto(`/messages/${thread}`);
  await expect(nextStep(phone)).toContainText('Le dépôt des fonds est attendu');
  await mark(phone);
  await picture(desk, 'deposit-awaited-desk');
  await picture(phone, 'deposit-awaited-phone');

  await button(desk, 'Déposer les fonds').click();
  const dialog = desk.getByRole('dialog', { name: 'Déposer les fonds' });
  await expect(dialog).toContainText(
    /HT500\s€.*20\s%\)100\s€.*HT15\s€.*20\s%\)3\s€.*Total à payer, TTC618\s€/,
  );
  await expect(dialog).toContainText(/600\s€\sTTC\) sont versés à Camille Aubry/);
  await expectAccessible(desk, 'the lines of a deposit');
  await picture(desk, 'deposit-dialog-desk');
  await dialog.getByRole('button', { name: /^Payer 618/ }).click();
  await expect(desk.getByText(/618/).first()).toBeVisible();
  await payOn(desk, cards.pays);
  await desk.waitForURL(`**/messages/${thread}`);
  await isUnderWay(desk);
  await isUnderWay(phone, 'À vous de réaliser la mission');
  await wasNotReloaded(phone);
  await expect(step(desk, 'Dépôt des fonds')).toContainText('Fonds déposés');
  await expect(conversation(phone)).toContainText('Maison Delcourt a déposé les fonds de la mission.');
  await expect(conversation(phone)).toContainText(/600\s€\sTTC vous sont versés/);
});

test('a declined card is replaced on the page, and the mission begins', async ({ open, product }) => {
  const { company } = await pairOf(product);
  const thread = await threadAt(product, 'fundsAccepted');
  const phone = await open({ as: company, viewport: windowSizes.phone });
  await phone.goto(`/messages/${thread}`);
  await button(phone, 'Déposer les fonds').click();
  await expect(phone.getByRole('dialog')).toContainText(/618/);
  await picture(phone, 'deposit-dialog-phone');
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: /^Payer/ })
    .click();
  await payOn(phone, cards.declined);
  await expect(phone.getByRole('alert')).toContainText('refusée');
  await payOn(phone, cards.pays);
  await phone.waitForURL(`**/messages/${thread}`);
  await isUnderWay(phone);
});

test('a bank that asks for authentication is answered, once with no and then with yes', async ({
  open,
  product,
}) => {
  const { company } = await pairOf(product);
  const thread = await threadAt(product, 'fundsAccepted');
  const desk = await open({ as: company });
  await desk.goto(`/messages/${thread}`);
  await goToPay(desk);
  await payOn(desk, cards.asksFirst);
  await desk.getByRole('button', { name: 'Refuser' }).click();
  await expect(desk.getByRole('alert')).toContainText('n’a pas confirmé le paiement');
  await payOn(desk, cards.asksFirst);
  await desk.getByRole('button', { name: 'Confirmer le paiement' }).click();
  await desk.waitForURL(`**/messages/${thread}`);
  await isUnderWay(desk);
});

test('a payment page that is given up leads back to the thread, which takes it up again with the keyboard alone', async ({
  open,
  product,
}) => {
  const { company } = await pairOf(product);
  const thread = await threadAt(product, 'fundsAccepted');
  const desk = await open({ as: company });
  await desk.goto(`/messages/${thread}`);
  await goToPay(desk);
  const address = desk.url();
  await desk.getByRole('link', { name: 'Annuler et revenir' }).click();
  await desk.waitForURL(`**/messages/${thread}`);
  await expect(nextStep(desk)).toContainText('Rien n’a été débité');
  await expectAccessible(desk, 'a thread after a payment that was given up');
  await picture(desk, 'deposit-abandoned-desk');
  const dialog = desk.getByRole('dialog', { name: 'Déposer les fonds' });
  await tabTo(desk, button(desk, 'Déposer les fonds'));
  await desk.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /^Payer/ })).toBeFocused();
  await desk.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(desk, 'Déposer les fonds')).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /^Payer/ })).toBeFocused();
  await desk.keyboard.press('Enter');
  await desk.waitForURL(address);
  await payOn(desk, cards.pays);
  await desk.waitForURL(`**/messages/${thread}`);
  await isUnderWay(desk);
});

test('who comes back before the provider has spoken is told to wait, and in the end what to do', async ({
  open,
  product,
}) => {
  const { company } = await pairOf(product);
  const thread = await threadAt(product, 'fundsAccepted');
  const phone = await open({ as: company, viewport: windowSizes.phone });
  await phone.clock.install();
  await phone.goto(`/messages/${thread}?depot=retour`);
  await expect(nextStep(phone)).toContainText('Paiement en cours de confirmation');
  await expect(phone).toHaveURL(new RegExp(`/messages/${thread}$`));
  await expect(button(phone, 'Déposer les fonds')).toHaveCount(0);
  await expectAccessible(phone, 'a thread that waits for a payment');
  await picture(phone, 'deposit-confirming-phone');
  await phone.clock.fastForward(61_000);
  await expect(nextStep(phone)).toContainText('Le paiement n’est pas encore confirmé');
  await expect(button(phone, 'Déposer les fonds')).toBeVisible();
  await picture(phone, 'deposit-late-phone');
  await deposit(product, thread);
  // The socket's event may arrive before the click: the button is then gone.
  const asking = button(phone, 'Vérifier à nouveau').click();
  await Promise.all([expect(badge(phone)).toHaveText('En cours'), asking.catch(() => undefined)]);
});

test('a candidate is led from the thread to the provider, and the creator’s button appears by itself', async ({
  open,
  product,
}) => {
  const { company } = await pairOf(product);
  const jurist = await makeMember(product, 'employee', 'Camille Vasseur');
  const mission = await makeMission(product, company, 'Note sur la clause de mobilité');
  const thread = await applyToMission(product, jurist, mission, 500);
  for (const [path, { token }] of [
    ['price/accept', company],
    ['choose/funds', company],
    ['funds/accept', jurist],
  ] as const) {
    await call(product, 'POST', `/messagerie/action/${path}/${thread}`, { token, body: {} });
  }
  const desk = await open({ as: company });
  const phone = await open({ as: jurist, viewport: windowSizes.phone });
  for (const page of [desk, phone]) await page.goto(`/messages/${thread}`);
  await expect(nextStep(desk)).toContainText('Le dépôt des fonds n’est pas encore ouvert');
  await expect(button(desk, 'Déposer les fonds')).toHaveCount(0);
  await picture(desk, 'payee-awaited-desk');
  await mark(desk);
  await expect(nextStep(phone)).toContainText('Configurez votre compte de paiement');
  await expectAccessible(phone, 'a thread that waits for a payment account');
  await picture(phone, 'payee-awaited-phone');
  // On a desk the block is narrow and scrolls; its action must stay visible.
  const wide = await open({ as: jurist, viewport: { width: 1440, height: 700 } });
  await wide.goto(`/messages/${thread}`);
  await expect(button(wide, 'Configurer mon compte')).toBeInViewport({ ratio: 1 });
  await wide.close();

  await button(phone, 'Configurer mon compte').click();
  await onboardOn(phone);
  await phone.waitForURL(`**/messages/${thread}`);
  await expect(nextStep(phone)).toContainText('Le dépôt des fonds est attendu');
  await expect(button(desk, 'Déposer les fonds')).toBeVisible();
  await wasNotReloaded(desk);
  await phone.goto('/parametres/paiements');
  const panel = phone.getByRole('region', { name: 'Compte de paiement' });
  await expect(panel).toContainText('Prêt');
  await picture(phone, 'settings-account-ready-phone');
});
