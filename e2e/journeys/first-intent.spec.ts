import type { Page, Route } from '@playwright/test';
import { makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** Scripts of a visitor's page begin when it is first used, and nothing that was done before is lost. */

const list = '/consult/missions';

const lives = (page: Page) => page.locator('html[data-session^="logged"]');

/** The scripts that the page fetches from now on. */
const fetched = (page: Page): string[] => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts.push(request.url());
  });
  return scripts;
};

/** Holds back what matches until it is released. */
const hold = async (page: Page, what: string | RegExp): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(what, async (route: Route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

const intents: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a pointer': (page) => page.mouse.move(200, 300),
  'a key': (page) => page.keyboard.press('Tab'),
  'a touch': (page) => page.touchscreen.tap(200, 120),
  'a wheel': (page) => page.mouse.wheel(0, 600),
  'half a screen': (page) => page.evaluate(() => window.scrollTo(0, window.innerHeight)),
  'a word': (page) => page.getByRole('searchbox').fill('bail'),
};

for (const [name, intend] of Object.entries(intents)) {
  test(`a visitor's page fetches no script before ${name}, and lives after it`, async ({ product, open }) => {
    const company = await makeMember(product, 'company', 'Étude Lemercier');
    for (const lot of [1, 2, 3, 4])
      await makeMission(product, company, `Bail commercial, lot ${name} ${lot}`);
    const page = await open({ atRest: true, viewport: windowSizes.phone, hasTouch: true });
    const scripts = fetched(page);
    await page.goto(list, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await intend(page);
    await expect(lives(page)).toBeAttached();
    expect(scripts.length).toBeGreaterThan(3);
  });
}

test('a member’s page begins at once, and so does one with a form', async ({ product, open }) => {
  const member = await makeMember(product, 'employee', 'Solène Marchand');
  const page = await open({ as: member, atRest: true });
  await page.goto(list);
  await expect(lives(page)).toBeAttached();
  const visitor = await open({ atRest: true });
  await visitor.goto('/connexion');
  await expect(lives(visitor)).toBeAttached();
});

test('a login in another tab wakes the page', async ({ product, open }) => {
  const member = await makeMember(product, 'employee', 'Hector Vasseur');
  const page = await open({ atRest: true });
  await page.goto(list);
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await other.evaluate((token) => localStorage.setItem('accessToken', token), member.token);
  await expect(page.locator('html[data-session="logged_in"]')).toBeAttached();
});

test('what is typed and pressed before the scripts have come is done once they have', async ({ open }) => {
  const page = await open({ atRest: true, viewport: windowSizes.phone });
  await page.goto(list);
  const bringScripts = await hold(page, '**/*.js');
  const filters = page.getByRole('button', { name: 'Filtres' });
  await filters.click();
  await expect(filters).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('searchbox').fill('bail commercial');
  bringScripts();
  await expect(page.getByRole('dialog', { name: 'Filtrer les missions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(filters).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('searchbox')).toHaveValue('bail commercial');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/q=bail/);
});

test('a menu that is pressed on an error page before its scripts have come opens then', async ({ open }) => {
  const page = await open({ atRest: true, viewport: windowSizes.phone });
  const bringScripts = await hold(page, '**/*.js');
  await page.goto('/nulle/part', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  bringScripts();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Actus' })).toBeVisible();
});

test('a form goes its own way where scripts do not come', async ({ open }) => {
  const page = await open({ atRest: true, viewport: windowSizes.phone });
  await page.goto(list);
  await hold(page, '**/*.js');
  await page.getByRole('button', { name: 'Filtres' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Filtrer les missions' })).toBeVisible();
});

test('a link that is pressed at rest answers at once, and again after a return', async ({
  product,
  open,
}) => {
  const company = await makeMember(product, 'company', 'Étude Lemercier');
  await makeMission(product, company, 'Note sur une servitude de vue');
  const page = await open({ atRest: true, viewport: windowSizes.phone });
  await page.goto(list);
  await hold(page, '**/*.js');
  // Nothing on a page can be asked while its next one is on its way.
  await page.evaluate(() => {
    const root = document.documentElement;
    new MutationObserver(() => {
      if (root.dataset.leaving !== undefined) sessionStorage.setItem('leaving', 'seen');
    }).observe(root, { attributes: true });
  });
  await page.getByRole('link', { name: 'Note sur une servitude de vue' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Note sur une servitude de vue' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('leaving'))).toBe('seen');
  await page.goBack();
  await expect(page).toHaveURL(/\/consult\/missions$/);
  await expect(page.locator('html:not([data-leaving])')).toBeAttached();
});

test('a page that is first used without a network lives once it is back', async ({ open }) => {
  const page = await open({ atRest: true, viewport: windowSizes.phone });
  await page.goto(list, { waitUntil: 'networkidle' });
  const scripts = page.waitForEvent('requestfailed');
  await page.context().setOffline(true);
  await page.mouse.move(200, 300);
  await scripts;
  const loaded = page.waitForEvent('load');
  await page.context().setOffline(false);
  await loaded;
  await page.mouse.move(220, 300);
  await expect(lives(page)).toBeAttached();
});

test('a link to a mail program does not say that another page comes', async ({ open }) => {
  const page = await open({ atRest: true });
  await page.goto('/accessibilite');
  await hold(page, '**/*.js');
  const mail = page.locator('a[href^="mailto:"]').first();
  await mail.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await mail.click();
  await expect(page.locator('html:not([data-leaving])')).toBeAttached();
});

test.describe('after a deployment', () => {
  test.use({ expectedComplaint: /status of 404|Failed to load module/ });

  test('a page whose scripts are gone is loaded again, once', async ({ open }) => {
    const page = await open({ atRest: true });
    await page.goto(list);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route('**/*.js', (route) => route.fulfill({ status: 404 }));
    await page.mouse.move(200, 300);
    await expect.poll(() => loads).toBe(1);
    await page.unroute('**/*.js');
    await page.mouse.move(220, 300);
    await expect(lives(page)).toBeAttached();
    expect(loads).toBe(1);
  });
});
