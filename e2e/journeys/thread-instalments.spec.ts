import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { browserOn } from '../support/firms.ts';
import { tabTo } from '../support/keyboard.ts';
import { looksRight } from '../support/looks-right.ts';
import { confirm, pairOf, press } from '../support/modes.ts';
import { goToPay, makePayable, payDeposit, payOn } from '../support/payments.ts';
import { call, makeMember, makeMission } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { cards } from '../support/test-cards.ts';
import { acceptMode, badge, button, chooseMode, conversation, nextStep } from '../support/thread.ts';
import { endSession, logIn, visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** A price in instalments: proposed, paid one after the other, and stopped while the next one has no deposit. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  await worlds.of(file);
  product = await worlds.another({ PRICING: 'all' });
});

/** The tests cut the network of one call, and end a session. */
test.use({ expectedComplaint: /status of (401|500)/ });

const plan = [
  { title: 'Plan et premières recherches', sum: 300, days: 10 },
  { title: 'Note rédigée, avec ses annexes', sum: 450, days: null },
];

const dialogOf = (page: Page, name = 'Proposer un prix') => page.getByRole('dialog', { name });
const line = (within: Locator, number: number) => within.getByRole('group', { name: `Tranche ${number}` });
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Avec qui, et où en est-on' });
const instalments = (page: Page) =>
  panelOf(page)
    .getByRole('list')
    .filter({ hasText: /Tranche\s1\ssur/ });
const sums = (page: Page) => panelOf(page).getByLabel('Sommes des tranches, hors taxes');

/** A thread whose price in two instalments is agreed, with held funds. */
const agreedThread = async (): Promise<string> => {
  const { company, jurist } = await pairOf(product);
  const missionID = await makeMission(product, company, 'Note sur la cession d’un fonds');
  const { id } = await call<{ id: string }>(product, 'POST', '/missions/postulate', {
    token: jurist.token,
    body: { missionID, offer: 750, tvaApplicable: true, pricing: { kind: 'instalments', instalments: plan } },
  });
  for (const [path, { token }] of [
    ['price/accept', company],
    ['choose/funds', company],
    ['funds/accept', jurist],
  ] as const) {
    await call(product, 'POST', `/messagerie/action/${path}/${id}`, { token, body: {} });
  }
  return id;
};

/** Releases the instalment that has ended, by changing the time in the database. */
const release = async (thread: string): Promise<void> => {
  await product.sql(`update application set release_at = now() - interval '1 minute' where id = '${thread}'`);
  await product.decide({ thread, by: 'timer', command: { type: 'release' } });
};

const finishFirst = async (thread: string): Promise<void> => {
  const { company, jurist } = await pairOf(product);
  await payDeposit(product, thread, company);
  await call(product, 'POST', `/messagerie/mission/deliver/${thread}`, { token: jurist.token, body: {} });
  await call(product, 'POST', `/messagerie/mission/validate/${thread}`, { token: company.token, body: {} });
  await release(thread);
};

