import { makeArticles } from '../support/news.ts';
import { applyToJobOffer, makeJob, makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { windowSizes } from '../support/window-sizes.ts';

test('the back button closes the topmost layer and stays on the page', async ({ product, open }) => {
  const company = await makeMember(product, 'company', 'Étude Lemercier');
  await makeMission(product, company, 'Note sur une servitude de passage');
  const page = await open({ as: company, viewport: windowSizes.phone });
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

  await test.step('a drawer on a desk', async () => {
    await page.setViewportSize(windowSizes.desk);
    await openFilters();
    await page.goBack();
    await expect(filters).toBeHidden();
    await expect(page).toHaveURL(list);
    await page.setViewportSize(windowSizes.phone);
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

test('of a dialog over a drawer, the back button closes one after the other and stays on the page', async ({
  product,
  open,
}) => {
  const company = await makeMember(product, 'company', 'Étude Lemercier');
  const jurist = await makeMember(product, 'employee', 'Solène Marchand');
  const offer = await makeJob(product, company, 'Juriste en droit rural (F/H)');
  const thread = await applyToJobOffer(product, jurist, offer);
  const page = await open({ as: company, viewport: windowSizes.phone });
  await page.goto('/aide');
  await page.goto(`/messages/${thread}`);
  const drawer = page.getByRole('dialog', { name: 'Détails de la candidature' });
  const dialog = page.getByRole('dialog', { name: 'Rédiger le contrat' });
  await page.getByRole('button', { name: 'Détails de la candidature' }).click();
  const opener = drawer.getByRole('button', { name: 'Rédiger le contrat' });
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(drawer).toBeVisible();
  await expect(opener).toBeFocused();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/messages/${thread}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Solène Marchand' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/aide$/);
});

test('an offer, a member and an article answer at once on a slow line too', async ({ product, open }) => {
  const company = await makeMember(product, 'company', 'Étude Lemercier');
  await makeJob(product, company, 'Juriste en droit de la construction (F/H)');
  await makeMember(product, 'employee', 'Solène Marchand');
  await makeArticles(product, 1, 'Lenteur');
  const page = await open({ viewport: windowSizes.phone });
  const calls = [
    ['/consult/emplois', 'Juriste en droit de la construction (F/H)', /\/api\/jobs\/[0-9a-f-]{36}$/],
    ['/members', 'Solène Marchand', /\/api\/users\//],
    ['/blog', 'Numéro 1', /\/api\/news\/numero-1/],
  ] as const;
  for (const [list, name, call] of calls) {
    await page.goto(list);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(call, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await expect(page.locator('main [aria-busy="true"]'), name).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.unroute(call);
  }
});

for (const [width, viewport] of Object.entries(windowSizes)) {
  test(`a card that is tapped on a slow line answers at once, and the list is found again where it was (${width})`, async ({
    product,
    open,
  }) => {
    const company = await makeMember(product, 'company', 'Étude Lemercier');
    for (let place = 1; place <= 12; place += 1)
      await makeMission(product, company, `Note sur une servitude, lot ${width} ${place}`);
    const title = `Note sur une servitude, lot ${width} 1`;
    const page = await open({ viewport });
    await page.goto('/consult/missions');
    const card = page.getByRole('link', { name: title, exact: true });
    await card.scrollIntoViewIfNeeded();
    const where = await page.evaluate(() => window.scrollY);
    expect(where).toBeGreaterThan(0);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/api\/missions\/single\//, async (route) => {
      await held;
      await route.continue();
    });
    await card.click();
    await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await page.goBack();
    await expect(card).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(where);
  });
}
