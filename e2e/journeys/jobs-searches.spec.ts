import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import { expectAccessible } from '../support/axe.ts';
import { areDone } from '../support/jobs.ts';
import { call, makeJob, makeMember } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { windowSizes } from '../support/window-sizes.ts';

/**
 * Offers reach candidates through saved searches and their mails, favourites, feeds, and structured data for search
 * engines.
 */

/** Texts of these elements in a document from the server, without a browser. */
const textsAt = async ({ url }: Product, path: string, name: string): Promise<string[]> => {
  const answer = await fetch(url + path);
  expect(answer.status, path).toBe(200);
  const parser = new DOMParser({ onError: onErrorStopParsing });
  const root = parser.parseFromString(await answer.text(), 'text/xml').documentElement;
  return [...(root?.getElementsByTagName(name) ?? [])].map((one) => one.textContent ?? '');
};

/** Every address in the sitemap. */
const mapped = async (product: Product): Promise<string[]> => {
  const parts = await textsAt(product, '/sitemap.xml', 'loc');
  const maps = await Promise.all(parts.map((part) => textsAt(product, new URL(part).pathname, 'loc')));
  return maps.flat();
};

/** The structured data of a page, as the server sends it. */
const postingOf = async ({ url }: Product, path: string): Promise<Record<string, unknown> | null> => {
  const page = await (await fetch(url + path, { headers: { accept: 'text/html' } })).text();
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  return json === undefined ? null : JSON.parse(json);
};

