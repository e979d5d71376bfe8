import { makeMember, makeMission, makeOffer } from '../support/personas.ts';
import { widths } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

/** First visits: from the home page to the page for the visitor's kind, and on. */

const mission = 'Note sur un droit de passage enclavé';
const offer = 'Juriste en droit rural (F/H)';

const spaces = [
  ['Auxiliaires de justice et indépendants', '/professionnels-independants'],
  ['Directions juridiques et entreprises', '/entreprises'],
  ['Professionnels du droit et salariés', '/salaries'],
  ['Étudiants en droit', '/formations'],
  ["L'espace des clients externes", '/clients'],
] as const;

test.beforeAll(async ({ worlds }, { file }) => {
  const product = await worlds.of(file);
  const company = await makeMember(product, 'company', 'Coopérative des Hauts Plateaux');
  await makeMission(product, company, mission);
  await makeOffer(product, company, offer);
});

test('without JavaScript, the home page leads to each audience, whose page tells all and ends with what was published last', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: widths.phone,
    javaScriptEnabled: false,
    locale: 'fr-FR',
  });
  const page = await context.newPage();
  for (const [name, path] of spaces) {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const title of ['Ce que vous y gagnez', 'Ce que cela coûte', 'Vos garanties', 'Qui sommes nous ?']) {
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

test('the film waits to be started, has its captions and its words, and fetches nothing before', async ({
  open,
}) => {
  const page = await open({ viewport: widths.desk });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/film\/.*\.(webm|mp4)$/.test(request.url())) fetched.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
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
  for (const path of ['/', '/blog', '/cookies']) await page.goto(path, { waitUntil: 'networkidle' });

  const kept = await page.evaluate(() =>
    [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(Boolean),
  );

  expect(kept).not.toEqual([]);
  for (const name of kept) await expect(page.getByRole('main')).toContainText(name);
});

test('the closing banner leads a visitor to the four lists and forms, by the login where one has to be known', async ({
  open,
}) => {
  const page = await open({ viewport: widths.phone });
  for (const [name, address] of [
    ['Rechercher une mission', /\/consult\/missions$/],
    ['Rechercher un emploi', /\/consult\/emplois$/],
    ['Proposer une mission', /\/connexion\?retour=%2Fmanage%2Fmissions%2Fcreate/],
    ['Proposer un emploi', /\/connexion\?retour=%2Fmanage%2Femplois%2Fcreate/],
  ] as const) {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
  }
});
