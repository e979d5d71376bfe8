import type { Page } from '@playwright/test';
import { applyToMission, makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { conversation, mark, wasNotReloaded } from '../support/thread.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** The unread dot: appears with an event, disappears once all is read, in every open tab. */

const dot = (page: Page) => page.getByRole('complementary').getByText('Nouvelles notifications');

test('the dot lights in every tab, an entry opens its conversation, and marking all puts the dot out everywhere', async ({
  open,
  product,
}) => {
  const creator = await makeMember(product, 'company', 'Librairie Ozanam');
  const mission = await makeMission(product, creator, 'Relire un bail commercial');
  const page = await open({ as: creator });
  const tab = await open({ as: creator });
  await page.goto('/manage/missions');
  await tab.goto('/parametres');
  for (const one of [page, tab]) {
    await expect(one.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dot(one)).toBeHidden();
    await mark(one);
  }

  for (const [name, price] of [
    ['Odile Marchal', 600],
    ['Rémi Estève', 700],
  ] as const) {
    await applyToMission(product, await makeMember(product, 'employee', name), mission, price);
  }
  for (const one of [page, tab]) await expect(dot(one)).toBeVisible();

  await page.getByRole('link', { name: /^Notifications/ }).click();
  // Midnight may have passed since the applications.
  await expect(page.getByRole('heading', { level: 2, name: /^(Aujourd’hui|Hier)$/ }).first()).toBeVisible();
  const entries = page.getByRole('button', {
    name: 'Voir la conversation «\u00a0Relire un bail commercial\u00a0»',
  });
  await expect(entries).toHaveCount(2);
  const first = page.getByRole('listitem').filter({ hasText: 'Odile Marchal' });
  for (const viewport of [windowSizes.phone, windowSizes.desk]) {
    await page.setViewportSize(viewport);
    await expect(first.getByText(/Odile Marchal propose 600\s€\sHT/)).toBeVisible();
  }
  await entries.first().click();
  await expect(page).toHaveURL(/\/messages\//);
  await expect(conversation(page)).toBeVisible();
  await expect(dot(tab)).toBeVisible();

  await page.getByRole('link', { name: /^Notifications/ }).click();
  await expect(entries).toHaveCount(1);
  await page.getByRole('button', { name: 'Tout marquer comme lu' }).click();
  await expect(page.getByText('Vous êtes à jour')).toBeVisible();
  for (const one of [page, tab]) {
    await expect(dot(one)).toBeHidden();
    await wasNotReloaded(one);
  }
});
