import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { browserOn } from '../support/firms.ts';
import { tabTo } from '../support/keyboard.ts';
import { looksRight } from '../support/looks-right.ts';
import { makeOffice } from '../support/offices.ts';
import { call, type Member, makeMember } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { sendVerificationDocuments } from '../support/verification-documents.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** Staff read public registers: an edition that is held, doubtful members with their lines, and those whom it names no more. */

let product: Product;
let folder: string;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
  folder = await mkdtemp(join(tmpdir(), 'journey-registers-'));
});
test.afterAll(() => rm(folder, { recursive: true }));

const at = (path: string) => ({ path: product.url + path });
const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });

const headings =
  'NomBarreau;avNom;avPrenom;cbRaisonSociale;cbSiretSiren;cbAdresse1;cbAdresse2;cbCp;cbVille;spLibelle1;spLibelle2;spLibelle3;acDateSerment;avLang';
const line = (name: string, firstName: string, bar = 'LYON', postcode = '69002') =>
  `${bar};${name};${firstName};;;1 rue Mercière;;${postcode};${bar};;;;20140115;`;
const others = Array.from({ length: 30 }, (_, index) => line(`NOM${index}`, 'Paul', 'PARIS', '75001'));

/** Imports an edition of the national list of avocats, as an operator does. */
const importAvocats = async (day: string, lines: readonly string[]): Promise<string> => {
  const path = join(folder, `annuaire-avocats-${day.replaceAll('-', '')}.csv`);
  await writeFile(path, [headings, ...lines].join('\r\n'));
  return product.command('registers', 'import', 'avocats', path);
};

/** A verified avocat of Lyon. */
const avocatOfLyon = async (name: string): Promise<Member> => {
  const member = await makeMember(product, 'employee', name, { jobName: 'Avocat', verified: false });
  await call(product, 'PUT', '/hearings/bar', { token: member.token, body: { court: 'tj-69123' } });
  await product.command('members', 'verify', member.email);
  return member;
};

