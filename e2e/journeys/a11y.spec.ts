import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { applyToMission, makeMember, makeMission } from '../support/personas.ts';
import { picture, widths } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { everyScreen, type Screen, visit } from '../support/world.ts';

/** Every screen at both widths: nothing serious for axe, nothing wider than the window, and a picture for people to see. */

let screens: readonly Screen[] = [];

test.beforeAll(async ({ product }) => {
  screens = await everyScreen(product);
});

const fitsTheWindow = async (page: Page, name: string): Promise<void> => {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, `${name}: pixels beyond the window`).toBeLessThanOrEqual(0);
};

for (const [width, viewport] of Object.entries(widths)) {
  test(`every screen is accessible and fits a ${width}`, async ({ open }) => {
    test.setTimeout(300_000);
    const pages = new Map<string | undefined, Page>();
    for (const screen of screens) {
      const page =
        pages.get(screen.as?.id) ?? (await open({ viewport, ...(screen.as ? { as: screen.as } : {}) }));
      pages.set(screen.as?.id, page);
      await visit(page, screen);
      await picture(page, `${screen.name}-${width}`);
      await expectAccessible(page, screen.name);
      await fitsTheWindow(page, screen.name);
    }
  });

  test(`every dialog is accessible on a ${width}`, async ({ open, product }) => {
    const creator = await makeMember(product, 'company', 'Imprimerie Vauquelin');
    const candidate = await makeMember(product, 'employee', 'Louis Ménard');
    const mission = await makeMission(product, creator, 'Analyse de contrats de distribution');
    const other = await makeMission(product, creator, 'Audit de conformité');
    const thread = await applyToMission(product, candidate, other, 500);
    const page = await open({ as: candidate, viewport });
    const shown = async (name: string): Promise<void> => {
      await expect(page.getByRole('dialog')).toBeVisible();
      await picture(page, `${name}-${width}`);
      await expectAccessible(page, name);
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
    await page.getByRole('button', { name: "Lire et accepter l'accord" }).click();
    await shown('dialog-agreement');

    await visit(page, { path: '/parametres' });
    await page.getByRole('button', { name: 'Modifier le mot de passe' }).click();
    await shown('dialog-password');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
    await shown('dialog-delete');
  });
}
