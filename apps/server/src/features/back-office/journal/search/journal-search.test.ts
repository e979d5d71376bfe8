import { createHash } from 'node:crypto';
import { linkedHash } from '@basoche/domain/evidence/hash-chain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../../../test/factories.ts';
import { aWorld, type World } from '../../../../../test/world.ts';
import { recordAct } from '../service.ts';

let site: TestApp;
let admin: TestMember;
let moderator: TestMember;
let world: World;
beforeAll(async () => {
  site = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  admin = await aMember(site, { kind: 'STAFF', staffRole: 'admin' });
  moderator = await aMember(site, { kind: 'STAFF', staffRole: 'moderator' });
  world = await aWorld(site, 'review');
  site.clock.set(new Date('2026-10-25T00:30:00Z'));
  await act(moderator, 'verification/accept', 'member', admin.id);
  // In Paris this is the next day, and clocks went back that day.
  site.clock.set(new Date('2026-10-25T23:30:00Z'));
  await act(moderator, 'verification/refuse', 'member', admin.id);
  await act(admin, 'settle', 'thread', world.applicationId, { outcome: 'split', candidateCents: 10_050 });
  site.clock.set(new Date('2026-11-20T12:00:00Z'));
  await act(admin, 'ledger/export', 'ledger', '2026-10-01/2026-10-31');
});
afterAll(() => site.close());
beforeEach(async () => {
  admin = { ...admin, token: await aSession(site, admin.id, site.clock.now()) };
});

type Done = Parameters<typeof recordAct>[2];
const act = (
  by: TestMember,
  name: Done['act'],
  kind: Done['on']['kind'],
  id: string,
  details: Done['details'] = {},
) =>
  site.platform.database.transaction((trx) =>
    recordAct(
      trx,
      { memberId: by.id, kind: 'STAFF', role: by === moderator ? 'moderator' : 'admin' },
      { act: name, on: { kind, id }, details },
      site.clock.now(),
    ),
  );

const get = (path: string, who = admin) => site.call('GET', `/admin/journal${path}`, { token: who.token });
const numbersOf = async (query: string) =>
  (await get(query)).json().map(({ number }: { number: number }) => number);

describe('the journal', () => {
  it('is read with names, the newest first', async () => {
    const entries = (await get('')).json();
    expect(entries.map(({ number }: { number: number }) => number)).toEqual([4, 3, 2, 1]);
    const { rows } = await site.platform.database.pool.query(
      'select m.title from application a join mission m on m.id = a.mission_id where a.id = $1',
      [world.applicationId],
    );
    expect(entries[1]).toMatchObject({
      at: expect.stringMatching(/^2026-10-25T23:30:00\.\d{3}Z$/),
      by: { id: admin.id, role: 'admin' },
      act: 'settle',
      on: { kind: 'thread', id: world.applicationId, name: rows[0].title },
      details: { outcome: 'split', candidateCents: 10_050 },
    });
    expect(entries[0].on).toEqual({ kind: 'ledger', id: '2026-10-01/2026-10-31', name: null });
  });

  it.each([
    ['an act', () => '?act=settle', [3]],
    ['a person', () => `?member=${moderator.id}`, [2, 1]],
    ['a kind of thing', () => '?kind=member', [2, 1]],
    ['a thing', () => `?subject=${world.applicationId}`, [3]],
    ['a person and an act', () => `?member=${moderator.id}&act=verification%2Faccept`, [1]],
    ['what never was', () => '?act=settle&kind=member', []],
    ['a day in Paris', () => '?from=2026-10-26&to=2026-10-26', [3, 2]],
    ['until a day in Paris', () => '?to=2026-10-25', [1]],
    ['since a day in Paris', () => '?from=2026-10-26', [4, 3, 2]],
    ['days without any', () => '?from=2026-11-01&to=2026-11-02', []],
    ['days to come', () => '?from=2027-01-01', []],
    ['days before', () => '?to=2026-01-01', []],
  ] as readonly (readonly [string, () => string, readonly number[]])[])(
    'is searched by %s',
    async (_what, query, found) => {
      expect(await numbersOf(query())).toEqual(found);
    },
  );

  it('comes page after page, each once', async () => {
    const first = await get('?limit=3&from=2026-10-25');
    const next = /after=([^&>]+)/.exec(String(first.headers.link))?.[1];
    expect(first.json()).toHaveLength(3);
    expect(await numbersOf(`?limit=3&from=2026-10-25&after=${next}`)).toEqual([1]);
  });

  it.each([
    ['?act=settled', 'act'],
    ['?kind=cat', 'kind'],
    ['?member=me', 'member'],
    ['?subject=%25%25', 'subject'],
    ['?from=2026-02-30', 'from'],
    ['?from=2026-10-02&to=2026-10-01', 'to'],
    ['?after=xyz', 'after'],
  ])('says what is wrong with %s', async (query, path) => {
    const answer = await get(query);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
  });

  it('takes a place of another list for none of its own', async () => {
    const foreign = Buffer.from(JSON.stringify([1, admin.id])).toString('base64url');
    expect((await get(`?after=${foreign}`)).statusCode).toBe(400);
  });

  it('names the people of whom it tells', async () => {
    const people = (await get('/people')).json();
    expect(new Set(people.map(({ id }: { id: string }) => id))).toEqual(new Set([admin.id, moderator.id]));
  });

  it('shows an entry with what its hash covers', async () => {
    const entry = (await get('/2')).json();
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(linkedHash(entry.previous, entry.body, sha256)).toBe(entry.hash);
    expect((await get('/1')).json().previous).toBe('0'.repeat(64));
    expect((await get('/99')).statusCode).toBe(404);
    for (const number of ['0', 'x', '1.5', '9'.repeat(20)]) {
      expect((await get(`/${number}`)).statusCode).toBe(400);
    }
  });

  it('is checked from the first entry to the last', async () => {
    expect((await get('/check')).json()).toEqual({ entries: 4, broken: null });
  });
});

