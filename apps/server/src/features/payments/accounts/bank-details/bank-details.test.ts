import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { bankDetailsRefused } from '@basoche/domain/payments/bank-details';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/app.ts';
import { aMember, aSession } from '../../../../../test/factories.ts';
import { aWorld } from '../../../../../test/world.ts';
import { secretCommands } from '../../../../commands/secrets.ts';
import { openLog } from '../../../../platform/observability/log.ts';
import { openSealing } from '../../../../platform/secrets/sealing.ts';
import { newTotpSecret } from '../../../../platform/secrets/totp.ts';

const iban = 'FR7630006000011234567890189';
const typed = { iban: ' fr76 3000 6000 0112 3456 7890 189 ', bic: 'agri frpp' };

let test: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  test = await createTestApp({ log: openLog('debug', sink) });
});
afterAll(() => test.close());

const save = (token: string, body: object) => test.call('POST', '/users/bankDetails', { token, body });

it('keeps an IBAN and a BIC however they are typed, and shows them masked', async () => {
  const { token } = await aMember(test, { kind: 'COMPANY' });
  const none = await test.call('GET', '/users/bankDetails', { token });
  expect([none.statusCode, none.json()]).toEqual([200, null]);
  const saved = await save(token, typed);
  expect(saved.json()).toMatchObject({ iban: 'FR76 •••• •••• 0189', bic: 'AGRI ••••' });
  expect((await test.call('GET', '/users/bankDetails', { token })).json()).toEqual(saved.json());
  const changed = await save(token, { iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' });
  expect(changed.json()).toMatchObject({ iban: 'DE89 •••• •••• 3000', bic: 'COBA ••••' });
});

it('refuses invalid details with the specified sentence, and keeps the former ones', async () => {
  const { token } = await aMember(test);
  await save(token, typed);
  const wrong = [
    [{ ...typed, iban: 'FR7630006000011234567890188' }, 'iban'],
    [{ ...typed, iban: 'FR76300060000112345678901' }, 'iban'],
    [{ ...typed, iban: 'BR1500000000000010932840814P2' }, 'iban'],
    [{ ...typed, bic: 'AGRIFRP' }, 'bic'],
    [{ ...typed, bic: 'AGRI1RPP' }, 'bic'],
  ] as const;
  for (const [body, path] of wrong) {
    const answer = await save(token, body);
    expect([answer.statusCode, answer.json().code, answer.json().title]).toEqual([
      400,
      'BANK_DETAILS_INVALID',
      bankDetailsRefused,
    ]);
    expect(answer.json().errors).toMatchObject([{ path }]);
  }
  expect((await test.call('GET', '/users/bankDetails', { token })).json()).toMatchObject({
    iban: 'FR76 •••• •••• 0189',
  });
});

it('stores them encrypted, so that they open for no other member', async () => {
  const [one, other] = [await aMember(test), await aMember(test)];
  await save(one.token, typed);
  const { rows } = await test.platform.database.pool.query<{ sealed: Buffer; whole: string }>(
    'select sealed, b::text as whole from bank_details b where member_id = $1',
    [one.id],
  );
  const [row] = rows;
  expect(row?.whole).not.toContain('3000600001');
  expect(row?.sealed.toString('latin1')).not.toContain('FR76');
  const { sealing } = test.platform;
  await expect(sealing.unseal(row?.sealed ?? Buffer.alloc(0), `bank-details:${other.id}`)).rejects.toThrow();
});

it('discloses the candidate’s to the creator of an accepted direct relation, and records it', async () => {
  const { applicationId, owner, candidate } = await aWorld(test, 'ongoing');
  const path = `/messagerie/bankDetails/${applicationId}`;
  expect((await test.call('GET', path, { token: owner.token })).json()).toBeNull();
  await save(candidate.token, typed);
  const shown = await test.call('GET', path, { token: owner.token });
  expect(shown.json()).toEqual({
    holder: 'Anne Lefèvre',
    iban: 'FR76 3000 6000 0112 3456 7890 189',
    bic: 'AGRIFRPP',
  });
  const { rows } = await test.platform.database.pool.query(
    'select owner_id, reader_id from bank_details_disclosure where application_id = $1',
    [applicationId],
  );
  expect(rows).toEqual([{ owner_id: candidate.id, reader_id: owner.id }]);
});

it.each(['choice', 'direct', 'deposit', 'portage'] as const)(
  'tells them to nobody while no direct relation was accepted (%s)',
  async (stage) => {
    const { applicationId, owner, candidate } = await aWorld(test, stage);
    await save(candidate.token, typed);
    const answer = await test.call('GET', `/messagerie/bankDetails/${applicationId}`, { token: owner.token });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'BANK_DETAILS_CLOSED']);
  },
);

