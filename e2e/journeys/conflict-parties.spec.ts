import { gzipSync } from 'node:zlib';
import type { Locator, Page, Response } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { browserOn, callAs, makeTeam } from '../support/firms.ts';
import { tabTo } from '../support/keyboard.ts';
import { fillTerms, partiesQuestion } from '../support/mission-form.ts';
import { call, type Member, makeMember, makeMission } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { picture, widths } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** One read fails on purpose. */
test.use({ expectedComplaint: /status of 500/ });

/** A client names the parties of a mission, and a candidate asks whether they meet names of their own. */

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
const parties = (page: Page): Locator =>
  page.getByRole('list', { name: 'Parties de la mission' }).getByRole('listitem');
const checkOf = (missionID: string) => `/consult/missions/${missionID}`;
const partiesOf = (missionID: string) => `/manage/missions/parties/${missionID}`;

const person = (name: string, firstName: string | null = null) => ({
  kind: 'person',
  name,
  firstName,
  side: 'adverse',
});
const name = (client: Member, missionID: string, version: number, ...named: object[]) =>
  call(product, 'PUT', `/missions/parties/${missionID}`, {
    token: client.token,
    body: { version, parties: named },
  });
const keep = (candidate: Member, ...names: object[]) =>
  call(product, 'POST', '/conflicts/register/entries', { token: candidate.token, body: { entries: names } });

/** A mission whose level asks for a check, with its parties awaited. */
const aMission = (client: Member, title: string, wishes: object = {}) =>
  makeMission(product, client, title, { nature: 'relecture', namesParties: 'yes', ...wishes });

/** Fills the dialog of a party and closes it. */
const addParty = async (page: Page, family: string, given: string) => {
  await button(page, 'Ajouter une partie').click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter une partie' });
  await dialog.getByRole('textbox', { name: 'Nom de famille' }).fill(family);
  await dialog.getByRole('textbox', { name: 'Prénom' }).fill(given);
  await button(dialog, 'Ajouter').click();
  await expect(dialog).toHaveCount(0);
};

test('a client says that people are concerned, and names them after publishing', async ({ open }) => {
  const client = await makeMember(product, 'company', 'Verdelune Industries');
  const page = await open(as(client));
  await visit(page, at('/manage/missions/create'));
  const question = partiesQuestion(page);
  await expect(question).toHaveCount(0);
  await fillTerms(page, 'Relire le règlement intérieur');
  await expect(question).toBeVisible();
  await expect(button(page, 'Créer la mission')).toBeDisabled();
  await button(page, 'si des personnes sont en cause').click();
  await expect(question.getByRole('radio', { name: /^Oui/ })).toBeFocused();
  await page.keyboard.press('Space');
  await expectAccessible(page, 'the form with the question about parties');
  await picture(page, 'parties-question-desk');
  await button(page, 'Créer la mission').click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personnes et sociétés en cause');
  await expectAccessible(page, 'no parties yet');
  await picture(page, 'parties-empty-desk');
  await addParty(page, 'Kervella', 'Thomas');
  await button(page, 'Ajouter une partie').click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter une partie' });
  await dialog.getByRole('radio', { name: 'Société' }).check();
  await dialog.getByRole('textbox', { name: 'Nom de la société' }).fill('Société Générale d’Essais');
  await dialog.getByRole('textbox', { name: 'SIREN' }).fill('732829321');
  await button(dialog, 'Ajouter').click();
  await expect(dialog.getByText('Ce SIREN n’existe pas')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'SIREN' }).fill('732 829 320');
  await dialog.getByRole('combobox', { name: 'Qualité' }).selectOption('Client');
  await expectAccessible(page, 'the form of a party');
  await button(dialog, 'Ajouter').click();
  await expect(parties(page)).toHaveText([
    /Thomas Kervella.*Partie adverse/,
    /Société Générale d’Essais.*Client/,
  ]);
  await expect(page.getByText('Vos changements ne sont pas encore enregistrés.')).toBeVisible();
  await expectAccessible(page, 'parties before they are saved');
  await picture(page, 'parties-desk');

  await test.step('what is not saved survives a look at another screen, and stands in no storage', async () => {
    await link(page, 'Retour à mes missions').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes missions');
    await page.goBack();
    await expect(parties(page)).toHaveCount(2);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain('Kervella');
  });

  await button(page, 'Enregistrer la liste').click();
  await expect(page.getByText('Votre mission est publiée.')).toBeVisible();
});

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
  await keep(candidate, person('Kervela', 'Thomas'));
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

