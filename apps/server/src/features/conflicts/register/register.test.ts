import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { actingForHeader } from '@basoche/contract/acting-for';
import { namesAddedADay, namesRemovedADay, registerNamesAtMost } from '@basoche/domain/conflicts/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { readZip } from '../../../../test/archives.ts';
import { aMissionWith, tablesWith } from '../../../../test/conflicts.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aFirm, aSeat } from '../../../../test/firms.ts';
import { secretCommands } from '../../../commands/secrets.ts';
import { openLog } from '../../../platform/observability/log.ts';
import { openSealing } from '../../../platform/secrets/sealing.ts';
import { writeArchive } from '../../own-data/archive/service.ts';
import { hashesSealedFor, textSealedFor } from '../hashing/service.ts';

/** Processes on one database share the key. */
const secretsKey = randomBytes(32).toString('base64');
const environment = { NETWORK_LIMITS: 'off', CONFLICTS: 'on', SECRETS_KEY: secretsKey };
let test: TestApp;
/** Another process on the same database. */
let other: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  test = await createTestApp({ environment, log: openLog('debug', sink) });
  other = await createTestApp({ environment, databaseUrl: test.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;

const path = '/conflicts/register';
const entry = (name: string, more: object = {}) => ({ kind: 'person', name, side: 'client', ...more });
/** Distinct names without digits, so that they look like names. */
const word = (number: number): string =>
  [...String(number).padStart(5, '0')].map((digit) => 'bcdfghjklm'[Number(digit)]).join('a');
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => entry(word(from + index), { firstName: 'Anne' }));

const add = (member: Pick<TestMember, 'token'>, entries: object[], at = test) =>
  at.call('POST', `${path}/entries`, { token: member.token, body: { entries } });
const list = async (member: Pick<TestMember, 'token'>) =>
  (await test.call('GET', `${path}/entries`, { token: member.token })).json();
const read = async (member: Pick<TestMember, 'token'>) =>
  (await test.call('GET', path, { token: member.token })).json();
/** Makes a register eight days older. */
const age = (member: Pick<TestMember, 'id'>) =>
  rows(
    `with a as (update conflict_act set at = at - interval '8 days' where member_id = $1)
     update conflict_register set began_at = began_at - interval '8 days' where member_id = $1`,
    member.id,
  );
const dayMs = 86_400_000;

describe('a register', () => {
  it('keeps names as they were typed, once each, and its owner reads them', async () => {
    const member = await aMember(test);
    expect(await read(member)).toEqual({
      names: 0,
      revisedAt: null,
      confirmedAt: null,
      isDue: false,
      addsLeft: registerNamesAtMost,
      permitted: { keep: true },
    });
    const typed = [
      entry('Kervella', { firstName: 'Thomas', reference: 'Dossier 12' }),
      entry('SARL Les Jardins de la Marne', { kind: 'company', siren: '732 829 320 00074', side: 'adverse' }),
      entry('KERVELLA', { firstName: 'thomas' }),
    ];
    expect((await add(member, typed)).json()).toEqual({ added: 2, known: 1 });
    expect(await list(member)).toEqual([
      { ...typed[0], siren: null, id: expect.any(String) },
      { ...typed[1], siren: '732829320', firstName: null, reference: null, id: expect.any(String) },
    ]);
    expect((await add(member, typed)).json()).toEqual({ added: 0, known: 3 });
    expect(await read(member)).toMatchObject({ names: 2, addsLeft: registerNamesAtMost - 2 });
  });

  it('changes and removes a name of its own alone', async () => {
    const [member, stranger] = [await aMember(test), await aMember(test)];
    await add(member, [entry('Kervella')]);
    const [{ id }] = await list(member);
    const changed = entry('Kervela', { firstName: 'Thomas' });
    const put = (token: string) => test.call('PUT', `${path}/entries/${id}`, { token, body: changed });
    expect((await put(stranger.token)).json().code).toBe('NOT_FOUND');
    expect((await put(member.token)).json()).toMatchObject({ id, name: 'Kervela', firstName: 'Thomas' });
    expect(await list(member)).toMatchObject([{ id, name: 'Kervela' }]);
    const remove = (token: string) => test.call('DELETE', `${path}/entries/${id}`, { token });
    expect((await remove(stranger.token)).json().code).toBe('NOT_FOUND');
    expect((await remove(member.token)).statusCode).toBe(204);
    expect(await list(member)).toEqual([]);
  });

  it('loses sixty names in 24 hours, one by one: all at once takes a fresh proof', async () => {
    const member = await aMember(test);
    await add(member, [entry('Kervella')]);
    const [{ id }] = await list(member);
    const remove = async (entryId: string) =>
      (await test.call('DELETE', `${path}/entries/${entryId}`, { token: member.token })).statusCode;
    for (let tried = 0; tried < namesRemovedADay; tried += 1) await remove(member.id);
    expect(await remove(id)).toBe(429);
    expect(await list(member)).toHaveLength(1);
  });

  it('is confirmed without a name by somebody without clients, until it loses its last name', async () => {
    const member = await aMember(test);
    const confirm = () => test.call('POST', `${path}/confirm`, { token: member.token });
    expect((await confirm()).json()).toMatchObject({ names: 0, confirmedAt: expect.any(String) });
    await add(member, [entry('Kervella')]);
    expect((await read(member)).confirmedAt).not.toBeNull();
    const [{ id }] = await list(member);
    await test.call('DELETE', `${path}/entries/${id}`, { token: member.token });
    expect((await read(member)).confirmedAt).toBeNull();
  });

  it('is due to be looked through after six months', async () => {
    const member = await aMember(test);
    await add(member, [entry('Kervella')]);
    const { revised_at } = (
      await rows('select revised_at from conflict_register where member_id = $1', member.id)
    )[0];
    await rows(
      'update conflict_register set revised_at = $2 where member_id = $1',
      member.id,
      new Date(revised_at - 200 * dayMs),
    );
    expect(await read(member)).toMatchObject({ isDue: true });
    await test.call('POST', `${path}/confirm`, { token: member.token });
    expect(await read(member)).toMatchObject({ isDue: false });
  });

  it.each([
    [{ name: '' }, 'entries.0.name'],
    [{ name: 'Иванов' }, 'entries.0.name'],
    [{ siren: '732829321' }, 'entries.0.siren'],
    [{ side: 'friend' }, 'entries.0.side'],
  ])('refuses %j', async (wrong, field) => {
    const member = await aMember(test);
    const answer = await add(member, [{ ...entry('Kervella'), ...wrong }]);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, field]);
  });

  it('is not there while the check is off', async () => {
    const off = await createTestApp({ databaseUrl: test.databaseUrl, environment: { CONFLICTS: 'off' } });
    const member = await aMember(test);
    expect((await off.call('GET', path, { token: member.token })).json().code).toBe('NOT_FOUND');
    await off.close();
  });
});

