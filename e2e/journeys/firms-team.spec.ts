import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { browserOn, makeFirm } from '../support/firms.ts';
import { tabTo } from '../support/keyboard.ts';
import { type Member, makeMember } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** A company opens its team, and its people act, change roles, leave and are removed. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
});

const as = (person: Member | null, viewport?: { width: number; height: number }) =>
  browserOn(product, person, viewport);
const at = (path: string) => ({ path: product.url + path });
const band = (page: Page): Locator => page.getByRole('region', { name: 'Compte utilisé' });
const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const main = (page: Page): Locator => page.getByRole('main');
const row = (page: Page, name: string) => page.getByRole('row', { name });

test('a company opens its team from its settings, and its person acts for it', async ({ open }) => {
  const company = await makeMember(product, 'company', 'Verdelune Industries');
  const page = await open(as(company));
  await visit(page, at('/parametres'));
  await expect(page.getByRole('heading', { name: 'Équipe' })).toBeVisible();
  await picture(page, 'team-settings-desk');
  await page.getByRole('link', { name: 'Découvrir l’équipe' }).click();
  await expect(title(page)).toHaveText('Équipe');
  await expectAccessible(page, 'the presentation of the team');
  await picture(page, 'team-unopened-desk');
  await tabTo(page, page.getByRole('button', { name: 'Ouvrir l’équipe' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Qui se connecte' });
  await expect(dialog.getByRole('textbox', { name: 'Prénom' })).toBeFocused();
  await page.keyboard.type('Claire');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Indiquez votre nom.')).toBeVisible();
  await page.keyboard.type('Delmas');
  await expectAccessible(page, 'the dialog that opens a team');
  await picture(page, 'team-opening-desk');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(band(page)).toContainText('Vous agissez pour Verdelune Industries');
  await expect(row(page, 'Claire Delmas')).toContainText('Propriétaire');
  await expect(page.getByText('Il n’y a que vous dans l’équipe')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actions pour Claire Delmas' })).toHaveCount(0);
  await picture(page, 'team-alone-desk');
  await page.reload();
  await expect(row(page, 'Claire Delmas')).toBeVisible();
});

test('an owner changes a role, removes a colleague while they look, and may not leave alone', async ({
  open,
}) => {
  const { firm, owner, colleague } = await makeFirm(product, 'publisher');
  const theirs = await open(as(colleague, windowSizes.phone));
  await visit(theirs, at(`/equipe?pour=${firm.id}`));
  await expect(theirs.getByRole('button', { name: 'Inviter' })).toHaveCount(0);
  await expect(theirs.getByRole('link', { name: 'Journal' })).toHaveCount(0);
  await expectAccessible(theirs, 'the team on a phone');
  await picture(theirs, 'team-people-phone');

  const page = await open(as(owner));
  await visit(page, at(`/equipe?pour=${firm.id}`));
  await expect(page.getByText('nommez d’abord un autre propriétaire')).toBeVisible();
  const actions = page.getByRole('button', { name: 'Actions pour Yasmine Benali' });
  await tabTo(page, actions);
  await page.keyboard.press('Enter');
  await expectAccessible(page, 'the menu of a colleague');
  await picture(page, 'team-menu-desk');
  await page.getByRole('menuitem', { name: 'Changer le rôle' }).click();
  const change = page.getByRole('dialog', { name: 'Rôle de Yasmine Benali' });
  await expect(change.getByRole('radio', { name: /^Publication/ })).toBeChecked();
  await expect(change.getByRole('button', { name: 'Changer le rôle' })).toBeDisabled();
  await change.getByRole('radio', { name: /^Lecture/ }).check();
  await expect(change.getByRole('combobox', { name: /^Confier/ })).toBeVisible();
  await picture(page, 'team-role-desk');
  await change.getByRole('button', { name: 'Changer le rôle' }).click();
  const question = page.getByRole('dialog', { name: /^Donner le rôle «\s?Lecture\s?» à Yasmine Benali/ });
  await expect(question).toContainText(/du rôle «\s?Publication\s?» au rôle «\s?Lecture\s?»/);
  await expectAccessible(page, 'the question before a role changes');
  await picture(page, 'team-role-question-desk');
  await question.getByRole('button', { name: 'Changer le rôle' }).click();
  await expect(row(page, 'Yasmine Benali')).toContainText('Lecture');
  await expect(actions).toBeFocused();
  await actions.click();
  await page.getByRole('menuitem', { name: 'Retirer de l’équipe' }).click();
  await picture(page, 'team-remove-desk');
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer de l’équipe' }).click();
  await expect(row(page, 'Yasmine Benali')).toHaveCount(0);
  await expect(theirs.getByText('Vous n’agissez plus pour cette structure.')).toHaveCount(1);
  await expect(band(theirs)).toHaveCount(0);
});

test.describe('of one’s own will', () => {
  // The server closes the connection of a seat that ends, while the page leaves it too.
  test.use({ expectedComplaint: /WebSocket is already in CLOSING or CLOSED state/ });

  test('a manager leaves the team, and is told so on their own account', async ({ open }) => {
    const { firm, colleague } = await makeFirm(product, 'manager');
    const page = await open(as(colleague, windowSizes.phone));
    await visit(page, at('/equipe'));
    await expect(main(page).getByText('Verdelune Industries')).toBeVisible();
    await expectAccessible(page, 'the teams of a person');
    await picture(page, 'team-own-phone');
    await page.getByRole('button', { name: /^Agir en son nom/ }).click();
    await expect(band(page)).toContainText('Verdelune Industries');
    await visit(page, at(`/equipe?pour=${firm.id}`));
    await picture(page, 'team-manager-phone');
    await page.getByRole('button', { name: 'Actions pour Yasmine Benali' }).click();
    await page.getByRole('menuitem', { name: 'Quitter l’équipe' }).click();
    await expect(page.getByRole('dialog', { name: /Quitter l’équipe de Verdelune/ })).toBeVisible();
    await expectAccessible(page, 'the dialog that leaves a team');
    await picture(page, 'team-leave-phone');
    await page.getByRole('dialog').getByRole('button', { name: 'Quitter l’équipe' }).click();
    await expect(band(page)).toHaveCount(0);
    await expect(page.getByText(/Vous avez quitté l’équipe|Vous n’agissez plus/)).toBeVisible();
  });

  test('an owner asks for the firm’s archive and deletes the firm, and keeps their own account', async ({
    open,
  }) => {
    const { owner } = await makeFirm(product);
    const page = await open(as(owner, windowSizes.phone));
    await visit(page, at('/parametres/donnees'));
    await expect(band(page)).toContainText('Verdelune Industries');
    await expect(page.getByRole('button', { name: 'Demander les données de la structure' })).toBeVisible();
    await expectAccessible(page, 'the data of a firm');
    await picture(page, 'team-data-phone');
    await page.getByRole('button', { name: 'Supprimer la structure' }).click();
    const dialog = page.getByRole('dialog', { name: /Supprimer la structure/ });
    await expect(dialog).toContainText('les rôles et les invitations de l’équipe');
    await dialog.getByRole('textbox', { name: 'Tapez SUPPRIMER pour confirmer' }).fill('supprimer');
    await picture(page, 'team-delete-phone');
    await dialog.getByRole('button', { name: 'Supprimer la structure' }).click();
    await expect(page.getByText('La structure est supprimée.')).toBeVisible();
    await expect(band(page)).toHaveCount(0);
    await visit(page, at('/equipe'));
    await expect(page.getByText('Vous n’êtes dans aucune équipe')).toBeVisible();
  });
});

test('a person creates a firm from their settings, and acts for it with their own account', async ({
  open,
}) => {
  const person = await makeMember(product, 'employee', 'Sophie Renard');
  const page = await open(as(person, windowSizes.phone));
  await visit(page, at('/parametres'));
  await page.getByRole('link', { name: 'Voir mes équipes' }).click();
  await expect(page.getByText('Vous n’êtes dans aucune équipe')).toBeVisible();
  await picture(page, 'team-create-phone');
  await page.getByRole('button', { name: 'Créer une structure' }).click();
  const dialog = page.getByRole('dialog', { name: 'Créer une structure' });
  await expect(dialog.getByRole('textbox', { name: 'Nom de la structure' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Indiquez le nom de votre structure.')).toBeVisible();
  await expectAccessible(page, 'the dialog that creates a firm');
  await picture(page, 'team-creating-phone');
  await page.keyboard.type('Renard Avocats');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(band(page)).toContainText('Renard Avocats');
  await expect(main(page).getByText('Sophie Renard')).toBeVisible();
  await picture(page, 'team-created-phone');
});
