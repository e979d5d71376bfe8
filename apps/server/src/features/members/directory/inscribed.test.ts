import type { DirectoryEntry } from '@basoche/contract/members/directory';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import {
  avocatLine,
  avocatOfLyon,
  emptyRegisters,
  otherAvocats,
  registerFiles,
} from '../../../../test/public-registers.ts';

/** The filter of the directory by inscription: what it keeps is what the cards show, at once after each change (rules §11). */

let test: TestApp;
let files: Awaited<ReturnType<typeof registerFiles>>;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', HEARINGS: 'on' } });
  files = await registerFiles();
});
afterAll(async () => {
  await files.remove();
  await test.close();
});

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;
const list = async (query: string): Promise<DirectoryEntry[]> =>
  (await test.call('GET', `/users/members/list?limit=100&${query}`)).json();

/** Ids that the filter keeps, which are those of the cards with an inscription. */
const inscribed = async (): Promise<string[]> => {
  const [kept, all] = [await list('inscribed=true'), await list('')];
  expect(kept).toEqual(all.filter(({ profession }) => (profession?.inscription ?? null) !== null));
  return kept.map(({ id }) => id);
};

const setLine = (
  { id }: TestMember,
  register: string,
  { bar = null, seenOn = '2026-09-23' }: { bar?: string | null; seenOn?: string } = {},
) =>
  rows(
    `insert into public_register_match (member_id, register, state, name, bar, seen_on, found_at)
     values ($1, $2, 'confirmed', 'NOM', $3, $4, now())
     on conflict (member_id, register) do update set bar = excluded.bar, seen_on = excluded.seen_on`,
    id,
    register,
    bar,
    seenOn,
  );

/** An edition is another file than the one before, whoever it names. */
const importAvocats = (day: string, ...lines: readonly string[]) =>
  files.importAvocats(test, day, [...otherAvocats, avocatLine(`JOUR${day}`, 'Luc'), ...lines]);
const yasmine = avocatLine('BENALI', 'Yasmine');

it('follows an edition, an objection, staff and a loss', async () => {
  await emptyRegisters(test);
  const member = await avocatOfLyon(test, 'Yasmine', 'Benali');
  await avocatOfLyon(test, 'Autre', 'Personne');
  expect(await inscribed()).toEqual([]);
  await importAvocats('2026-09-23', yasmine);
  expect(await inscribed()).toEqual([member.id]);
  // An edition that names them as before keeps them.
  await importAvocats('2026-10-01', yasmine);
  expect(await list('inscribed=true')).toMatchObject([
    { profession: { inscription: { seenOn: '2026-10-01' } } },
  ]);
  expect(await inscribed()).toEqual([member.id]);

  const body = { register: 'avocats' };
  await test.call('POST', '/registers/me/dispute', { token: member.token, body });
  expect(await inscribed()).toEqual([]);
  const { token } = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
  const [{ id: line }] = await rows(`select e.id from public_register_entry e
    join public_register_edition d on d.id = e.edition_id and d.state = 'current' where e.name = 'BENALI'`);
  const path = `/admin/registers/matches/${member.id}/confirm`;
  expect((await test.call('POST', path, { token, body: { ...body, line } })).statusCode).toBe(204);
  expect(await inscribed()).toEqual([member.id]);

  await importAvocats('2026-10-23');
  expect(await inscribed()).toEqual([]);
});

it('tells nothing of a verification that ended or lapsed, of a suspension, nor of another profession', async () => {
  await emptyRegisters(test);
  const member = await aMember(test, { jobName: 'Notaire' });
  await setLine(member, 'officers');
  const expectKept = async (set: string, isKept: boolean) => {
    await rows(`update member set ${set} where id = $1`, member.id);
    expect([set, await inscribed()]).toEqual([set, isKept ? [member.id] : []]);
  };
  await expectKept('verified_at = now()', true);
  await expectKept(`job_name = 'Avocat'`, false);
  await expectKept(`job_name = 'Commissaire de justice'`, true);
  await expectKept(`kind = 'STUDENT'`, false);
  await expectKept(`kind = 'EMPLOYEE'`, true);
  await expectKept('suspended_at = now()', false);
  await expectKept('suspended_at = null', true);
  await rows(`update member set verified_until = $2 where id = $1`, member.id, test.clock.now());
  expect(await inscribed()).toEqual([]);
  await expectKept('verified_until = null', true);
  await expectKept('verified_at = null', false);
  await rows('delete from public_register_match where member_id = $1', member.id);
  await expectKept('verified_at = now()', false);
});

it('keeps an avocat whose line names a bar, and of two registers the one whose line was seen last', async () => {
  await emptyRegisters(test);
  const member = await aMember(test, { jobName: 'Avocat' });
  await setLine(member, 'avocats');
  expect(await inscribed()).toEqual([]);
  await setLine(member, 'avocats', { bar: 'LYON' });
  expect(await inscribed()).toEqual([member.id]);
  await setLine(member, 'officers', { seenOn: '2026-10-01' });
  expect(await inscribed()).toEqual([]);
  await setLine(member, 'avocats', { bar: 'LYON', seenOn: '2026-10-02' });
  expect(await inscribed()).toEqual([member.id]);
});

it('is combined with other filters and words', async () => {
  await emptyRegisters(test);
  const company = await aMember(test, { kind: 'COMPANY', companyName: 'Études Kerbrat' });
  await setLine(company, 'companies');
  const ids = async (query: string) => (await list(`inscribed=true&${query}`)).map(({ id }) => id);
  expect(await ids('kind=COMPANY&q=kerbrat&verified=true')).toEqual([company.id]);
  expect(await ids('kind=EMPLOYEE')).toEqual([]);
  expect(await ids('profession=Avocat')).toEqual([]);
});

it.each(['an objection', 'an edition'])(
  '%s locks the member before their line, as an erasure does',
  async (by) => {
    await emptyRegisters(test);
    const member = await avocatOfLyon(test, 'Yasmine', 'Benali');
    await importAvocats('2026-09-23', yasmine);
    await setLine(member, 'officers', { seenOn: '2026-09-24' });
    const change = () =>
      by === 'an edition'
        ? importAvocats('2026-10-23', yasmine)
        : test.call('POST', '/registers/me/dispute', { token: member.token, body: { register: 'avocats' } });
    const waiting = () =>
      rows(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    const erasing = await test.platform.database.pool.connect();
    try {
      await erasing.query('begin');
      await erasing.query('select from member where id = $1 for update', [member.id]);
      const changed = change();
      const over = changed.then(() => Promise.reject(new Error('Nothing waited')));
      await Promise.race([expect.poll(waiting).toHaveLength(1), over]);
      await erasing.query('select from public_register_match where member_id = $1 for update nowait', [
        member.id,
      ]);
      await erasing.query('commit');
      await changed;
    } finally {
      await erasing.query('rollback');
      erasing.release();
    }
    expect(await inscribed()).toEqual(by === 'an edition' ? [member.id] : []);
  },
);