describe('the budget of a register', () => {
  it('counts names that are gone, so that erasing a register begins no new one', async () => {
    const member = await aMember(test);
    await add(member, many(5));
    await rows('update conflict_act set names = $2 where member_id = $1', member.id, registerNamesAtMost - 1);
    expect((await add(member, many(2, 20_000))).json().code).toBe('REGISTER_CHANGES_SPENT');
    await test.call('POST', `${path}/erase`, { token: member.token });
    expect(await read(member)).toMatchObject({ names: 0, addsLeft: 1, confirmedAt: null });
  });

  it('is some names a day after a week, and only what is compared counts', async () => {
    const member = await aMember(test);
    await add(member, many(1));
    await age(member);
    expect((await read(member)).addsLeft).toBe(namesAddedADay);
    expect((await add(member, many(namesAddedADay + 1, 20_000))).json().code).toBe('REGISTER_CHANGES_SPENT');
    expect((await add(member, many(namesAddedADay, 20_000))).json().added).toBe(namesAddedADay);
    const [{ id }] = await list(member);
    const change = (body: object) => test.call('PUT', `${path}/entries/${id}`, { token: member.token, body });
    expect((await change(entry('Autre'))).json().code).toBe('REGISTER_CHANGES_SPENT');
    const first = (await list(member))[0];
    const { id: _id, ...same } = first;
    expect((await change({ ...same, side: 'former', reference: 'Dossier 7' })).statusCode).toBe(200);
  });

  it('is not spent by names that are there, of which 120 calls are taken in an hour', async () => {
    const member = await aMember(test);
    for (let count = 0; count < 120; count += 1)
      expect((await add(member, many(1))).json()).toMatchObject({ known: count === 0 ? 0 : 1 });
    expect((await read(member)).addsLeft).toBe(registerNamesAtMost - 1);
    expect((await add(member, many(1))).json().code).toBe('TOO_MANY_REQUESTS');
  });

  it('is exact at its edge for two processes at once', async () => {
    const member = await aMember(test);
    await add(member, many(1));
    await age(member);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        add(member, many(5, 100 + index * 5), index % 2 ? test : other),
      ),
    );
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    expect(done).toHaveLength(namesAddedADay / 5);
    for (const answer of answers) {
      if (answer.statusCode !== 200) expect(answer.json().code).toBe('REGISTER_CHANGES_SPENT');
    }
    expect((await read(member)).names).toBe(namesAddedADay + 1);
  });

  it('counts a name that two processes add at once a single time', async () => {
    const member = await aMember(test);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => add(member, many(3), index % 2 ? test : other)),
    );
    expect(answers.map((answer) => answer.json().added).toSorted()).toEqual([...Array(19).fill(0), 3]);
    expect(
      await rows('select sum(names)::int as sum from conflict_act where member_id = $1', member.id),
    ).toEqual([{ sum: 3 }]);
  });
});

