import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { followRegister } from '../../hearings/bars/service.ts';
import { lookUp } from '../matches/service.ts';

/** The line of a public register beside the name of its member. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', HEARINGS: 'on' } });
});
afterAll(() => test.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;

const setLine = async (
  { id }: TestMember,
  { state = 'confirmed', register = 'avocats', bar = 'LYON', court = 'tj-69123' } = {},
) => {
  await rows(
    `insert into public_register_match (member_id, register, state, name, first_name, bar, court, seen_on, found_at)
     values ($1, $2, $3, 'NOM', 'Prénom', $4, $5, case when $3 in ('confirmed', 'missing') then '2026-09-23'::date end, now() - interval '1 hour')
     on conflict (member_id, register) do update set state = excluded.state, seen_on = excluded.seen_on`,
    id,
    register,
    state,
    bar,
    court,
  );
};

const inscriptionOf = async ({ id }: TestMember) =>
  (await test.call('GET', `/users/${id}`)).json().profession.inscription;
const onCard = async ({ id, email }: TestMember, name: string) => {
  const found = (await test.call('GET', `/users/members/list?q=${encodeURIComponent(name)}`)).json();
  const card = found.find((entry: { id: string }) => entry.id === id);
  if (card === undefined) throw new Error(`${email} is not in the directory.`);
  return card.profession.inscription;
};

const shown = {
  text: 'inscription au barreau de Lyon vérifiée le 23\u00a0septembre\u00a02026',
  body: 'Barreau de Lyon',
  seenOn: '2026-09-23',
};

describe('the inscription of a member', () => {
  it('is on their page and their card, in the form that they chose', async () => {
    const member = await aMember(test, { jobName: 'Avocat', firstName: 'Yasmine', lastName: 'Zouaoui' });
    await setLine(member);
    expect(await inscriptionOf(member)).toEqual(shown);
    expect(await onCard(member, 'Zouaoui')).toEqual(shown);
    await rows(`update member set profession_form = 'feminine' where id = $1`, member.id);
    expect((await inscriptionOf(member)).text).toBe(
      'inscrite au barreau de Lyon, vérifié le 23\u00a0septembre\u00a02026',
    );
  });

  it.each(['doubtful', 'refused', 'missing'])('is not shown while the line is %s', async (state) => {
    const member = await aMember(test, { jobName: 'Avocat' });
    await setLine(member, { state });
    expect(await inscriptionOf(member)).toBeNull();
  });

  it('is not shown of whom staff did not verify, nor after another profession', async () => {
    const member = await aMember(test, { jobName: 'Avocat' });
    await setLine(member);
    await rows('update member set verified_at = null where id = $1', member.id);
    expect(await inscriptionOf(member)).toBeNull();
    const other = await aMember(test, { jobName: 'Juriste' });
    await setLine(other);
    expect(await inscriptionOf(other)).toBeNull();
  });

  it('of a company names its register', async () => {
    const company = await aMember(test, { kind: 'COMPANY' });
    await setLine(company, { register: 'companies' });
    expect(await inscriptionOf(company)).toEqual({
      text: 'immatriculée au répertoire Sirene, vérifié le 23\u00a0septembre\u00a02026',
      body: null,
      seenOn: '2026-09-23',
    });
  });
});

describe('a bar that an avocat stated', () => {
  const barOf = async ({ token }: TestMember) => (await test.call('GET', '/hearings/bar', { token })).json();
  const say = ({ token }: TestMember, court: string) =>
    test.call('PUT', '/hearings/bar', { token, body: { court } });
  const keysOf = async ({ id }: TestMember) =>
    (
      await rows(`select key from notification where member_id = $1 and key like 'BAR%' order by key`, id)
    ).map(({ key }) => key);
  const editionWith = async (name: string, bar: string, court: string, day: string) => {
    await rows(`delete from public_register_edition`);
    await rows(
      `with edition as (
         insert into public_register_edition (register, released_on, sha256, line_count, state, imported_at)
         values ('avocats', $4, $5, 1, 'current', now()) returning id
       ) insert into public_register_entry (edition_id, name_key, name, first_name, bar, court, postcode)
       select id, lower($1), upper($1), 'Paule', $2, $3, '69002' from edition`,
      name,
      bar,
      court,
      day,
      day.replaceAll('-', '').padEnd(64, '0'),
    );
  };

  it('is confirmed by a line of the same bar, and ends with it', async () => {
    const member = await aMember(test, { jobName: 'Avocat', firstName: 'Paule', lastName: 'Quintin' });
    await rows(`update member set zip_code = '69002' where id = $1`, member.id);
    await editionWith('quintin', 'LYON', 'tj-69123', '2026-09-23');
    await say(member, 'tj-69123');
    await test.drain();
    expect(await barOf(member)).toMatchObject({ state: 'confirmed', registerDay: '2026-09-23' });
    expect(await keysOf(member)).toEqual(['BAR_CONFIRMED']);
    const [mail] = (await test.mails()).filter(({ text }) => text?.includes('Annuaire national des avocats'));
    expect(mail?.text).toContain('23\u00a0septembre\u00a02026');
    const staff = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
    const waiting = (await test.call('GET', '/admin/bars', { token: staff.token })).json();
    expect(waiting.map(({ memberId }: { memberId: string }) => memberId)).not.toContain(member.id);

    // The edition that they changed bars in names another one: it is for staff, and they are told.
    await rows(
      `update public_register_match set bar = 'PARIS', court = 'tj-75056', seen_on = '2026-10-23' where member_id = $1`,
      member.id,
    );
    const follow = () =>
      test.platform.database.transaction((trx) => followRegister(trx, null, test.clock.now()));
    await Promise.all([follow(), follow()]);
    expect(await barOf(member)).toMatchObject({ state: 'stated', registerDay: null });
    expect(await keysOf(member)).toEqual(['BAR_CONFIRMED', 'BAR_LEFT']);
    await say(member, 'tj-75056');
    await follow();
    expect(await barOf(member)).toMatchObject({ state: 'confirmed', registerDay: '2026-10-23' });

    // A later edition that names the same one keeps its day, and tells nothing.
    await rows(`update public_register_match set seen_on = '2026-11-23' where member_id = $1`, member.id);
    await follow();
    expect(await barOf(member)).toMatchObject({ state: 'confirmed', registerDay: '2026-11-23' });

    // Without a line, nothing is confirmed.
    await rows('delete from public_register_match where member_id = $1', member.id);
    await follow();
    expect(await barOf(member)).toMatchObject({ state: 'stated', registerDay: null });
    expect(await keysOf(member)).toEqual(['BAR_CONFIRMED', 'BAR_CONFIRMED', 'BAR_LEFT']);
  });

  it('that staff refused stays refused, and one that they confirmed stays confirmed', async () => {
    const member = await aMember(test, { jobName: 'Avocat', firstName: 'Paule', lastName: 'Roudier' });
    await editionWith('roudier', 'LYON', 'tj-69123', '2026-09-23');
    await rows(
      `insert into bar_entry (member_id, court, stated_at, refusal) values ($1, 'tj-69123', now(), 'Non.')`,
      member.id,
    );
    await lookUp(test.platform, { memberId: member.id });
    expect(await barOf(member)).toMatchObject({ state: 'refused', registerDay: null });
    await rows('update bar_entry set refusal = null, confirmed_at = now() where member_id = $1', member.id);
    await rows('delete from public_register_edition');
    await lookUp(test.platform, { memberId: member.id });
    expect(await barOf(member)).toMatchObject({ state: 'confirmed', registerDay: null });
  });
});

describe('a member is looked up again', () => {
  const matchOf = async ({ id }: TestMember) =>
    (await rows('select state from public_register_match where member_id = $1', id))[0]?.state;

  it('after another number, which its company is known by', async () => {
    const company = await aMember(test, { kind: 'COMPANY' });
    await setLine(company, { register: 'companies' });
    const save = async (businessNumber: string) => {
      const body = { legalName: 'Kervella', legalForm: 'SAS', shareCapital: 1000, address: '1 rue' };
      const place = { zipCode: '29000', city: 'Quimper', country: 'FR', businessNumber, vatNumber: null };
      const answer = await test.call('POST', '/payments/billing-details', {
        token: company.token,
        body: { ...body, ...place },
      });
      expect(answer.statusCode).toBe(200);
      await test.drain();
    };
    await save('732829320');
    expect(await matchOf(company)).toBeUndefined();
    await setLine(company, { register: 'companies' });
    await save('732829320');
    expect(await matchOf(company)).toBe('confirmed');
  });

  it('after another name, which ends what was said of the former one', async () => {
    const member = await aMember(test, { jobName: 'Avocat', firstName: 'Anne', lastName: 'Vidal' });
    await setLine(member);
    const body = { firstName: 'Anne', lastName: 'Autrement', number: '0612345678', zipCode: '75001' };
    const answer = await test.call('POST', '/users/infoB', {
      token: member.token,
      body: { ...body, jobName: 'Avocat' },
    });
    expect(answer.statusCode).toBe(200);
    await test.drain();
    expect(await matchOf(member)).toBeUndefined();
  });

  it.each([
    ['a loss', 'missing', 'null'],
    ['that no line is theirs', 'refused', `now() - interval '2 hours'`],
  ])('and %s is kept until they are verified anew', async (_, state, verified) => {
    const member = await aMember(test, { jobName: 'Avocat' });
    await setLine(member, { state });
    await rows(`update member set verified_at = ${verified} where id = $1`, member.id);
    await lookUp(test.platform, { memberId: member.id });
    expect(await matchOf(member)).toBe(state);
    await rows('update member set verified_at = now() where id = $1', member.id);
    await lookUp(test.platform, { memberId: member.id });
    expect(await matchOf(member)).toBeUndefined();
  });
});
