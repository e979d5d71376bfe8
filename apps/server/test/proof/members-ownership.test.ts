import { randomUUID } from 'node:crypto';
import type { Route } from '@basoche/contract/route';
import { routes } from '@basoche/contract/routes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { pathOf, sampleCalls } from '../calls.ts';
import { aCareer } from '../careers.ts';
import { checksum } from '../checksum.ts';
import { aMember, type TestMember } from '../factories.ts';
import { aSmallPicture, aVerificationDocument } from '../files.ts';
import { aWorld, type World } from '../world.ts';

/**
 * Trust, "Who may what": only the owner can change a profile, a page, a document or a list, whatever id others send.
 * The calls come from the contract, so that new ones are tested too.
 */

const features = ['profiles', 'careers', 'companies', 'members', 'availability', 'verification'];
const writes = routes.filter(
  ({ name, method }) => method !== 'GET' && features.includes(name.split('.')[0] ?? ''),
);

/** True if the id in the path names the acting member. */
const namesActor = ({ problems }: Route) => problems.includes('ACTOR_MISMATCH');
/** True if an id in the path names an object with an owner. */
const namesThing = ({ path, problems }: Route) => /:\w/.test(path) && problems.includes('NOT_FOUND');

let test: TestApp;
let world: World;
let victims: Record<'person' | 'company', TestMember>;
let outsiders: Readonly<Record<string, TestMember | undefined>>;
let photo: string;

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  const made = await aWorld(test, 'new');
  const career = await aCareer(test, made.candidate);
  const unproven = await aMember(test, { kind: 'COMPANY', verified: false });
  const documentId = await aVerificationDocument(test, unproven, 'registration');
  world = { ...made, ...career, newcomer: unproven, documentId, sentDocumentId: documentId };
  victims = { person: world.candidate, company: world.owner };
  const { owner, candidate } = world;
  await test.call('POST', `/users/student/picture/update/${candidate.id}`, {
    token: candidate.token,
    body: { picture: aSmallPicture() },
  });
  const page = await test.call('POST', `/users/company/pictures/update/${owner.id}`, {
    token: owner.token,
    body: { picture1: aSmallPicture(), picture2: aSmallPicture() },
  });
  photo = page.json().photos[0];
  for (const { token } of [owner, candidate]) {
    await test.call('PUT', `/users/favourites/${world.guest.id}`, { token, body: { note: 'À garder.' } });
  }
  const gone = await aMember(test);
  await test.call('DELETE', '/users/me', { token: gone.token });
  outsiders = {
    visitor: undefined,
    unconfirmed: await aMember(test, { confirmed: false }),
    unconfirmedCompany: await aMember(test, { kind: 'COMPANY', confirmed: false }),
    suspended: await aMember(test, { suspended: true }),
    deleted: gone,
    student: await aMember(test, { kind: 'STUDENT' }),
    employee: await aMember(test),
    unverified: await aMember(test, { verified: false }),
    company: await aMember(test, { kind: 'COMPANY' }),
    customer: await aMember(test, { kind: 'CUSTOMER' }),
    editor: await aMember(test, { kind: 'STAFF', staffRole: 'editor' }),
    partner: await aMember(test, { kind: 'PARTNER' }),
  };
});
afterAll(() => test.close());

const bodyOf = ({ name }: Route): { body?: object } => {
  const body = sampleCalls[name]?.body?.(world, test);
  return body === undefined ? {} : { body };
};

const send = (route: Route, sender: TestMember | undefined, params: Record<string, string>) =>
  test.call(route.method, pathOf(route.path, params), { token: sender?.token, ...bodyOf(route) });

/** The contract's refusal for this member with another's id; null if the call concerns only the caller's own data. */
const refusalOf = ({ access, ...route }: Route, name: string, sender: TestMember | undefined) => {
  if (access.who === 'anyone') return 'NOT_FOUND';
  if (sender === undefined || name === 'deleted' || name === 'suspended') return 'UNAUTHENTICATED';
  if (access.who !== 'member') return 'FORBIDDEN';
  if (!access.kinds.some((kind) => kind === sender.kind)) return 'FORBIDDEN';
  if (name.startsWith('unconfirmed')) return 'EMAIL_NOT_VALIDATED';
  if (namesActor({ access, ...route })) return 'ACTOR_MISMATCH';
  // Any member may be a favourite: the list belongs to the caller.
  if (route.name.endsWith('Favourite') || !namesThing({ access, ...route })) return null;
  return 'NOT_FOUND';
};