describe('a stolen database', () => {
  it('shows neither a name nor whether two registers share one, and all values have one size', async () => {
    const [one, two] = [await aMember(test), await aMember(test)];
    const longest = entry(`${'é'.repeat(119)}a`, {
      firstName: `${'€'.repeat(59)}b`,
      reference: '€'.repeat(60),
    });
    const typed = [entry('Kervella', { firstName: 'Thomas' }), entry('Ng'), longest];
    for (const member of [one, two]) expect((await add(member, typed)).statusCode).toBe(200);
    const stored = await rows(
      'select id, member_id, sealed_text, sealed_hashes from conflict_entry where member_id = any($1)',
      [one.id, two.id],
    );
    expect(new Set(stored.map(({ sealed_text }) => sealed_text.length)).size).toBe(1);
    expect(new Set(stored.map(({ sealed_hashes }) => sealed_hashes.length)).size).toBe(1);
    const pieces = (member: TestMember) =>
      new Set(
        stored
          .filter(({ member_id }) => member_id === member.id)
          .flatMap(({ sealed_text, sealed_hashes }) =>
            // Every value begins with the name of its key.
            [sealed_text, sealed_hashes].flatMap((value: Buffer) =>
              Array.from({ length: value.length - 16 }, (_, at) =>
                value.subarray(8 + at, 16 + at).toString('hex'),
              ),
            ),
          ),
      );
    expect([...pieces(one).intersection(pieces(two))]).toEqual([]);
    const dump = JSON.stringify(await rows('select e::text from conflict_entry e'));
    expect(dump.includes(Buffer.from('Kervella').toString('hex'))).toBe(false);
    const { sealing } = test.platform;
    const [first, second] = stored;
    await expect(sealing.unseal(first.sealed_text, textSealedFor(second.id))).rejects.toThrow();
    await expect(sealing.unseal(first.sealed_hashes, textSealedFor(first.id))).rejects.toThrow();
  });

  it('holds the same hashes of a name in two registers, once the seals are opened', async () => {
    const [one, two] = [await aMember(test), await aMember(test)];
    await add(one, [entry('Kervella', { firstName: 'Thomas' })]);
    await add(two, [entry('KERVELLA', { firstName: 'Thomas' })]);
    const stored = await rows('select id, sealed_hashes from conflict_entry where member_id = any($1)', [
      one.id,
      two.id,
    ]);
    const [first, second] = await Promise.all(
      stored.map(async ({ id, sealed_hashes }) => {
        const bytes = Buffer.from(
          await test.platform.sealing.unseal(sealed_hashes, hashesSealedFor(id)),
          'base64',
        );
        return new Set(
          Array.from({ length: 64 }, (_, at) => bytes.subarray(at * 8, at * 8 + 8).toString('hex')),
        );
      }),
    );
    // n, fb, ib, eight errors of « kervella » (the doubled l once) and six of « thomas ».
    expect(first?.intersection(second ?? new Set()).size).toBe(16);
  });

  it('is sealed anew under a new key, while the names stay readable', async () => {
    const member = await aMember(test);
    await add(member, [entry('Kervella')]);
    const [{ id }] = await list(member);
    const [row] = await rows('select sealed_text from conflict_entry where id = $1', id);
    const { platform } = test;
    const old = await platform.sealing.unseal(row.sealed_text, textSealedFor(id));
    const key = randomBytes(32).toString('base64');
    const { dataDir } = platform.config;
    const both = openSealing({ secretsKey: key, formerSecretsKeys: [secretsKey], dataDir });
    const backward = openSealing({ secretsKey: secretsKey, formerSecretsKeys: [key], dataDir });
    const rotate = (sealing: typeof both) =>
      secretCommands['secrets rotate']?.run({ ...platform, sealing }, [], []);
    const [{ number }] = await rows('select count(*)::int as number from conflict_entry');
    expect(await rotate(both)).toContain(`with ${2 * number + 1} values of registers`);
    const [resealed] = await rows('select sealed_text from conflict_entry where id = $1', id);
    await expect(platform.sealing.unseal(resealed.sealed_text, textSealedFor(id))).rejects.toThrow();
    expect(await both.unseal(resealed.sealed_text, textSealedFor(id))).toBe(old);
    await rotate(backward);
    expect(await list(member)).toMatchObject([{ name: 'Kervella' }]);
  });
});

