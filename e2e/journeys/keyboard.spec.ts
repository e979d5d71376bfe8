import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../support/keyboard.ts';
import { confirmationLink, makeMember, makeMission, newEmail, password } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';

/** The main tasks can be done with the keyboard alone. */

const typeInto = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.type(text);
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
