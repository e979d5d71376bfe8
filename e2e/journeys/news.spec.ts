import { makeArticles } from '../support/news.ts';
import { expect, test } from '../support/test.ts';
import { isStill } from '../support/visit.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** Reading the news: finding an article, reading it, and going on to others. */

test.beforeAll(async ({ worlds }, { file }) => {
  const product = await worlds.of(file);
  await product.command('news', 'install');
  await makeArticles(product, 160, 'Nombreux');
});

test('an article is found by words, by its author and by an order, read, and leads to others', async ({
  open,
}) => {
  const page = await open({ viewport: windowSizes.desk });
  await page.goto('/');
  await page.getByRole('link', { name: 'Actus' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Actualités juridiques' })).toBeVisible();
  const articles = page.getByRole('list', { name: 'Articles' }).getByRole('article');
  await expect(articles).toHaveCount(24);

  const search = page.getByRole('searchbox', { name: 'Rechercher une actualité' });
  await search.fill('NON-CONCURRENCE clause');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/blog\?q=NON-CONCURRENCE\+clause$/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Clause de non-concurrence');

  await page.getByRole('link', { name: 'Tout effacer' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(search).toHaveValue('');
  const filter = page.getByRole('combobox', { name: 'Filtrer par auteur / université' });
  await filter.focus();
  await filter.selectOption({ label: 'Université de Mirebourg' });
  await expect(page.getByRole('main').getByRole('status')).toContainText('Université de Mirebourg');
  await expect(filter).toBeFocused();
  await page
    .getByRole('combobox', { name: 'Trier les actualités' })
    .selectOption({ label: 'Les plus anciennes' });
  await expect(page).toHaveURL(/sort=oldest/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('convention d’honoraires');
  // The back button undoes the order, then the filter.
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Trier les actualités' })).toHaveValue('newest');
  await page.getByRole('link', { name: 'Effacer le filtre' }).click();
  await expect(page).toHaveURL(/\/blog$/);

  await page.getByRole('link', { name: /Clause de non-concurrence/ }).click();
  await expect(page).toHaveURL(/\/blog\/article\/clause-de-non-concurrence$/);
  await isStill(page);
  await expect(page).toHaveTitle(/Clause de non-concurrence/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Clause de non-concurrence');
  await expect(page.getByText('Publié le')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Lundi matin' })).toBeVisible();
  // At the top and at the bottom.
  await expect(page.getByRole('link', { name: 'Accéder au profil' })).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Accéder à l’université' })).toHaveCount(2);
  await page.getByRole('link', { name: 'Accéder au profil' }).last().click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('de Yasmine Benali');
  await page.goBack();
  const next = page.locator('section', { has: page.getByRole('heading', { name: 'À lire ensuite' }) });
  await expect(next.getByRole('article')).toHaveCount(3);
  await next.getByRole('link', { name: /Portage salarial/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Portage salarial');
  await expect(page).toHaveTitle(/Portage salarial/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('without JavaScript the news are searched, filtered, ordered, paged and read by plain addresses', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: windowSizes.phone,
    javaScriptEnabled: false,
    locale: 'fr-FR',
  });
  const page = await context.newPage();
  await page.goto('/blog');
  const pages = page.getByRole('navigation', { name: 'Pages de la liste' });
  await expect(pages.getByRole('link', { name: /^Page / })).toHaveText(['1', '2', '3', '4', '5', '8']);
  await pages.getByRole('link', { name: 'Page 5' }).click();
  await expect(page).toHaveURL(/\/blog\?page=5$/);
  await expect(page).toHaveTitle(/page 5/);
  await expect(pages.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Suivante' }).click();
  await expect(page).toHaveURL(/\/blog\?page=6$/);
  expect((await page.goto('/blog?page=99'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Cette page de la liste est vide' })).toBeVisible();

  await page.getByRole('searchbox').fill('prescription');
  await page
    .getByRole('combobox', { name: 'Filtrer par auteur / université' })
    .selectOption({ label: 'Solenne Aubertin' });
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('1 article');
  await page.getByRole('link', { name: /Cinq ans pour agir/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Lundi matin' })).toBeVisible();
  await context.close();
});

test('robots and readers of feeds are told what an article is, and that one is no longer published', async ({
  open,
  product,
}) => {
  const page = await open({ viewport: windowSizes.desk });
  const answer = await page.goto('/blog/article/convention-d-honoraires');
  expect(answer?.status()).toBe(200);
  const written = await page.locator('script[type="application/ld+json"]').allTextContents();
  const article = written.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'Article');
  expect(article).toMatchObject({
    headline: 'La convention d’honoraires, un contrat qui mérite d’être relu',
    inLanguage: 'fr',
    author: { '@type': 'Person', name: 'Yasmine Benali' },
    publisher: { '@type': 'Organization', name: 'Basoche' },
    mainEntityOfPage: `${product.url}/blog/article/convention-d-honoraires`,
  });
  await expect(page.locator('link[rel="alternate"][type="application/rss+xml"]')).toHaveAttribute(
    'href',
    '/blog/rss.xml',
  );
  const feed = await page.request.get('/blog/rss.xml');
  expect(await feed.text()).toContain(`${product.url}/blog/article/convention-d-honoraires</link>`);

  await product.sql(`update article set state = 'withdrawn' where id = 'numero-1'`);
  await expect.poll(async () => (await page.request.get('/blog/article/numero-1')).status()).toBe(410);
});
