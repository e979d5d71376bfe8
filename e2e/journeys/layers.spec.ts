import { makeMember, makeMission } from '../support/personas.ts';
import { widths } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

test('the back button closes the topmost layer and stays on the page', async ({ product, open }) => {
  const company = await makeMember(product, 'company', 'Étude Lemercier');
  await makeMission(product, company, 'Note sur une servitude de passage');
  const page = await open({ as: company, viewport: widths.phone });
  await page.goto('/aide');
  await page.goto('/consult/missions');
  const list = /\/consult\/missions$/;
  const filters = page.getByRole('dialog', { name: 'Filtrer les missions' });
  const openFilters = async () => {
    await page.getByRole('button', { name: 'Filtres' }).click();
    await expect(filters).toBeVisible();
  };

  await test.step('a drawer', async () => {
    await openFilters();
    await page.goBack();
    await expect(filters).toBeHidden();
    await expect(page).toHaveURL(list);
  });

  await test.step('the menu', async () => {
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: /^Menu/ }).click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(list);
  });

  await test.step('a layer that was closed otherwise costs no step on the way back', async () => {
    await openFilters();
    await page.keyboard.press('Escape');
    await expect(filters).toBeHidden();
    await openFilters();
    await page.keyboard.press('Escape');
    await expect(filters).toBeHidden();
    await page.getByRole('link', { name: 'Communauté' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Les membres' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/aide$/);
  });
});
