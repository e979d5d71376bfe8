import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { call, type Member, makeMember } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** The directory: members are found by their profiles, and added to favourites with a private note. */

let jurist: Member;

/** Enough members for three pages, all in sports law. */
const crowd = (product: Product) =>
  product.sql(`
    with made as (
      insert into member (kind, email, first_name, last_name, confirmed_at, created_at)
      select 'EMPLOYEE', 'sportif-' || i || '@exemple.fr', 'Sacha', 'Montagnier ' || i, now(), now() - make_interval(secs => i)
      from generate_series(1, 20) i returning id
    )
    insert into person_profile (member_id, skill_domains) select id, '{modes_amiables}' from made`);

test.beforeAll(async ({ worlds }, { file }) => {
  const product = await worlds.of(file);
  jurist = await makeMember(product, 'employee', 'Maëlle Kerhuon');
  await call(product, 'POST', `/users/student/update/${jurist.id}`, {
    token: jurist.token,
    body: {
      role: 'Droit maritime',
      location: 'Brest (29)',
      hourlyCost: 140,
      experience: '6 ans',
      skillDomains: 'droit_associations | droit_assurances | droit_douanier | droit_international',
    },
  });
  await call(product, 'POST', '/availability', { token: jurist.token, body: { status: 'AVAILABLE' } });
  await crowd(product);
});

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading');

test('a visitor finds somebody by a mistyped name on a phone, opens their page and comes back', async ({
  open,
}) => {
  const page = await open({ viewport: windowSizes.phone });
  await page.goto('/members');
  await expect(page.getByRole('heading', { level: 1, name: 'Les membres' })).toBeVisible();
  const words = page.getByRole('searchbox', { name: 'Rechercher un membre' });
  await words.fill('maelle kerhouon');
  await words.press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: /^1\smembre$/ })).toBeVisible();
  const card = cards(page).first();
  for (const said of [
    'Droit maritime',
    'Brest (29)',
    '140',
    'Droit des associations et fondations',
    'Disponible dès maintenant (confirmé le',
  ]) {
    await expect(card).toContainText(said);
  }
  await expect(card.getByText('Juriste · profil vérifié')).toBeVisible();
  await expect(card.getByText('Droit douanier')).toBeHidden();
  await card.getByRole('button', { name: '2 autres domaines de Maëlle Kerhuon' }).click();
  await expect(card.getByText('Droit douanier')).toBeVisible();
  await expectAccessible(page, 'the directory, with what a card keeps back');
  await page.keyboard.press('Escape');
  await expect(card.getByText('Droit douanier')).toBeHidden();

  await card.getByRole('link', { name: 'Maëlle Kerhuon' }).click();
  await expect(page).toHaveURL(new RegExp(`/users/${jurist.id}$`));
  await page.goBack();
  await expect(words).toHaveValue('maelle kerhouon');
  await expect(cards(page)).toHaveCount(1);
});

test('a visitor narrows the directory with the keyboard; the address keeps it', async ({ open }) => {
  const page = await open({ viewport: windowSizes.desk });
  await page.goto('/members');
  await expect(cards(page)).toHaveCount(9);
  await tabTo(page, page.getByRole('button', { name: 'Filtres' }));
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Filtrer les membres' });
  await tabTo(page, drawer.getByRole('checkbox', { name: 'Juriste', exact: true }));
  await page.keyboard.press('Space');
  await tabTo(page, drawer.getByRole('textbox', { name: 'Rechercher un domaine' }));
  await page.keyboard.type('associations');
  await tabTo(page, drawer.getByRole('checkbox', { name: 'Droit des associations et fondations' }));
  await page.keyboard.press('Space');
  await tabTo(page, drawer.getByRole('combobox', { name: 'Départements' }));
  await page.keyboard.type('finis');
  await page.keyboard.press('Enter');
  await drawer.getByRole('combobox', { name: 'Expérience' }).selectOption('5 ans ou plus');
  await drawer.getByRole('checkbox', { name: 'Profils vérifiés seulement' }).check();
  await expectAccessible(page, 'the filters of the directory');
  await drawer.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page).toHaveURL(
    /profession=Juriste&domain=droit_associations&departement=29&experience=5\+ans&verified=true/,
  );
  await expect(cards(page)).toHaveCount(1);

  await page.reload();
  await expect(names(page)).toHaveText(['Maëlle Kerhuon']);
  const chips = page.getByRole('list', { name: 'Filtres actifs' });
  await expect(chips.getByRole('link', { name: /^Retirer/ })).toHaveCount(5);
  await page.goto('/members?domain=droit_associations&departement=2B');
  await expect(page.getByRole('heading', { name: 'Personne ne correspond à cette recherche' })).toBeVisible();
  await page.getByRole('link', { name: 'Voir tous les membres' }).click();
  await expect(cards(page)).toHaveCount(9);
  await page.goto('/users?domain=droit_associations');
  await expect(page.getByRole('heading', { name: 'Aucun étudiant ne correspond' })).toBeVisible();
});

