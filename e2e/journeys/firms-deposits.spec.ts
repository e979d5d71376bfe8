import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { browserOn, makeFirm, openTeam } from '../support/firms.ts';
import { tabTo } from '../support/keyboard.ts';
import { pairOf, threadAt } from '../support/modes.ts';
import { makeOffice } from '../support/offices.ts';
import { goToPay, payOn } from '../support/payments.ts';
import { type Member, makeMember } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { cards } from '../support/test-cards.ts';
import { badge, button, nextStep } from '../support/thread.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** Deposits of a firm above its limit: asked by a colleague, consented to or refused by finance. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
});

/** A browser of this person on the program with firms. */
const asPerson = (person: Member, viewport?: { width: number; height: number }) =>
  browserOn(product, person, viewport);

/** Opens a screen for the firm. */
const visitFor = (page: Page, firm: Member, path: string) =>
  visit(page, { path: `${product.url}${path}?pour=${firm.id}` });

/** A team with a limit of 500 €, of which Claire is the owner, Nadia does the finance and Karim publishes. */
const aTeam = async () => {
  const { company, jurist } = await pairOf(product);
  const claire = await makeMember(product, 'customer', 'Claire Delmas');
  const nadia = await makeMember(product, 'customer', 'Nadia Roux');
  const karim = await makeMember(product, 'customer', 'Karim Saïdi');
  await openTeam(product, company, [
    [claire, 'owner'],
    [nadia, 'finance'],
    [karim, 'publisher'],
  ]);
  await product.sql(`update firm set deposit_limit_cents = 50000 where member_id = '${company.id}'`);
  return { company, jurist, claire, nadia, karim };
};

const step = (page: Page) => nextStep(page).getByRole('note');
const card = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').first();

