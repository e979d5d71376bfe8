import { gzipSync } from 'node:zlib';
import type { Locator, Page, Response } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { addNames, nameParties, person } from '../support/conflicts.ts';
import { browserOn, callAs, makeTeam } from '../support/firms.ts';
import { tabTo } from '../support/keyboard.ts';
import { call, type Member, makeMember, makeMission } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** One read fails on purpose. */
test.use({ expectedComplaint: /status of 500/ });

/** A candidate asks whether the parties of a mission meet names of their own register. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  await worlds.of(file);
  product = await worlds.another({ CONFLICTS: 'on' });
});

const as = (person: Member | null, viewport?: { width: number; height: number }) =>
  browserOn(product, person, viewport);
const at = (path: string) => ({ path: product.url + path });
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name });
const link = (within: Page | Locator, name: string | RegExp) => within.getByRole('link', { name });
const checkOf = (missionID: string) => `/consult/missions/${missionID}`;
const name = (client: Member, missionID: string, version: number, ...named: object[]) =>
  nameParties(product, client, missionID, version, ...named);

/** A mission whose level asks for a check, with its parties awaited. */
const aMission = (client: Member, title: string, wishes: object = {}) =>
  makeMission(product, client, title, { nature: 'relecture', namesParties: 'yes', ...wishes });

test('a candidate waits for the parties, fills a register, asks once, and reads the answer again later', async ({
  open,
}) => {
  const client = await makeMember(product, 'company', 'Verdelune Industries');
  const candidate = await makeMember(product, 'employee', 'Yasmine Benali');
  const missionID = await aMission(client, 'Relire un bail commercial');
  const page = await open(as(candidate));
  await visit(page, at(checkOf(missionID)));
  await expect(page.getByText('Candidatures pas encore ouvertes')).toBeVisible();
  await expect(button(page, 'Postuler à la mission')).toHaveCount(0);
  await expectAccessible(page, 'a mission whose parties are awaited');
  await picture(page, 'check-awaited-desk');

  await name(client, missionID, 0, person('Kervella', 'Thomas'));
  await visit(page, at(checkOf(missionID)));
  await link(page, 'Créer ma liste').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ma liste des conflits');
  await addNames(product, candidate, person('Kervela', 'Thomas'));
  await link(page, 'Retour à la mission').click();
  await expect(page.getByText(/Comparez-les à votre liste/)).toBeVisible();
  await expect(button(page, 'Postuler à la mission')).toHaveCount(0);
  await expectAccessible(page, 'a mission to check');
  await picture(page, 'check-to-ask-desk');

  await test.step('by the keyboard, after the dialog has said with which names', async () => {
    await tabTo(page, button(page, 'Vérifier mes conflits'));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Votre liste est-elle à jour' });
    await expect(dialog.getByText(/1\s+nom, liste modifiée le/)).toBeVisible();
    await expect(dialog.getByText(/Une seule vérification par mission/)).toBeVisible();
    await expectAccessible(page, 'the dialog before the check');
    await picture(page, 'check-dialog-desk');
    await tabTo(page, button(dialog, 'Vérifier'));
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  });
  const answer = page.getByRole('note').filter({ hasText: 'À examiner avant de vous engager' });
  await expect(answer).toBeVisible();
  await expect(page.locator(':focus')).toContainText('À examiner avant de vous engager');
  await expect(button(page, 'Postuler à la mission')).toBeVisible();
  await expectAccessible(page, 'a mission to examine');
  await picture(page, 'check-examine-desk');

  await visit(page, at(checkOf(missionID)));
  await expect(answer).toBeVisible();
  await expect(button(page, 'Vérifier mes conflits')).toHaveCount(0);

  await test.step('parties that come later are told, and asked about', async () => {
    await name(client, missionID, 1, person('Kervella', 'Thomas'), person('Nkomo', 'Paul'));
    await visit(page, at('/notifications'));
    await expect(
      page.getByText('Les parties d’une mission ont changé. Refaites la vérification.'),
    ).toBeVisible();
    await button(page, /^Voir la mission «\s*Relire un bail commercial/).click();
    await expect(page.getByText('Des parties ont été ajoutées.')).toBeVisible();
    await expect(answer).toBeVisible();
    await expect(button(page, 'Postuler à la mission')).toHaveCount(0);
  });
});

