import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aVerificationDocument } from '../../../../test/files.ts';
import {
  avocatOfLyon,
  emptyRegisters,
  avocatLine as line,
  otherAvocats as others,
  registerFiles,
} from '../../../../test/public-registers.ts';
import { lookUp } from '../matches/service.ts';

/** Staff decide about editions and about members whose line is doubtful, and read a register before they verify. */

let test: TestApp;
let files: Awaited<ReturnType<typeof registerFiles>>;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  files = await registerFiles();
});
afterAll(async () => {
  await files.remove();
  await test.close();
});
beforeEach(() => emptyRegisters(test));

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;

const yasmine = line('BENALI', 'Yasmine');
const importAvocats = (releasedOn: string, lines: readonly string[]) =>
  files.importAvocats(test, releasedOn, lines);
const anAvocat = (firstName: string, lastName: string) => avocatOfLyon(test, firstName, lastName);
const staff = () => aMember(test, { kind: 'STAFF', staffRole: 'moderator' });

const matchOf = async ({ id }: TestMember) =>
  (await rows('select state, seen_on::text from public_register_match where member_id = $1', id))[0];
const isVerified = async ({ id }: TestMember) =>
  (await rows('select verified_at is not null as yes from member where id = $1', id))[0].yes;
const toldOf = async ({ id }: TestMember) =>
  (await rows(`select id from notification where member_id = $1 and key = 'STATUS_LOST'`, id)).length;

