import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aListedMember } from '../../../../test/directory.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aMission, anApplication } from '../../../../test/missions.ts';

/** Search of members by staff. */

let test: TestApp;
let moderator: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  moderator = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
});
afterAll(() => test.close());

const list = (query: Record<string, string> | string) =>
  test.call('GET', `/admin/members?${new URLSearchParams(query)}`, { token: moderator.token });
const idsOf = async (query: Record<string, string> | string): Promise<string[]> =>
  (await list(query)).json().map(({ id }: { id: string }) => id);
const read = async (id: string) =>
  (await test.call('GET', `/admin/members/${id}`, { token: moderator.token })).json();

describe('a search among members', () => {
  it('finds words of names and their beginnings in any order, accents ignored', async () => {
    const { id } = await aMember(test, { firstName: 'Zéphyrine', lastName: 'de La Brûlière' });
    for (const q of ['Zéphyrine', 'zephyrine', 'BRULIERE zeph', 'brûl', 'la bruliere', "d'zephyrine de"]) {
      expect([q, await idsOf({ q })]).toEqual([q, q.startsWith("d'") ? [] : [id]]);
    }
    expect(await idsOf({ q: 'zephyrin bruliereux' })).toEqual([]);
  });

  it('finds a company, a customer, and somebody who has not confirmed their address', async () => {
    const company = await aMember(test, { kind: 'COMPANY', companyName: 'Étude Quillfeather & associés' });
    const customer = await aMember(test, { kind: 'CUSTOMER', customerName: 'Paule Quillfeather' });
    const newcomer = await aMember(test, { lastName: 'Quillfeather', confirmed: false, verified: false });
    expect((await idsOf({ q: 'quillfeather' })).toSorted()).toEqual(
      [company.id, customer.id, newcomer.id].toSorted(),
    );
    expect(await idsOf({ q: 'quillf etude' })).toEqual([company.id]);
    // A short second word distinguishes members of one name; alone, a short word matches as any other beginning.
    expect(await idsOf({ q: 'quillfeather pa' })).toEqual([customer.id]);
    expect(await idsOf({ q: 'quillfeather ét', kind: 'COMPANY' })).toEqual([company.id]);
    expect(await idsOf({ q: 'quillfeather xy' })).toEqual([]);
    expect(await idsOf({ q: 'qu' })).toContain(customer.id);
  });

  it('finds an address whole or by its beginning, everybody of a host, and an id', async () => {
    const one = await aMember(test, { email: 'Odilon.Varga@Cabinet-Xylo.fr' });
    const other = await aMember(test, { email: 'odile@cabinet-xylo.fr' });
    expect(await idsOf({ q: 'odilon.varga@cabinet-xylo.fr' })).toEqual([one.id]);
    expect(await idsOf({ q: 'ODILON.VARGA@cab' })).toEqual([one.id]);
    expect(await idsOf({ q: 'varga' })).toEqual([one.id]);
    expect((await idsOf({ q: '@cabinet-xylo.fr' })).toSorted()).toEqual([one.id, other.id].toSorted());
    expect(await idsOf({ q: one.id })).toEqual([one.id]);
    expect(await idsOf({ q: one.id.slice(0, 30).toUpperCase() })).toContain(one.id);
    expect(await idsOf({ q: one.id, state: 'suspended' })).toEqual([]);
  });

  it('knows no sign as a name, nor a query of the database', async () => {
    for (const q of ['&', "'", "' | '", ':*', '!!', '@', '\\', '%', '_', '(())']) {
      const answer = await list({ q });
      expect([q, answer.statusCode]).toEqual([q, 200]);
    }
    expect(await idsOf({ q: '&' })).toEqual([]);
  });

  it('follows what changes: a name, an address, a state', async () => {
    const member = await aMember(test, { lastName: 'Avantchangement' });
    const { db } = test.platform.database;
    await db
      .updateTable('member')
      .set({ last_name: 'Apreschangement', email: 'neuve@exemple-neuf.fr' })
      .where('id', '=', member.id)
      .execute();
    expect(await idsOf({ q: 'avantchangement' })).toEqual([]);
    expect(await idsOf({ q: 'apreschangement' })).toEqual([member.id]);
    expect(await idsOf({ q: 'neuve@exemple' })).toEqual([member.id]);
  });
});