test('on a phone « rien trouvé » lets one apply, and a failed read can be tried again', async ({ open }) => {
  const client = await makeMember(product, 'company', 'Verdelune Industries');
  const candidate = await makeMember(product, 'employee', 'Hugo Marchetti');
  const missionID = await aMission(client, 'Relire un bail commercial');
  await name(client, missionID, 0, person('Kervella', 'Thomas'));
  await call(product, 'POST', '/conflicts/register/confirm', { token: candidate.token });
  const page = await open(as(candidate, windowSizes.phone));
  // The route stays: taken away while the page loads, a request may be left whose end nobody is told.
  let isFirst = true;
  await page.route('**/api/conflicts/checks/**', (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    return route.fulfill({ status: 500, body: '' });
  });
  await visit(page, at(checkOf(missionID)));
  await button(page, 'Réessayer').click();
  await button(page, 'Vérifier mes conflits').click();
  const dialog = page.getByRole('dialog', { name: 'Votre liste est-elle à jour' });
  await expect(dialog.getByText('Vous avez indiqué n’avoir ni client ni adversaire.')).toBeVisible();
  await picture(page, 'check-dialog-phone');
  await button(dialog, 'Vérifier').click();
  // One answer in sixteen is to examine by chance.
  await expect(page.getByText(/^Rien trouvé le|^À examiner avant de vous engager/)).toBeVisible();
  await expect(button(page, 'Postuler à la mission')).toBeVisible();
  await expectAccessible(page, 'an answer on a phone');
  await picture(page, 'check-answer-phone');
});

test('a mission without parties says so, as the word of its client', async ({ open }) => {
  const client = await makeMember(product, 'company', 'Verdelune Industries');
  const missionID = await aMission(client, 'Relire un bail commercial', { namesParties: 'no' });
  const page = await open(as(await makeMember(product, 'employee', 'Hugo Marchetti')));
  await visit(page, at(checkOf(missionID)));
  await expect(page.getByText('Le client indique que personne n’est en cause.')).toBeVisible();
  await expect(button(page, 'Postuler à la mission')).toBeVisible();
});

test('a person who may not keep the register of their firm reads who keeps it', async ({ open }) => {
  const client = await makeMember(product, 'company', 'Les Jardins de la Marne');
  const missionID = await aMission(client, 'Relire un bail commercial');
  await name(client, missionID, 0, person('Kervella', 'Thomas'));
  const { firm, people } = await makeTeam(product, {
    'Sophie Arnoult': 'owner',
    'Camille Dervaux': 'publisher',
  });
  const page = await open(as(people['Camille Dervaux']));
  await visit(page, at(`${checkOf(missionID)}?pour=${firm.id}`));
  await expect(page.getByText('Les propriétaires et les responsables de Verdelune Industries')).toBeVisible();
  await expect(link(page, 'Créer ma liste')).toHaveCount(0);
  await callAs(product, people['Sophie Arnoult'], firm, 'POST', '/conflicts/register/entries', {
    entries: [person('Nkomo', 'Paul')],
  });
  await visit(page, at(`${checkOf(missionID)}?pour=${firm.id}`));
  await button(page, 'Vérifier mes conflits').click();
  const dialog = page.getByRole('dialog', { name: 'Votre liste est-elle à jour' });
  await expect(dialog.getByText(/la liste de Verdelune Industries.*1\s+nom/)).toBeVisible();
  await expect(dialog.getByText(/Les propriétaires et les responsables/)).toBeVisible();
});

test('the check weighs nothing for a visitor, and two kilobytes at most for a member', async ({ open }) => {
  const client = await makeMember(product, 'company', 'Verdelune Industries');
  const candidate = await makeMember(product, 'employee', 'Hugo Marchetti');
  const checked = await aMission(client, 'Relire un bail commercial');
  await name(client, checked, 0, person('Kervella', 'Thomas'));
  await call(product, 'POST', '/conflicts/register/confirm', { token: candidate.token });
  const unchecked = await makeMission(product, client, 'Note sur un bail commercial');
  /** Scripts of a mission's page, which goes on to gather those that come late. */
  const scriptsOf = async (missionID: string, viewer: Member | null): Promise<readonly Response[]> => {
    const page = await open(as(viewer));
    const files: Response[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) files.push(response);
    });
    await visit(page, at(checkOf(missionID)));
    return files;
  };
  for (const [viewer, most] of [
    [null, 0],
    [candidate, 2_000],
  ] as const) {
    const without = await scriptsOf(unchecked, viewer);
    const scripts = await scriptsOf(checked, viewer);
    const known = new Set(without.map((file) => file.url()));
    const more = scripts.filter((file) => !known.has(file.url()));
    const sizes = more.map(async (file) => gzipSync(await file.body(), { level: 9 }).length);
    const bytes = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
    process.stdout.write(
      `${viewer === null ? 'visitor' : 'member'}: ${bytes} bytes in ${more.length} files\n`,
    );
    expect.soft(bytes).toBeLessThanOrEqual(most);
  }
});
