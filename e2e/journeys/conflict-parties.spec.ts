import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { nameParties, person } from '../support/conflicts.ts';
import { browserOn } from '../support/firms.ts';
import { fillTerms, partiesQuestion } from '../support/mission-form.ts';
import { type Member, makeMember, makeMission } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** A client says whether people are concerned by a mission, and names them. */

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
const name = (client: Member, missionID: string, version: number, ...named: object[]) =>
  nameParties(product, client, missionID, version, ...named);

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
  await expect(dialog).toContainText(/60\snouveaux noms par jour au plus, 300 en trente jours/);
  await expectAccessible(page, 'the form of a party');
  await picture(page, 'party-form-desk');
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

test('on a phone a client changes the list, and keeps what was typed when somebody else did', async ({
  open,
}) => {
  const client = await makeMember(product, 'company', 'Verdelune Industries');
  const missionID = await aMission(client, 'Relire un bail commercial');
  const page = await open(as(client, windowSizes.phone));
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

test('a mission of before asks its client at the next edit', async ({ open }) => {
  const client = await makeMember(product, 'company', 'Verdelune Industries');
  const missionID = await aMission(client, 'Relire un bail commercial');
  await product.sql(`delete from mission_party_list where mission_id = '${missionID}'`);
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