test('a jurist proposes two instalments on a phone, and nothing that is typed is lost', async ({ open }) => {
  const { company } = await pairOf(product);
  // One of their own: their session ends.
  const jurist = await makeMember(product, 'employee', 'Solène Carrel');
  await makePayable(product, jurist);
  const mission = await makeMission(product, company, 'Note sur la clause de non-concurrence');
  const phone = await open(browserOn(product, jurist, windowSizes.phone));
  const openDialog = () => phone.getByRole('button', { name: 'Postuler à la mission' }).click();
  const dialog = dialogOf(phone);
  await visit(phone, { path: `${product.url}/consult/missions/${mission}` });
  await openDialog();

  await test.step('the flat price comes first; another kind is a press away, by the keyboard', async () => {
    await dialog.getByLabel(/Votre prix/).fill('700');
    await expect(dialog.getByRole('radio')).toHaveCount(0);
    await tabTo(phone, dialog.getByRole('button', { name: 'Autre façon de fixer le prix' }));
    await phone.keyboard.press('Enter');
    await expect(dialog.getByRole('radio', { name: /Prix forfaitaire/ })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: /Prix forfaitaire/ })).toBeFocused();
    await picture(phone, 'instalments-kinds-phone');
    await phone.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: /En plusieurs tranches/ })).toBeChecked();
  });

  await test.step('the typed price is shared out; lines come and go, parts are equal at one press', async () => {
    await expect(line(dialog, 1).getByLabel('Somme (HT)')).toHaveValue('350');
    await dialog.getByRole('button', { name: 'Ajouter une tranche' }).click();
    await expect(line(dialog, 3).getByLabel('Ce qui est livré')).toBeFocused();
    await expect(dialog).toContainText(/Total \(HT\)700\s€/);
    await dialog.getByRole('button', { name: 'Parts égales' }).click();
    await expect(line(dialog, 3).getByLabel('Somme (HT)')).toHaveValue('233,33');
    await dialog.getByRole('button', { name: 'Retirer la tranche 3' }).press('Enter');
    await expect(line(dialog, 3)).toHaveCount(0);
    await expect(line(dialog, 2).getByRole('textbox').first()).toBeFocused();
  });

  await test.step('errors stand beside their fields', async () => {
    await line(dialog, 1).getByLabel('Somme (HT)').fill('12');
    await line(dialog, 2).getByLabel('Délai').fill('bientôt');
    await dialog.getByRole('button', { name: 'Envoyer ma proposition' }).click();
    await expect(line(dialog, 1).getByLabel('Ce qui est livré')).toBeFocused();
    await expect(line(dialog, 1)).toContainText('Dites ce qui est livré avec cette tranche.');
    await expect(line(dialog, 1)).toContainText(/Une tranche vaut 50\s€\sHT au moins/);
    await expect(line(dialog, 2)).toContainText('Indiquez un nombre de jours.');
    await looksRight(phone, 'instalments-errors');
    await phone.setViewportSize(windowSizes.phone);
  });

  await test.step('what is typed survives Escape, a reload and the end of the session', async () => {
    for (const [index, { title, sum, days }] of plan.entries()) {
      const one = line(dialog, index + 1);
      await one.getByLabel('Ce qui est livré').fill(title);
      await one.getByLabel('Somme (HT)').fill(String(sum));
      await one.getByLabel('Délai').fill(days === null ? '' : `${days} jours`);
    }
    await expect(dialog).toContainText(/Total \(HT\)750\s€/);
    await dialog.getByLabel(/TVA applicable/).check();
    await expect(dialog).toContainText(/Montant TTC.*900\s€/);
    await phone.keyboard.press('Escape');
    await phone.reload();
    await openDialog();
    await expect(line(dialog, 2).getByLabel('Ce qui est livré')).toHaveValue(plan[1]?.title ?? '');
    await endSession(phone, product, jurist);
    await dialog.getByRole('button', { name: 'Envoyer ma proposition' }).click();
    await phone.getByRole('link', { name: 'Se connecter pour postuler' }).click();
    await logIn(phone, jurist.email, jurist.password);
    await openDialog();
    await expect(line(dialog, 1).getByLabel('Somme (HT)')).toHaveValue('300');
    await looksRight(phone, 'instalments-apply');
    await phone.setViewportSize(windowSizes.phone);
  });

  await dialog.getByRole('button', { name: 'Envoyer ma proposition' }).click();
  await expect(phone).toHaveURL(/\/messages\//);
  await expect(conversation(phone)).toContainText(/750\s€\sHT \(900\s€\sTTC\), en 2\stranches/);
  await expect(conversation(phone)).toContainText(/Plan et premières recherches\s: 300\s€\sHT.*, 10\sjours/);

  await test.step('the client reads the plan beside the answer that is awaited', async () => {
    const desk = await open(browserOn(product, company));
    await visit(desk, { path: `${product.url}/manage/missions/${mission}` });
    await expect(desk.getByRole('main')).toContainText(/Prix proposé, en 2\stranches.*750\s€/);
    await looksRight(desk, 'instalments-candidate');
    await desk.setViewportSize(windowSizes.desk);
    await visit(desk, { path: phone.url() });
    await expect(nextStep(desk)).toContainText(/en 2\stranches/);
    await expect(panelOf(desk)).toContainText(/Prix proposé, en 2\stranches/);
    await looksRight(desk, 'instalments-proposed');
    await desk.setViewportSize(windowSizes.desk);
    await button(desk, 'Accepter le prix').click();
    await button(desk, 'Choisir le mode de collaboration').click();
    await expect(desk.getByRole('dialog')).toContainText('par carte, tranche par tranche');
    await desk.keyboard.press('Escape');
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await chooseMode(desk, 'Dépôt des fonds chez un tiers');
    await acceptMode(phone, 'Accepter le dépôt des fonds');
    await expect(nextStep(desk)).toContainText(/Tranche\s1 sur 2\s: déposez 378\s€/);
  });
});

test('two instalments are deposited, delivered and paid one after the other', async ({ open }) => {
  const { company, jurist } = await pairOf(product);
  const thread = await agreedThread();
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
    const dialog = dialogOf(desk, 'Déposer les fonds');
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
    await release(thread);
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
    await expect(dialogOf(desk, 'Déposer les fonds')).toContainText('Payés avec la tranche\u00a01');
    await picture(desk, 'instalments-deposit-second-desk');
    await desk.keyboard.press('Escape');
    await payDeposit(product, thread, company);
    await confirm(phone, 'Tranche livrée');
    await confirm(desk, 'Tranche terminée');
    await expect(badge(desk)).toHaveText('En attente de règlement');
    await release(thread);
    for (const page of [desk, phone]) {
      await expect(badge(page)).toHaveText('Terminé');
      await expect(nextStep(page)).toContainText('La mission est terminée et réglée');
    }
    await expect(sums(desk)).toContainText(/Versé750\s€ HT/);
    await expect(conversation(desk)).toContainText(/La tranche\s1\ssur\s2 est terminée/);
    await looksRight(desk, 'instalments-done');
    await looksRight(phone, 'instalments-done-prestataire');
  });
});

