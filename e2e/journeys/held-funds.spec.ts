import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { confirm, deposit, pairOf, threadAt } from '../support/modes.ts';
import { makeOffice } from '../support/offices.ts';
import { goToPay, onboardOn, payOn } from '../support/payments.ts';
import { makeMember } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { cards } from '../support/test-cards.ts';
import { badge, button, nextStep } from '../support/thread.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** Held funds in a thread: released, refunded, disputed at the bank, and in a portage. */

const isUnderWay = async (...pages: Page[]): Promise<void> => {
  for (const page of pages) {
    await expect(badge(page)).toHaveText('En cours');
    await expect(button(page, 'Déposer les fonds')).toHaveCount(0);
  }
};

test('a company ends a mission on a phone, the funds are released, and both read it', async ({
  open,
  product,
}) => {
  const { company, jurist } = await pairOf(product);
  const thread = await threadAt(product, 'fundsAccepted');
  await deposit(product, thread);
  const phone = await open({ as: company, viewport: windowSizes.phone });
  const desk = await open({ as: jurist });
  for (const page of [desk, phone]) await page.goto(`/messages/${thread}`);
  const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Avec qui, et où en est-on' });
  await expect(panelOf(desk), 'who is paid, how much, when, on which account').toContainText(
    /Payé àVousMontant600\s€QuandDans les 72\sheures qui suivent la fin de la missionSurVotre compte de paiement/,
  );
  await nextStep(phone).getByRole('button', { name: 'Lire la suite' }).click();
  const ends = nextStep(phone).getByRole('region', { name: 'Fin de la mission' });
  await expect(ends.getByRole('button', { name: 'Mission terminée' })).toHaveAccessibleDescription(
    /600\s€\sTTC versés à Camille Aubry dans les 72\sheures/,
  );
  await expect(ends.getByRole('button', { name: 'Contester la mission' })).toHaveAccessibleDescription(
    /Rien n’est versé ni rendu/,
  );
  const atDesk = await open({ as: company });
  await atDesk.goto(`/messages/${thread}`);
  await expect(panelOf(atDesk)).toContainText(
    /Payé àCamille AubryMontant600\s€Quand.*SurCompte de paiement\s: Camille Aubry/,
  );
  const apart = nextStep(atDesk).getByRole('region', { name: 'Fin de la mission' }).getByRole('button');
  await expect(apart, 'apart from harmless buttons').toHaveText([
    'Mission terminée',
    'Contester la mission',
    'Demander l’annulation du dépôt',
  ]);
  await ends.getByRole('button', { name: 'Mission terminée' }).click();
  await expect(phone.getByRole('dialog')).toContainText(/600\s€\sTTC\) seront versés à Camille Aubry/);
  await phone.getByRole('dialog').getByRole('button', { name: 'Mission terminée' }).click();
  for (const page of [desk, phone]) await expect(badge(page)).toHaveText('En attente de règlement');
  await expect(nextStep(desk)).toContainText(/600\s€\sTTC\) vont vous être versés/);
  await expect(panelOf(desk)).toContainText(/QuandPrévu le .*, au plus tard le /);
  // Two days later, by changing the time in the database.
  await product.sql(`update application set release_at = now() - interval '1 minute' where id = '${thread}'`);
  await product.decide({ thread, by: 'timer', command: { type: 'release' } });
  for (const page of [desk, phone]) {
    await expect(badge(page)).toHaveText('Terminé');
    await expect(nextStep(page)).toContainText('La mission est terminée et réglée');
  }
  await expect(nextStep(desk)).toContainText(/600\s€\sTTC\) vous sont versés/);
  await expect(panelOf(desk)).toContainText('QuandVersé');
  await picture(desk, 'released-desk');
});

test('a deposit that both cancel goes back whole, its fee too', async ({ open, product }) => {
  const { company, jurist } = await pairOf(product);
  const thread = await threadAt(product, 'fundsAccepted');
  await deposit(product, thread);
  const desk = await open({ as: company });
  const phone = await open({ as: jurist, viewport: windowSizes.phone });
  for (const page of [desk, phone]) await page.goto(`/messages/${thread}`);
  await confirm(desk, 'Demander l’annulation du dépôt', 'Demander l’annulation');
  await expect(nextStep(phone)).toContainText('Maison Delcourt demande l’annulation du dépôt');
  await confirm(phone, 'Accepter l’annulation du dépôt', 'Accepter l’annulation');
  for (const page of [desk, phone]) {
    await expect(nextStep(page)).toContainText('La mission est annulée');
  }
  await expect(nextStep(desk)).toContainText(/618\s€\sTTC\) vous est rendu, sur la carte qui a payé/);
  await expect(nextStep(phone)).toContainText(/618\s€\sTTC\) est rendu à Maison Delcourt/);
});