test('a member saves filters of offers, is written to when such an offer appears, and stops it from the mail in one click', async ({
  open,
  product,
}) => {
  const member = await makeMember(product, 'employee', 'Maud Sorel');
  const creator = await makeMember(product, 'company', 'Cabinet Valmont');
  const page = await open({ as: member });

  await page.goto('/consult/emplois?domain=droit_baux&contractType=CDI');
  await page.getByRole('button', { name: 'Enregistrer cette recherche' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enregistrer cette recherche' });
  await expect(dialog).toContainText('Offres d’emploi · Baux d’habitation et baux commerciaux · CDI');
  await expect(dialog.getByText('Être prévenu par mail des nouvelles offres')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Nom de la recherche' }).fill('Baux en CDI');
  await dialog.getByRole('radio', { name: 'Dès la publication' }).check();
  await expectAccessible(page, 'the dialog that saves a search of offers');
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('La recherche «\u00a0Baux en CDI\u00a0» est enregistrée.')).toBeVisible();

  await makeJob(product, creator, 'Juriste en CDD', { domain: 'droit_baux', contractType: 'CDD' });
  await makeJob(product, creator, 'Juriste en baux commerciaux', { domain: 'droit_baux' });
  const letter = await product.mailbox.next(member.email, 'Juriste en baux commerciaux');
  expect(letter.subject).toBe('Nouvelle offre d’emploi\u202f: Juriste en baux commerciaux');
  expect(letter.text).toContain('Cabinet Valmont');
  expect(letter.text).not.toContain('Juriste en CDD');
  await page.goto(letter.links.find((one) => /\/consult\/emplois\/[0-9a-f-]{36}/.test(one)) ?? '');
  await expect(page.getByRole('heading', { name: 'Juriste en baux commerciaux' })).toBeVisible();

  // The reader of the mail may not be logged in.
  const reader = await open({ viewport: windowSizes.phone });
  await reader.goto(letter.links.find((one) => one.includes('/alertes/arret/')) ?? '');
  await reader.getByRole('button', { name: 'Arrêter cette alerte' }).click();
  await expect(reader.getByRole('heading', { name: 'L’alerte est arrêtée' })).toBeVisible();

  await makeJob(product, creator, 'Responsable des baux', { domain: 'droit_baux' });
  // Otherwise a search saved now would also match this offer.
  await areDone(product, 'jobs.published');
  await call(product, 'POST', '/missions/searches', {
    token: member.token,
    body: { name: 'Toutes', audience: 'jobs', filters: {}, frequency: 'instant' },
  });
  await makeJob(product, creator, 'Clerc de notaire');
  await product.mailbox.next(member.email, 'Clerc de notaire');
  expect(product.mailbox.unread(member.email)).toEqual([]);
});

test('searches of offers stand among the others, and their filters are changed in the drawer of offers', async ({
  open,
  product,
}) => {
  const member = await makeMember(product, 'student', 'Eloi Garance', { verified: false });
  const save = (name: string, audience: string, filters: object) =>
    call(product, 'POST', '/missions/searches', {
      token: member.token,
      body: { name, audience, filters, frequency: 'weekly' },
    });
  await save('Missions à Lyon', 'members', { departement: ['69'] });
  await save('Postes à Lyon', 'jobs', { departement: ['69'], modality: ['mixte'] });

  const page = await open({ as: member, viewport: windowSizes.phone });
  await page.goto('/consult/emplois');
  await page.getByRole('link', { name: 'Mes recherches' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  const posts = page.getByRole('article').filter({ hasText: 'Postes à Lyon' });
  await expect(posts).toContainText('Offres d’emploi · Mixte · Rhône (69)');
  await expectAccessible(page, 'saved searches of both');

  await page.getByRole('button', { name: /Modifier les filtres de «.Postes à Lyon.»/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtrer les offres' });
  await expect(drawer.getByRole('checkbox', { name: 'Mixte' })).toBeChecked();
  await drawer.getByRole('checkbox', { name: 'CDD', exact: true }).check();
  await drawer.getByRole('button', { name: 'Appliquer' }).click();
  await expect(posts).toContainText('Offres d’emploi · CDD · Mixte · Rhône (69)');

  await posts.getByRole('link', { name: /Voir les offres/ }).click();
  await expect(page).toHaveURL(/\/consult\/emplois\?contractType=CDD&modality=mixte&departement=69$/);
  await page.getByRole('link', { name: 'Mes recherches' }).click();
  await page.getByRole('link', { name: 'Retour aux offres d’emploi' }).click();
  await expect(page).toHaveURL(/\/consult\/emplois$/);
});

test('an offer is kept, and stands in the feed, in the map and in what search engines read until it is archived', async ({
  open,
  product,
}) => {
  const creator = await makeMember(product, 'company', 'Étude Beaulieu & fils');
  const jurist = await makeMember(product, 'employee', 'Aline Mercier');
  const title = 'Juriste </script><script> & «\u00a0fusions\u00a0»';
  const id = await makeJob(product, creator, title, { domain: 'droit_societes', modality: 'mixte' });
  const path = `/consult/emplois/${id}`;

  const page = await open({ as: jurist, viewport: windowSizes.phone });
  await page.goto('/consult/emplois?domain=droit_societes');
  const heart = page.getByRole('button', { name: /^Favori.: Juriste/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: /^Favoris/ }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('«\u00a0fusions\u00a0»');

  // A visitor's page links its feed, for people and for programs.
  const visitor = await open();
  await visitor.goto('/consult/emplois?domain=droit_societes');
  const feed = visitor.getByRole('link', { name: /S’abonner au flux/ });
  const address = (await feed.getAttribute('href')) ?? '';
  expect(address).toBe('/consult/emplois/flux/droit_societes.xml');
  await expect(visitor.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', address);
  expect(await textsAt(product, address, 'title')).toContain(title);
  expect(await textsAt(product, '/consult/emplois/flux/tous.xml', 'title')).toContain(title);
  expect(await mapped(product)).toContain(`${product.url}${path}`);
  expect(await (await fetch(`${product.url}/robots.txt`)).text()).toContain(
    `Sitemap: ${product.url}/sitemap.xml`,
  );

  expect(await postingOf(product, path)).toMatchObject({
    '@type': 'JobPosting',
    title,
    hiringOrganization: { name: 'Étude Beaulieu & fils' },
    jobLocation: { address: { addressLocality: 'Paris', addressCountry: 'FR' } },
    validThrough: expect.stringMatching(/^\d{4}-\d\d-\d\dT23:59:59\+0[12]:00$/),
    employmentType: ['FULL_TIME'],
    baseSalary: { currency: 'EUR', value: { minValue: 42_000, maxValue: 48_000, unitText: 'YEAR' } },
  });
  // In a browser, with the policy enforced, the page has both structured data: the offer and its breadcrumbs.
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('«\u00a0fusions\u00a0»');
  await expect(visitor.locator('script[type="application/ld+json"]')).toHaveCount(2);

  await call(product, 'POST', `/jobs/update/${id}`, { token: creator.token, body: { isArchived: true } });
  expect(await textsAt(product, address, 'title')).not.toContain(title);
  expect(await mapped(product)).not.toContain(`${product.url}${path}`);
  // A rendered page is cached for a moment.
  await expect.poll(() => postingOf(product, path)).toBeNull();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a customer has no searches of offers', async ({ open, product }) => {
  const customer = await makeMember(product, 'customer', 'Rémi Lacombe');
  const page = await open({ as: customer });
  await page.goto('/consult/emplois');
  await expect(page).toHaveURL(/\/manage\/missions$/);
  await page.goto('/consult/missions/recherches');
  await expect(page).toHaveURL(/\/manage\/missions$/);
});
