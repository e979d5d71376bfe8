import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../support/keyboard.ts';
import { partiesQuestion } from '../support/mission-form.ts';
import { makeOffice } from '../support/offices.ts';
import {
  applyToMission,
  confirmationLink,
  makeMember,
  makeMission,
  newEmail,
  password,
} from '../support/personas.ts';
import { expect, test } from '../support/test.ts';

/** The main tasks can be done with the keyboard alone. */

const typeInto = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};

const press = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

/** Types part of an option's name in a combobox, and takes the first that is found. */
const choose = async (page: Page, name: string, text: string): Promise<void> => {
  await typeInto(page, page.getByRole('combobox', { name }), text);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a person registers and logs in with the keyboard alone', async ({ open, product }) => {
  const email = newEmail('clavier');
  const page = await open();
  await page.goto('/');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'S’inscrire' }));
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('tab', { name: 'Étudiants' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Professionnels' })).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'Personne physique' }));
  await page.keyboard.press('ArrowRight');
  await typeInto(page, field(page, 'Nom de la structure'), 'Atelier Sévigné');
  await typeInto(page, field(page, 'Adresse email'), email);
  await typeInto(page, field(page, 'Mot de passe'), password);
  await tabTo(page, page.getByRole('checkbox', { name: /J’accepte les/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'S’inscrire' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ouvrez votre mail' })).toBeVisible();

  await page.goto(await confirmationLink(product, email));
  await tabTo(page, page.getByRole('button', { name: 'Confirmer mon adresse' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Mail confirmé\u202f!' })).toBeVisible();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Continuer' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/verify$/);
});

test('a jurist applies with the keyboard alone, and the dialog keeps and gives back the focus', async ({
  open,
  product,
}) => {
  const creator = await makeMember(product, 'company', 'Groupe Thévenet');
  const candidate = await makeMember(product, 'employee', 'Inès Royer');
  const mission = await makeMission(product, creator, 'Relecture de statuts de SAS');
  const page = await open({ as: candidate });
  await page.goto(`/consult/missions/${mission}`);
  const apply = page.getByRole('button', { name: 'Postuler à la mission' });
  await expect(apply).toBeVisible();

  await tabTo(page, apply);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Proposer un prix' });
  const price = dialog.getByRole('textbox', { name: /Votre prix/ });
  await expect(price).toBeFocused();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(apply).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(price).toBeFocused();
  await page.keyboard.type('640');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await page.goto(`/consult/missions/${mission}`);
  await expect(page.getByText('Vous avez déjà postulé à cette mission')).toBeVisible();
});

test('a jurist searches missions, filters them and saves the search with the keyboard alone', async ({
  open,
  product,
}) => {
  const creator = await makeMember(product, 'company', 'Étude Vaugelas');
  for (let place = 1; place <= 21; place += 1)
    await makeMission(product, creator, `Audit de clavier ${place}`, { tarifLow: 300, tarifHigh: 400 });
  const page = await open({ as: await makeMember(product, 'employee', 'Maud Lenoir') });
  await page.goto('/consult/missions');
  await typeInto(page, page.getByRole('searchbox'), 'clavier');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=clavier/);

  const more = page.getByRole('link', { name: 'Voir plus de missions' });
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);
  await press(page, more);
  await expect(cards.nth(20).getByRole('link').first()).toBeFocused();

  const filters = page.getByRole('button', { name: /^Filtres/ });
  const drawer = page.getByRole('dialog', { name: 'Filtrer les missions' });
  await press(page, filters);
  await typeInto(page, drawer.getByLabel('Rechercher un domaine'), 'affaires');
  await tabTo(page, drawer.getByRole('checkbox', { name: 'Droit des affaires' }));
  await page.keyboard.press('Space');
  await tabTo(page, drawer.getByRole('slider', { name: 'Prix le plus haut' }));
  await page.keyboard.press('ArrowLeft');
  await press(page, drawer.getByRole('button', { name: 'Appliquer' }));
  await expect(page).toHaveURL(/domain=droit_affaires.*tarifHigh=/);
  await expect(filters).toBeFocused();

  const keep = page.getByRole('button', { name: 'Enregistrer cette recherche' });
  const dialog = page.getByRole('dialog', { name: /recherche/ });
  await press(page, keep);
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(keep).toBeFocused();
});

test('a company publishes a mission, then refuses a candidate, with the keyboard alone', async ({
  open,
  product,
}) => {
  const creator = await makeMember(product, 'company', 'Filature Sablon');
  const page = await open({ as: creator });
  await page.goto('/manage/missions/create');
  await typeInto(page, page.getByLabel('Titre'), 'Règlement intérieur');
  await choose(page, 'Domaine', 'travail');
  await choose(page, 'Nature', 'autre');
  await typeInto(page, page.getByLabel('Description'), 'Reprendre le règlement intérieur et ses annexes.');
  await typeInto(page, page.getByLabel('Délai de livraison'), 'Trois semaines');
  await choose(page, 'Profils recherchés', 'juriste');
  await page.keyboard.press('Escape');
  await typeInto(page, field(page, 'Prix le plus bas'), '800');
  await typeInto(page, field(page, 'Prix le plus haut'), '1250');
  const slider = page.getByRole('slider', { name: /^Prix le plus haut/ });
  await tabTo(page, slider);
  await page.keyboard.press('ArrowRight');
  await expect(field(page, 'Prix le plus haut')).not.toHaveValue('1250');
  const parties = partiesQuestion(page).getByRole('radio');
  if (await parties.first().isVisible()) {
    await tabTo(page, parties.first());
    await page.keyboard.press('ArrowDown');
    await expect(parties.last()).toBeChecked();
  }
  await press(page, page.getByRole('button', { name: 'Créer la mission' }));
  await expect(page.getByRole('heading', { name: 'Règlement intérieur' })).toBeVisible();

  const mission = await makeMission(product, creator, 'Note sur un préavis');
  for (const name of ['Agnès Collet', 'Basile Morin'])
    await applyToMission(product, await makeMember(product, 'employee', name), mission, 400);
  await page.goto(`/manage/missions/${mission}`);
  await press(page, page.getByRole('button', { name: 'Présélectionner Agnès Collet' }));
  await expect(page.getByRole('button', { name: 'Retirer de la présélection Agnès Collet' })).toBeFocused();
  const refuse = page.getByRole('button', { name: /^Refuser la candidature de Basile Morin/ });
  const dialog = page.getByRole('dialog', { name: /Refuser/ });
  await press(page, refuse);
  await typeInto(page, dialog.getByRole('textbox'), 'Merci de votre réponse.');
  await page.keyboard.press('Escape');
  await expect(refuse).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox')).toHaveValue('Merci de votre réponse.');
  await press(page, dialog.getByRole('button', { name: /^Refuser/ }));
  await expect(dialog).toBeHidden();
  await expect(refuse).toBeHidden();
  expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true);
});

test("the first key of a member's page is the skip link, also where the menu shows its entry", async ({
  open,
  product,
}) => {
  const page = await open({
    as: await makeMember(product, 'employee', 'Rémi Vidal'),
    viewport: { width: 1440, height: 500 },
  });
  // This address leads on to the member's page.
  await page.goto('/profil');
  await expect(page.getByRole('heading', { level: 1, name: 'Rémi Vidal' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();

  await page.goto('/parametres');
  await expect(page.getByRole('link', { name: 'Paramètres' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();

  const opener = page.getByRole('button', { name: 'Supprimer mon compte' });
  await press(page, opener);
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  // The dialog has a button of the same name.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('staff filter a list, hear how much it shows, save the filter, and a button that worked has the focus', async ({
  open,
  product,
}) => {
  await makeMember(product, 'student', 'Zoé Marin');
  const page = await open({ as: await makeOffice(product, 'admin') });
  await page.goto('/admin/membres');
  await tabTo(page, page.getByRole('combobox', { name: 'Profil' }));
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/profil=/);
  await expect(page.getByRole('status').filter({ hasText: /lignes? affichées?|Aucun résultat/ })).toHaveCount(
    1,
  );
  const keep = page.getByRole('button', { name: 'Enregistrer ces filtres' });
  const name = page.getByRole('dialog').getByRole('textbox');
  await press(page, keep);
  await expect(name).toBeFocused();
  await page.keyboard.type('Étudiants');
  await page.keyboard.press('Escape');
  await expect(keep).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('Étudiants');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Étudiants' })).toBeFocused();

  await page.goto('/admin/journal');
  const check = page.getByRole('button', { name: 'Vérifier la chaîne' });
  const isChecked = page.waitForResponse(/journal\/check/);
  await press(page, check);
  await isChecked;
  await expect(check).toBeFocused();
});

test('the first key of a page leads past its navigation', async ({ open }) => {
  const page = await open();
  await page.goto('/consult/missions');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');

  expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true);
});

test('the menu of a phone opens, keeps the focus, and closes with Escape', async ({ open, product }) => {
  const member = await makeMember(product, 'student', 'Elsa Boyer');
  const page = await open({ as: member, viewport: { width: 390, height: 844 } });
  await page.goto('/messages');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await expect(panel.getByRole('link', { name: 'Messagerie' })).toBeVisible();

  await page.keyboard.press('Escape');

  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the menu of a visitor's phone gives the focus back to what opened it", async ({ open }) => {
  const page = await open({ viewport: { width: 390, height: 844 } });
  await page.goto('/members');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Actus' }).first());

  await page.keyboard.press('Escape');

  await expect(opener).toBeFocused();
});
