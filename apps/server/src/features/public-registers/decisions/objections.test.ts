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
import { revokeVerification } from '../../members/verification-decisions/service.ts';

/** Staff answer a member who said that a line is not theirs: none is, and the verification is kept or taken back. */

let test: TestApp;
let files: Awaited<ReturnType<typeof registerFiles>>;
let staff: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  files = await registerFiles();
  staff = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
});
afterAll(async () => {
  await files.remove();
  await test.close();
});
let member: TestMember;
beforeEach(async () => {
  await emptyRegisters(test);
  member = await avocatOfLyon(test, 'Yasmine', 'Benali');
  await files.importAvocats(test, '2037-09-23', [...others, line('BENALI', 'Yasmine')]);
  const body = { register: 'avocats' };
  const disputed = await test.call('POST', '/registers/me/dispute', { token: member.token, body });
  expect(disputed.statusCode).toBe(200);
});

const answer = (body: object) =>
  test.call('POST', `/admin/registers/matches/${member.id}/refuse`, {
    token: staff.token,
    body: { register: 'avocats', ...body },
  });
const read = async (path: string) => (await test.call('GET', path, { token: member.token })).json();
const isVerified = async () => (await read('/auth/me')).isVerified;
const lastAct = async () => {
  const { rows } = await test.platform.database.pool.query(
    'select body from staff_act order by number desc limit 1',
  );
  return JSON.parse(rows[0].body);
};
const reason = 'La carte professionnelle que vous avez envoyée porte un autre barreau.';

it('a verification that is taken back ends at once: the member reads why, and is notified and mailed', async () => {
  expect((await answer({ verification: 'withdraw', reason })).statusCode).toBe(204);
  expect(await isVerified()).toBe(false);
  expect(await read('/verification')).toMatchObject({ state: 'refused', refusal: { reason } });
  expect((await read('/notifications/new'))[0]).toMatchObject({
    about: 'VERIFICATION',
    title: expect.stringContaining('Votre vérification prend fin'),
  });
  await test.drain();
  const mail = (await test.mails()).find(
    ({ to, subject }) => to?.[0]?.address === member.email && subject === 'Votre vérification prend fin',
  );
  expect(mail?.text).toContain(reason);
  expect(await lastAct()).toMatchObject({
    act: 'register/refuseLines',
    details: { register: 'avocats', verification: 'withdraw' },
  });
  expect((await answer({ verification: 'withdraw', reason })).statusCode).toBe(409);
});

it('a verification that is kept stays, and the member reads the reason', async () => {
  expect((await answer({ verification: 'keep', reason })).statusCode).toBe(204);
  expect(await isVerified()).toBe(true);
  expect(await read('/registers/me')).toMatchObject([{ state: 'refused', answer: reason, isByStaff: true }]);
  expect(await lastAct()).toMatchObject({ details: { register: 'avocats', verification: 'keep' } });
});

it.each([[{}], [{ verification: 'keep', reason: ' \u200b ' }], [{ verification: 'withdraw' }]])(
  'an objection is not answered by %j: the reason is missing',
  async (body) => {
    const refused = await answer(body);
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'reason']);
    expect([await isVerified(), (await read('/registers/me'))[0].state]).toEqual([true, 'doubtful']);
  },
);

it('of two answers at once, one is carried out', async () => {
  const answers = await Promise.all([
    answer({ verification: 'withdraw', reason }),
    answer({ verification: 'keep', reason }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
});

it('a verification that was accepted anew meanwhile is not taken back', async () => {
  const taken = { memberId: member.id, reason, by: staff.id, since: new Date('2020-01-01') };
  const taking = test.platform.database.transaction((trx) =>
    revokeVerification(trx, taken, test.clock.now()),
  );
  await expect(taking).rejects.toMatchObject({ code: 'STATE_CHANGED' });
  expect(await isVerified()).toBe(true);
});