test('the next instalment is not deposited: the prestataire stops the mission by the keyboard', async ({
  open,
}) => {
  const { company, jurist } = await pairOf(product);
  const thread = await agreedThread();
  await finishFirst(thread);
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
    await expect(conversation(page)).toContainText(/Le dépôt de la tranche\s2\ssur\s2 n’a pas eu lieu/);
  }
  await expect(sums(desk)).toContainText(/Versé300\s€ HTDéposé0\s€ HTSans suite450\s€ HT/);
  await looksRight(desk, 'instalments-stopped');
  await looksRight(phone, 'instalments-stopped-client');
});

test('after a refusal, a price in instalments is proposed in the thread; a card that fails is read again', async ({
  open,
}) => {
  const { company, jurist } = await pairOf(product);
  const missionID = await makeMission(product, company, 'Audit de trois contrats');
  const { id: thread } = await call<{ id: string }>(product, 'POST', '/missions/postulate', {
    token: jurist.token,
    body: { missionID, offer: 900, tvaApplicable: false },
  });
  const refusal = { token: company.token, body: {} };
  await call(product, 'POST', `/messagerie/action/price/refuse/${thread}`, refusal);
  const desk = await open(browserOn(product, jurist));
  await visit(desk, { path: `${product.url}/messages/${thread}` });
  await button(desk, 'Proposer un nouveau prix').click();
  const dialog = dialogOf(desk, 'Proposer un nouveau prix');
  await dialog.getByRole('button', { name: 'Autre façon de fixer le prix' }).click();
  await dialog.getByRole('radio', { name: /En plusieurs tranches/ }).check();
  await dialog.getByRole('button', { name: 'Parts égales' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Indiquez d’abord une somme à partager.');
  for (const [index, { title, sum }] of plan.entries()) {
    await line(dialog, index + 1)
      .getByLabel('Ce qui est livré')
      .fill(title);
    await line(dialog, index + 1)
      .getByLabel('Somme (HT)')
      .fill(String(sum));
  }
  await line(dialog, 2).getByLabel('Délai').fill('90');
  await expect(line(dialog, 2)).toContainText(/Au-delà de 59\sjours/);
  await looksRight(desk, 'instalments-new-price');
  await desk.setViewportSize(windowSizes.desk);
  await dialog.getByRole('button', { name: 'Envoyer ma proposition' }).click();
  await expect(dialog).toBeHidden();
  await expect(conversation(desk)).toContainText(/Vous avez proposé un prix de 750\s€\sHT, en 2\stranches/);
  await expect(panelOf(desk)).toContainText(/Prix proposé, en 2\stranches/);

  await test.step('in a direct relation, the card fails once', async () => {
    for (const [path, { token }] of [
      ['price/accept', company],
      ['choose/direct', company],
    ] as const) {
      await call(product, 'POST', `/messagerie/action/${path}/${thread}`, { token, body: {} });
    }
    await desk.route('**/messagerie/instalments/*', (route) =>
      route.fulfill({
        status: 500,
        json: { type: 'about:blank', status: 500, title: 'Réessayez dans un instant.', code: 'INTERNAL' },
      }),
    );
    await acceptMode(desk, 'Accepter la relation directe');
    await expect(panelOf(desk).getByRole('alert')).toContainText(
      'Cette partie de la page n’a pas pu être chargée',
    );
    await panelOf(desk).getByRole('button', { name: 'Réessayer' }).scrollIntoViewIfNeeded();
    await looksRight(desk, 'instalments-failed');
    await desk.setViewportSize(windowSizes.desk);
    await desk.unroute('**/messagerie/instalments/*');
    await panelOf(desk).getByRole('button', { name: 'Réessayer' }).click();
    await expect(instalments(desk)).toContainText('Travail en cours.');
    await sums(desk).scrollIntoViewIfNeeded();
    await expect(sums(desk)).toContainText(/Terminé, sur facture0\s€ HTÀ venir750\s€ HT/);
    await looksRight(desk, 'instalments-direct');
  });
});

test('the help says how instalments go, while they are open', async ({ open }) => {
  const page = await open(browserOn(product, null));
  await visit(page, { path: `${product.url}/aide#tranches-sans-depot` });
  await expect(page.getByText('Rien ne garantit le travail fait avant un dépôt')).toBeVisible();
  await looksRight(page, 'instalments-help');
});

test('while only flat prices are open, no screen speaks of instalments', async ({ open, product: flat }) => {
  const { company, jurist } = await pairOf(flat);
  const mission = await makeMission(flat, company, 'Note sur la clause de mobilité');
  const page = await open({ as: jurist });
  await visit(page, { path: `/consult/missions/${mission}` });
  await page.getByRole('button', { name: 'Postuler à la mission' }).click();
  await expect(dialogOf(page).getByLabel(/Votre prix/)).toBeFocused();
  await expect(dialogOf(page).getByText('Autre façon de fixer le prix')).toHaveCount(0);
  await expectAccessible(page, 'applying with a flat price');
  await visit(page, { path: '/aide' });
  await expect(page.getByRole('heading', { name: 'Prix en plusieurs tranches' })).toHaveCount(0);
});