describe('the list of members', () => {
  it('narrows by kind, state and department, and each state is one of its own', async () => {
    const wishes = { lastName: 'Facette', department: '48' } as const;
    const active = await aListedMember(test, wishes);
    const unverified = await aListedMember(test, { ...wishes, verified: false, kind: 'STUDENT' });
    const unconfirmed = await aMember(test, { lastName: 'Facette', confirmed: false, verified: false });
    const suspended = await aMember(test, { lastName: 'Facette', suspended: true });
    for (const [state, { id }] of Object.entries({ active, unverified, unconfirmed, suspended })) {
      expect([state, await idsOf({ q: 'facette', state })]).toEqual([state, [id]]);
    }
    expect((await idsOf({ departement: '48' })).toSorted()).toEqual([active.id, unverified.id].toSorted());
    expect(await idsOf({ departement: '48', kind: 'STUDENT' })).toEqual([unverified.id]);
    expect(await idsOf('q=facette&state=active&state=suspended&kind=EMPLOYEE')).toHaveLength(2);
  });

  it('keeps an account that was deleted, by its id and its state, without a name', async () => {
    const member = await aMember(test, { lastName: 'Partie' });
    expect((await test.call('DELETE', '/users/me', { token: member.token })).statusCode).toBe(204);
    expect(await read(member.id)).toMatchObject({ state: 'deleted', name: 'Compte supprimé', email: null });
    expect(await idsOf({ q: 'partie' })).toEqual([]);
    expect(await idsOf({ q: member.id, state: 'deleted' })).toEqual([member.id]);
  });

  it('comes page after page, the newest first, each member once, under a search as well', async () => {
    for (let made = 0; made < 7; made += 1) await aMember(test, { lastName: 'Pagination' });
    for (const query of [{ q: 'pagination' }, { kind: 'EMPLOYEE' }, {}]) {
      const whole = await idsOf({ ...query, limit: '100' });
      const seen: string[] = [];
      for (let path: string | undefined = `limit=3&${new URLSearchParams(query)}`; path !== undefined; ) {
        const answer = await test.call('GET', `/admin/members?${path}`, { token: moderator.token });
        seen.push(...answer.json().map(({ id }: { id: string }) => id));
        path = /[?](.*)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
      }
      expect(seen).toEqual(whole);
      expect(new Set(seen).size).toBe(seen.length);
    }
  });

  it('has nobody of the staff, and nobody reads a colleague as a member', async () => {
    expect(await idsOf({ q: moderator.email })).toEqual([]);
    const answer = await test.call('GET', `/admin/members/${moderator.id}`, { token: moderator.token });
    expect(answer.statusCode).toBe(404);
  });
});

describe('what staff know of a member', () => {
  it('is who they are and how much they do, and nothing that anybody wrote', async () => {
    const creator = await aMember(test, { kind: 'COMPANY', companyName: 'Maison Relève' });
    const candidate = await aMember(test);
    const missionId = await aMission(test, creator);
    const id = await anApplication(test, missionId, candidate);
    await test.call('POST', `/messagerie/mission/ndaConsent/${id}`, { token: creator.token, body: {} });
    await test.call('POST', `/messagerie/mission/ndaConsent/${id}`, { token: candidate.token, body: {} });
    await test.call('POST', `/messagerie/${id}`, {
      token: creator.token,
      body: { content: 'Un secret entre nous.', clientId: 'message-secret' },
    });
    const member = await read(creator.id);
    expect(member).toMatchObject({
      name: 'Maison Relève',
      email: creator.email,
      state: 'active',
      sessions: 1,
      missions: { published: 1, archived: 0 },
      jobs: { published: 0, archived: 0 },
      threads: [{ state: 'NEW', number: 1 }],
      reports: { about: 0, waiting: 0, by: 0 },
      subscription: null,
      page: `/entreprises/${creator.id}`,
      decisions: [],
      permitted: ['suspend', 'endSessions'],
    });
    expect(JSON.stringify(member)).not.toContain('secret');
  });

  it('lets an admin erase, and a moderator not', async () => {
    const admin = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
    const { id } = await aMember(test);
    const byAdmin = await test.call('GET', `/admin/members/${id}`, { token: admin.token });
    expect(byAdmin.json().permitted).toContain('erase');
    const body = { reason: 'Un doublon.' };
    const refused = await test.call('POST', `/admin/members/${id}/erase`, { token: moderator.token, body });
    expect(refused.json().code).toBe('FORBIDDEN');
  });
});