it('deletes them with the account', async () => {
  const member = await aMember(test);
  await save(member.token, typed);
  const left = await test.call('DELETE', '/users/me', { token: member.token });
  expect(left.statusCode).toBeLessThan(300);
  const { rows } = await test.platform.database.pool.query('select from bank_details where member_id = $1', [
    member.id,
  ]);
  expect(rows).toEqual([]);
});

it('seals everything again under a new key, second factors and calendars included, so that the old key opens nothing', async () => {
  const [member, office] = [await aMember(test), await aMember(test, { kind: 'STAFF' })];
  const { database, dataDir } = { database: test.platform.database, dataDir: test.platform.config.dataDir };
  const keys = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')] as const;
  const before = openSealing({ secretsKey: keys[0], formerSecretsKeys: [], dataDir });
  const after = openSealing({ secretsKey: keys[1], formerSecretsKeys: [keys[0]], dataDir });
  const secret = newTotpSecret();
  await database.pool.query('truncate bank_details; delete from recovery_code; delete from second_factor;');
  await database.db
    .insertInto('bank_details')
    .values({
      member_id: member.id,
      sealed: await before.seal(JSON.stringify({ iban, bic: 'AGRIFRPP' }), `bank-details:${member.id}`),
      masked_iban: 'FR76 •••• •••• 0189',
      masked_bic: 'AGRI ••••',
      updated_at: test.clock.now(),
    })
    .execute();
  await database.db
    .insertInto('second_factor')
    .values({
      member_id: office.id,
      sealed_secret: await before.seal(secret, `second-factor:${office.id}`),
      created_at: test.clock.now(),
      confirmed_at: test.clock.now(),
    })
    .execute();
  await database.db
    .insertInto('calendar_feed')
    .values({
      member_id: member.id,
      token_hash: Buffer.alloc(32),
      sealed_token: await before.seal('agenda', `calendar of ${member.id}`),
      created_at: test.clock.now(),
    })
    .execute();
  const rotate = () => secretCommands['secrets rotate']?.run({ ...test.platform, sealing: after }, [], []);
  expect(await rotate()).toContain('1 bank details, 1 second factors, 1 calendars and 0 push keys');
  expect(await rotate()).toContain('0 bank details, 0 second factors, 0 calendars and 0 push keys');
  const kept = await database.db.selectFrom('second_factor').selectAll().executeTakeFirstOrThrow();
  const alone = openSealing({ secretsKey: keys[1], formerSecretsKeys: [], dataDir });
  expect(await alone.unseal(kept.sealed_secret, `second-factor:${office.id}`)).toBe(secret);
  await expect(before.unseal(kept.sealed_secret, `second-factor:${office.id}`)).rejects.toThrow();
  const feed = await database.db.selectFrom('calendar_feed').selectAll().executeTakeFirstOrThrow();
  expect(await alone.unseal(feed.sealed_token, `calendar of ${member.id}`)).toBe('agenda');
});

it('writes no IBAN to the logs, whatever fails', async () => {
  const { token, id } = await aMember(test);
  await save(token, { ...typed, iban: 'FR7630006000011234567890188' });
  await test.platform.database.pool.query('alter table bank_details rename to bank_details_gone');
  const broken = await save(await aSession(test, id), typed);
  await test.platform.database.pool.query('alter table bank_details_gone rename to bank_details');
  expect(broken.statusCode).toBe(500);
  const logged = lines.join('');
  expect(logged).toContain('Bank details are shown');
  for (const planted of [iban, '3000600001', '3000 6000', 'FR76'])
    expect(logged.includes(planted), planted).toBe(false);
});
