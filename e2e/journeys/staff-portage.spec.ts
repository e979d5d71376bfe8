import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { deposit, pairOf, threadAt } from '../support/modes.ts';
import { codeOf, inviteOffice, makeOffice } from '../support/offices.ts';
import { call, password } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { badge, conversation } from '../support/thread.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** Staff validate a portage on a desk, the partner refuses it on a phone with a reason, and the parties read it. */

const title = 'Note sur la clause de non-concurrence';
const cards = (page: Page): Locator => page.getByRole('article').filter({ hasText: title });
const dialogOf = (page: Page): Locator => page.getByRole('dialog');

test('a portage is validated by staff, who set up a second factor, and refused by the partner', async ({
  open,
  product,
}) => {
  const { company, jurist } = await pairOf(product);
  // Staff see all requests, so those of other journeys in this program are removed first.
  await product.sql(
    "update application set state = 'REFUSED', closed_reason = 'refused' where state = 'WAITING_PORTAGE'",
  );
  await product.sql(
    "update application_action set result = 'REFUSED' where type like 'WAITING_%' and result = 'ONGOING'",
  );
  const thread = await threadAt(product, 'portageAccepted');
  const desk = await open();

  await test.step('a moderator opens the link, chooses a password and signs in', async () => {
    const { email, link } = await inviteOffice(product, 'moderator');
    await desk.goto(link);
    await desk.getByLabel('Nouveau mot de passe').fill(password);
    await desk.getByLabel('Répétez le mot de passe').fill(password);
    await desk.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click();
    await desk.waitForURL('**/connexion');
    await desk.getByLabel('Adresse email').fill(email);
    await desk.getByLabel('Mot de passe', { exact: true }).fill(password);
    await desk.getByRole('button', { name: 'Se connecter' }).click();
    await desk.waitForURL('**/connexion/code');
  });

  await test.step('nothing opens before a code of the application, and a wrong one is said beside it', async () => {
    await expect(desk.getByRole('heading', { name: 'Protégez votre accès' })).toBeVisible();
    await expect(desk.getByRole('img', { name: /Dessin à photographier/ })).toBeVisible();
    const secret = (await desk.locator('code').textContent()) ?? '';
    await expectAccessible(desk, 'setting up a second factor');
    const field = desk.getByLabel('2. Recopiez le code qu’elle affiche.');
    await field.fill(codeOf(secret, -20));
    await desk.getByRole('button', { name: 'Activer' }).click();
    await expect(desk.getByRole('main')).toContainText('Ce code n’est pas le bon');
    await desk.goto('/admin');
    await desk.waitForURL('**/connexion/code');
    const again = (await desk.locator('code').textContent()) ?? '';
    await desk.getByLabel('2. Recopiez le code qu’elle affiche.').fill(codeOf(again));
    await desk.getByRole('button', { name: 'Activer' }).click();
    await expect(desk.getByRole('heading', { name: 'Gardez ces codes de secours' })).toBeVisible();
    await expect(desk.getByRole('main').getByRole('listitem')).toHaveCount(10);
    await desk.getByRole('button', { name: 'J’ai gardé mes codes' }).click();
    await desk.waitForURL('**/admin');
  });

  await test.step('the request is validated, after a confirmation', async () => {
    await desk.getByRole('main').getByRole('link', { name: 'Portages', exact: true }).click();
    await desk.waitForURL('**/admin/portages');
    const card = cards(desk);
    await expect(card).toContainText(company.name);
    await expect(card).toContainText(jurist.name);
    await expect(card).toContainText('Dans les temps');
    await expectAccessible(desk, 'the portages that wait for staff');
    await card.getByRole('button', { name: /^Valider/ }).click();
    await expect(dialogOf(desk)).toContainText('passe au partenaire');
    await dialogOf(desk).getByRole('button', { name: 'Valider' }).click();
    await expect(cards(desk)).toHaveCount(0);
    await expect(desk.getByRole('heading', { name: 'Aucun portage n’attend votre réponse' })).toBeVisible();
  });

  await test.step('a request that somebody else has just decided leaves the list, and the reason is told', async () => {
    const other = await threadAt(product, 'portageAccepted');
    await desk.reload();
    await cards(desk)
      .getByRole('button', { name: /^Valider/ })
      .click();
    const command = { type: 'portage/reject', reason: 'Il manque une date de fin.' } as const;
    await product.decide({ thread: other, by: 'staff', command });
    await dialogOf(desk).getByRole('button', { name: 'Valider' }).click();
    await expect(desk.getByRole('alert').filter({ hasText: 'a évolué entre-temps' })).toBeVisible();
    await expect(cards(desk)).toHaveCount(0);
  });

  await test.step("a moderator has no screen of a member's, nor of the partner's", async () => {
    for (const path of ['/messages', '/parametres', '/partner', '/partner/securite']) {
      await desk.goto(path);
      await desk.waitForURL('**/admin');
    }
  });

  const partner = await makeOffice(product, 'partner');
  const phone = await open({ as: partner, viewport: windowSizes.phone });
  const reason = 'La mission est trop courte pour un contrat de travail.';

  await test.step('a request comes with the state of the account, which would push its buttons away', async () => {
    let letAnswer = () => {};
    const held = new Promise<void>((resolve) => {
      letAnswer = resolve;
    });
    await phone.route('**/partner/account', async (route) => {
      await held;
      await route.fallback();
    });
    const listed = phone.waitForResponse((answer) => answer.url().includes('/partner/portage'));
    await phone.goto('/partner');
    await (await listed).finished();
    await expect(cards(phone)).toHaveCount(0);
    letAnswer();
    await expect(phone.getByRole('region', { name: 'Compte de paiement' })).toBeVisible();
    await expect(cards(phone)).toHaveCount(1);
  });

  await test.step('without the account, requests are answered, and the account can be asked for again', async () => {
    await phone.route('**/partner/account', (route) => route.fulfill({ status: 404, json: {} }));
    await phone.goto('/partner');
    await expect(cards(phone)).toHaveCount(1);
    const account = phone.getByRole('region', { name: 'Compte de paiement' });
    await expect(account.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await phone.unrouteAll();
    await account.getByRole('button', { name: 'Réessayer' }).click();
    await expect(account).toContainText('À configurer');
  });

  await test.step('the partner refuses on a phone, with a reason that is asked for and kept', async () => {
    await phone.goto('/partner');
    await cards(phone)
      .getByRole('button', { name: /^Refuser/ })
      .click();
    await dialogOf(phone).getByRole('button', { name: 'Refuser le portage' }).click();
    await expect(dialogOf(phone)).toContainText('Indiquez un motif');
    await dialogOf(phone).getByLabel('Motif du refus').fill(reason);
    await expectAccessible(phone, 'the refusal of a portage');
    await phone.reload();
    await cards(phone)
      .getByRole('button', { name: /^Refuser/ })
      .click();
    await expect(dialogOf(phone).getByLabel('Motif du refus')).toHaveValue(reason);
    await dialogOf(phone).getByRole('button', { name: 'Refuser le portage' }).click();
    await expect(cards(phone)).toHaveCount(0);
  });

  await test.step('the partner looks after their own account, on a screen of theirs', async () => {
    const page = await open({ as: partner, viewport: windowSizes.desk });
    await page.goto('/admin/securite');
    await page.waitForURL('**/partner');
    await page.getByRole('link', { name: 'Ma sécurité' }).click();
    await page.waitForURL('**/partner/securite');
    for (const name of ['Mot de passe', 'Second facteur', 'Clés d’accès', 'Sessions ouvertes']) {
      await expect(page.getByRole('region', { name })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Modifier le mot de passe' }).click();
    const fresh = 'une phrase que le partenaire est seul à connaître';
    const field = (name: string) => dialogOf(page).getByRole('textbox', { name, exact: true });
    await field('Mot de passe actuel').fill(password);
    await field('Nouveau mot de passe').fill(fresh);
    await field('Répétez le nouveau mot de passe').fill(fresh);
    await dialogOf(page).getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Votre mot de passe est modifié.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await picture(page, 'security-partner');
    await phone.goto('/partner/securite');
    await picture(phone, 'security-partner-phone');
  });

  await test.step('both parties read the reason, and the choice of a mode is open again', async () => {
    for (const as of [company, jurist]) {
      const page = await open({ as });
      await page.goto(`/messages/${thread}`);
      await expect(conversation(page)).toContainText(reason);
    }
  });
});

test('a moderator shares the funds of a contested mission, and gives a code again for it', async ({
  open,
  product,
}) => {
  const { company } = await pairOf(product);
  const thread = await threadAt(product, 'fundsAccepted');
  await deposit(product, thread);
  await call(product, 'POST', `/messagerie/mission/contest/${thread}`, {
    token: company.token,
    body: { reason: 'Deux questions sur quatre restent sans réponse.' },
  });
  const moderator = await makeOffice(product, 'moderator');
  await product.sql(
    `update session set second_factor_at = second_factor_at - interval '20 minutes' where member_id = '${moderator.id}'`,
  );
  const desk = await open({ as: moderator });
  await desk.goto('/admin/contestations');
  await expect(cards(desk)).toContainText('Deux questions sur quatre');
  await cards(desk)
    .getByRole('button', { name: /^Trancher/ })
    .click();
  const dialog = dialogOf(desk);
  await dialog.getByText('Partager').click();
  const share = dialog.getByLabel('Part du prestataire');
  await dialog.getByLabel('Motif').fill('Deux questions sur quatre sont traitées.');
  await share.fill('600');
  await dialog.getByRole('button', { name: 'Rendre la décision' }).click();
  await expect(dialog).toContainText('Chacun reçoit quelque chose');
  await share.fill('250');
  await expect(dialog).toContainText(/Le prestataire reçoit 250\s€, le client 350\s€/);
  await dialog.getByRole('button', { name: 'Rendre la décision' }).click();
  await expect(dialog).toContainText('nouveau code');
  await expectAccessible(desk, 'the decision about a contested mission');
  const code = dialog.getByLabel('Code de votre application d’authentification');
  await expect(code).toBeFocused();
  await code.fill(codeOf(moderator.secret, 1));
  await dialog.getByRole('button', { name: 'Rendre la décision' }).click();
  await expect(cards(desk)).toHaveCount(0);
  const page = await open({ as: company });
  await page.goto(`/messages/${thread}`);
  await expect(badge(page)).toHaveText('Terminé');
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText(
    'Deux questions sur quatre sont traitées.',
  );
});
