import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { inDays, typedDay } from '../support/mission-form.ts';
import { pairOf, threadAt } from '../support/modes.ts';
import { makeOffice } from '../support/offices.ts';
import { payDeposit } from '../support/payments.ts';
import { call } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { conversation, nextStep } from '../support/thread.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** Finances for staff: retry of a failed refund, and export of the ledger. Each party has its statement. */

/** Expects a payment among those that wait, refused by the provider; gives its card. */
const expectWaiting = async (desk: Page, name: string): Promise<Locator> => {
  const waiting = desk.getByRole('article').filter({ hasText: 'planned fault' });
  await expect(async () => {
    await desk.goto('/admin/finances?vue=paiements');
    await expect(waiting).toContainText(name, { timeout: 5_000 });
  }).toPass();
  return waiting;
};

/** Delays the queue's own retries: none is under way while staff act. */
const delayRetries = (product: Product): Promise<void> =>
  product.sql(
    `update graphile_worker._private_jobs set run_at = now() + interval '1 hour' where attempts > 0`,
  );

test('staff cancel a deposit, see that its refund waits and why, and have it tried again', async ({
  open,
  product,
}) => {
  const { company, jurist } = await pairOf(product);
  const thread = await threadAt(product, 'fundsAccepted');
  await payDeposit(product, thread, company);
  const admin = await makeOffice(product, 'admin');
  const desk = await open({ as: admin });
  await desk.goto('/admin/finances');
  const card = desk
    .getByRole('article')
    .filter({ hasText: /600\s€ réservés/ })
    .first();
  await expect(card).toContainText(/618\s€/);
  await expect(card).toContainText('Camille AubrySur son compte de paiement');
  await expectAccessible(desk, 'the finances');
  await picture(desk, 'finances-desk');
  const phone = await open({ as: admin, viewport: windowSizes.phone });
  await phone.goto('/admin/finances');
  await expect(phone.getByRole('article').first()).toBeVisible();
  await picture(phone, 'finances-phone');

  await product.sql(`insert into payment_sandbox.fault (method, path, kind, details, times)
    values ('POST', '/v1/refunds', 'status', '{"status": 400}', 100)`);
  await card.getByRole('button', { name: /^Annuler le dépôt/ }).click();
  await desk.getByRole('dialog').getByLabel('Motif').fill('Les deux parties le demandent.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Annuler le dépôt' }).click();
  await expect(desk.getByText('Le dépôt est annulé.')).toBeVisible();
  const waiting = await expectWaiting(desk, 'Remboursement');
  await expect(waiting).toContainText(/618\s€/);
  await expect(waiting).toContainText('Maison DelcourtSur la carte qui a payé');
  await expectAccessible(desk, 'the payments that wait');
  await picture(desk, 'finances-waiting-desk');
  await phone.goto('/admin/finances?vue=paiements');
  await expect(phone.getByRole('article').first()).toBeVisible();
  await picture(phone, 'finances-waiting-phone');

  await waiting.getByRole('button', { name: /^Réessayer/ }).click();
  const dialog = desk.getByRole('dialog', { name: /Réessayer ce paiement/ });
  await picture(desk, 'finances-retry-desk');
  await delayRetries(product);
  await product.sql('delete from payment_sandbox.fault');
  await dialog.getByRole('button', { name: 'Réessayer' }).click();
  // Interrupted payments are resumed every minute: this may have been faster than staff.
  await expect(desk.getByText(/Le paiement est demandé de nouveau|Ce paiement est déjà fait/)).toBeVisible();
  await expect(async () => {
    await desk.reload();
    await expect(desk.getByText('Aucun paiement n’attend')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await desk.goto('/admin/finances');
  await expect(desk.getByRole('article').filter({ hasText: /618\s€ remboursés/ })).not.toHaveCount(0);

  await test.step('the ledger is a file for spreadsheets', async () => {
    await desk.getByRole('button', { name: 'Exporter les écritures' }).click();
    const period = desk.getByRole('dialog', { name: 'Exporter les écritures' });
    await expect(period.getByLabel('Du')).not.toHaveValue('');
    await expectAccessible(desk, 'the export');
    await picture(desk, 'finances-export-desk');
    // The month may have begun a moment ago, after the deposit.
    await period.getByLabel('Du').fill(typedDay(inDays(-1)));
    await desk.keyboard.press('Tab');
    const coming = desk.waitForEvent('download');
    await period.getByRole('button', { name: 'Télécharger le fichier' }).click();
    const file = await (await coming).path();
    const text = await readFile(file, 'utf8');
    expect(text.startsWith('\ufeffDate (UTC);Écriture;Nature')).toBe(true);
    expect(text).toContain(`${thread};`);
    expect(text).toMatch(/;Remboursement;refund:re_.*;Prestataire de paiement;;618,00;\r\n/);
  });

  await test.step('each party reads in its statement what happened to the funds', async () => {
    const theirs = await open({ as: company });
    await theirs.goto(`/messages/${thread}`);
    await theirs.getByRole('link', { name: 'Relevé des fonds' }).click();
    await expect(theirs.getByRole('table')).toContainText('Remboursement sur votre carte');
    await expect(theirs.getByRole('table')).toContainText(/−618\s€/);
    await expectAccessible(theirs, 'the statement of a creator');
    await picture(theirs, 'statement-creator-desk');
    await theirs.emulateMedia({ media: 'print' });
    await expect(theirs.getByText(company.email).filter({ visible: true })).toHaveCount(0);
    await expect(theirs.getByRole('link', { name: 'Retour à la conversation' })).toBeHidden();
    await picture(theirs, 'statement-creator-paper');
    await theirs.emulateMedia({ media: null });
    const coming = theirs.waitForEvent('download');
    await theirs.getByRole('button', { name: 'Télécharger (CSV)' }).click();
    expect(await readFile(await (await coming).path(), 'utf8')).toContain('Dépôt des fonds;618,00;618,00');
    const small = await open({ as: jurist, viewport: windowSizes.phone });
    await small.goto(`/messages/${thread}/releve`);
    await expect(small.getByRole('table')).toContainText('Rendu au client');
    await expect(small.getByRole('main')).not.toContainText(/618|Frais/);
    await expectAccessible(small, 'the statement of a candidate');
    await picture(small, 'statement-candidate-phone');
  });
});

test('staff decide whose the funds are that could not be paid for sixty days, and both read why', async ({
  open,
  product,
}) => {
  const { company, jurist } = await pairOf(product);
  const thread = await threadAt(product, 'fundsAccepted');
  await payDeposit(product, thread, company);
  await product.sql(`insert into payment_sandbox.fault (method, path, kind, details, times)
    values ('POST', '/v1/transfers', 'status', '{"status": 400}', 100)`);
  await call(product, 'POST', `/messagerie/mission/validate/${thread}`, { token: company.token, body: {} });
  await product.sql(`update application set release_at = now() - interval '1 minute' where id = '${thread}'`);
  await product.decide({ thread, by: 'timer', command: { type: 'release' } });
  const theirs = await open({ as: jurist });
  await theirs.goto(`/messages/${thread}`);
  await expect(nextStep(theirs)).toContainText('le versement est en cours');
  const ago = "now() - interval '61 days'";
  await product.sql(`update application set deposit_confirmed_at = ${ago} where id = '${thread}'`);
  for (const table of ['hold', 'instalment_hold'])
    await product.sql(`update ${table} set since = ${ago} where application_id = '${thread}'`);

  const desk = await open({ as: await makeOffice(product, 'admin') });
  // While a payment is on its way to the provider, nobody may decide about its money.
  await expectWaiting(desk, 'Versement');
  await delayRetries(product);
  await desk.goto('/admin/finances');
  const card = desk.getByRole('article').filter({ hasText: 'À trancher' });
  await card.getByRole('button', { name: /^Trancher le sort des fonds/ }).click();
  const dialog = desk.getByRole('dialog', { name: 'Trancher le sort des fonds' });
  await dialog.getByRole('radio', { name: /Rembourser/ }).check();
  await dialog.getByLabel('Motif').fill('Le compte du candidat est fermé.');
  await expectAccessible(desk, 'the decision about what is left of a mission');
  await dialog.getByRole('button', { name: 'Rendre la décision' }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText('Le sort des fonds est décidé.')).toBeVisible();
  await expect(nextStep(theirs)).toContainText(/618\s€\) reviennent au client/);
  await expect(conversation(theirs)).toContainText('Motif\u202f: Le compte du candidat est fermé.');
});

test('a moderator is told that the finances are not theirs', async ({ open, product }) => {
  const moderator = await makeOffice(product, 'moderator');
  const desk = await open({ as: moderator });
  await desk.goto('/admin/finances');
  await expect(desk.getByText('Les finances sont réservées aux administrateurs')).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Finances' })).toHaveCount(0);
});
