import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { browserOn } from '../support/firms.ts';
import { instalments, panelOf, plan, sums } from '../support/instalments.ts';
import { tabTo } from '../support/keyboard.ts';
import { looksRight } from '../support/looks-right.ts';
import { pairOf } from '../support/modes.ts';
import { makePayable } from '../support/payments.ts';
import { call, makeMember, makeMission } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { acceptMode, button, chooseMode, conversation, nextStep } from '../support/thread.ts';
import { endSession, logIn, visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** A price in instalments is proposed: while applying on a phone, and after a refusal in the thread. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
});

/** The tests cut the network of one call, and end a session. */
test.use({ expectedComplaint: /status of (401|500)/ });

const dialogOf = (page: Page, name = 'Proposer un prix') => page.getByRole('dialog', { name });
const line = (within: Locator, number: number) => within.getByRole('group', { name: `Tranche ${number}` });

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

test('while only flat prices are open, no screen speaks of instalments', async ({ open, worlds }) => {
  const flat = await worlds.another({ PRICING: 'flat' });
  const { company, jurist } = await pairOf(flat);
  const mission = await makeMission(flat, company, 'Note sur la clause de mobilité');
  const page = await open(browserOn(flat, jurist));
  await visit(page, { path: `${flat.url}/consult/missions/${mission}` });
  await page.getByRole('button', { name: 'Postuler à la mission' }).click();
  await expect(dialogOf(page).getByLabel(/Votre prix/)).toBeFocused();
  await expect(dialogOf(page).getByText('Autre façon de fixer le prix')).toHaveCount(0);
  await expectAccessible(page, 'applying with a flat price');
  await visit(page, { path: `${flat.url}/aide` });
  await expect(page.getByRole('heading', { name: 'Prix en plusieurs tranches' })).toHaveCount(0);
});