/** Every row of a member, in all tables that refer to members. */
const rowsOf = async (memberId: string): Promise<Record<string, unknown>> => {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'member'::regclass and a.attname = 'member_id'
    union all select 'member', 'id'`.execute(test.platform.database.db);
  const found: Record<string, unknown> = {};
  for (const { table, column } of columns) {
    const { rows } = await sql`
      select xmin::text, t::text from ${sql.table(table)} t where ${sql.ref(`t.${column}`)} = ${memberId}::uuid
      order by 2`.execute(test.platform.database.db);
    found[table] = rows;
  }
  return found;
};

describe('every call that writes of members', () => {
  it('is there, with a sample', () => {
    expect(new Set(writes.map(({ name }) => name.split('.')[0]))).toEqual(new Set(features));
    expect(writes.filter(namesActor).length).toBeGreaterThanOrEqual(14);
    expect(writes.filter(({ name }) => sampleCalls[name] === undefined)).toEqual([]);
  });

  it.each(writes.map((route) => [route.name, route] as const))(
    '%s by somebody else is refused as is written, and no row has changed',
    async (_name, route) => {
      const params = sampleCalls[route.name]?.params?.(world) ?? {};
      const before = await checksum(test);
      for (const [who, sender] of Object.entries(outsiders)) {
        const code = refusalOf(route, who, sender);
        if (code === null) continue;
        const answer = await send(route, sender, params);
        expect([who, answer.json().code], answer.body).toEqual([who, code]);
        expect(await checksum(test), who).toBe(before);
      }
    },
  );

  it.each(
    writes.filter((route) => route.access.who === 'member').map((route) => [route.name, route] as const),
  )('%s by whom it lets in changes no row of anybody else', async (_name, route) => {
    const [person, company] = [await rowsOf(victims.person.id), await rowsOf(victims.company.id)];
    expect(Object.values(person).flat().length).toBeGreaterThan(5);
    for (const [who, sender] of Object.entries(outsiders)) {
      if (sender === undefined || refusalOf(route, who, sender) !== null) continue;
      // The list and the page are the caller's own.
      await send(route, sender, sampleCalls[route.name]?.params?.(world) ?? {});
    }
    expect(await rowsOf(victims.person.id)).toEqual(person);
    expect(await rowsOf(victims.company.id)).toEqual(company);
  });
});

describe('ids of others below an id of one’s own', () => {
  const nested = writes.filter(({ params }) => Object.keys(params.shape).length > 1);

  it.each(nested.map((route) => [route.name, route] as const))('%s: are not there', async (_name, route) => {
    const own = await aMember(test);
    const career = await aCareer(test, own);
    const of = sampleCalls[route.name]?.params;
    const theirs = of?.(world) ?? {};
    const before = await checksum(test);
    for (const params of [
      { ...theirs, id: own.id },
      { ...theirs, id: own.id, experienceId: career.formationId, formationId: career.experienceId },
      { ...theirs, id: own.id, experienceId: randomUUID(), formationId: randomUUID() },
    ]) {
      const answer = await send(route, own, params);
      expect([answer.json().code, answer.statusCode], answer.body).toEqual(['NOT_FOUND', 404]);
    }
    // An own object's id does not give access to somebody else's profile.
    const mixed = { ...theirs, ...career };
    expect((await send(route, own, mixed)).json().code).toBe('ACTOR_MISMATCH');
    expect(await checksum(test)).toBe(before);
  });

  it('a photo of another company, or of nobody, is not taken', async () => {
    const other = await aMember(test, { kind: 'COMPANY' });
    const logo = await test.call('POST', `/users/company/logo/update/${other.id}`, {
      token: other.token,
      body: { picture: aSmallPicture() },
    });
    const before = await checksum(test);
    const own = logo.json().logoURL;
    for (const address of [
      photo,
      own,
      `/photos/${randomUUID()}`,
      `${photo}/96`,
      'https://exemple.fr/a.png',
    ]) {
      const answer = await test.call('POST', `/users/company/pictures/update/${other.id}`, {
        token: other.token,
        body: { picture1: aSmallPicture(), picture2: address },
      });
      expect([address, answer.json().errors?.[0]?.path], answer.body).toEqual([address, 'picture2']);
    }
    expect(await checksum(test)).toBe(before);
  });
});

describe('a call about oneself', () => {
  it.each(writes.filter(({ name }) => name.endsWith('.update')).map((route) => [route.name, route] as const))(
    '%s takes nothing that only the program says: who, since when verified, how complete, how found',
    async (_name, route) => {
      const kind =
        route.access.who === 'member' && route.access.kinds.includes('COMPANY') ? 'COMPANY' : 'EMPLOYEE';
      const sender = await aMember(test, { kind, verified: false });
      const columns = [
        'id',
        'kind',
        'email',
        'verified_at',
        'confirmed_at',
        'suspended_at',
        'is_indexed',
        'vanity',
        'staff_role',
      ] as const;
      const read = () =>
        test.platform.database.db
          .selectFrom('member')
          .select(columns)
          .where('id', '=', sender.id)
          .executeTakeFirstOrThrow();
      const before = await read();
      const answer = await test.call(route.method, pathOf(route.path, { id: sender.id }), {
        token: sender.token,
        body: {
          id: victims.person.id,
          memberId: victims.person.id,
          member_id: victims.person.id,
          userType: 'STAFF',
          kind: 'STAFF',
          isVerified: true,
          verified_at: '2020-01-01',
          completeness: 100,
          isIndexed: true,
          vanity: 'premier',
          responseTimeMn: 1,
          rating: { average: 5, count: 100 },
          nbMissions: 1_000,
          pictureURL: photo,
          email: 'autre@exemple.fr',
        },
      });
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json()).toMatchObject({ id: sender.id, isVerified: false, isIndexed: false });
      expect(answer.json().own.completeness.percentage).toBe(0);
      expect(await read()).toEqual(before);
    },
  );
});
