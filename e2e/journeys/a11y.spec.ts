import type { Page } from '@playwright/test';
import { everyScreen } from '../support/every-screen.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { looksRight } from '../support/looks-right.ts';
import { applyToMission, makeMember, makeMission } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { violationsOf, watchPolicy } from '../support/violations.ts';
import { type Screen, visit } from '../support/visit.ts';
import { windowSizes } from '../support/window-sizes.ts';

/**
 * Every screen at both window sizes: no serious axe violation, no horizontal overflow, no policy violation, no console
 * error, and a screenshot for people. Nothing moves far while a screen loads.
 */

test.describe.configure({ mode: 'parallel' });

/** Largest layout shift while a screen loads: more is felt, and a press on a button may miss it. */
const mostShift = 0.1;

/** Width at which a screen is opened: a desk for offices and for threads beside their list, otherwise a phone. */
const firstWidth = ({ path }: Screen) => (/^\/(admin|partner|messages)/.test(path) ? 'desk' : 'phone');

/** Number of parallel parts. Each has screens of every kind of user, so that parallel browsers share them. */
const parts = 6;

/** One world for each program, since the parts only read it. */
const worlds = new WeakMap<Product, Promise<Screen[]>>();

const screensOf = (product: Product): Promise<Screen[]> => {
  const made = worlds.get(product) ?? everyScreen(product);
  worlds.set(product, made);
  return made;
};

for (let part = 0; part < parts; part += 1) {
  test(`every screen is accessible, fits a phone and a desk, and keeps to the policy (${part + 1} of ${parts})`, async ({
    open,
    product,
  }) => {
    const screens = (await screensOf(product)).filter((_, index) => index % parts === part);
    const pages = new Map<string | undefined, Page>();
    for (const screen of screens) {
      const page =
        pages.get(screen.as?.id) ??
        (await open({ viewport: windowSizes.phone, ...(screen.as ? { as: screen.as } : {}) }));
      if (!pages.has(screen.as?.id)) await watchPolicy(page);
      pages.set(screen.as?.id, page);
      const width = firstWidth(screen);
      await page.setViewportSize(windowSizes[width]);
      await visit(page, screen);
      expect(await layoutShift(page), `${screen.name} on a ${width}: layout shift`).toBeLessThan(mostShift);
      await looksRight(page, screen.name);
      expect(await violationsOf(page), `${screen.name}: the policy`).toEqual([]);
    }
  });
}

test('every dialog is accessible and fits a phone and a desk', async ({ open, product }) => {
  const creator = await makeMember(product, 'company', 'Imprimerie Vauquelin');
  const candidate = await makeMember(product, 'employee', 'Louis Ménard');
  const mission = await makeMission(product, creator, 'Analyse de contrats de distribution');
  const other = await makeMission(product, creator, 'Audit de conformité');
  const thread = await applyToMission(product, candidate, other, 500);
  const page = await open({ as: candidate, viewport: windowSizes.phone });
  const shown = async (name: string): Promise<void> => {
    await expect(page.getByRole('dialog')).toBeVisible();
    await looksRight(page, name);
    await page.setViewportSize(windowSizes.phone);
    await expect(page.getByRole('dialog')).toBeVisible();
  };

  await visit(page, { path: `/consult/missions/${mission}` });
  await page.getByRole('button', { name: 'Postuler à la mission' }).click();
  await shown('dialog-offer');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Puis-je postuler/ }).click();
  await expect(page.getByRole('heading', { name: 'Postulation' })).toBeVisible();
  await shown('dialog-eligibility');

  await visit(page, { path: '/consult/missions' });
  await page.getByRole('button', { name: /Filtres/ }).click();
  await shown('dialog-filters');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Enregistrer cette recherche' }).click();
  await shown('dialog-save-search');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await visit(page, { path: '/consult/missions/recherches' });
  await page.getByRole('button', { name: /Renommer/ }).click();
  await shown('dialog-rename-search');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Supprimer/ }).click();
  await shown('dialog-delete-search');

  await visit(page, { path: `/messages/${thread}` });
  await page.getByRole('button', { name: 'Lire et accepter l’accord' }).click();
  await shown('dialog-agreement');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Lire et accepter l’accord' })).toBeFocused();

  await visit(page, { path: '/parametres' });
  await page.getByRole('button', { name: 'Modifier le mot de passe' }).click();
  await shown('dialog-password');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Modifier le mot de passe' })).toBeFocused();
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await shown('dialog-delete');
});
