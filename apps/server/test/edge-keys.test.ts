import { routes } from '@basoche/contract/routes';
import { keysOfCall } from '@basoche/contract/surrogate-keys';
import { feedAddress } from '@basoche/domain/jobs/feeds';
import { newsFeedPath } from '@basoche/domain/news/addresses';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { preparePurges } from '../src/platform/edge/purging.ts';
import { createTestApp, type TestApp } from './app.ts';
import { pathOf, sampleCalls } from './calls.ts';
import { aMember, type TestMember } from './factories.ts';
import { aJobOffer } from './jobs.ts';
import { aMission } from './missions.ts';
import { anArticle } from './news.ts';
import { submitDocument } from './vigilance.ts';
import { aWorld } from './world.ts';

/** Public answers, the tables that they read, and the purges that a change of each table adds. */

let test: TestApp;
let member: TestMember;
let company: TestMember;
let other: TestMember;
let mission: string;
let anonymous: string;
let job: string;
beforeAll(async () => {
  test = await createTestApp({
    environment: { NETWORK_LIMITS: 'off', PURGE_URL: 'http://127.0.0.1:9/purge' },
  });
  member = await aMember(test, { firstName: 'Aliénor', lastName: 'Duquesne' });
  company = await aMember(test, { kind: 'COMPANY', companyName: 'Étude Vasseur' });
  other = await aMember(test, { kind: 'COMPANY', companyName: 'Cabinet Hamel' });
  mission = await aMission(test, company);
  anonymous = await aMission(test, company, { isAnonym: true });
  job = await aJobOffer(test, company);
  await anArticle(test, { id: 'un-article', author: 'Aliénor Duquesne', member: member.email });
  await preparePurges(test.platform);
});
afterAll(() => test.close());

const query = async (text: string, values: unknown[] = []) =>
  (await test.platform.database.pool.query(text, values)).rows;

/**
 * Tables of public answers without a purge: their changes alone leave no answer outdated for longer than
 * allowed.
 */
const withoutPurges: Readonly<Record<string, string>> = {
  mission_listing: 'kept by triggers of mission',
  job_listing: 'kept by triggers of job_offer',
  mission_tally: 'counts',
  job_tally: 'counts',
  member_facet: 'counts',
  listed_word: 'words that a search takes for known',
  directory_code: 'codes of the program',
  application: 'of the viewer',
  mission_favourite: 'of the viewer',
  job_favourite: 'of the viewer',
  member_favourite: 'of the viewer',
  mission_invitation: 'of the viewer',
  seat: 'of the viewer',
  mission_view_count: 'shown to the creator',
  hearing: 'leaves the mission of a hearing out, from its first moment',
  kept_rules: 'versions of the rules, for who edits them',
  article: 'raises news_version',
  news_author: 'raises news_version',
  news_university: 'raises news_version',
  session: 'of the viewer',
  request_budget: 'limits of requests',
};

/** The names of these tables in a text, and in the functions that it calls. */
const namesIn = (text: string, known: ReadonlySet<string>): string[] => [
  ...new Set((text.match(/\b[a-z_]+\b/g) ?? []).filter((word) => known.has(word))),
];

it('each table that a public answer is read from purges it, or stands in the list of those that need not', async () => {
  const tables = new Set(
    (
      await query(
        "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
      )
    ).map(({ relname }) => relname),
  );
  const bodies = new Map<string, string>(
    (
      await query(
        "select proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype",
      )
    ).map(({ proname, prosrc }) => [proname, prosrc]),
  );
  const told = new Set(
    (await query("select tgrelid::regclass::text as name from pg_trigger where tgname = 'edge_told'")).map(
      ({ name }) => name,
    ),
  );
  const statements: string[] = [];
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  const world = await aWorld(test, 'new');
  spy.mockClear();
  const lagging = routes.filter(
    ({ access, method, mayLag }) => access.who === 'anyone' && method === 'GET' && mayLag,
  );
  for (const { name, path } of lagging) {
    const { params, query: asked = '' } = sampleCalls[name] ?? {};
    for (const suffix of [asked, '?q=bail'])
      await test.call('GET', `${pathOf(path, params?.(world))}${suffix}`);
  }
  for (const [given] of spy.mock.calls as unknown as [string | { text: string }][])
    statements.push(typeof given === 'string' ? given : given.text);
  spy.mockRestore();
  const read = new Set<string>();
  const follow = (text: string, seen: Set<string>): void => {
    for (const name of namesIn(text, tables)) read.add(name);
    for (const name of namesIn(text, new Set(bodies.keys()))) {
      if (seen.has(name)) continue;
      seen.add(name);
      follow(bodies.get(name) ?? '', seen);
    }
  };
  for (const text of statements) follow(text, new Set());
  expect([...read]).toEqual(
    expect.arrayContaining(['mission', 'job_offer', 'member_listing', 'review', 'news_version']),
  );
  expect([...read].filter((name) => !told.has(name) && !Object.hasOwn(withoutPurges, name))).toEqual([]);
  expect([...told, ...Object.keys(withoutPurges)].filter((name) => !tables.has(name))).toEqual([]);
});

/** Public answers, with the keys of a page made from each. */
const answersNow = async () => {
  const paths = [
    '/missions',
    '/missions/customers/list',
    `/missions/single/${mission}`,
    `/missions/single/${anonymous}`,
    '/missions/rules',
    '/jobs',
    `/jobs/${job}`,
    '/users/members/list',
    `/users/${member.id}`,
    `/users/${company.id}`,
    `/users/company/listings/${company.id}`,
    '/news',
    '/news/un-article',
  ];
  const answers = new Map<string, { said: string; keys: string[] }>();
  for (const path of paths) {
    const { statusCode, body, headers } = await test.call('GET', path);
    // Totals may be outdated.
    answers.set(path, { said: `${statusCode} ${body}`, keys: keysOfCall(`/api${path}`, body) });
    expect(headers['cache-control'], path).toBe('no-store');
  }
  return answers;
};

