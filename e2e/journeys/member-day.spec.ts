import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { confirm, deposit, pairOf, threadAt } from '../support/modes.ts';
import { call } from '../support/personas.ts';
import { widths } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { nextStep } from '../support/thread.ts';

/** A member's day, on a phone and on a desk: waiting tasks, navigation to every own screen, and logout. */

const isPhone = (page: Page): boolean => page.viewportSize()?.width === widths.phone.width;

/** Opens a screen through the members' menu, as shown at this width. */
const goTo = async (page: Page, name: string, title: string | RegExp = name): Promise<void> => {
  const shortcuts = page.getByRole('navigation', { name: 'Raccourcis' });
  const inBar = shortcuts.getByRole('link', { name: new RegExp(`^${name}`) });
  if (isPhone(page) && (await inBar.count()) > 0) await inBar.click();
  else {
    if (isPhone(page)) await page.getByRole('button', { name: /^Menu/ }).click();
    const menu = page.getByRole('navigation', { name: 'Espace membre' });
    await menu.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

for (const [width, viewport] of Object.entries(widths)) {
  test(`what waits comes first, and each screen is reached by the menu (${width})`, async ({
    open,
    product,
  }) => {
    const { company, jurist } = await pairOf(product);
    const thread = await threadAt(product, 'fundsAccepted');
    await deposit(product, thread);
    await call(product, 'POST', `/messagerie/action/cancelDeposit/${thread}`, {
      token: company.token,
      body: {},
    });
    const page = await open({ as: jurist, viewport });
    await page.goto('/accueil');
    const waits = page.getByRole('heading', { level: 2, name: 'À vous d’agir' });
    await expect(waits).toBeVisible();
    const asked = page.getByRole('main').getByRole('link', { name: /Répondre à la demande d’annulation/ });
    await expect(asked).toContainText('Maison Delcourt');
    await expectAccessible(page, `what waits (${width})`);
    await asked.click();
    await expect(nextStep(page)).toContainText('Maison Delcourt demande l’annulation du dépôt');
    await page.goBack();
    // A thread has no bar: the next step asks whether there is one.
    await expect(waits).toBeVisible();

    for (const name of ['Communauté', 'Actus', 'Favoris', 'Mes candidatures', 'Paiements']) {
      await goTo(page, name, name === 'Communauté' || name === 'Actus' ? /./ : name);
    }
    const held = page.getByRole('list', { name: 'À venir' }).getByRole('listitem').first();
    await expect(held).toContainText('Réservé pour vous');

    await test.step('an account for which money is held is not deleted, and that is said before', async () => {
      await goTo(page, 'Paramètres', 'Paramètres');
      await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
      const dialog = page.getByRole('dialog', { name: 'Supprimer votre compte ?' });
      await expect(dialog).toContainText('ne peut pas être supprimé pour le moment');
      await expect(dialog.getByRole('button', { name: 'Supprimer mon compte' })).toBeDisabled();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    await test.step('agreeing to cancel ends the mission', async () => {
      await page.goto(`/messages/${thread}`);
      await confirm(page, "Accepter l'annulation du dépôt", "Accepter l'annulation");
      await expect(nextStep(page)).toContainText('La mission est annulée');
    });
  });
}