describe('staff', () => {
  it('confirm one of the lines of a doubtful member, or none', async () => {
    const [confirmed, refused] = [
      await aMember(test, { jobName: 'Avocat', firstName: 'Paul', lastName: 'Nom7' }),
      await aMember(test, { jobName: 'Avocat', firstName: 'Paul', lastName: 'Nom8' }),
    ];
    await importAvocats('2026-09-23', others);
    const { token } = await staff();
    const get = async (path: string) => (await test.call('GET', path, { token })).json();
    const post = async (path: string, body?: object) =>
      (await test.call('POST', path, { token, body })).statusCode;
    const listed = await get('/admin/registers/matches');
    expect(listed).toMatchObject([
      {
        memberId: confirmed.id,
        reading: {
          register: 'avocats',
          state: 'doubtful',
          doubt: 'namesAlone',
          releasedOn: '2026-09-23',
          stated: { name: 'Nom7', firstName: 'Paul', bar: null },
          lines: [
            {
              name: 'NOM7',
              bar: 'PARIS',
              compared: [
                { field: 'name', agreement: 'same' },
                { field: 'firstName', agreement: 'same' },
                { field: 'bar', agreement: 'unsaid' },
                { field: 'siren', agreement: 'unsaid' },
                { field: 'department', agreement: 'other' },
              ],
              takenBy: null,
            },
          ],
        },
      },
      { memberId: refused.id },
    ]);
    const body = { register: 'avocats', line: listed[0].reading.lines[0].id };
    const own = `/admin/registers/matches/${confirmed.id}`;
    expect(await post(`/admin/registers/matches/${refused.id}/confirm`, body)).toBe(409);
    expect(await Promise.all([post(`${own}/confirm`, body), post(`${own}/confirm`, body)])).toEqual(
      expect.arrayContaining([204, 409]),
    );
    expect(await post(`/admin/registers/matches/${refused.id}/refuse`, { register: 'avocats' })).toBe(204);
    expect(await matchOf(confirmed)).toMatchObject({ state: 'confirmed', seen_on: '2026-09-23' });
    expect(await matchOf(refused)).toMatchObject({ state: 'refused' });
    expect(await get('/admin/registers/matches')).toEqual([]);
    await importAvocats('2026-10-23', [...others, line('AUTRE', 'Luc')]);
    expect(await matchOf(refused)).toMatchObject({ state: 'refused' });
  });

  it.each([
    ['accept', 'missing', false],
    ['refuse', 'confirmed', true],
  ] as const)(
    '%s an edition that is held: a member whom it does not name is %s',
    async (act, state, keeps) => {
      const member = await anAvocat('Yasmine', 'Benali');
      await importAvocats('2026-09-23', [...others, yasmine]);
      await importAvocats('2026-10-23', others.slice(0, 30));
      const { token } = await staff();
      const [avocats] = (await test.call('GET', '/admin/registers', { token })).json();
      expect(avocats).toMatchObject({
        register: 'avocats',
        current: { releasedOn: '2026-09-23', lines: 41 },
        held: { releasedOn: '2026-10-23', lines: 30, gone: 1 },
        confirmed: 1,
      });
      const decide = async () =>
        (await test.call('POST', `/admin/registers/editions/${avocats.held.id}/${act}`, { token }))
          .statusCode;
      expect((await Promise.all([decide(), decide()])).sort()).toEqual([204, 409]);
      await test.drain();
      expect(await matchOf(member)).toMatchObject({ state });
      expect(await isVerified(member)).toBe(keeps);
      expect(await toldOf(member)).toBe(keeps ? 0 : 1);
      const [after] = (await test.call('GET', '/admin/registers', { token })).json();
      expect(after).toMatchObject({ held: null, current: { lines: keeps ? 41 : 30 } });
      expect(await rows(`select count(*)::integer as count from public_register_entry`)).toEqual([
        { count: keeps ? 41 : 30 },
      ]);
    },
  );

  it('see to whom a line belongs, and cannot give it to a second member', async () => {
    const first = await anAvocat('Yasmine', 'Benali');
    await importAvocats('2026-09-23', [...others, yasmine]);
    const second = await anAvocat('Yasmine', 'Benali');
    await lookUp(test.platform, { memberId: second.id });
    const { token } = await staff();
    const [listed] = (await test.call('GET', '/admin/registers/matches', { token })).json();
    expect(listed).toMatchObject({
      memberId: second.id,
      reading: { state: 'doubtful', doubt: 'taken', lines: [{ takenBy: { id: first.id } }] },
    });
    const body = { register: 'avocats', line: listed.reading.lines[0].id };
    const answer = await test.call('POST', `/admin/registers/matches/${second.id}/confirm`, { token, body });
    expect(answer.json()).toMatchObject({
      code: 'STATE_CHANGED',
      title: expect.stringContaining('autre membre'),
    });
  });

  it('do not decide about a member who is verified no more', async () => {
    const member = await aMember(test, { jobName: 'Avocat', firstName: 'Paul', lastName: 'Nom7' });
    await importAvocats('2026-09-23', others);
    await rows('update member set verified_at = null where id = $1', member.id);
    const { token } = await staff();
    expect((await test.call('GET', '/admin/registers/matches', { token })).json()).toEqual([]);
    expect((await test.call('GET', '/admin/registers', { token })).json()[0]).toMatchObject({ doubtful: 0 });
    const path = `/admin/registers/matches/${member.id}/refuse`;
    expect((await test.call('POST', path, { token, body: { register: 'avocats' } })).statusCode).toBe(409);
  });

  it('read whom a register names no more, with the line and the day on which they were last seen', async () => {
    const member = await anAvocat('Yasmine', 'Benali');
    await importAvocats('2026-09-23', [...others, yasmine]);
    await importAvocats('2026-10-23', others);
    const { token } = await staff();
    expect(
      (await test.call('GET', '/admin/registers/matches?state=missing', { token })).json(),
    ).toMatchObject([
      {
        memberId: member.id,
        reading: {
          state: 'missing',
          seenOn: '2026-09-23',
          known: { name: 'BENALI', firstName: 'Yasmine', bar: 'LYON' },
          lines: [],
        },
      },
    ]);
  });

  it('have a queue of editions that are held and of doubtful members', async () => {
    await anAvocat('Yasmine', 'Benali');
    await aMember(test, { jobName: 'Avocat', firstName: 'Paul', lastName: 'Nom7' });
    await importAvocats('2026-09-23', [...others, yasmine]);
    await importAvocats('2026-10-23', others.slice(0, 30));
    const { token } = await staff();
    const queues = (await test.call('GET', '/admin/overview', { token })).json();
    expect(queues).toContainEqual(expect.objectContaining({ queue: 'registers', waiting: 2, overdue: 0 }));
  });

  it('leave each decision in the journal', async () => {
    const member = await aMember(test, { jobName: 'Avocat', firstName: 'Paul', lastName: 'Nom7' });
    await importAvocats('2026-09-23', others);
    await importAvocats('2026-10-23', others.slice(0, 30));
    const { token } = await staff();
    const [{ held }] = (await test.call('GET', '/admin/registers', { token })).json();
    await test.call('POST', `/admin/registers/editions/${held.id}/refuse`, { token });
    const path = `/admin/registers/matches/${member.id}/refuse`;
    await test.call('POST', path, { token, body: { register: 'avocats' } });
    const admin = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
    const journal = (await test.call('GET', '/admin/journal?limit=2', { token: admin.token })).json();
    expect(journal).toMatchObject([
      {
        act: 'register/refuseLines',
        on: { kind: 'member', id: member.id },
        details: { register: 'avocats' },
      },
      {
        act: 'register/refuse',
        on: { kind: 'register', id: held.id },
        details: { register: 'avocats', day: '2026-10-23' },
      },
    ]);
  });
});

describe('a request for a verification', () => {
  it.each([
    ['no edition is imported', [], 'noEdition', null],
    ['nobody has that name', [others], 'none', null],
    ['one line surely names them', [[...others, yasmine]], 'sure', null],
    [
      'a line has another bar',
      [[...others, line('BENALI', 'Yasmine', { bar: 'PARIS' })]],
      'doubtful',
      'otherBar',
    ],
  ] as const)('says what the register answers where %s', async (_where, editions, state, doubt) => {
    for (const lines of editions) await importAvocats('2026-09-23', lines);
    const member = await avocatOfLyon(test, 'Yasmine', 'Bénali', { verified: false });
    await aVerificationDocument(test, member, 'diploma');
    const sent = await test.call('POST', '/verification', { token: member.token, body: {} });
    expect(sent.statusCode, sent.body).toBe(200);
    const { token } = await staff();
    const listed = (await test.call('GET', '/admin/verifications?limit=100', { token })).json();
    const request = listed.find(({ user }: { user: { id: string } }) => user.id === member.id);
    expect(request.register).toMatchObject({ register: 'avocats', state, doubt, stated: { bar: 'Lyon' } });
    // Reading changes nothing: a line is a verified member's.
    expect(await matchOf(member)).toBeUndefined();
  });
});
