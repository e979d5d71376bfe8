import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import {
  avocatOfLyon,
  emptyRegisters,
  avocatLine as line,
  otherAvocats as others,
  registerFiles,
} from '../../../../test/public-registers.ts';
import { decideVerification } from '../../members/verification-decisions/service.ts';
import { currentEdition } from '../editions/store.ts';
import { linesOf } from '../lookups/service.ts';
import { lookUp } from './service.ts';

/** Lines of members who change what they state, share a name, are verified anew or leave. */

let test: TestApp;
let files: Awaited<ReturnType<typeof registerFiles>>;
beforeAll(async () => {
  test = await createTestApp();
  files = await registerFiles();
});
afterAll(async () => {
  await files.remove();
  await test.close();
});
beforeEach(() => emptyRegisters(test));

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;
const importAvocats = (releasedOn: string, lines: readonly string[]) =>
  files.importAvocats(test, releasedOn, lines);
const matchOf = async ({ id }: TestMember) =>
  (await rows('select state, bar, seen_on::text from public_register_match where member_id = $1', id))[0];
const isVerified = async ({ id }: TestMember) =>
  (await rows('select verified_at is not null as yes from member where id = $1', id))[0].yes;
const yasmine = line('BENALI', 'Yasmine');

it('another bar hides no loss: the confirmed line stays until another one is sure', async () => {
  const member = await avocatOfLyon(test, 'Yasmine', 'Benali');
  await importAvocats('2026-09-23', [...others, yasmine]);
  const answer = await test.call('PUT', '/hearings/bar', {
    token: member.token,
    body: { court: 'tj-75056' },
  });
  expect(answer.statusCode).toBe(200);
  await test.drain();
  expect(await matchOf(member)).toEqual({ state: 'confirmed', bar: 'LYON', seen_on: '2026-09-23' });
  expect(await importAvocats('2026-10-23', others)).toMatchObject({ outcome: 'current', gone: 1 });
  expect(await matchOf(member)).toMatchObject({ state: 'missing' });
  expect(await isVerified(member)).toBe(false);
});

it('a bar that was stated after the verification gives nobody the line of a namesake: staff look at it', async () => {
  const member = await aMember(test, { jobName: 'Avocat', firstName: 'Yasmine', lastName: 'Benali' });
  await importAvocats('2037-09-23', [...others, yasmine]);
  test.clock.advance(60_000);
  const body = { court: 'tj-69123' };
  expect((await test.call('PUT', '/hearings/bar', { token: member.token, body })).statusCode).toBe(200);
  await test.drain();
  expect(await matchOf(member)).toMatchObject({ state: 'doubtful', bar: null });
  const { token } = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
  const [listed] = (await test.call('GET', '/admin/registers/matches', { token })).json();
  expect(listed).toMatchObject({ memberId: member.id, reading: { state: 'doubtful', doubt: 'laterBar' } });

  await rows(`update member set zip_code = '69002' where id = $1`, member.id);
  await lookUp(test.platform, { memberId: member.id });
  expect(await matchOf(member)).toMatchObject({ state: 'confirmed', bar: 'LYON' });
});

it('a bar that was stated after the verification is that of the same oath as before', async () => {
  const member = await avocatOfLyon(test, 'Yasmine', 'Benali');
  await importAvocats('2037-09-23', [...others, yasmine]);
  await rows(`update public_register_entry set bar = 'PARIS', court = 'tj-75056' where name = 'BENALI'`);
  test.clock.advance(60_000);
  await test.call('PUT', '/hearings/bar', { token: member.token, body: { court: 'tj-75056' } });
  await test.drain();
  expect(await matchOf(member)).toMatchObject({ state: 'confirmed', bar: 'PARIS' });
});

it('another sure line replaces the confirmed one', async () => {
  const member = await avocatOfLyon(test, 'Yasmine', 'Benali');
  await importAvocats('2026-09-23', [...others, yasmine]);
  await rows(`update public_register_entry set bar = 'PARIS', court = 'tj-75056' where name = 'BENALI'`);
  await rows(`update bar_entry set court = 'tj-75056' where member_id = $1`, member.id);
  await rows(`update member set zip_code = '69002' where id = $1`, member.id);
  await lookUp(test.platform, { memberId: member.id });
  expect(await matchOf(member)).toMatchObject({ state: 'confirmed', bar: 'PARIS' });
});

it('a line from before a new verification takes nothing from it', async () => {
  const member = await avocatOfLyon(test, 'Yasmine', 'Benali');
  await importAvocats('2026-09-23', [...others, yasmine]);
  test.clock.advance(60_000);
  await rows(`update member set verified_at = $2 where id = $1`, member.id, test.clock.now());
  expect(await importAvocats('2026-10-23', others)).toMatchObject({ outcome: 'current', gone: 0 });
  expect(await isVerified(member)).toBe(true);
});

