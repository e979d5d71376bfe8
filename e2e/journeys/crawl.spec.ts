import { type Crawl, type CrawledPage, crawl } from '../support/crawl.ts';
import { makeOffice } from '../support/offices.ts';
import { applyToMission, call, type Member, makeJob, makeMember, makeMission } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { routeOf, routeTable } from '../support/route-table.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** Crawls the site as a robot does, from the home page on, and as members navigate it. */

/** Filters have endless combinations; one of each is enough. */
const isNarrowed = (path: string): boolean =>
  (path.match(/[?&][^=]+=/g) ?? []).length > 1 || /^\/(connexion|inscription)\?(.*&)?retour=/.test(path);

/** Titles used only by this journey: earlier journeys of the worker left publications, some with the same name. */
const titles = {
  awaiting: 'Assignation en référé',
  mission: 'Répondre à la mise en demeure d’un bailleur',
  anonymous: 'Note sur une clause de dédit-formation',
  customer: 'Relire un devis d’assainissement',
  offer: 'Juriste en droit de la distribution',
} as const;

/** True for a publication of another journey. */
const isOfOthers = ({ path, titles: [title = ''] }: CrawledPage): boolean =>
  /^\/consult\/.*[0-9a-f]{12}$/.test(path) && !Object.values(titles).some((own) => title.startsWith(own));

interface World {
  readonly company: Member;
  readonly candidate: Member;
  readonly hidden: Member;
  readonly gone: readonly string[];
}

const makeWorld = async (product: Product): Promise<World> => {
  await product.command('news', 'install');
  const company = await makeMember(product, 'company', 'Ateliers Fontenay');
  const candidate = await makeMember(product, 'employee', 'Agathe Renaud');
  const hidden = await makeMember(product, 'student', 'Tom Besson');
  const customer = await makeMember(product, 'customer', 'Rose Carlier');
  for (const { id, token } of [company, candidate]) {
    await call(product, 'POST', `/users/visibility/${id}`, { token, body: { isIndexed: true } });
  }
  const mission = await makeMission(product, company, titles.mission);
  await makeMission(product, company, titles.awaiting, { nature: 'contentieux', namesParties: 'yes' });
  await makeMission(product, company, titles.anonymous, {
    isAnonym: true,
    skillsRequired: 'Dire si la clause tient, et ce que coûterait d’y renoncer avant le départ du salarié.',
  });
  await makeMission(product, customer, titles.customer, {
    skillsRequired: 'Lire le devis et les échanges, dire si la facture peut être contestée, et comment.',
  });
  const archived = await makeMission(product, company, 'Mission retirée');
  await makeJob(product, company, titles.offer);
  const closed = await makeJob(product, company, 'Offre retirée');
  await applyToMission(product, candidate, mission, 780);
  await call(product, 'POST', `/missions/publish/${archived}`, {
    token: company.token,
    body: { toPublish: false },
  });
  await call(product, 'POST', `/jobs/update/${closed}`, { token: company.token, body: { isArchived: true } });
  const left = await makeMember(product, 'employee', 'Marc Aubry');
  await call(product, 'DELETE', '/users/me', { token: left.token });
  return {
    company,
    candidate,
    hidden,
    gone: [`/consult/missions/${archived}`, `/consult/emplois/${closed}`, `/users/${left.id}`],
  };
};

const worlds = new WeakMap<Product, Promise<World>>();
const worldOf = (product: Product): Promise<World> => {
  const made = worlds.get(product) ?? makeWorld(product);
  worlds.set(product, made);
  return made;
};

const crawls = new WeakMap<Product, Promise<Crawl>>();
const crawled = async (product: Product): Promise<Crawl> => {
  await worldOf(product);
  const made = crawls.get(product) ?? crawl(product.url, ['/', '/robots.txt'], isNarrowed);
  crawls.set(product, made);
  return made;
};

/** Pages whose canonical address is their own. */
const shown = ({ pages }: Crawl): CrawledPage[] =>
  [...pages.values()].filter(({ isHidden, canonical, path }) => !isHidden && canonical === path);

