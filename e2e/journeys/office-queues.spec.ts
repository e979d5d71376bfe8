import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { pairOf, threadAt } from '../support/modes.ts';
import { codeOf, makeOffice } from '../support/offices.ts';
import { call, makeMember } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { blankPdf, sendVerificationDocuments } from '../support/verification-documents.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** Queues of staff: documents asked for again, a report that is read, decided and appealed, and an unsent mail. */

const dialogOf = (page: Page): Locator => page.getByRole('dialog');
const articleOf = (page: Page, text: string): Locator => page.getByRole('article').filter({ hasText: text });
const queueOf = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

test('staff see what waits, and ask a member for a document again', async ({ open, product }) => {
  const student = await makeMember(product, 'student', 'Lise Morvan', { verified: false });
  await sendVerificationDocuments(product, student, ['enrolment']);
  const moderator = await makeOffice(product, 'moderator');
  const desk = await open({ as: moderator, viewport: windowSizes.desk });
  const reason = 'La seconde page du certificat manque.';

  await desk.goto('/admin');
  const queue = queueOf(desk, 'Vérifications');
  await expect(queue).toContainText('en attente');
  await expect(queue).toContainText('Prochaine échéance');
  await expect(queueOf(desk, 'Incidents')).toHaveCount(0);
  await expectAccessible(desk, 'what waits for staff');
  await picture(desk, 'office-overview-desk');
  await queue.getByRole('link').click();

  const card = articleOf(desk, student.name);
  await card.getByRole('button', { name: /^Redemander/ }).click();
  await expect(dialogOf(desk).getByRole('checkbox', { name: 'Certificat de scolarité' })).toBeChecked();
  await dialogOf(desk).getByRole('button', { name: 'Redemander' }).click();
  await expect(dialogOf(desk)).toContainText('Dites ce qui manque');
  await dialogOf(desk).getByLabel('Ce qui manque').fill(reason);
  await expectAccessible(desk, 'asking for a document again');
  await dialogOf(desk).getByRole('button', { name: 'Redemander' }).click();
  await expect(card).toHaveCount(0);
  await desk.getByRole('link', { name: 'Décidées' }).click();
  await expect(articleOf(desk, student.name)).toContainText(reason);

  const phone = await open({ as: student, viewport: windowSizes.phone });
  const { text } = await product.mailbox.next(student.email, 'Un justificatif est à renvoyer');
  expect(text).toContain(reason);
  await phone.goto('/verify');
  await expect(phone.getByRole('heading', { name: 'Un document est à renvoyer' })).toBeVisible();
  await expect(phone.getByText(reason)).toBeVisible();
  await expectAccessible(phone, 'a document that is asked for again');
  await phone
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Entier.pdf', mimeType: 'application/pdf', buffer: blankPdf() });
  await expect(phone.getByText('Tout y est.')).toBeVisible();
  await phone.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(phone.getByRole('heading', { name: 'Vos justificatifs sont envoyés' })).toBeFocused();
  await desk.goto('/admin/verifications');
  await expect(articleOf(desk, student.name)).toContainText('Redemandé le');
});