test('staff follow avocats from one edition to the next', async ({ open }) => {
  const page = await open(browserOn(product, await makeOffice(product, 'moderator')));

  await test.step('without an edition the screen says how one is imported', async () => {
    await visit(page, at('/admin/registres?vue=a-confirmer'));
    await expect(page.getByText('Aucune édition en vigueur')).toBeVisible();
    await expect(page.getByText('npm run admin -- registers import avocats')).toBeVisible();
    await looksRight(page, 'staff-registers-none');
  });

  const yasmine = await avocatOfLyon('Yasmine Benali');
  const marc = await makeMember(product, 'employee', 'Marc Aubry', { jobName: 'Avocat' });
  await makeMember(product, 'employee', 'Sophie Arnoult', { jobName: 'Avocat' });
  const marcs = [line('AUBRY', 'Marc'), line('AUBRY', 'Marc', 'GRENOBLE', '38000')];
  const first = [...others, line('BENALI', 'Yasmine'), ...marcs, line('ARNOULT', 'Sophie', 'PARIS', '75008')];
  expect(await importAvocats('2026-09-23', first)).toContain('is in force');

  await test.step('the queue leads to the doubtful members, whose lines stand beneath what they state', async () => {
    await visit(page, at('/admin'));
    await expect(page.getByRole('listitem').filter({ hasText: 'Registres publics' }).first()).toContainText(
      '2 en attente',
    );
    await page.getByRole('navigation').getByRole('link', { name: 'Registres', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registres publics');
    await expect(cardOf(page, 'Annuaire national des avocats')).toContainText('23 septembre 2026');
    await looksRight(page, 'staff-registers');
    await page.getByRole('link', { name: 'À confirmer' }).click();
    await expect(cardOf(page, 'Marc Aubry').getByRole('row')).toHaveCount(4);
    await expect(cardOf(page, 'Marc Aubry')).toContainText('Seuls le nom et le prénom le désignent.');
    await looksRight(page, 'staff-registers-doubtful');
  });

  await test.step('a line is confirmed with the keyboard alone; for another member none is theirs', async () => {
    await tabTo(page, page.getByRole('button', { name: /C’est sa ligne.*AUBRY Marc, LYON/ }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Confirmer cette ligne' });
    await expect(dialog).toContainText('devient celle de Marc Aubry');
    await expectAccessible(page, 'before a line is confirmed');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('L’inscription est confirmée.')).toBeVisible();
    await expect(cardOf(page, 'Marc Aubry')).toHaveCount(0);
    await page.setViewportSize(windowSizes.phone);
    await page.getByRole('button', { name: /Aucune n’est la sienne.*Sophie Arnoult/ }).click();
    await picture(page, 'staff-registers-none-theirs-phone');
    await page.getByRole('dialog').getByRole('button', { name: 'Aucune n’est la sienne' }).click();
    await expect(page.getByText('Aucune inscription à confirmer')).toBeVisible();
    await page.setViewportSize(windowSizes.desk);
  });

  await test.step('an edition that was cut short waits, with the number of members whom it takes', async () => {
    expect(await importAvocats('2026-10-23', others.slice(0, 20))).toContain('waits for staff');
    await visit(page, at('/admin/registres'));
    const card = cardOf(page, 'Annuaire national des avocats');
    await expect(card).toContainText('L’édition du 23 octobre 2026 attend votre décision');
    await expect(card).toContainText(/Elle ne nomme plus 2\s+membres sur 2/);
    await looksRight(page, 'staff-registers-held');
    await card.getByRole('button', { name: /^Mettre en vigueur/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Mettre cette édition en vigueur' });
    await expect(dialog).toContainText(/2\s+membres perdent leur vérification/);
    await expectAccessible(page, 'before an edition is put in force');
    await picture(page, 'staff-registers-accept-desk');
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await card.getByRole('button', { name: /^Refuser/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Refuser' }).click();
    await expect(page.getByText('L’édition est refusée.')).toBeVisible();
    await expect(card).toContainText('23 septembre 2026');
  });

  await test.step('a member whom an edition names no more is mailed, and stands among the lost ones', async () => {
    const without = first.filter((one) => !one.includes('BENALI'));
    expect(await importAvocats('2026-11-23', without)).toContain('1 members no longer named');
    const { text } = await product.mailbox.next(yasmine.email, 'Votre vérification prend fin');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('L’édition du 23 novembre 2026');
    await visit(page, at('/admin/registres?vue=plus-inscrits'));
    await expect(page.getByRole('row').filter({ hasText: 'Yasmine Benali' })).toContainText(
      '23 septembre 2026',
    );
    await looksRight(page, 'staff-registers-missing');
  });

  await test.step('her next request says what the register answers', async () => {
    await sendVerificationDocuments(product, yasmine, ['diploma']);
    await visit(page, at('/admin/verifications'));
    const card = cardOf(page, 'Yasmine Benali');
    await expect(card).toContainText('N’y figure plus');
    await expect(card).toContainText(/BENALI Yasmine, LYON figurait dans l’édition du 23\sseptembre\s2026/);
    await looksRight(page, 'staff-verification-register-missing');
  });

  await test.step('a member says that a line is not theirs: staff find none and take the verification back', async () => {
    await call(product, 'POST', '/registers/me/dispute', {
      token: marc.token,
      body: { register: 'avocats' },
    });
    await visit(page, at('/admin/registres?vue=a-confirmer'));
    const card = cardOf(page, 'Marc Aubry');
    await expect(card).toContainText('Contestée par le membre le');
    await looksRight(page, 'staff-registers-disputed');
    await card.getByRole('button', { name: /^Aucune n’est la sienne/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Aucune ligne n’est la sienne' });
    await dialog.getByRole('button', { name: 'Garder la vérification' }).click();
    await expect(dialog).toContainText('Écrivez pourquoi');
    await dialog.getByLabel('La retirer').check();
    await dialog
      .getByLabel('Motif')
      .fill('Le barreau de Lyon ne connaît personne de ce nom à votre adresse.');
    await expectAccessible(page, 'before a verification is taken back');
    await picture(page, 'staff-registers-objection-desk');
    await page.setViewportSize(windowSizes.phone);
    await picture(page, 'staff-registers-objection-phone');
    await page.setViewportSize(windowSizes.desk);
    await dialog.getByRole('button', { name: 'Retirer la vérification' }).click();
    await expect(page.getByText('La vérification est retirée.')).toBeVisible();
    const { text } = await product.mailbox.next(marc.email, 'Votre vérification prend fin');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Le barreau de Lyon ne connaît personne');
  });

  await test.step('an edition that is accepted is put in force by a job; where that failed it is taken up', async () => {
    expect(await importAvocats('2026-11-25', others.slice(0, 21))).toContain('waits for staff');
    await visit(page, at('/admin/registres'));
    const card = cardOf(page, 'Annuaire national des avocats');
    await card.getByRole('button', { name: /^Mettre en vigueur/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mettre en vigueur' }).click();
    await expect(page.getByText('La mise en vigueur a commencé.')).toBeVisible();
    await expect(card).toContainText('25 novembre 2026');
    await expect(card.getByRole('status')).toHaveCount(0);

    const cut = (failedAt: string) =>
      product.sql(
        `update public_register_edition set applying = 'members', applying_failed_at = ${failedAt} where state = 'current'`,
      );
    await cut('null');
    await visit(page, at('/admin/registres'));
    await expect(card.getByRole('status')).toContainText('édition du 25 novembre 2026');
    await picture(page, 'staff-registers-accepting-desk');
    await page.setViewportSize(windowSizes.phone);
    await picture(page, 'staff-registers-accepting-phone');
    await page.setViewportSize(windowSizes.desk);
    await cut('now()');
    await expect(card.getByRole('status')).toContainText('La mise en vigueur s’est arrêtée');
    await looksRight(page, 'staff-registers-failed');
    await card.getByRole('button', { name: /^Reprendre/ }).click();
    await expect(card.getByRole('status')).toHaveCount(0);
  });
});

test('a request says which line is surely the member’s, and shows the lines to compare', async ({ open }) => {
  await importAvocats('2026-11-28', [
    ...others,
    line('KERVELLA', 'Jeanne'),
    line('KERVELLA', 'Jeanne', 'GRENOBLE', '38000'),
    line('LEFEVRE', 'Noé'),
  ]);
  const applicant = async (name: string) => {
    const member = await makeMember(product, 'employee', name, { jobName: 'Avocat', verified: false });
    await sendVerificationDocuments(product, member, ['diploma']);
    return member;
  };
  const noe = await applicant('Noé Lefèvre');
  await call(product, 'PUT', '/hearings/bar', { token: noe.token, body: { court: 'tj-69123' } });
  await applicant('Jeanne Kervella');
  await applicant('Inès Fournier');
  const page = await open(browserOn(product, await makeOffice(product, 'moderator')));
  await visit(page, at('/admin/verifications'));
  await expect(cardOf(page, 'Noé Lefèvre')).toContainText('Inscription trouvée');
  await expect(cardOf(page, 'Inès Fournier')).toContainText('Aucune ligne à ce nom');
  const jeanne = cardOf(page, 'Jeanne Kervella');
  await expect(jeanne).toContainText('Inscription à comparer');
  await jeanne.getByText('Voir les 2 lignes').click();
  await expect(jeanne.getByRole('row')).toHaveCount(4);
  await looksRight(page, 'staff-verification-register');
});