test('members come nine by nine, and the focus goes to the first that is new', async ({ open }) => {
  const page = await open({ viewport: windowSizes.desk });
  await page.goto('/members?domain=modes_amiables');
  await expect(cards(page)).toHaveCount(9);
  const more = page.getByRole('link', { name: 'Voir plus de membres' });
  await expect(more).toHaveAttribute('href', /domain=modes_amiables&after=/);
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(18);
  await expect(cards(page).nth(9).getByRole('link')).toBeFocused();
  await more.click();
  await expect(cards(page)).toHaveCount(20);
  await expect(more).toHaveCount(0);
  expect(new Set(await names(page).allTextContents()).size).toBe(20);
});

test('a member keeps somebody with a private note, finds them again, and lets them go', async ({
  open,
  product,
}) => {
  const reader = await makeMember(product, 'company', 'Armement Kerjean', { verified: false });
  const page = await open({ as: reader, viewport: windowSizes.phone });
  await page.goto('/members?q=kerhuon');
  const heart = page.getByRole('button', { name: /^Favori.* Maëlle Kerhuon$/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // The heart is drawn at once; the number comes once it is kept.
  await expect(page.getByRole('link', { name: /^Mes favoris\s*1/ })).toBeVisible();
  await page.getByRole('button', { name: 'Note privée sur Maëlle Kerhuon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Note privée sur Maëlle Kerhuon' });
  const note = dialog.getByRole('textbox', { name: 'Note privée' });
  await note.fill('Recommandée par le port,\nà rappeler en mars.');
  await expectAccessible(page, 'a private note');
  // Typed text survives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Note privée sur Maëlle Kerhuon' }).click();
  await expect(note).toHaveValue(/à rappeler en mars/);
  await dialog.getByRole('button', { name: 'Enregistrer la note' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: /^Mes favoris/ }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first()).toContainText('à rappeler en mars.');
  await expectAccessible(page, 'favourite members');
  const her = await open({ as: jurist });
  await her.goto('/members?q=kerhuon');
  await expect(cards(her)).toHaveCount(1);
  await expect(her.getByRole('link', { name: /^Mes favoris/ })).toBeVisible();
  await expect(her.getByRole('main')).not.toContainText('Recommandée');
  await expect(her.getByRole('button', { name: /^Favori/ })).toHaveCount(0);

  await heart.click();
  const sure = page.getByRole('dialog', { name: /Retirer Maëlle Kerhuon de vos favoris/ });
  await sure.getByRole('button', { name: 'Retirer des favoris' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('link', { name: /^Mes favoris\s*0/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /pas encore de favori/ })).toBeVisible();
});

test('the directory is not for external customers, and says what is', async ({ open, product }) => {
  const customer = await makeMember(product, 'customer', 'Solène Tanguy');
  const page = await open({ as: customer });
  await page.goto('/members');
  await expect(page.getByRole('link', { name: 'Publier une mission' })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});