test('finance refuses a deposit with a reason, then consents while a colleague waits', async ({ open }) => {
  const thread = await threadAt(product, 'fundsAccepted');
  const later = await threadAt(product, 'fundsAccepted');
  const { company, jurist, claire, nadia, karim } = await aTeam();
  const waiting = await open(asPerson(karim));
  const finance = await open(asPerson(nadia, windowSizes.phone));
  const candidate = await open(asPerson(jurist));
  await visit(candidate, { path: `${product.url}/messages/${thread}` });

  await test.step('a colleague asks by the keyboard', async () => {
    await visitFor(waiting, company, `/messages/${thread}`);
    await expect(step(waiting)).toContainText(/618\s€ dépassent la limite de l’équipe \(500\s€\)/);
    await expect(step(waiting)).toContainText('Claire Delmas ou Nadia Roux');
    await expect(button(waiting, 'Déposer les fonds')).toHaveCount(0);
    await expectAccessible(waiting, 'a deposit above the limit');
    await picture(waiting, 'firms-deposit-ask-desk');
    await tabTo(waiting, button(waiting, 'Demander l’approbation'));
    await waiting.keyboard.press('Enter');
    await expect(step(waiting)).toContainText('Approbation demandée à Claire Delmas ou Nadia Roux');
    await expect(nextStep(waiting)).toContainText('À un collègue d’agir');
    await expect(badge(waiting)).not.toContainText('À vous');
    await picture(waiting, 'firms-deposit-waits-desk');
  });

  await test.step('finance refuses, and the reason is read at once', async () => {
    await visitFor(finance, company, '/paiements/depots');
    await expect(card(finance, 'À approuver')).toContainText('Demandé par Karim Saïdi');
    await expectAccessible(finance, 'the deposits of a firm on a phone');
    await picture(finance, 'firms-deposits-phone');
    await card(finance, 'À approuver')
      .getByRole('button', { name: /^Refuser/ })
      .click();
    const dialog = finance.getByRole('dialog', { name: 'Refuser ce dépôt' });
    await dialog.getByRole('button', { name: 'Refuser le dépôt' }).click();
    await expect(dialog).toContainText('Indiquez pourquoi vous refusez.');
    await dialog.getByLabel('Motif').fill('Le budget du mois est épuisé.');
    await expectAccessible(finance, 'the refusal of a deposit');
    await picture(finance, 'firms-deposit-refuse-phone');
    await dialog.getByRole('button', { name: 'Refuser le dépôt' }).click();
    await expect(finance.getByText('Aucun dépôt n’attend votre approbation.')).toBeVisible();
    await expect(step(waiting)).toContainText('Refusé par Nadia Roux');
    await expect(step(waiting)).toContainText('Le budget du mois est épuisé.');
    await picture(waiting, 'firms-deposit-refused-desk');
  });

  await test.step('it is asked again, and finance consents with a fresh proof', async () => {
    await button(waiting, 'Demander à nouveau').click();
    await expect(card(finance, 'À approuver')).toContainText('Demandé par Karim Saïdi');
    await product.sql(
      `update session set proved_at = now() - interval '1 hour' where member_id = '${nadia.id}'`,
    );
    await card(finance, 'À approuver')
      .getByRole('button', { name: /^Approuver/ })
      .click();
    const question = finance.getByRole('dialog', { name: 'Approuver ce dépôt' });
    await expect(question).toContainText(/618\s€\sTTC à .+, demandés par Karim Saïdi/);
    await expectAccessible(finance, 'the approval of a deposit');
    await picture(finance, 'firms-deposit-approve-phone');
    await question.getByRole('button', { name: 'Annuler' }).click();
    await expect(question).toBeHidden();
    await card(finance, 'À approuver')
      .getByRole('button', { name: /^Approuver/ })
      .click();
    await question.getByRole('button', { name: 'Approuver le dépôt' }).click();
    const proof = finance.getByRole('dialog');
    await proof.getByLabel('Mot de passe', { exact: true }).fill(nadia.password);
    await proof.getByRole('button', { name: 'Confirmer' }).click();
    await expect(finance.getByText('Aucun dépôt n’attend votre approbation.')).toBeVisible();
    await expect(nextStep(waiting)).toContainText('Approuvé par Nadia Roux');
    await picture(waiting, 'firms-deposit-approved-desk');
    await picture(finance, 'firms-deposits-approved-phone');
  });

  await test.step('the colleague pays, and comes back to the thread', async () => {
    await goToPay(waiting);
    await payOn(waiting, cards.pays);
    await waiting.waitForURL(`**/messages/${thread}`);
    await expect(badge(waiting)).toHaveText('En cours');
    // Finance has « Dépôts » open, and hears of it.
    await expect(finance.getByRole('list', { name: 'À payer' }).getByRole('listitem')).toHaveCount(1);
  });

  await test.step('the candidate saw nothing of it', async () => {
    await expect(badge(candidate)).toHaveText('À vous de réaliser la mission');
    const text = await candidate.getByRole('main').innerText();
    for (const word of ['Nadia', 'Claire', 'limite de l’équipe']) expect(text).not.toContain(word);
  });

  await test.step('an owner consents in the thread, and finance pays and comes back to the deposits', async () => {
    await visitFor(waiting, company, `/messages/${later}`);
    await button(waiting, 'Demander l’approbation').click();
    await expect(step(waiting)).toContainText('Approbation demandée');
    const owner = await open(asPerson(claire, windowSizes.phone));
    await visitFor(owner, company, `/messages/${later}`);
    await expect(step(owner)).toContainText('Karim Saïdi demande votre approbation');
    await expect(badge(owner)).toHaveText('À vous d’approuver le dépôt');
    await expectAccessible(owner, 'a request in a thread on a phone');
    await picture(owner, 'firms-deposit-decide-phone');
    await step(owner)
      .getByRole('button', { name: /^Approuver/ })
      .click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Approuver le dépôt' }).click();
    await expect(nextStep(owner)).toContainText('Approuvé par Claire Delmas');
    await visitFor(finance, company, '/paiements/depots');
    await card(finance, 'À payer')
      .getByRole('button', { name: /^Payer/ })
      .click();
    await payOn(finance, cards.pays);
    await finance.waitForURL(`**/paiements/depots/${later}**`);
    await expect(finance.getByText('L’équipe n’a rien à déposer.')).toBeVisible();
    await expect(finance.getByText('Dépôt confirmé')).toBeVisible();
    await expectAccessible(finance, 'the deposits after a payment');
    await picture(finance, 'firms-deposits-paid-phone');
    await finance.setViewportSize(windowSizes.desk);
    await picture(finance, 'firms-deposits-desk');
  });
});