/** Paths whose answers differ after the work; each must carry a key that the work purged. */
const changedBy = async (work: () => Promise<unknown>): Promise<string[]> => {
  await query('delete from edge_change');
  const before = await answersNow();
  await work();
  const purged = new Set((await query('select keys from edge_change')).flatMap(({ keys }) => keys));
  const after = await answersNow();
  const changed = [...before.keys()].filter((path) => before.get(path)?.said !== after.get(path)?.said);
  for (const path of changed) {
    const { keys } = before.get(path) ?? { keys: [] };
    expect(
      keys.filter((key) => purged.has(key)),
      `${path} carries ${keys}`,
    ).not.toEqual([]);
  }
  return changed;
};

describe('whatever a change alters, it purges:', () => {
  it.each<[string, () => Promise<unknown>, RegExp]>([
    ['a new mission', () => aMission(test, other, { title: 'Nouvelle' }), /^\/missions$/],
    ['a new member', () => aMember(test, { firstName: 'Blanche' }), /members/],
    ['a new offer', () => aJobOffer(test, other, { title: 'Nouvelle' }), /^\/jobs$/],
    ['another title', () => query(`update mission set title = 'Autre' where id = $1`, [mission]), /single/],
    [
      'a mission put away',
      () => query('update mission set is_archived = true, is_listed = false where id = $1', [mission]),
      /listings/,
    ],
    [
      'a mission put back',
      () => query('update mission set is_archived = false, is_listed = true where id = $1', [mission]),
      /listings/,
    ],
    ['an insurance', () => submitDocument(test, member, 'insurance'), /users/],
    [
      'an insurance withdrawn',
      () => query('update vigilance_document set withdrawn_at = now() where member_id = $1', [member.id]),
      /users/,
    ],
    [
      'a filled mission',
      () => query('update mission set filled_at = now() where id = $1', [mission]),
      /single/,
    ],
    [
      'a relaunched mission',
      () => query(`update mission set published_at = now() + interval '1 hour' where id = $1`, [anonymous]),
      /^\/missions$/,
    ],
    [
      'a hidden mission',
      () => query('update mission set hidden_at = now(), is_listed = false where id = $1', [mission]),
      /single/,
    ],
    [
      'a restored mission',
      () => query('update mission set hidden_at = null, is_listed = true where id = $1', [mission]),
      /single/,
    ],
    [
      'another wording of an offer',
      () => query(`update job_offer set title = 'Autre' where id = $1`, [job]),
      /jobs/,
    ],
    [
      'a hidden offer',
      () => query('update job_offer set hidden_at = now(), is_listed = false where id = $1', [job]),
      /jobs/,
    ],
    [
      'a restored offer',
      () => query('update job_offer set hidden_at = null, is_listed = true where id = $1', [job]),
      /jobs/,
    ],
    [
      'another name',
      () => query(`update member set company_name = 'Étude Hamel' where id = $1`, [company.id]),
      /single/,
    ],
    [
      'another presentation',
      () => query(`update member set presentation = 'Trente ans.' where id = $1`, [member.id]),
      /users/,
    ],
    [
      'an experience',
      () =>
        query(
          `insert into experience (member_id, job, company_name, sector, location, start_date) values ($1, 'Juriste', 'Étude', 'droit_rural', 'Paris', '2020-01-01')`,
          [member.id],
        ),
      /users/,
    ],
    [
      'an availability',
      () =>
        query(
          `insert into member_availability (member_id, status, confirmed_at) values ($1, 'AVAILABLE', now())`,
          [member.id],
        ),
      /users/,
    ],
    [
      'another picture',
      () =>
        query('update member set picture_url = $2 where id = $1', [
          member.id,
          `/photos/${crypto.randomUUID()}`,
        ]),
      /users/,
    ],
    [
      'a suspended company',
      () => query('update member set suspended_at = now() where id = $1', [company.id]),
      /single/,
    ],
    [
      'a restored company',
      () => query('update member set suspended_at = null where id = $1', [company.id]),
      /single/,
    ],
    [
      'a corrected article',
      () => query(`update article set title = 'Corrigé' where id = 'un-article'`),
      /news/,
    ],
    [
      'a withdrawn article',
      () => query(`update article set state = 'withdrawn' where id = 'un-article'`),
      /news/,
    ],
    ['an erased account', () => test.call('DELETE', '/users/me', { token: member.token }), /users/],
  ])('%s', async (_name, work, changed) => {
    expect((await changedBy(work)).join('\n')).toMatch(new RegExp(changed.source, 'm'));
  });
});

it.each([
  [feedAddress(null), 'all jobs'],
  [newsFeedPath, 'all news'],
  ['/sitemap.xml', 'all'],
  ['/sitemaps/ecrans.xml', 'all'],
  ['/sitemaps/actualites.xml', 'all news'],
  ['/sitemaps/missions/00000000-0000-0000-0000-000000000000.xml', 'all missions'],
  ['/sitemaps/membres/00000000-0000-0000-0000-000000000000.xml', 'all members'],
])('%s is kept under the keys of what it lists: %s', async (url, keys) => {
  const { statusCode, headers } = await test.app.inject({ url });
  expect([statusCode, headers['surrogate-key']]).toEqual([200, keys]);
  expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/);
});