test('a payment that its owner disputes at the bank freezes the thread, and both read it', async ({
  open,
  product,
}) => {
  const { company, jurist } = await pairOf(product);
  const thread = await threadAt(product, 'fundsAccepted');
  const desk = await open({ as: company });
  const phone = await open({ as: jurist, viewport: windowSizes.phone });
  for (const page of [desk, phone]) await page.goto(`/messages/${thread}`);
  await goToPay(desk);
  await payOn(desk, cards.disputed);
  await desk.waitForURL(`**/messages/${thread}`);
  for (const page of [desk, phone]) {
    await expect(nextStep(page)).toContainText('Le dépôt est contesté auprès de la banque');
    await expect(nextStep(page)).toContainText('À la banque d’agir');
    await expect(button(page, 'Demander l’annulation du dépôt')).toHaveCount(0);
  }
  await expectAccessible(phone, 'a thread whose payment is disputed');
  await picture(phone, 'charged-back-phone');
});

test('an account in the settings says how far it has come', async ({ open, product }) => {
  const jurist = await makeMember(product, 'employee', 'Louise Garnier');
  const desk = await open({ as: jurist });
  await desk.goto('/parametres/paiements');
  const panel = desk.getByRole('region', { name: 'Compte de paiement' });
  await expect(panel).toContainText('À configurer');
  await panel.getByRole('button', { name: 'Configurer mon compte' }).click();
  await desk.waitForURL(/\/sandbox\/onboarding\//);
  await desk.getByRole('link', { name: 'Terminer plus tard' }).click();
  await desk.waitForURL('**/parametres/paiements');
  await expect(panel).toContainText('À compléter');
  await expect(panel).toContainText('votre date de naissance');
  await expectAccessible(desk, 'settings with an account that is begun');
  await picture(desk, 'settings-account-begun-desk');
  await panel.getByRole('button', { name: 'Reprendre la configuration' }).click();
  await onboardOn(desk);
  await desk.waitForURL('**/parametres/paiements');
  await expect(panel).toContainText('Prêt');
});

test('in a portage the company of portage opens its account, and the deposit carries no fee', async ({
  open,
  product,
}) => {
  const { company } = await pairOf(product);
  // Other journeys may have left a ready partner; this one tests the first partner.
  await product.sql(
    "update payment_account set is_ready = false where member_id in (select id from member where kind = 'PARTNER')",
  );
  const thread = await threadAt(product, 'portageAccepted');
  await product.decide({ thread, by: 'staff', command: { type: 'portage/validate' } });
  await product.decide({ thread, by: 'partner', command: { type: 'itg/validate' } });
  const partner = await makeOffice(product, 'partner');
  const desk = await open({ as: company });
  await desk.goto(`/messages/${thread}`);
  await expect(nextStep(desk)).toContainText('ITG doit d’abord configurer son compte de paiement');
  const phone = await open({ as: partner, viewport: windowSizes.phone });
  await phone.goto('/partner');
  const panel = phone.getByRole('region', { name: 'Compte de paiement' });
  await expect(panel).toContainText('À configurer');
  await expectAccessible(phone, 'the portages of a partner without an account');
  await picture(phone, 'partner-account-phone');
  await panel.getByRole('button', { name: 'Configurer mon compte' }).click();
  await onboardOn(phone, 'ITG');
  await phone.waitForURL('**/partner');
  await expect(panel).toContainText('Prêt');

  await button(desk, 'Déposer les fonds').click();
  const dialog = desk.getByRole('dialog', { name: 'Déposer les fonds' });
  await expect(dialog).toContainText(/Frais BasocheAucuns.*600\s€/);
  await expect(dialog).toContainText('versés à ITG, qui paie Camille Aubry');
  await picture(desk, 'deposit-portage-desk');
  await dialog.getByRole('button', { name: /^Payer 600/ }).click();
  await payOn(desk, cards.pays);
  await desk.waitForURL(`**/messages/${thread}`);
  await isUnderWay(desk);
});
