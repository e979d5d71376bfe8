import { makeJob, makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** First visits: from the home page to the page for the visitor's kind, and on. */

const mission = 'Note sur un droit de passage enclavé';
const offer = 'Juriste en droit rural (F/H)';

const spaces = [
  ['Auxiliaires de justice et indépendants', '/professionnels-independants'],
  ['Directions juridiques et entreprises', '/entreprises'],
  ['Professionnels du droit et salariés', '/salaries'],
  ['Étudiants en droit', '/formations'],
  ['L’espace des clients externes', '/clients'],
] as const;

test.beforeAll(async ({ worlds }, { file }) => {
  const product = await worlds.of(file);
  const company = await makeMember(product, 'company', 'Coopérative des Hauts Plateaux');
  await product.command('news', 'install');
  for (const title of ['Rédaction d’un bail rural', 'Bornage d’une parcelle', mission])
    await makeMission(product, company, title);
  const customer = await makeMember(product, 'customer', 'Rose Carlier');
  for (const title of ['Contester un devis', 'Relire un bail', 'Comprendre une clause'])
    await makeMission(product, customer, title);
  for (const title of ['Clerc de notaire (F/H)', 'Assistant juridique (F/H)', offer])
    await makeJob(product, company, title);
});

test('without JavaScript, the home page leads to each audience, whose page tells all and ends with what was published last', async ({
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
  for (const [name, path] of spaces) {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name, exact: true }).last().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const title of [
      'Ce que vous y gagnez',
      'Ce que cela coûte',
      'Vos garanties',
      'Qui sommes nous\u202f?',
    ]) {
      await expect(
        page.getByRole('heading', { level: 2, name: title.replace(' ?', '\u202f?') }),
      ).toBeVisible();
    }
    const question = page.getByRole('main').locator('details').first();
    await expect(question.locator('p').first()).toBeHidden();
    await question.locator('summary').click();
    await expect(question.locator('p').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Dernières actualités' })).toBeVisible();
    await expect(page.getByRole('link', { name: offer })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Nous contacter' })).toHaveAttribute(
      'href',
      '/aide',
    );
  }
  await page.goto('/formations');
  await page.getByRole('link', { name: mission }).click();
  await expect(page.getByRole('heading', { level: 1, name: mission })).toBeVisible();
  await context.close();
});

test('a landing page is at most six screens of a phone', async ({ open }) => {
  const page = await open({ viewport: windowSizes.phone });
  for (const path of ['/', ...spaces.map(([, path]) => path)]) {
    await visit(page, { path });
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
    expect(screens, `screens of ${path}`).toBeLessThanOrEqual(6);
  }
});

test('the film waits to be started, has its captions and its words, and fetches nothing before', async ({
  open,
}) => {
  const page = await open({ viewport: windowSizes.desk });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/film\/.*\.(webm|mp4)$/.test(request.url())) fetched.push(request.url());
  });
  await visit(page, { path: '/' });
  const film = page.locator('video');
  await film.scrollIntoViewIfNeeded();
  expect(
    await film.evaluate((video: HTMLVideoElement) => [video.paused, video.autoplay, video.controls]),
  ).toEqual([true, false, true]);
  expect(fetched).toEqual([]);
  await expect(film.locator('track[kind="captions"][srclang="fr"]')).toHaveCount(1);
  for (const source of ['poster.webp', 'basoche.webm', 'basoche.mp4', 'basoche.vtt']) {
    const answer = await page.request.get(`/film/${source}`, { headers: { range: 'bytes=0-99' } });
    expect([source, answer.ok()]).toEqual([source, true]);
  }
  await page.getByText('Lire ce que montre le film').click();
  await expect(page.getByText('La mission est déclarée terminée')).toBeVisible();
});

test("a visitor's browser keeps what the page on cookies names, and nothing else", async ({ open }) => {
  const page = await open();
  for (const path of ['/', '/blog', '/cookies']) await visit(page, { path });

  const kept = await page.evaluate(() =>
    [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(Boolean),
  );

  expect(kept).not.toEqual([]);
  for (const name of kept) await expect(page.getByRole('main')).toContainText(name);
});

test('the closing banner leads a visitor to the four lists and forms, by the login where one has to be known', async ({
  open,
}) => {
  const page = await open({ viewport: windowSizes.phone });
  for (const [name, address] of [
    ['Rechercher une mission', /\/consult\/missions$/],
    ['Rechercher un emploi', /\/consult\/emplois$/],
    ['Publier une mission', /\/connexion\?retour=%2Fmanage%2Fmissions%2Fcreate/],
    ['Publier une offre d’emploi', /\/connexion\?retour=%2Fmanage%2Femplois%2Fcreate/],
  ] as const) {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name, exact: true }).last().click();
    await expect(page).toHaveURL(address);
  }
});

for (const [width, viewport] of Object.entries(windowSizes)) {
  test(`an address that never was keeps the navigation (${width})`, async ({ open }) => {
    const page = await open({ viewport });
    expect((await page.goto('/nulle/part'))?.status()).toBe(404);
    const banner = page.getByRole('banner');
    if (width === 'phone') await banner.getByRole('button', { name: 'Menu' }).click();
    await banner.getByRole('link', { name: 'Actus' }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });
}

test('files of the screens are compressed and kept, and nobody keeps that one is missing', async ({
  open,
}) => {
  const page = await open();
  await page.goto('/');
  const [asset = ''] = /\/assets\/[\w-]+\.css/.exec(await page.content()) ?? [];
  const answer = await page.request.get(asset, { headers: { 'accept-encoding': 'br' } });
  expect([answer.status(), answer.headers()]).toMatchObject([
    200,
    { 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' },
  ]);

  const icon = await page.request.get('/favicon.svg');
  expect(icon.headers()['cache-control']).toBe('public, max-age=3600');
  const missing = await page.request.get('/assets/no-such-file.css');
  expect([missing.status(), missing.headers()['cache-control']]).toEqual([404, 'no-store']);
  for (const name of ['', '..%2f..%2fserver%2findex.js', '%2fetc%2fpasswd', '%00.css', '..%5cindex.html']) {
    const outside = await page.request.get(`/assets/${name}`);
    expect([400, 403, 404], name).toContain(outside.status());
  }
});