test('a report is read for a while, decided with reasons, and appealed to somebody else', async ({
  open,
  product,
}) => {
  const { company, jurist } = await pairOf(product);
  const thread = await threadAt(product, 'choosing');
  for (const { token } of [company, jurist]) {
    await call(product, 'POST', `/messagerie/mission/ndaConsent/${thread}`, { token, body: {} });
  }
  const { mission } = await call<{ mission: { id: string } }>(product, 'GET', `/messagerie/${thread}`, {
    token: jurist.token,
  });
  const said = 'Rappelez-moi ce soir, hors du réseau.';
  await call(product, 'POST', `/messagerie/${thread}`, {
    token: company.token,
    body: { content: said, clientId: crypto.randomUUID() },
  });
  const { id } = await call<{ id: string }>(product, 'POST', `/messagerie/signal/thread/${thread}`, {
    token: jurist.token,
    body: { reason: 'Il veut que nous quittions le réseau.', category: 'solicitation' },
  });
  const [first, second] = [await makeOffice(product, 'moderator'), await makeOffice(product, 'moderator')];
  await product.sql(
    `update session set second_factor_at = second_factor_at - interval '20 minutes' where member_id = '${first.id}'`,
  );
  const desk = await open({ as: first, viewport: windowSizes.desk });
  const card = articleOf(desk, 'Il veut que nous quittions le réseau.');
  const statement = 'Vous avez proposé un contrat hors du réseau, le 22 novembre.';

  await test.step('the thread opens with a reason and a code, for thirty minutes', async () => {
    await desk.goto('/admin/signalements');
    await card.getByRole('button', { name: /^Lire l’échange/ }).click();
    const dialog = dialogOf(desk);
    await dialog.getByLabel('Pourquoi la lecture est nécessaire').fill('La phrase citée est sans date.');
    await dialog.getByRole('button', { name: 'Ouvrir l’échange' }).click();
    await dialog.getByLabel('Code de votre application d’authentification').fill(codeOf(first.secret, 1));
    await expectAccessible(desk, 'the opening of a thread');
    await dialog.getByRole('button', { name: 'Ouvrir l’échange' }).click();
    await desk.waitForURL('**/admin/lectures/*');
    await expect(desk.getByRole('list', { name: 'Messages de l’échange' })).toContainText(said);
    await expect(desk.getByText(/minutes de lecture/)).toBeVisible();
    await expectAccessible(desk, 'a thread that was opened');
    await picture(desk, 'office-reading-desk');
    await desk.getByRole('button', { name: 'Refermer l’échange' }).click();
    await desk.waitForURL('**/admin');
  });

  await test.step('both parties are told', async () => {
    for (const as of [company, jurist]) {
      const { text } = await product.mailbox.next(as.email, 'Notre équipe a ouvert un de vos échanges');
      expect(text).not.toMatch(/signal/i);
    }
  });

  const missionState = async () =>
    (await fetch(new URL(`/api/missions/single/${mission.id}`, product.url))).status;
  await test.step('the decision hides the mission at once, with its reasons', async () => {
    await desk.goto('/admin/signalements');
    await card.getByRole('button', { name: /^Répondre/ }).click();
    const dialog = dialogOf(desk);
    await dialog.getByLabel('Votre réponse').fill('La mission a été masquée.');
    await dialog.getByRole('button', { name: 'Envoyer la réponse' }).click();
    await expect(dialog).toContainText('Choisissez au moins une mesure');
    await dialog.getByRole('checkbox', { name: 'Avertissement' }).check();
    await dialog.getByRole('checkbox', { name: 'Contenu masqué' }).check();
    await expect(dialog.getByRole('note')).toContainText('est masquée\u202f: elle quitte les listes');
    await dialog.getByLabel('Exposé des motifs').fill(statement);
    await dialog.getByRole('button', { name: 'Masquer l’annonce et répondre' }).click();
    await expect(dialog).toContainText('Choisissez le motif du masquage');
    await dialog.getByRole('combobox', { name: 'Motif du masquage' }).selectOption('Hors sujet ou publicité');
    await expectAccessible(desk, 'the decision of a report');
    await picture(desk, 'report-decision-desk');
    await desk.setViewportSize(windowSizes.phone);
    await dialog.getByRole('button', { name: 'Annuler' }).scrollIntoViewIfNeeded();
    await picture(desk, 'report-decision-phone');
    await desk.setViewportSize(windowSizes.desk);
    expect(await missionState()).toBe(200);
    await dialog.getByRole('button', { name: 'Masquer l’annonce et répondre' }).click();
    await expect(card).toHaveCount(0);
    expect(await missionState()).toBe(410);
  });

  const phone = await open({ as: company, viewport: windowSizes.phone });
  await test.step('who is measured reads why from the notification, not who reported, and appeals', async () => {
    await phone.goto('/notifications');
    await phone.getByRole('button', { name: /Décision de notre équipe/ }).click();
    await phone.waitForURL(`**/signalements/${id}`);
    const main = phone.getByRole('main');
    await expect(main).toContainText(statement);
    await expect(main).toContainText('Annonce masquée');
    await expect(main).not.toContainText(jurist.name);
    await phone.getByRole('button', { name: 'Envoyer le recours' }).click();
    await expect(main).toContainText('Dites ce que la décision');
    await phone.getByLabel('Pourquoi cette décision doit être revue').fill('C’était une plaisanterie.');
    await expectAccessible(phone, 'a decision and its appeal');
    await picture(phone, 'decision-phone');
    await phone.getByRole('button', { name: 'Envoyer le recours' }).click();
    await expect(main).toContainText('Notre équipe l’examine');
  });

  await test.step('somebody else of the staff decides of the appeal', async () => {
    await desk.goto('/admin/signalements?vue=recours');
    await expect(card).toContainText('un autre membre');
    await expect(card.getByRole('button', { name: /^Trancher/ })).toHaveCount(0);
    const other = await open({ as: second, viewport: windowSizes.desk });
    await other.goto('/admin/signalements?vue=recours');
    const theirs = articleOf(other, 'Il veut que nous quittions le réseau.');
    await theirs.getByRole('button', { name: /^Trancher/ }).click();
    await dialogOf(other).getByText('Revoir la décision').click();
    await dialogOf(other).getByLabel('Votre réponse').fill('La phrase était entre guillemets.');
    await expectAccessible(other, 'the decision of an appeal');
    await dialogOf(other).getByRole('button', { name: 'Rendre la décision' }).click();
    await expect(theirs).toHaveCount(0);
    await phone.reload();
    await expect(phone.getByRole('main')).toContainText('La phrase était entre guillemets.');
    await expect(phone.getByRole('heading', { name: 'Mesure levée' })).toBeVisible();
    expect(await missionState()).toBe(200);
  });
});

test('an admin has a mail that did not leave tried again', async ({ open, product }) => {
  const admin = await makeOffice(product, 'admin');
  await product.sql(
    `select graphile_worker.add_job('auth.sendReset', '{"memberId":"0198aaaa-0000-7000-8000-000000000000"}'::json,
      run_at := now() + interval '1 day')`,
  );
  await product.sql(
    `update graphile_worker._private_jobs set attempts = 25, last_error = 'Mail to l…@exemple.fr: 550 no such mailbox'
      where run_at > now() + interval '23 hours' and attempts = 0 and task_id in (
        select id from graphile_worker._private_tasks where identifier = 'auth.sendReset')`,
  );
  const phone = await open({ as: admin, viewport: windowSizes.phone });
  await phone.goto('/admin');
  await queueOf(phone, 'Mails non partis').getByRole('link').click();
  const row = phone.getByRole('row').filter({ hasText: 'l…@exemple.fr' });
  await expect(row).toContainText('Lien de réinitialisation d’un mot de passe');
  await expect(row).toContainText('auth.sendReset');
  await expectAccessible(phone, 'what failed');
  await picture(phone, 'office-incidents-phone');
  await row.getByRole('button', { name: /^Relancer/ }).click();
  await dialogOf(phone).getByLabel('Motif').fill('Le serveur de mail est revenu.');
  await dialogOf(phone).getByRole('button', { name: 'Relancer' }).click();
  await expect(row).toHaveCount(0);
});
