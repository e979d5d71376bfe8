import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { browserOn } from '../support/firms.ts';
import { type Member, makeMember } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** A lawyer fills a register of names by hand and from a spreadsheet, takes it along, and erases it. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  await worlds.of(file);
  product = await worlds.another({ CONFLICTS: 'on' });
});

const as = (person: Member, viewport?: { width: number; height: number }) =>
  browserOn(product, person, viewport);
const at = (path: string) => ({ path: product.url + path });
const names = (page: Page): Locator =>
  page.getByRole('list', { name: 'Noms de la liste' }).getByRole('listitem');
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name });
const file = (content: string | Buffer, name = 'clients.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

test('names are added, changed and removed by hand', async ({ open }) => {
  const page = await open(as(await makeMember(product, 'employee', 'Yasmine Benali')));
  await visit(page, at('/conflits'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ma liste des conflits');
  await expectAccessible(page, 'an empty register');
  await picture(page, 'register-empty-desk');
  await test.step('at its former address too', async () => {
    await page.goto(`${product.url}/vigilance`);
    await expect(page).toHaveURL(/\/conflits$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ma liste des conflits');
  });
  await button(page, 'Ajouter').click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter un nom' });
  await dialog.getByRole('textbox', { name: 'Prénom' }).fill('Thomas');
  await button(dialog, 'Enregistrer').click();
  await expect(dialog.getByText('Indiquez un nom.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Nom de famille' }).fill('Kervella');
  await dialog.getByRole('textbox', { name: 'SIREN' }).fill('732829321');
  await button(dialog, 'Enregistrer').click();
  await expect(dialog.getByText('Ce SIREN n’existe pas')).toBeVisible();
  await expectAccessible(page, 'the form of a name');
  await picture(page, 'register-name-desk');
  await dialog.getByRole('textbox', { name: 'SIREN' }).fill('');
  await button(dialog, 'Enregistrer').click();
  await expect(dialog).toHaveCount(0);
  await expect(names(page)).toHaveText([/Thomas Kervella.*Client/]);

  await test.step('a name that is there is not added again', async () => {
    await button(page, 'Ajouter').click();
    await dialog.getByRole('textbox', { name: 'Nom de famille' }).fill('KERVELLA');
    await dialog.getByRole('textbox', { name: 'Prénom' }).fill('thomas');
    await button(dialog, 'Enregistrer').click();
    await expect(page.getByText('Ce nom est déjà dans votre liste.')).toBeVisible();
    await expect(names(page)).toHaveCount(1);
  });

  await button(page, 'Modifier Thomas Kervella').click();
  const change = page.getByRole('dialog', { name: 'Modifier ce nom' });
  await change.getByRole('combobox', { name: 'Qualité' }).selectOption('Partie adverse');
  await button(change, 'Enregistrer').click();
  await expect(names(page)).toHaveText([/Thomas Kervella.*Partie adverse/]);
  await button(page, 'Retirer Thomas Kervella').click();
  await button(page.getByRole('dialog', { name: 'Retirer ce nom' }), 'Retirer').click();
  await expect(names(page)).toHaveCount(0);
  await button(page, 'Je n’ai ni client ni adversaire').click();
  await expect(page.getByText('Vous avez indiqué n’avoir ni client ni adversaire.')).toBeVisible();
});

test('names come from a spreadsheet, the wrong lines go back to it, and the list leaves as it came', async ({
  open,
}) => {
  const lawyer = await makeMember(product, 'employee', 'Yasmine Benali');
  const page = await open(as(lawyer, windowSizes.phone));
  await visit(page, at('/conflits'));
  await button(page, 'Importer').click();
  const dialog = page.getByRole('dialog', { name: 'Importer des noms' });
  await expectAccessible(page, 'the import of names');
  const lines = [
    'Nom;Prénom;SIREN;Qualité',
    'Kervella;Thomas;;client',
    'Société Générale d’Essais;;732829320;adverse',
    'KERVELLA;thomas;;',
    'Verdelune;;732829321;',
    'Иванов;Иван;;',
    ...Array.from(
      { length: 297 },
      (_, index) => `Nom${String.fromCharCode(97 + (index % 26))}${index};Anne;;`,
    ),
  ];
  // As older spreadsheets write it.
  const bytes = Buffer.from(
    lines.join('\r\n').replaceAll('’', "'").replace('Иванов;Иван', '  ;Ivan'),
    'latin1',
  );
  await dialog.locator('input[type="file"]').setInputFiles(file(bytes));
  await expect(dialog.getByRole('status')).toHaveText(
    '299 noms prêts, 2 lignes à corriger, 1 nom déjà dans votre liste',
  );
  await expect(dialog.getByText('Ligne 5')).toBeVisible();
  await expectAccessible(page, 'what a file has');
  await picture(page, 'register-import-phone');
  const [refused] = await Promise.all([
    page.waitForEvent('download'),
    button(dialog, 'Télécharger les 2 lignes').click(),
  ]);
  const told = await readFile(await refused.path(), 'utf8');
  expect(told).toContain('Verdelune;;732829321;;Ce SIREN n’existe pas');
  await button(dialog, 'Ajouter 299 noms').click();
  await expect(page.getByText('299 noms ajoutés.')).toBeVisible();
  await button(dialog, 'Fermer').last().click();
  await expect(page.getByText(/^299\s+noms, liste modifiée le/)).toBeVisible();
  await expect(names(page)).toHaveCount(100);
  await page.getByRole('searchbox', { name: 'Chercher' }).fill('générale 732');
  await expect(names(page)).toHaveText([/Société Générale d'Essais.*Partie adverse/]);
  await expectAccessible(page, 'a register');
  await picture(page, 'register-phone');

  await test.step('the exported file is known line by line when it is read again', async () => {
    const [exported] = await Promise.all([page.waitForEvent('download'), button(page, 'Exporter').click()]);
    const content = await readFile(await exported.path());
    await button(page, 'Importer').click();
    await dialog.locator('input[type="file"]').setInputFiles(file(content));
    await expect(dialog.getByRole('status')).toHaveText(
      '0 nom prêts, 0 ligne à corriger, 299 noms déjà dans votre liste'.replace('nom prêts', 'nom prêt'),
    );
    await button(dialog, 'Fermer').last().click();
  });

  await button(page, 'Effacer toute la liste').click();
  await button(page.getByRole('dialog', { name: 'Effacer toute la liste' }), 'Effacer').click();
  await expect(page.getByText('Ajoutez vos premiers noms')).toBeVisible();
});

test('a name typed or read stands in no storage of the browser', async ({ open }) => {
  const page = await open(as(await makeMember(product, 'employee', 'Yasmine Benali')));
  await visit(page, at('/conflits'));
  await button(page, 'Ajouter').click();
  await page.getByRole('textbox', { name: 'Nom de famille' }).fill('Zyxwvut');
  await page.keyboard.press('Escape');
  await button(page, 'Importer').click();
  await page.getByRole('textbox', { name: 'Ou collez vos lignes' }).fill('Zyxwvut;Anne');
  await button(page, 'Lire ces lignes').click();
  await button(page, 'Ajouter 1 nom').click();
  await expect(names(page)).toHaveText([/Anne Zyxwvut/]);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('Zyxwvut');
});
