import type { Locator, Page } from '@playwright/test';
import { makeDone } from '../support/finished-mission.ts';
import { tabTo } from '../support/keyboard.ts';
import { applyToMission, makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { nextStep } from '../support/thread.ts';

/** A thread and its inbox with the keyboard alone. */

const press = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

const files = ['un', 'deux'].map((name) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
}));

const dialog = (page: Page) => page.getByRole('dialog');
const step = (page: Page, name: string) => nextStep(page).getByRole('button', { name });
/** The heading of the next step, which takes the focus after each command. */
const title = (page: Page) => nextStep(page).getByRole('heading').first();
const message = (page: Page) => page.getByRole('textbox', { name: 'Votre message' });

test('a client agrees on a price, accepts the agreement, chooses a mode and writes', async ({
  open,
  product,
}) => {
  const creator = await makeMember(product, 'company', 'Groupe Tessier');
  const candidate = await makeMember(product, 'employee', 'Lina Perret');
  const mission = await makeMission(product, creator, 'Relecture d’un bail commercial');
  const thread = await applyToMission(product, candidate, mission, 500);
  const page = await open({ as: creator });
  // Listened for from the start, since a key is faster than the browser is told to hand over its file chooser.
  page.on('filechooser', (chooser) => chooser.setFiles(files));
  await page.goto(`/messages/${thread}`);

  await test.step('the agreement gives the focus back, and once accepted passes it to the message', async () => {
    const opener = page.getByRole('button', { name: 'Lire et accepter l’accord' });
    await press(page, opener);
    await expect(dialog(page).getByRole('region', { name: 'Texte de l’accord' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, dialog(page).getByRole('button', { name: /J’accepte/ }));
    await expect(message(page)).toBeFocused();
  });

  await test.step('another price is suggested; Escape keeps what was typed', async () => {
    const other = dialog(page).getByRole('textbox', { name: /Prix que vous suggérez/ });
    await press(page, step(page, 'Refuser le prix'));
    await expect(other).toBeFocused();
    await page.keyboard.type('450');
    await page.keyboard.press('Escape');
    await expect(step(page, 'Refuser le prix')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(other).toHaveValue('450');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('the price is accepted, and a mode proposed', async () => {
    await press(page, step(page, 'Accepter le prix'));
    await expect(title(page)).toHaveText('Choisissez le mode de collaboration');
    await expect(title(page)).toBeFocused();
    await press(page, step(page, 'Choisir le mode de collaboration'));
    await tabTo(page, dialog(page).getByRole('radio').first());
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(dialog(page).getByRole('radio', { name: 'Dépôt des fonds chez un tiers' })).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await tabTo(page, dialog(page).getByRole('checkbox', { name: /sans attendre que .* l’accepte/ }));
    await page.keyboard.press('Space');
    await press(page, dialog(page).getByRole('button', { name: 'Proposer ce mode' }));
    await press(page, dialog(page).getByRole('button', { name: 'La laisser ouverte' }));
    await expect(dialog(page)).toHaveCount(0);
    await expect(title(page)).toBeFocused();
  });

  await test.step('files are attached and removed, and the message is sent', async () => {
    const attach = page.getByRole('button', { name: /^Joindre un fichier/ });
    await press(page, attach);
    await expect(page.getByRole('button', { name: /^Retirer/ })).toHaveCount(2);
    await press(page, page.getByRole('button', { name: 'Retirer un.pdf' }));
    await expect(page.getByRole('button', { name: 'Retirer deux.pdf' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(attach).toBeFocused();
    await tabTo(page, message(page));
    await page.keyboard.type('Bonjour, voici nos observations.');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log')).toContainText('voici nos observations');
    await expect(message(page)).toBeFocused();
  });
});

test('a mission is ended and recommended; the stars follow the arrow keys', async ({ open, product }) => {
  const creator = await makeMember(product, 'company', 'Ateliers Kessel');
  const candidate = await makeMember(product, 'employee', 'Nils Caron');
  const thread = await makeDone(product, creator, candidate, 'Relecture d’un pacte');
  const page = await open({ as: creator });
  await page.goto(`/messages/${thread}`);

  await press(page, step(page, 'Écrire ma recommandation'));
  await tabTo(page, dialog(page).getByRole('radio').first());
  for (let stars = 0; stars < 4; stars += 1) await page.keyboard.press('ArrowRight');
  const grade = dialog(page).getByRole('radio', { name: '4 étoiles sur 5' });
  await expect(grade).toBeFocused();
  await tabTo(page, dialog(page).getByRole('textbox', { name: 'Votre recommandation' }));
  await expect(grade).toBeChecked();
  await page.keyboard.type('Un travail précis, remis avant la date.');
  await press(page, dialog(page).getByRole('button', { name: 'Envoyer ma recommandation' }));
  await expect(dialog(page)).toContainText('la lira après avoir écrit la sienne');
  await expect(dialog(page).getByRole('button', { name: 'Fermer' }).last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(step(page, 'Relire ma recommandation')).toBeFocused();
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`the inbox passes the focus to a thread and takes it back (${viewport.width} px)`, async ({
    open,
    product,
  }) => {
    const creator = await makeMember(product, 'company', 'Maison Talleyrand');
    const mission = await makeMission(product, creator, 'Note sur une cession de fonds');
    for (const name of ['Alma Petit', 'Bruno Roche', 'Chloé Simon']) {
      await applyToMission(product, await makeMember(product, 'employee', name), mission, 500);
    }
    const page = await open({ as: creator, viewport });
    await page.goto('/messages');
    const row = page.getByRole('link', { name: /Bruno Roche/ });
    const back = page.getByRole('link', { name: 'Retour à la messagerie' });

    await press(page, row);
    await expect(page.getByRole('heading', { level: 1, name: 'Bruno Roche' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(back).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();

    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Bruno Roche' })).toBeVisible();
    await page.goBack();
    await expect(row).toBeFocused();
  });
}
