import { expectAccessible } from '../support/axe.ts';
import { confirm, deposit, pairOf, press, threadAt } from '../support/modes.ts';
import { applyToMission, call, makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { badge, button, conversation, keepOpen, nextStep } from '../support/thread.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** Early ends of threads: the commands closed to each party, and the message when the other party was faster. */

test('a deposit is cancelled once both have asked for it, and not after a refusal', async ({
  open,
  product,
}) => {
  const { company, jurist } = await pairOf(product);
  const thread = await threadAt(product, 'fundsAccepted');
  await deposit(product, thread);
  const desk = await open({ as: company });
  const phone = await open({ as: jurist, viewport: windowSizes.phone });
  for (const page of [desk, phone]) await page.goto(`/messages/${thread}`);

  await confirm(phone, 'Demander l’annulation du dépôt', 'Demander l’annulation');
  await expect(nextStep(phone)).toContainText('Vous avez demandé l’annulation du dépôt');
  await expect(button(phone, 'Demander l’annulation du dépôt')).toHaveCount(0);
  await expect(nextStep(desk)).toContainText('Camille Aubry demande l’annulation du dépôt');
  await button(desk, 'Refuser l’annulation du dépôt').click();
  for (const page of [desk, phone]) await expect(nextStep(page)).toContainText('La mission est en cours');
  await expect(conversation(desk)).toContainText('Vous avez refusé l’annulation du dépôt.');
  await expect(conversation(phone)).toContainText('Maison Delcourt a refusé l’annulation du dépôt.');
  await picture(desk, 'cancel-refused-desk');
  await picture(phone, 'cancel-refused-phone');
  await confirm(phone, 'Demander l’annulation du dépôt', 'Demander l’annulation');
  await button(desk, 'Accepter l’annulation du dépôt').click();
  await expect(desk.getByRole('dialog')).toContainText(/618\s€\sTTC\) vous est rendu/);
  await expectAccessible(desk, 'the dialog of a cancelled deposit');
  await desk.getByRole('dialog').getByRole('button', { name: 'Accepter l’annulation' }).click();
  for (const page of [desk, phone]) {
    await expect(badge(page)).toHaveText('Refusé');
    await expect(nextStep(page)).toContainText('La mission est annulée');
  }
});

test('a candidate withdraws on a phone, and the company reads that nobody refused anybody', async ({
  open,
  product,
}) => {
  const { company, jurist } = await pairOf(product);
  const thread = await threadAt(product, 'choosing');
  const desk = await open({ as: company });
  const phone = await open({ as: jurist, viewport: windowSizes.phone });
  for (const page of [desk, phone]) await page.goto(`/messages/${thread}`);
  await press(phone, 'Retirer ma candidature');
  await expect(phone.getByRole('dialog')).toContainText('Vous ne pourrez plus postuler à cette annonce.');
  await phone.getByRole('dialog').getByRole('button', { name: 'Retirer ma candidature' }).click();
  await expect(nextStep(phone)).toContainText('Vous avez retiré votre candidature');
  await expect(nextStep(desk)).toContainText('La candidature a été retirée');
  await expect(nextStep(desk).getByRole('button', { name: /mode|candidat/ })).toHaveCount(0);
});

test('whoever comes second is shown what the other did, and that nothing was done', async ({
  open,
  product,
}) => {
  const { company, jurist } = await pairOf(product);
  const thread = await threadAt(product, 'applied');
  const desk = await open({ as: company });
  await desk.goto(`/messages/${thread}`);
  // The candidate withdraws while the acceptance is being sent.
  await desk.route('**/messagerie/action/price/accept/*', async (route) => {
    await call(product, 'POST', `/messagerie/action/withdraw/${thread}`, { token: jurist.token, body: {} });
    await route.continue();
  });
  await button(desk, 'Accepter le prix').click();
  await expect(nextStep(desk).getByRole('alert')).toContainText('rien n’a été fait');
  await expect(badge(desk)).toHaveText('Refusé');
  await expect(conversation(desk)).toContainText('Camille Aubry a retiré sa candidature.');
});

test('a command whose outcome is known before it is answered closes its dialog', async ({
  open,
  product,
}) => {
  const { company } = await pairOf(product);
  const thread = await threadAt(product, 'applied');
  const desk = await open({ as: company });
  await desk.goto(`/messages/${thread}`);
  await desk.route('**/messagerie/action/refuseCandidate/*', async (route) => {
    const response = await route.fetch();
    await expect(badge(desk)).toHaveText('Refusé');
    await route.fulfill({ response });
  });
  await confirm(desk, 'Refuser le candidat');
  await expect(nextStep(desk)).toContainText('Vous avez refusé cette candidature');
});

test('a customer who is a natural person sees which modes are closed, and why', async ({ open, product }) => {
  const { jurist } = await pairOf(product);
  const customer = await makeMember(product, 'customer', 'Jeanne Morel');
  const mission = await makeMission(product, customer, 'Relire un bail de location');
  const thread = await applyToMission(product, jurist, mission, 300);
  const phone = await open({ as: customer, viewport: windowSizes.phone });
  await phone.goto(`/messages/${thread}`);
  const cost = nextStep(phone).getByRole('table', { name: 'Ce que vous paierez en tout' });
  for (const viewport of [windowSizes.desk, windowSizes.phone]) {
    await phone.setViewportSize(viewport);
    await expect(cost, 'the whole cost, before agreeing').toBeVisible();
  }
  await expect(cost).toContainText(/300\s€\s*60\s€\s*18\s€\s*378\s€/);
  await button(phone, 'Accepter le prix').click();
  await button(phone, 'Choisir le mode de collaboration').click();
  const dialog = phone.getByRole('dialog', { name: 'Choisir le mode de collaboration' });
  await expect(dialog).toContainText('La relation directe n’est pas ouverte aux clients particuliers.');
  await expect(dialog).toContainText(
    'Le portage salarial est réservé aux missions publiées par une personne morale.',
  );
  await expect(dialog.getByRole('radio', { disabled: true })).toHaveCount(2);
  await expect(dialog).toContainText(/Vous payez\s*378\s€\sTTC/);
  await expect(dialog).toContainText(/Camille Aubry reçoit\s*360\s€/);
  await expect(dialog).toContainText('ans les 72\u00a0heures');
  await expectAccessible(phone, 'the modes that are closed');
  await dialog.getByRole('radio', { name: 'Dépôt des fonds chez un tiers' }).check();
  await dialog.getByRole('checkbox', { name: 'Proposer ce mode sans accord de confidentialité' }).check();
  await dialog.getByRole('button', { name: 'Proposer ce mode' }).click();
  await keepOpen(phone);
  await expect(nextStep(phone)).toContainText('Vous proposez de confier les fonds à un tiers');
});

test('at twice its size, the screen of a thread keeps its conversation and says whole with whom', async ({
  open,
  product,
}) => {
  const { company } = await pairOf(product);
  const thread = await threadAt(product, 'fundsAccepted');
  const page = await open({ as: company, viewport: { width: 720, height: 450 } });
  await page.goto(`/messages/${thread}`);
  await expect(nextStep(page)).toBeVisible();
  expect((await conversation(page).boundingBox())?.height).toBeGreaterThan(120);
  const name = page.getByRole('heading', { level: 1, name: 'Camille Aubry' });
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
});
