import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** A company writes its page with its own pictures; visitors read it, and nobody else can change it. */

const dialogOf = (page: Page): Locator => page.getByRole('dialog');
const save = async (page: Page) => {
  await dialogOf(page).getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(dialogOf(page)).toBeHidden();
};
const openDialog = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('button', { name, exact: true }).first().click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
};
/**
 * Opens the file chooser with the keyboard. Waits for its event from before the key press, which is faster than the
 * browser.
 */
const chooserBy = async (page: Page, button: Locator) => {
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  return choosing;
};
const fileOf = (page: Page) => dialogOf(page).locator('input[type=file]');
const frameOf = (page: Page) => dialogOf(page).getByRole('group', { name: /^Cadre de l’image/ });
const photosOf = (page: Page) => page.getByRole('button', { name: /^Agrandir la photo/ }).locator('img');
const addressesOf = (page: Page) =>
  photosOf(page).evaluateAll((images) => images.map((image) => image.getAttribute('src')));

test('a company fills its page from nothing to 100 %, with pictures that it crops and orders', async ({
  open,
  product,
}) => {
  const company = await makeMember(product, 'company', 'Étude Vauquelin & Sarr');
  const page = await open({ as: company, viewport: windowSizes.desk });
  const photo = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
  await page.goto(`/entreprises/${company.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible();
  await expect(page.getByText('Votre profil est complet à 0 %')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Renseigner votre RIB' })).toBeVisible();
  const shot = await page.screenshot({ type: 'jpeg' });

  await test.step('the logo is chosen, framed and sent with the keyboard alone', async () => {
    const edit = page.getByRole('button', { name: 'Modifier le logo' });
    await tabTo(page, edit);
    await page.keyboard.press('Enter');
    const choose = dialogOf(page).getByRole('button', { name: 'Choisir une image' });
    await expect(dialogOf(page)).toContainText('Les photos ne doivent pas dépasser 5 Mo');
    const chooser = await chooserBy(page, choose);
    await chooser.setFiles([{ name: 'faux.png', mimeType: 'image/png', buffer: Buffer.from('rien') }]);
    await expect(dialogOf(page).getByRole('alert')).toContainText('il ne s’ouvre pas');
    const again = await chooserBy(page, choose);
    await again.setFiles([photo('logo.jpg', shot)]);
    await expect(frameOf(page)).toBeFocused();
    const before = await frameOf(page).boundingBox();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await frameOf(page).boundingBox())?.x).toBeGreaterThan(before?.x ?? 0);
    await expectAccessible(page, 'a picture that is framed');
    await tabTo(page, dialogOf(page).getByRole('button', { name: 'Enregistrer', exact: true }));
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toBeHidden();
    await expect(edit).toBeFocused();
    await expect(page.getByText('Votre profil est complet à 20 %')).toBeVisible();
  });

  await test.step('the presentation has a text and a picture of any shape', async () => {
    const dialog = await openDialog(page, 'Une présentation');
    await dialog.getByLabel('Texte').fill('Deux notaires, une équipe.\n\n- ventes\n- successions');
    await fileOf(page).setInputFiles([photo('façade.jpg', shot)]);
    await expect(frameOf(page)).toBeVisible();
    await save(page);
    await expect(page.getByRole('region', { name: 'Présentation' })).toContainText('successions');
    await expect(page.getByRole('region', { name: 'Présentation' }).locator('img')).toBeVisible();
  });

  await test.step('what is missing is said, each with its dialog, until nothing is', async () => {
    const domains = await openDialog(page, 'Un domaine d’activité');
    for (const name of ['Droit des affaires', 'Droit pénal', 'Divorce', 'Droit civil']) {
      await domains.getByRole('checkbox', { name, exact: true }).check();
    }
    await domains.getByRole('checkbox', { name: 'Droit pénal' }).uncheck();
    await expect(domains.getByRole('status')).toHaveText('3 domaines choisis');
    await save(page);
    const places = await openDialog(page, 'Une implantation');
    for (const typed of ['rhone', '2A']) {
      await places.getByRole('combobox', { name: 'Départements' }).fill(typed);
      await page.getByRole('option').first().click();
    }
    await page.keyboard.press('Escape');
    await save(page);
    const town = await openDialog(page, 'Le siège social');
    await town.getByRole('combobox', { name: 'Ville' }).fill('Genève, Suisse');
    await save(page);
    await expect(page.getByText('Votre profil est complet', { exact: true })).toBeVisible();
    await expect(page.getByText('Multi-sites')).toBeVisible();
  });

  await test.step('what was typed outlives a refusal and a reload, and is gone once it was given up', async () => {
    const leader = await openDialog(page, 'Ajouter la direction');
    await leader.getByLabel('Nom').fill('Awa Sarr');
    await leader.getByLabel('Adresse LinkedIn').fill('https://exemple.fr/awa');
    await leader.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(leader).toContainText('Indiquez une adresse de LinkedIn');
    await page.reload();
    const back = await openDialog(page, 'Ajouter la direction');
    await expect(back.getByLabel('Nom')).toHaveValue('Awa Sarr');
    await back.getByLabel('Adresse LinkedIn').fill('linkedin.com/in/awa-sarr');
    await save(page);
    await expect(page.getByRole('region', { name: 'Direction' })).toContainText('Awa SarrDirigeant');
    const year = await openDialog(page, 'Modifier l’année de création');
    await year.getByLabel('Année').fill('1899');
    await year.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(year).toContainText('Indiquez une année à partir de 1900.');
    await page.keyboard.press('Escape');
    const left = await openDialog(page, 'Modifier l’année de création');
    await expect(left).toContainText('Vous retrouvez ce que vous aviez commencé.');
    await expect(left.getByLabel('Année')).toHaveValue('1899');
    await left.getByRole('button', { name: 'Annuler' }).click();
    const again = await openDialog(page, 'Modifier l’année de création');
    await again.getByLabel('Année').fill('1987');
    // A draft also precedes the saved value.
    await page.reload();
    const kept = await openDialog(page, 'Modifier l’année de création');
    await expect(kept.getByLabel('Année')).toHaveValue('1987');
    await save(page);
    await expect(page.getByText('1987')).toBeVisible();
  });

  await test.step('photos are added, moved and removed together', async () => {
    const dialog = await openDialog(page, 'Ajoutez des photos\u202f!');
    for (const place of [1, 2, 3]) {
      await dialog.getByRole('button', { name: `Ajouter une photo à la place ${place}` }).click();
      await fileOf(page).setInputFiles([photo(`photo-${place}.jpg`, shot)]);
      await dialog.getByRole('button', { name: 'Utiliser cette photo' }).click();
    }
    await expectAccessible(page, 'photos that are put in order');
    await save(page);
    await expect(photosOf(page)).toHaveCount(3);
    const [first, second, third] = await addressesOf(page);
    await openDialog(page, 'Modifier les photos');
    const later = dialog.getByRole('button', { name: 'Reculer la photo 1' });
    await later.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Reculer la photo 2' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Retirer la photo 3' }).click();
    await save(page);
    await expect(photosOf(page)).toHaveCount(2);
    expect(await addressesOf(page)).toEqual([second, first]);
    expect((await page.request.get(third ?? '')).status()).toBe(404);
    await picture(page, 'company-own-desk');
  });
});

test('a visitor reads the page of a company, and a stranger changes nothing of it', async ({
  open,
  product,
}) => {
  const company = await makeMember(product, 'company', 'Ateliers Quintard');
  const employee = await makeMember(product, 'employee', 'Inès Chauvel');
  await makeMission(product, company, 'Relecture de baux');
  await makeMission(product, company, 'Une mission sans nom', { isAnonym: true });
  const own = await open({ as: company, viewport: windowSizes.phone });
  await own.goto(`/entreprises/${company.id}`);
  await expect(own.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible();
  const shot = await own.screenshot({ type: 'png' });

  await test.step('two photos, put there on a phone', async () => {
    const dialog = await openDialog(own, 'Ajoutez des photos\u202f!');
    for (const place of [1, 2]) {
      await dialog.getByRole('button', { name: `Ajouter une photo à la place ${place}` }).click();
      await fileOf(own).setInputFiles([{ name: 'photo.png', mimeType: 'image/png', buffer: shot }]);
      await dialog.getByRole('button', { name: 'Utiliser cette photo' }).click();
    }
    await picture(own, 'company-photos-phone');
    await save(own);
    await expectAccessible(own, "a company's own page on a phone");
  });

  await test.step('a visitor has the page from the server, its photos large, and what is published under its name', async () => {
    const page = await open({ viewport: windowSizes.phone });
    await page.goto(`/entreprises/${company.id}`);
    await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Les membres' })).toHaveAttribute('href', '/members');
    await expect(page.getByRole('link', { name: 'Relecture de baux' })).toBeVisible();
    await expect(page.getByText('Une mission sans nom')).toHaveCount(0);
    const photo = page.getByRole('button', { name: 'Agrandir la photo 1' });
    await photo.click();
    await expect(dialogOf(page)).toContainText('Photo 1 sur 2');
    await page.keyboard.press('ArrowLeft');
    await expect(dialogOf(page)).toContainText('Photo 2 sur 2');
    await page.keyboard.press('Escape');
    await expect(photo).toBeFocused();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(windowSizes.phone.width);
  });

  await test.step('a stranger sees no way to edit; the address of a person leads to theirs, of nobody nowhere', async () => {
    const page = await open({ as: employee });
    await page.goto(`/entreprises/${company.id}`);
    await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Modifier|Ajoute)/ })).toHaveCount(0);
    const moved = await page.request.get(`/entreprises/${employee.id}`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, `/users/${employee.id}`]);
    const nobody = await page.request.get('/entreprises/00000000-0000-4000-8000-000000000000');
    expect(nobody.status()).toBe(404);
  });
});