test('on a phone a client changes the list, and keeps what was typed when somebody else did', async ({
  open,
}) => {
  const client = await makeMember(product, 'company', 'Verdelune Industries');
  const missionID = await aMission(client, 'Relire un bail commercial');
  const page = await open(as(client, widths.phone));
  await visit(page, at(`/consult/missions/${missionID}`));
  await expect(page.getByText(/Personne ne peut encore postuler/)).toBeVisible();
  await expect(link(page, 'Personnes en cause')).toBeVisible();
  await visit(page, at('/manage/missions'));
  await picture(page, 'parties-awaited-phone');
  await link(page, 'Indiquer qui est en cause').click();
  await button(page, 'Personne n’est en cause').click();
  await expect(page.getByText('Vous avez indiqué que personne n’est en cause.')).toBeVisible();
  await expect(page.getByText(/Il vous reste 5\s+changements/)).toBeVisible();
  await addParty(page, 'Kervella', 'Thomas');
  await name(client, missionID, 1, person('Nkomo', 'Paul'));
  await button(page, 'Enregistrer la liste').click();
  const overtaken = page.getByRole('alert').filter({ hasText: 'La liste a changé entre-temps' });
  await expect(overtaken).toContainText('Paul Nkomo');
  await expect(parties(page)).toHaveText([/Thomas Kervella/]);
  await expectAccessible(page, 'a list that was changed elsewhere');
  await picture(page, 'parties-overtaken-phone');
  await button(overtaken, 'Garder ce que j’ai écrit').click();
  await button(page, 'Enregistrer la liste').click();
  await expect(page.getByText(/Il vous reste 3\s+changements/)).toBeVisible();
  await expect(parties(page)).toHaveText([/Thomas Kervella/]);

  await test.step('until no change is left', async () => {
    for (const [index, family] of ['Nkomo', 'Arnoult', 'Delmas'].entries())
      await name(client, missionID, index + 3, person(family));
    await visit(page, at(partiesOf(missionID)));
    await expect(page.getByText('ses changements sont épuisés')).toBeVisible();
    await expect(button(page, /Ajouter|Modifier|Retirer/)).toHaveCount(0);
    await expectAccessible(page, 'a list that changes no more');
    await picture(page, 'parties-spent-phone');
  });
});

test('on a phone « rien trouvé » lets one apply, and a failed read can be tried again', async ({ open }) => {
  const client = await makeMember(product, 'company', 'Verdelune Industries');
  const candidate = await makeMember(product, 'employee', 'Hugo Marchetti');
  const missionID = await aMission(client, 'Relire un bail commercial');
  await name(client, missionID, 0, person('Kervella', 'Thomas'));
  await call(product, 'POST', '/conflicts/register/confirm', { token: candidate.token });
  const page = await open(as(candidate, widths.phone));
  await page.route('**/api/conflicts/checks/**', (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
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

test('a mission of before asks its client at the next edit', async ({ open }) => {
  const client = await makeMember(product, 'company', 'Verdelune Industries');
  const missionID = await aMission(client, 'Relire un bail commercial', { namesParties: undefined });
  const candidate = await open(as(await makeMember(product, 'employee', 'Hugo Marchetti')));
  await visit(candidate, at(checkOf(missionID)));
  await expect(button(candidate, 'Postuler à la mission')).toBeVisible();
  const page = await open(as(client));
  await visit(page, at(`/manage/missions/update/${missionID}`));
  await expect(button(page, 'Modifier la mission')).toBeDisabled();
  await partiesQuestion(page).getByRole('radio', { name: /^Oui/ }).check();
  await button(page, 'Modifier la mission').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personnes et sociétés en cause');
  await visit(page, at(`/manage/missions/update/${missionID}`));
  await expect(button(page, 'Modifier la mission')).toBeEnabled();
  await expect(partiesQuestion(page)).toHaveCount(0);
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