describe('the register of a firm', () => {
  it('is the firm’s: owners and managers keep it, publishers see how many names it has', async () => {
    const company = await aMember(test, { kind: 'COMPANY' });
    const firm = await aFirm(test, { of: company });
    const [manager, publisher] = [await aMember(test), await aMember(test)];
    await aSeat(test, firm, manager, 'manager');
    await aSeat(test, firm, publisher);
    await add(publisher, [entry('Personnelle')]);
    const forFirm = { headers: { [actingForHeader]: firm.id } };
    const added = await test.call('POST', `${path}/entries`, {
      token: manager.token,
      body: { entries: many(3) },
      ...forFirm,
    });
    expect(added.json()).toEqual({ added: 3, known: 0 });
    const seen = await test.call('GET', path, { token: publisher.token, ...forFirm });
    expect(seen.json()).toMatchObject({ names: 3, permitted: { keep: false } });
    const refused = await test.call('GET', `${path}/entries`, { token: publisher.token, ...forFirm });
    expect(refused.json().code).toBe('ROLE_NOT_ALLOWED');
    expect(await list(publisher)).toMatchObject([{ name: 'Personnelle' }]);
    expect(await rows('select person_id from conflict_act where member_id = $1', firm.id)).toEqual([
      { person_id: manager.id },
    ]);
  });
});

describe('the account of a register', () => {
  it('takes all of it along when it is deleted', async () => {
    const member = await aMember(test);
    await add(member, many(3));
    expect((await test.call('DELETE', '/users/me', { token: member.token })).statusCode).toBeLessThan(300);
    for (const table of ['conflict_register', 'conflict_entry', 'conflict_act'])
      expect(await rows(`select from ${table} where member_id = $1`, member.id)).toEqual([]);
  });

  it('has the number of names in its archive, and no name', async () => {
    const [member, stranger] = [await aMember(test), await aMember(test)];
    await add(member, [entry('Zyxwvutsrq')]);
    await aMissionWith(test, [entry('Zyxwvutsrq')], member);
    const archive = async ({ id }: TestMember) => {
      const path = join(test.platform.config.dataDir, `${id}.zip`);
      await writeArchive(test.platform, id, path);
      return readZip(await readFile(path));
    };
    const own = await archive(member);
    expect(JSON.parse(own.get('vigilance.json') ?? '')).toMatchObject({
      register: { names: 1 },
      parties: [{ version: 1, parties: 1 }],
      counted: [
        { act: 'added', names: 1 },
        { act: 'listed', names: 1 },
      ],
    });
    expect([...own.values()].join('')).not.toContain('Zyxwvutsrq');
    expect(own.get('LISEZ-MOI.txt')).toContain('les noms restent chiffrés');
    expect([...(await archive(stranger)).keys()]).not.toContain('vigilance.json');
  });
});

it('no name of a register stands in the log, in the jobs or in another table', async () => {
  const member = await aMember(test);
  const planted = 'Zyxwvutsrq';
  await add(member, [entry(planted, { reference: `Dossier ${planted}` })]);
  await add(member, [entry(planted, { siren: 'faux' })]);
  await rows('alter table conflict_entry rename to conflict_entry_gone');
  expect((await add(member, [entry(`${planted}b`)])).statusCode).toBe(500);
  await rows('alter table conflict_entry_gone rename to conflict_entry');
  expect(lines.join('').toLowerCase().includes(planted.toLowerCase())).toBe(false);
  expect(await tablesWith(test, planted)).toEqual([]);
});
