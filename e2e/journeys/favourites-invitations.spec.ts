import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { applyToMission, call, makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** Links between a member and a mission besides an application: a favourite, and an invitation from its creator. */

const heart = (page: Page, title: string) => page.getByRole('button', { name: `Favori\u202f: ${title}` });
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Missions à afficher' }).getByRole('link', { name });

test('a jurist keeps a mission with the keyboard on a phone, and finds it again after a reload', async ({
  open,
  product,
}) => {
  const creator = await makeMember(product, 'company', 'Groupe Vauquelin');
  const jurist = await makeMember(product, 'employee', 'Salomé Ortega');
  const title = 'Note sur la clause résolutoire';
  await makeMission(product, creator, title);
  await makeMission(product, creator, 'Veille en droit de la consommation');

  const page = await open({ as: jurist, viewport: windowSizes.phone });
  await page.goto('/consult/missions');
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'false');
  await tabTo(page, heart(page, title));
  await page.keyboard.press('Space');
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, title)).toBeFocused();
  await expect(tab(page, /Favoris\s*1/)).toBeVisible();

  await page.reload();
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'true');
  await tab(page, /Favoris/).click();
  await expect(page).toHaveURL(/vue=favoris/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  const target = await heart(page, title).boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);

  // A mistake can be corrected: the card stays until the list is opened again.
  await heart(page, title).click();
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'false');
  await expect(tab(page, /Favoris\s*0/)).toBeVisible();
  await heart(page, title).click();
  await expect(tab(page, /Favoris\s*1/)).toBeVisible();

  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'true');
  await heart(page, title).click();
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('link', { name: 'Retour aux missions' }).click();
  await expect(page.getByRole('heading', { name: 'Vous n’avez pas encore de favori' })).toBeVisible();
});

test('a favourite dropped on its page is gone from the list, even one that is shown before the drop is done', async ({
  open,
  product,
}) => {
  const creator = await makeMember(product, 'company', 'Cabinet Serval');
  const jurist = await makeMember(product, 'employee', 'Inès Perrault');
  const title = 'Analyse d’un bail commercial';
  await makeMission(product, creator, title);

  const page = await open({ as: jurist });
  await page.goto('/consult/missions');
  await heart(page, title).click();
  await expect(tab(page, /Favoris\s*1/)).toBeVisible();
  await tab(page, /Favoris/).click();
  // The list before has the same link.
  await expect(tab(page, /Favoris/)).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const dropped = Promise.withResolvers<void>();
  await page.route('**/api/missions/favourites/*', async (route) => {
    await dropped.promise;
    await route.continue();
  });
  await heart(page, title).click();
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('link', { name: 'Retour aux missions' }).click();
  await expect(page.getByRole('article').getByRole('link', { name: title })).toBeVisible();
  dropped.resolve();
  await expect(page.getByRole('heading', { name: 'Vous n’avez pas encore de favori' })).toBeVisible();
});

test('a visitor keeps nothing', async ({ open, product }) => {
  const creator = await makeMember(product, 'company', 'Étude Delorme');
  const title = 'Relecture des statuts de la Société Delorme';
  await makeMission(product, creator, title);
  const page = await open();
  await page.goto('/consult/missions?vue=favoris');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: /Favori/ })).toHaveCount(0);
  await expect(tab(page, /Favoris/)).toHaveCount(0);
});

test('a company invites a candidate to another of its missions; they come by mail, by notification, and apply', async ({
  open,
  product,
}) => {
  const creator = await makeMember(product, 'company', 'Ateliers Montreuil');
  const jurist = await makeMember(product, 'employee', 'Noé Castaing');
  const first = await makeMission(product, creator, 'Audit de contrats de travail');
  const second = await makeMission(product, creator, 'Rédaction d’un règlement intérieur');
  await applyToMission(product, jurist, first, 500);

  const manager = await open({ as: creator });
  await manager.goto(`/manage/missions/${first}`);
  const opener = manager.getByRole('button', { name: /Inviter à une autre mission/ });
  await opener.click();
  const dialog = manager.getByRole('dialog', { name: 'Inviter Noé Castaing à postuler' });
  const rows = dialog.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Audit de contrats' })).toContainText('A déjà postulé');
  await expectAccessible(manager, 'the dialog of invitations');
  const row = rows.filter({ hasText: 'règlement intérieur' });
  await row.getByRole('button', { name: /^Inviter/ }).click();
  await expect(row.getByText('Invitation envoyée')).toBeFocused();
  await manager.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  // Only one invitation is possible, from any place and at any time.
  await expect(
    call(product, 'POST', '/missions/invitations', {
      token: creator.token,
      body: { missionID: second, memberID: jurist.id },
    }),
  ).rejects.toThrow(/409 .*ALREADY_INVITED/);
  await opener.click();
  await expect(row.getByText('Invitation envoyée')).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);

  const invited = await open({ as: jurist, viewport: windowSizes.phone });
  await invited.goto('/notifications');
  const news = invited.getByRole('listitem').filter({ hasText: 'Vous êtes invité à postuler' });
  await expect(news).toContainText('règlement intérieur');
  await news.getByRole('button', { name: /^Voir la mission/ }).click();
  await expect(invited).toHaveURL(new RegExp(`/consult/missions/${second}$`));
  await expect(invited.getByText('Vous êtes invité à postuler', { exact: true })).toBeVisible();
  await expectAccessible(invited, 'a mission that one is invited to');
  await invited.goto('/notifications');
  await expect(invited.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  await expect(news).toHaveCount(0);

  const letter = await product.mailbox.next(jurist.email, 'Invitation à postuler');
  expect(letter.text).toContain('Ateliers Montreuil');
  const link = letter.links.find((one) => one.includes('/consult/missions/')) ?? '';
  await invited.goto(link);
  await invited.getByRole('button', { name: 'Postuler à la mission' }).click();
  const offer = invited.getByRole('dialog');
  await offer.getByLabel('Votre prix (HT)').fill('650');
  await offer.getByRole('button', { name: 'Envoyer ma proposition' }).click();
  await expect(invited).toHaveURL(/\/messages\//);

  await manager.goto(`/manage/missions/${second}`);
  const card = manager.getByRole('article').filter({ hasText: 'Noé Castaing' });
  await expect(card.getByText('Invité', { exact: true })).toBeVisible();
});

test('a refusal stands beside the mission that it concerns', async ({ open, product }) => {
  const creator = await makeMember(product, 'company', 'Maison Lacaze');
  const student = await makeMember(product, 'student', 'Iris Vidal');
  const mission = await makeMission(product, creator, 'Bibliographie sur le bail rural');
  await applyToMission(product, student, mission, 300);
  const other = await makeMission(product, creator, 'Recherche sur les nullités');

  const page = await open({ as: creator, viewport: windowSizes.phone });
  await page.goto(`/manage/missions/${mission}`);
  await page.getByRole('button', { name: /Inviter à une autre mission/ }).click();
  const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'nullités' });
  await expect(row.getByRole('button')).toBeVisible();
  // Meanwhile, on another device.
  await call(product, 'POST', `/missions/publish/${other}`, {
    token: creator.token,
    body: { toPublish: false },
  });
  await row.getByRole('button', { name: /^Inviter/ }).click();
  await expect(row.getByRole('alert')).toContainText('ne prend plus de candidatures');
});
