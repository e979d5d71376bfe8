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
import { withdrawVerification } from '../../members/verification-decisions/service.ts';
import { lookUp } from '../matches/service.ts';

/** Members whom an edition names no more, and what they and staff are told. */

let test: TestApp;
let files: Awaited<ReturnType<typeof registerFiles>>;
let moderator: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  files = await registerFiles();
  moderator = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
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
const stateOf = async ({ id }: TestMember) =>
  (await rows('select state, seen_on::text from public_register_match where member_id = $1', id))[0];
const isVerified = async ({ id }: TestMember) =>
  (await rows('select verified_at is not null as yes from member where id = $1', id))[0].yes;

/** Mails about editions to these addresses since the last call. */
let seen = 0;
const mailsTo = async (...addresses: readonly string[]) => {
  // Staff's mail is a job that makes one for each of them.
  await test.drain();
  await test.drain();
  const all = await test.mails();
  const fresh = all.slice(seen);
  seen = all.length;
  const about = fresh.filter(({ messageId }) => messageId?.startsWith('<register-'));
  return about.filter(({ to }) => to?.some(({ address }) => addresses.includes(address ?? '')));
};

const [yasmine, luc] = [line('BENALI', 'Yasmine'), line('AUBRY', 'Luc')];

it('a member is mailed what happened and what to do; staff get one mail for an edition', async () => {
  const lost = await Promise.all([
    avocatOfLyon(test, 'Yasmine', 'Benali'),
    avocatOfLyon(test, 'Luc', 'Aubry'),
  ]);
  await importAvocats('2026-09-23', [...others, yasmine, luc]);
  expect(await mailsTo(moderator.email, ...lost.map(({ email }) => email))).toEqual([]);
  await importAvocats('2026-10-23', others);
  const mails = await mailsTo(moderator.email, ...lost.map(({ email }) => email));
  const subjects = mails.map(({ subject }) => subject?.replaceAll(/\s/g, ' ')).sort();
  expect(subjects).toEqual([
    'Registre : 2 membres perdent leur vérification',
    'Votre vérification prend fin : un registre ne vous nomme plus',
    'Votre vérification prend fin : un registre ne vous nomme plus',
  ]);
  const own = mails.find(({ to }) => to?.some(({ address }) => address === lost[0]?.email));
  expect(own?.text?.replaceAll(/\s/g, ' ')).toContain(
    'L’édition du 23 octobre 2026 de l’Annuaire national des avocats ne vous nomme plus. Celle du 23 septembre 2026 vous nommait (LYON).',
  );
  const toStaff = mails.find(({ to }) => to?.some(({ address }) => address === moderator.email));
  expect(toStaff?.text).not.toMatch(/Benali|Aubry/i);
  expect(await rows('select gone_count from public_register_edition order by released_on')).toEqual([
    { gone_count: 0 },
    { gone_count: 2 },
  ]);
});

it('an edition that is held is mailed to staff, and to nobody once it is decided', async () => {
  const member = await avocatOfLyon(test, 'Yasmine', 'Benali');
  await importAvocats('2026-09-23', [...others, yasmine]);
  await importAvocats('2026-10-23', others.slice(0, 30));
  const [mail, ...more] = await mailsTo(moderator.email, member.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Une édition de registre attend votre décision');
  expect(mail?.text?.replaceAll(/\s/g, ' ')).toContain(
    'elle compte 30 lignes (41 dans celle en vigueur) et ne nomme plus 1 membre',
  );
  await importAvocats('2026-10-24', others.slice(0, 29));
  await rows(`update public_register_edition set state = 'refused' where state = 'held'`);
  expect(await mailsTo(moderator.email)).toEqual([]);
});

it('a verification that staff gave meanwhile is not taken, and is not mailed about', async () => {
  const member = await avocatOfLyon(test, 'Yasmine', 'Benali');
  const [{ verified_at: before }] = await rows('select verified_at from member where id = $1', member.id);
  await rows(`update member set verified_at = verified_at + interval '1 minute' where id = $1`, member.id);
  const withdrawn = await test.platform.database.transaction((trx) =>
    withdrawVerification(trx, member.id, before),
  );
  expect(withdrawn).toBe(false);
  expect(await isVerified(member)).toBe(true);
});

it('a member who is looked up while an edition is put in force ends with what that edition says', async () => {
  const members = await Promise.all(
    Array.from({ length: 8 }, (_, index) => avocatOfLyon(test, 'Luc', `Aubry${'abcdefgh'[index]}`)),
  );
  const theirs = members.map((_, index) => line(`AUBRY${'ABCDEFGH'[index]}`, 'Luc'));
  await importAvocats('2026-09-23', [...others, ...theirs]);
  for (const [round, day] of ['2026-10-23', '2026-11-23', '2026-12-23'].entries()) {
    await Promise.all([
      importAvocats(day, [...others, ...theirs, line('AUTRE', `Luc${round}`)]),
      ...members.map(({ id }) => lookUp(test.platform, { memberId: id })),
    ]);
    for (const member of members) expect(await stateOf(member)).toEqual({ state: 'confirmed', seen_on: day });
  }
});

it('a member who is looked up while an edition without them is put in force is not named by the one before', async () => {
  const member = await avocatOfLyon(test, 'Yasmine', 'Benali');
  await importAvocats('2026-09-23', [...others, yasmine]);
  await Promise.all([
    importAvocats('2026-10-23', others),
    lookUp(test.platform, { memberId: member.id }),
    lookUp(test.platform, { memberId: member.id }),
  ]);
  expect(await stateOf(member)).toEqual({ state: 'missing', seen_on: '2026-09-23' });
  expect(await isVerified(member)).toBe(false);
});