const repeated = (values: readonly (string | null | undefined)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const addressesIn = async (product: Product, path: string): Promise<string[]> => {
  const map = await (await fetch(new URL(path, product.url))).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
};

test('a crawl from the home page finds no dead link', async ({ product }) => {
  const { pages, files, redirects, from } = await crawled(product);
  expect(pages.size).toBeGreaterThan(30);
  const dead = [...pages.values()].filter(({ status }) => status !== 200).map(({ path }) => path);
  const missing = [...files].filter(([, status]) => status !== 200).map(([path]) => path);
  expect([...dead, ...missing].map((path) => `${path} from ${from.get(path)}`)).toEqual([]);
  for (const target of redirects.values()) expect(target).not.toMatch(/^https?:\/\/(?!localhost)/);
});

test('every page that may be found has one title and one description that no other has, one heading, and its own address', async ({
  product,
}) => {
  const found = await crawled(product);
  const open = shown(found);
  const compared = open.filter((page) => !isOfOthers(page));
  expect(repeated(compared.map(({ titles }) => titles[0]))).toEqual([]);
  expect(repeated(compared.map(({ description }) => description))).toEqual([]);
  for (const {
    path,
    isHidden,
    titles,
    headings,
    description,
    canonical,
    structured,
  } of found.pages.values()) {
    expect([path, titles.length]).toEqual([path, 1]);
    if (isHidden) continue;
    expect([path, headings]).toEqual([path, 1]);
    expect(description?.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70);
    expect(description?.length, `${path}: ${description}`).toBeLessThanOrEqual(163);
    expect([path, found.pages.has(canonical ?? '')]).toEqual([path, true]);
    for (const json of structured)
      expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' });
  }
  const pictures = [...new Set(open.map(({ picture }) => picture ?? ''))];
  expect(pictures.length).toBeGreaterThan(10);
  for (const picture of pictures) {
    const answer = await fetch(new URL(picture, product.url));
    expect([picture, answer.status, answer.headers.get('content-type')]).toEqual([picture, 200, 'image/png']);
    await answer.body?.cancel();
  }
});

test('the map for robots has what a crawl finds, and nothing that is to be left out', async ({ product }) => {
  const { hidden } = await worldOf(product);
  const found = await crawled(product);
  const parts = await addressesIn(product, '/sitemap.xml');
  const mapped = (await Promise.all(parts.map((part) => addressesIn(product, part)))).flat();
  const open = shown(found)
    .map(({ path }) => path)
    // The list of news has pages, and a text has versions: the sitemap contains the first only.
    .filter((path) => !path.includes('?') && !/^\/chartes\/./.test(path));
  expect(mapped.toSorted()).toEqual(open.toSorted());
  expect(mapped).not.toContain(`/users/${hidden.id}`);
});

test('a private screen says that it is to be left out, and its page carries nobody’s data', async ({
  product,
}) => {
  const found = await crawled(product);
  const { hidden } = await worldOf(product);
  const table = await routeTable();
  const isOpen = (path: string) =>
    shown(found).some((page) => routeOf(table, page.path) === routeOf(table, path));
  const closed = table
    .map((route) => route.replace(/:\w+/g, hidden.id))
    // Addresses that only lead elsewhere.
    .filter((path) => !isOpen(path) && !path.startsWith('/m/') && path !== '/vigilance');
  expect(closed.length).toBeGreaterThan(25);
  for (const path of closed) {
    const answer = await fetch(new URL(path, product.url), { redirect: 'manual' });
    const html = await answer.text();
    expect([path, answer.status, answer.headers.get('x-robots-tag')]).toEqual([path, 200, 'noindex']);
    expect([path, html.includes('name="robots" content="noindex"')]).toEqual([path, true]);
    expect([path, html.includes('dehydrated'), html.includes('ld+json')]).toEqual([path, false, false]);
  }
});

test('what never was is 404, and what is there no more is 410', async ({ product }) => {
  const { gone, company } = await worldOf(product);
  await product.sql(`update article set state = 'withdrawn' where id = 'convention-d-honoraires'`);
  const never = [
    '/nulle/part',
    `/consult/missions/${company.id}`,
    `/users/${company.id.replace(/.{4}$/, '0000')}`,
  ];
  const once = [...gone, '/blog/article/convention-d-honoraires'];
  for (const [paths, status] of [
    [never, 404],
    [once, 410],
  ] as const) {
    for (const path of paths) {
      const answer = await fetch(new URL(path, product.url));
      const html = await answer.text();
      expect([path, answer.status]).toEqual([path, status]);
      expect(html, path).toContain('content="noindex"');
      expect(html.match(/<title>/g), path).toHaveLength(1);
    }
  }
});

/** Screens reached in another way: from a mail, the payment provider, a second factor, or a given address. */
const ledOtherwise = [
  '/confirm/:confirmCode',
  '/adresse/:code',
  '/resetPassword/:sessionID',
  '/alertes/arret/:token',
  '/mails/arret/:token',
  '/disponibilite/:token',
  '/recours/:code',
  '/m/:vanity',
  // The former address of « Conflits »: covered by conflict-register.spec.ts.
  '/vigilance',
  '/connexion/code',
  // Where an identity provider is named: covered by identity-provider.spec.ts.
  '/connexion/retour',
  '/connexion/relier',
  '/subscription/success',
  '/subscription/fail',
  '/page-en-construction',
  // In the menu, in mails and in links once firms are open: covered by firms-team, firms-invitations and firms-deposits.
  '/equipe',
  '/equipe/invitations/:invitationID',
  '/equipe/rejoindre',
  '/paiements/depots',
  '/paiements/depots/:postulationID',
  // In the menu of avocats once hearings are open: covered by hearings.spec.ts.
  '/audiences',
  '/audiences/nouvelle',
  '/audiences/:hearingID',
  '/parametres/audiences',
  // In the menu of staff once hearings are open: covered by hearings-staff.spec.ts.
  '/admin/barreaux',
  '/admin/audiences',
  // Opened by the filter button without JavaScript: covered by no-script.spec.ts.
  '/consult/missions/filtres',
  '/consult/customers/missions/filtres',
  '/consult/emplois/filtres',
  '/members/filtres',
  '/users/filtres',
  // Exist after a report, or after staff open a thread: covered by office-queues.spec.ts.
  '/signalements/:reportID',
  '/admin/lectures/:readingID',
  // Exists after a decision of staff: covered by office-statistics.spec.ts.
  '/admin/journal/:number',
  // Exists after a deposit is confirmed: covered by finances.spec.ts.
  '/messages/:postulationID/releve',
];

test('no screen of the table is an orphan', async ({ product, open }) => {
  const { company, candidate } = await worldOf(product);
  const table = await routeTable();
  const { pages } = await crawled(product);
  const forVisitors = [...pages.keys()].flatMap((path) => routeOf(table, path) ?? []);

  /**
   * Follows a member's links from the screens after login, one page of each screen. Screens that visitors reach too
   * are opened only if listed. What another member reaches is opened again: it may lead them elsewhere.
   */
  const follow = async (member: Member, starts: readonly string[]): Promise<ReadonlySet<string>> => {
    const page = await open({ as: member });
    const reached = new Set(forVisitors);
    const opened = new Set<string>();
    const waiting = [...starts];
    reached.add(routeOf(table, starts[0] ?? '') ?? '');
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const route = routeOf(table, path);
      if (route === undefined || opened.has(route)) continue;
      opened.add(route);
      await visit(page, { path });
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
      for (const link of links) {
        const to = routeOf(table, link);
        if (to === undefined) continue;
        if (!reached.has(to)) waiting.push(link);
        reached.add(to);
      }
    }
    return reached;
  };
  const [staff, partner] = [await makeOffice(product, 'admin'), await makeOffice(product, 'partner')];
  const perMember = await Promise.all([
    follow(company, ['/consult/missions', '/manage/missions', '/manage/emplois', '/messages']),
    follow(candidate, ['/consult/missions', '/messages', '/parametres', '/parametres/paiements']),
    follow(staff, ['/admin']),
    follow(partner, ['/partner']),
  ]);
  const reached = new Set(perMember.flatMap((routes) => [...routes]));
  const orphans = table.filter((route) => !reached.has(route) && !ledOtherwise.includes(route));
  expect(orphans).toEqual([]);
});