test('an owner sets the limit, raises it and takes it away', async ({ open }) => {
  const company = await makeMember(product, 'company', 'Verdelune Industries');
  const claire = await makeMember(product, 'customer', 'Claire Delmas');
  await openTeam(product, company, [[claire, 'owner']]);
  const page = await open(asPerson(claire, windowSizes.phone));
  await visitFor(page, company, '/paiements/depots');
  await expect(page.getByText('L’équipe n’a pas de limite')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Fixer une limite' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Fixer une limite' });
  await expect(dialog.getByLabel('Limite, en euros TTC')).toHaveValue('5000');
  await expectAccessible(page, 'the limit of a firm on a phone');
  await picture(page, 'firms-limit-phone');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/Au-delà de 5.000\s€\sTTC/)).toBeVisible();
  await page.getByRole('button', { name: 'Modifier la limite' }).click();
  await page.getByLabel('Limite, en euros TTC').fill('beaucoup');
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Indiquez un montant en euros.')).toBeVisible();
  await page.getByLabel('Limite, en euros TTC').fill('7 416,50');
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/Au-delà de 7.416,50\s€\sTTC/)).toBeVisible();
  await page.getByRole('button', { name: 'Modifier la limite' }).click();
  await page.getByLabel('Limite, en euros TTC').fill('');
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  const question = page.getByRole('dialog', { name: 'Supprimer la limite des dépôts' });
  await expect(question).toContainText(/7.416,50\s€\sTTC/);
  await expectAccessible(page, 'the question before a limit goes');
  await picture(page, 'firms-limit-removal-phone');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Modifier la limite' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await question.getByRole('button', { name: 'Supprimer la limite' }).click();
  await expect(page.getByText('L’équipe n’a pas de limite')).toBeVisible();
  await expectAccessible(page, 'the deposits of a firm that has none');
  await picture(page, 'firms-deposits-none-phone');
});

test('staff see the people of a firm, and the firms of a person', async ({ open }) => {
  const { firm, colleague } = await makeFirm(product, 'finance');
  const moderator = await makeOffice(product, 'moderator');
  for (const size of ['desk', 'phone'] as const) {
    const page = await open(asPerson(moderator, windowSizes[size]));
    await visit(page, { path: `${product.url}/admin/membres/${firm.id}` });
    const team = page.locator('section', { has: page.getByRole('heading', { name: 'Équipe' }) });
    await expect(team.getByRole('listitem')).toContainText([
      /Claire Delmas.*Propriétaire/,
      /Yasmine Benali.*Finance/,
    ]);
    await expectAccessible(page, `a firm in the back-office, ${size}`);
    await picture(page, `firms-office-${size}`);
    await team.getByRole('link', { name: 'Yasmine Benali' }).click();
    await expect(page).toHaveURL(`${product.url}/admin/membres/${colleague.id}`);
    await expect(page.getByRole('heading', { name: 'Équipes' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Verdelune Industries' })).toBeVisible();
  }
});

test('staff close an access with a reason, and not that of the last owner', async ({ open }) => {
  const { firm } = await makeFirm(product, 'finance');
  const moderator = await makeOffice(product, 'moderator');
  const page = await open(asPerson(moderator, windowSizes.phone));
  await visit(page, { path: `${product.url}/admin/membres/${firm.id}` });
  await expect(page.getByRole('button', { name: /^Fermer l’accès/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Fermer l’accès : Yasmine Benali' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fermer l’accès de cette personne' });
  await dialog.getByRole('textbox', { name: 'Motif' }).fill('Compte usurpé, signalé par la propriétaire.');
  await expectAccessible(page, 'the dialog that closes an access');
  await picture(page, 'firms-office-end-phone');
  await dialog.getByRole('button', { name: 'Fermer l’accès' }).click();
  await expect(page.getByText('accès fermé')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Fermer l’accès/ })).toHaveCount(0);
});
