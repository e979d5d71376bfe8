import type { Page } from '@playwright/test';
import type { Member } from './personas.ts';
import { expect } from './test.ts';

/** Helpers to find, choose and write a mission on the screens. */

export const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);
export const typedDay = (day: Date): string => day.toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' });

export const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
export const tabs = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /Missions publiées|Candidats par état/ }).getByRole('link', { name });

const choose = async (page: Page, field: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).first().click();
};

/**
 * Chooses a town once its list is in view: scrolling to an option would move the field away and close the
 * list.
 */
export const chooseTown = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: 'Ville ou département' }).fill('villeurb');
  const town = page.getByRole('option', { name: /Villeurbanne/ });
  await expect(town).toBeInViewport({ ratio: 1 });
  await town.click();
};

/** Id of a creator's only mission. */
export const missionOf = async (url: string, { id, token }: Member): Promise<string> => {
  const answer = await fetch(`${url}/api/missions/${id}`, { headers: { authorization: `Bearer ${token}` } });
  const [mission] = (await answer.json()) as { id: string }[];
  if (mission === undefined) throw new Error('There is no mission.');
  return mission.id;
};

/** Names of the form's fields: for members and organisations, and for a client who is a natural person. */
const trade = {
  title: 'Titre',
  nature: 'Nature',
  description: 'Description',
  delivery: 'Délai de livraison',
  profiles: 'Profils recherchés',
  low: 'Prix le plus bas',
  high: 'Prix le plus haut',
};
export const consumer: typeof trade = {
  title: 'Votre question en une phrase',
  nature: 'Ce que vous attendez',
  description: 'Votre situation',
  delivery: 'Pour quand',
  profiles: 'À qui vous adressez-vous',
  low: 'Au moins',
  high: 'Au plus',
};

/** The question about parties; shown with the conflict check on, for a nature that requires one. */
export const partiesQuestion = (page: Page) => page.getByRole('group', { name: /sont-elles en cause/ });

/** Answers the question about parties if it is shown for this nature; the form may learn that late. */
export const sayNobodyConcerned = async (page: Page, nature: string): Promise<void> => {
  const asked: string[] = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const answer = await fetch('/api/conflicts/natures', { headers });
    return answer.ok ? await answer.json() : [];
  });
  if (asked.includes(nature)) await partiesQuestion(page).getByRole('radio', { name: /^Non/ }).check();
};

/** Fills every field of the form except the question about parties. */
export const fillTerms = async (page: Page, title: string, names = trade): Promise<void> => {
  await page.getByLabel(names.title).fill(title);
  await page.getByRole('combobox', { name: 'Domaine' }).fill('travail');
  await page.getByRole('option', { name: 'Droit du travail' }).click();
  // The list filters while one types, ignoring accents.
  await page.getByRole('combobox', { name: names.nature }).fill('autré');
  await expect(page.getByRole('option')).toHaveText(['Autre']);
  await page.getByRole('option', { name: 'Autre' }).click();
  await page.getByLabel(names.description).fill('Reprendre le règlement intérieur et ses annexes.');
  await page.getByLabel(names.delivery).fill('Trois semaines');
  await choose(page, names.profiles, 'Juriste');
  await choose(page, names.profiles, 'Avocat');
  await page.keyboard.press('Escape');
  await page.getByLabel('Date limite de candidature').fill(typedDay(inDays(20)));
  await page.keyboard.press('Tab');
  await page.getByRole('radio', { name: 'À partir du' }).check();
  await page.getByLabel('Date de début').fill(typedDay(inDays(30)));
  await page.keyboard.press('Tab');
  await page.getByRole('radio', { name: 'Sur place' }).check();
  await chooseTown(page);
  // A single amount sets both bounds; a typed amount then replaces it.
  await page.getByRole('textbox', { name: names.high }).fill('1 250,50');
  await page.getByRole('textbox', { name: names.high }).press('Shift+Tab');
  await expect(page.getByRole('textbox', { name: names.low })).toBeFocused();
  await page.keyboard.type('800');
  await expect(page.getByRole('textbox', { name: names.low })).toHaveValue('800');
  await page.getByRole('radio', { name: /^Anonyme/ }).check();
};

/** Fills every field of the form. */
export const fill = async (page: Page, title: string, names = trade): Promise<void> => {
  await fillTerms(page, title, names);
  await sayNobodyConcerned(page, 'autre');
};