describe('a journal that is taken out', () => {
  it('has a line for each entry up to its own, whose hash anybody can make again', async () => {
    const answer = await get('/export?format=jsonl');
    expect(answer.headers['content-type']).toContain('application/x-ndjson');
    expect(answer.headers['content-disposition']).toContain('basoche-journal-2026-11-20.jsonl');
    const lines = answer.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    let previous = '0'.repeat(64);
    for (const line of lines) {
      expect(line.previous).toBe(previous);
      expect(createHash('sha256').update(`${previous}\n${line.body}`).digest('hex')).toBe(line.hash);
      previous = line.hash;
    }
    expect(JSON.parse(lines[4].body)).toMatchObject({
      by: { memberId: admin.id },
      act: 'journal/export',
      on: { kind: 'journal', id: 'jsonl' },
    });
  });

  it('is a table of what was asked for, in which nothing is carried out', async () => {
    const { pool } = site.platform.database;
    await pool.query(`update member set first_name = '=cmd()', last_name = 'Roy' where id = $1`, [
      moderator.id,
    ]);
    const answer = await get('/export?act=verification%2Frefuse');
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toBe('\ufeffNuméro;Date (Paris);Personne;Rôle;Acte;Objet;Identifiant;Détails;Empreinte');
    expect(lines[1]).toMatch(
      /^2;26\soctobre\s2026 à 00:30:00;'=cmd\(\) Roy;modérateur;Vérification refusée;Membre;/,
    );
    expect(lines).toHaveLength(3);
    const [written] = (await get('?act=journal%2Fexport&limit=1')).json();
    expect(written.details).toEqual({ act: 'verification/refuse' });
  });

  it('asks for a code again, and is written down for nobody who has not given one', async () => {
    const before = (await get('/check')).json().entries;
    site.clock.advance(20 * 60_000);
    const answer = await get('/export');
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    expect((await get('/check')).json().entries).toBe(before);
  });

  it('comes in pieces, however many entries there are', async () => {
    for (let made = 0; made < 520; made += 1)
      await act(moderator, 'payments/retry', 'thread', world.applicationId);
    const answer = await get('/export?format=jsonl&act=payments%2Fretry');
    const numbers = answer.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).number);
    expect(numbers).toHaveLength(520);
    expect(new Set(numbers).size).toBe(520);
  });
});
