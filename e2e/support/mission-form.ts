import type { Page } from '@playwright/test';
import type { Member } from './personas.ts';

/** How a creator finds, chooses and writes a mission on the screens. */

export const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);
export const typed = (day: Date): string => day.toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' });

export const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
export const tabs = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /Missions publiées|Candidats par état/ }).getByRole('link', { name });

const choose = async (page: Page, field: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).first().click();
};

/** The only mission of a creator. */
export const missionOf = async (url: string, { id, token }: Member): Promise<string> => {
  const answer = await fetch(`${url}/api/missions/${id}`, { headers: { authorization: `Bearer ${token}` } });
  const [mission] = (await answer.json()) as { id: string }[];
  if (mission === undefined) throw new Error('There is no mission.');
  return mission.id;
};

/** Every field of the form. */
export const fill = async (page: Page, title: string): Promise<void> => {
  await page.getByLabel('Titre').fill(title);
  await page.getByRole('combobox', { name: 'Domaine' }).fill('travail');
  await page.getByRole('option', { name: 'Droit du travail' }).click();
  await choose(page, 'Nature', 'Autre');
  await page.getByLabel('Description').fill('Reprendre le règlement intérieur et ses annexes.');
  await page.getByLabel('Délai de livraison').fill('Trois semaines');
  await choose(page, 'Profils recherchés', 'Juriste');
  await choose(page, 'Profils recherchés', 'Avocat');
  await page.keyboard.press('Escape');
  await page.getByLabel('Date limite de candidature').fill(typed(inDays(20)));
  await page.keyboard.press('Tab');
  await page.getByRole('radio', { name: 'À partir du' }).check();
  await page.getByLabel('Date de début').fill(typed(inDays(30)));
  await page.keyboard.press('Tab');
  await page.getByRole('radio', { name: 'Sur place' }).check();
  await page.getByRole('combobox', { name: 'Ville ou département' }).fill('villeurb');
  await page.getByRole('option', { name: /Villeurbanne/ }).click();
  const highest = page.getByRole('slider', { name: 'Tarif le plus haut' });
  await highest.press('Home');
  await highest.press('PageUp');
  await page.getByRole('radio', { name: /^Anonyme/ }).check();
};