it('a verification that the operator ends takes the line with it', async () => {
  const member = await avocatOfLyon(test, 'Yasmine', 'Benali');
  await importAvocats('2026-09-23', [...others, yasmine]);
  await decideVerification(test.platform, member.email, false);
  await test.drain();
  expect(await matchOf(member)).toBeUndefined();
});

it('a line is given to one member, however many are looked up at once', async () => {
  const namesakes = await Promise.all(
    Array.from({ length: 8 }, () => avocatOfLyon(test, 'Yasmine', 'Benali', { verified: false })),
  );
  await importAvocats('2026-09-23', [...others, yasmine]);
  await rows(
    'update member set verified_at = now() where id = any($1)',
    namesakes.map(({ id }) => id),
  );
  await Promise.all(namesakes.map(({ id }) => lookUp(test.platform, { memberId: id })));
  const states = (await Promise.all(namesakes.map(matchOf))).map((match) => match?.state);
  expect(states.sort()).toEqual(['confirmed', ...Array.from({ length: 7 }, () => 'doubtful')]);
});

it('a line is given to one member, by staff or by a look-up', async () => {
  const names = Array.from('abcdefgh', (letter) => `Aubry${letter}`);
  const lines = names.map((name) => line(name.toUpperCase(), 'Luc'));
  const doubtful = await Promise.all(
    names.map((lastName) => aMember(test, { jobName: 'Avocat', firstName: 'Luc', lastName })),
  );
  await importAvocats('2026-09-23', [...others, ...lines]);
  const sure = await Promise.all(names.map((lastName) => avocatOfLyon(test, 'Luc', lastName)));
  const { token } = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
  const entries = await rows(`select id from public_register_entry where name like 'AUBRY%' order by name`);
  await Promise.all(
    doubtful.flatMap(({ id }, index) => [
      test.call('POST', `/admin/registers/matches/${id}/confirm`, {
        token,
        body: { register: 'avocats', line: entries[index].id },
      }),
      lookUp(test.platform, { memberId: sure[index]?.id ?? '' }),
    ]),
  );
  expect(
    await rows(
      `select name, count(*)::integer from public_register_match where state = 'confirmed' group by 1 having count(*) > 1`,
    ),
  ).toEqual([]);
});

/** Runs something while a member is being erased, by a connection of its own. */
const whileErased = async ({ id }: TestMember, run: () => Promise<unknown>): Promise<void> => {
  const client = await test.platform.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('select from member where id = $1 for update', [id]);
    await client.query('delete from public_register_match where member_id = $1', [id]);
    const running = run();
    await pause(400);
    await client.query('update member set deleted_at = now(), email = null where id = $1', [id]);
    await client.query('commit');
    await running;
  } finally {
    client.release();
  }
};

it('nothing is kept of a member who is looked up while they are erased', async () => {
  await importAvocats('2026-09-23', [...others, yasmine]);
  const member = await avocatOfLyon(test, 'Yasmine', 'Benali');
  await whileErased(member, () => lookUp(test.platform, { memberId: member.id }));
  expect(await matchOf(member)).toBeUndefined();
});

it.each([
  ['names for the first time', others],
  ['named before', [...others, yasmine]],
])('nothing is kept of a member whom an edition %s while they are erased', async (_, before) => {
  const member = await avocatOfLyon(test, 'Yasmine', 'Benali');
  await importAvocats('2026-09-23', before);
  await whileErased(member, () => importAvocats('2026-10-23', [...others, yasmine, line('AUTRE', 'Luc')]));
  expect(await matchOf(member)).toBeUndefined();
});

it('each member is compared with the lines of their name or number alone, and with each once', async () => {
  await importAvocats('2026-09-23', [...others, yasmine, line('BENALI', 'Anne')]);
  await rows(`update public_register_entry set siren = '356000000' where name in ('BENALI', 'NOM3')`);
  const { db } = test.platform.database;
  const edition = await currentEdition(db, 'avocats');
  if (edition === undefined) throw new Error('No edition is in force');
  const sought = [
    ...Array.from({ length: 40 }, (_, index) => ({ name: `Nom${index}`, siren: null })),
    { name: 'Bénali', siren: '356000000' },
    { name: 'Inconnue', siren: null },
  ];
  const linesFor = await linesOf(db, edition, sought);
  const found = sought.map((one) =>
    linesFor(one)
      .map(({ name }) => name)
      .sort(),
  );
  expect(found.slice(0, 2)).toEqual([['NOM0'], ['NOM1']]);
  expect(found.slice(40)).toEqual([['BENALI', 'BENALI', 'NOM3'], []]);
});

it('staff read how many members an edition does not name as its import counted them', async () => {
  await avocatOfLyon(test, 'Yasmine', 'Benali');
  await importAvocats('2026-09-23', [...others, yasmine]);
  await importAvocats('2026-10-23', others.slice(0, 30));
  await rows(`update public_register_edition set gone_count = 7 where state = 'held'`);
  const { token } = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
  const [avocats] = (await test.call('GET', '/admin/registers', { token })).json();
  expect(avocats.held).toMatchObject({ gone: 7 });
});
