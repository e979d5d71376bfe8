import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { lookUp } from '../matches/service.ts';

/** Lines of public registers as their member reads them, and the member who says that one is wrong. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  const [{ id }] = await rows(
    `insert into public_register_edition (register, released_on, sha256, line_count, state, imported_at)
    values ('avocats', '2026-09-23', repeat('a', 64), 1, 'current', now()) returning id`,
  );
  await rows(
    `insert into public_register_entry (edition_id, name_key, name, first_name, bar, court)
    values ($1, 'benali', 'BENALI', 'Yasmine', 'LYON', 'tj-69123')`,
    id,
  );
});
afterAll(() => test.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;
const anAvocat = async (): Promise<TestMember> => {
  const member = await aMember(test, { jobName: 'Avocat', firstName: 'Yasmine', lastName: 'Bénali' });
  await rows(
    `insert into bar_entry (member_id, court, stated_at) select id, 'tj-69123', verified_at from member where id = $1`,
    member.id,
  );
  await rows('delete from public_register_match');
  await lookUp(test.platform, { memberId: member.id });
  return member;
};
const own = async ({ token }: TestMember) => (await test.call('GET', '/registers/me', { token })).json();
const dispute = ({ token }: TestMember, register = 'avocats') =>
  test.call('POST', '/registers/me/dispute', { token, body: { register } });

it('a member reads their line, its day, and that the program found it', async () => {
  expect(await own(await anAvocat())).toEqual([
    {
      register: 'avocats',
      name: 'Annuaire national des avocats',
      state: 'confirmed',
      line: { name: 'BENALI', firstName: 'Yasmine', bar: 'LYON', siren: null, sinceDay: null },
      seenOn: '2026-09-23',
      isByStaff: false,
      disputedAt: null,
      answer: null,
      permitted: ['dispute'],
    },
  ]);
  expect(await own(await aMember(test, { kind: 'STUDENT' }))).toEqual([]);
});

it('a line that its member says is not theirs is gone at once, and no look-up gives it back: staff look at it', async () => {
  const member = await anAvocat();
  const answers = await Promise.all([dispute(member), dispute(member)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await lookUp(test.platform, { memberId: member.id });
  expect(await rows('select confirmed_at from bar_entry where member_id = $1', member.id)).toEqual([
    { confirmed_at: null },
  ]);
  const [said] = await own(member);
  expect(said).toMatchObject({ state: 'doubtful', line: null, seenOn: null, permitted: [] });
  expect(said.disputedAt).not.toBeNull();
  expect(await rows('select verified_at is not null as yes from member where id = $1', member.id)).toEqual([
    { yes: true },
  ]);
  const { token } = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
  const [listed] = (await test.call('GET', '/admin/registers/matches', { token })).json();
  expect(listed).toMatchObject({ memberId: member.id, disputedAt: said.disputedAt });
  const path = `/admin/registers/matches/${member.id}`;
  await test.call('POST', `${path}/refuse`, { token, body: { register: 'avocats', reason: 'Un homonyme.' } });
  expect(await own(member)).toMatchObject([{ state: 'refused', isByStaff: true, permitted: [] }]);
});

it('nobody disputes a register that says nothing of them', async () => {
  const member = await aMember(test);
  expect((await dispute(member)).statusCode).toBe(404);
  expect((await dispute(member, 'notaires')).statusCode).toBe(400);
});
