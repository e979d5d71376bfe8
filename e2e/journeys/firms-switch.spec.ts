import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { browserOn, makeFirm, removeFromTeam } from '../support/firms.ts';
import { tabTo } from '../support/keyboard.ts';
import { applyToMission, type Member, makeMember, makeMission } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** A person acts for themselves in one tab and for a firm in another. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
});

/** A browser of this person on the program with firms. */
const asPerson = (person: Member, viewport?: { width: number; height: number }) =>
  browserOn(product, person, viewport);

const at = (path: string) => ({ path: product.url + path });
const band = (page: Page): Locator => page.getByRole('region', { name: 'Compte utilisé' });
const account = (page: Page): Locator => page.getByRole('button', { name: /Changer de compte/ });
const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

test('a colleague acts for the firm by the keyboard, and for herself in another tab', async ({ open }) => {
  const { firm, colleague } = await makeFirm(product);
  await makeMission(product, firm, 'Audit de baux commerciaux');
  const page = await open(asPerson(colleague));
  await visit(page, at('/manage/missions'));
  await expect(page.getByText('Audit de baux commerciaux')).toHaveCount(0);
  await expect(band(page)).toHaveCount(0);

  await test.step('the menu at the foot names both accounts', async () => {
    await tabTo(page, account(page));
    await page.keyboard.press('Enter');
    const own = page.getByRole('menuitemradio', { name: 'Mon compte (Yasmine Benali)' });
    await expect(own).toBeChecked();
    await expect(page.getByText('Chaque onglet garde son choix.')).toBeVisible();
    await expectAccessible(page, 'the menu of accounts');
    await picture(page, 'firms-menu-desk');
    await page.keyboard.press('Escape');
    await expect(account(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitemradio', { name: /Verdelune Industries Responsable/ }).press('Enter');
  });

  await expect(band(page)).toContainText('Vous agissez pour Verdelune Industries');
  await expect(title(page)).toHaveText('Bonjour, Yasmine Benali');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(account(page)).toContainText('pour Verdelune Industries · Responsable');
  await expectAccessible(page, 'a page of a firm');
  await picture(page, 'firms-home-desk');
  await page.getByRole('link', { name: 'Mes missions', exact: true }).click();
  await expect(page.getByText('Audit de baux commerciaux').first()).toBeVisible();

  const other = await page.context().newPage();
  await test.step('another tab opens on the firm too, until she takes it back to herself', async () => {
    await visit(other, at('/accueil'));
    await expect(band(other)).toContainText('Verdelune Industries');
    await band(other).getByRole('button', { name: 'Revenir à mon compte' }).click();
    await expect(band(other)).toHaveCount(0);
  });
  await test.step('another tab is her own, and neither shows what is typed in the other', async () => {
    await visit(other, at('/manage/missions/create'));
    await expect(band(other)).toHaveCount(0);
    await visit(page, at('/manage/missions/create'));
    await expect(band(page)).toBeVisible();
    const wording = (tab: Page) => tab.getByRole('main').getByRole('textbox').first();
    await wording(other).fill('Bail de mon appartement');
    await wording(page).fill('Bail de nos bureaux');
    for (const tab of [other, page]) await tab.reload();
    await expect(wording(other)).toHaveValue('Bail de mon appartement');
    await expect(wording(page)).toHaveValue('Bail de nos bureaux');
    await picture(page, 'firms-create-desk');
  });

  await test.step('the settings are her own, and lead back to her account', async () => {
    await visit(page, at('/parametres'));
    await expect(page.getByText('Ces réglages sont les vôtres')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Supprimer mon compte' })).toHaveCount(0);
    await expectAccessible(page, 'the settings of somebody who acts for a firm');
    await picture(page, 'firms-settings-desk');
    await page.getByRole('main').getByRole('button', { name: 'Revenir à mon compte' }).click();
    await expect(band(page)).toHaveCount(0);
    await expect(page.getByText(colleague.email).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Supprimer mon compte' })).toBeVisible();
  });
});

test('a colleague who is removed comes back to herself at once, with one sentence', async ({ open }) => {
  const { firm, owner, colleague } = await makeFirm(product);
  await makeMission(product, firm, 'Note sur une clause de non-concurrence');
  const page = await open(asPerson(colleague));
  await visit(page, at(`/manage/missions?pour=${firm.id}`));
  await expect(page).toHaveURL(`${product.url}/manage/missions`);
  await expect(page.getByText('Note sur une clause de non-concurrence').first()).toBeVisible();
  await expect(band(page)).toContainText('Verdelune Industries');
  await removeFromTeam(product, { firm, owner }, colleague);
  await expect(page.getByText('Vous n’agissez plus pour cette structure.')).toHaveCount(1);
  await expect(title(page)).toHaveText('Bonjour, Yasmine Benali');
  await expect(band(page)).toHaveCount(0);
  await expect(account(page)).toHaveCount(0);
  await expectAccessible(page, 'the home of somebody whose seat ended');
  await picture(page, 'firms-ended-desk');
});

test('on a phone the accounts are a sheet under « Moi », and the band stays above each page', async ({
  open,
}) => {
  const { firm, colleague } = await makeFirm(product, 'publisher');
  const jurist = await makeMember(product, 'employee', 'Karim Saïdi');
  const mission = await makeMission(product, firm, 'Relecture de conditions générales de vente');
  const thread = await applyToMission(product, jurist, mission, 780);
  const page = await open(asPerson(colleague, windowSizes.phone));
  await visit(page, at('/accueil'));
  await expect(band(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Moi' }).click();
  await expect(band(page)).toContainText('Mon compte (Yasmine Benali)');
  await expect(title(page)).toHaveText('Paramètres');
  await picture(page, 'firms-me-phone');
  await page.getByRole('button', { name: 'Changer de compte' }).click();
  const sheet = page.getByRole('dialog', { name: 'Vous agissez pour' });
  await expect(sheet.getByRole('button', { name: /Mon compte/ })).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page, 'the sheet of accounts');
  await picture(page, 'firms-sheet-phone');
  await sheet.getByRole('button', { name: /Verdelune Industries/ }).click();
  await expect(sheet).toHaveCount(0);
  await expect(title(page)).toHaveText('Bonjour, Yasmine Benali');
  await expect(band(page)).toContainText('Vous agissez pour Verdelune Industries');
  await expectAccessible(page, 'a page of a firm on a phone');
  await picture(page, 'firms-home-phone');

  await visit(page, at(`/messages/${thread}`));
  await expect(title(page)).toHaveText('Karim Saïdi');
  await expect(page.getByRole('button', { name: 'Lire et accepter l’accord' })).toBeInViewport({ ratio: 1 });
  await picture(page, 'firms-thread-phone');
  await visit(page, at('/parametres'));
  await picture(page, 'firms-settings-phone');
  await page.getByRole('button', { name: 'Menu' }).click();
  await picture(page, 'firms-panel-phone');
});

test('finance starts at the deposits, and its pages make no call that its role is refused', async ({
  open,
}) => {
  const { colleague } = await makeFirm(product, 'finance');
  const page = await open(asPerson(colleague));
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url());
  });
  await visit(page, at('/aide'));
  await account(page).click();
  await page.getByRole('menuitemradio', { name: /Verdelune Industries Finance/ }).click();
  await expect(band(page)).toBeVisible();
  await expect(title(page)).toHaveText('Aide');
  await page
    .getByRole('link', { name: /^Basoche/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${product.url}/paiements/depots`);
  await expect(title(page)).toHaveText('Dépôts');
  await expect(page.getByRole('link', { name: 'Messagerie' })).toHaveCount(0);
  await visit(page, at('/manage/missions'));
  await picture(page, 'firms-finance-desk');
  expect(refused).toEqual([]);
});

test('a member’s home opens with an answer of the version before, which knows no firms', async ({
  open,
  product,
}) => {
  const page = await open({ as: await makeMember(product, 'employee', 'Louise Tessier') });
  await page.route('**/api/auth/me', async (route) => {
    const answer = await route.fetch();
    const { person: _person, acting: _acting, firms: _firms, ...before } = await answer.json();
    await route.fulfill({ response: answer, json: before });
  });
  await visit(page, { path: '/accueil' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Louise');
});
