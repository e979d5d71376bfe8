import { parisInstant } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aMission, anApplication, proceed } from '../../../test/missions.ts';

/** `VIGILANCE=auto`: the file tells, and closes modes from the first day of the charter about it (rules §12). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', VIGILANCE: 'auto' } });
});
afterAll(() => test.close());

let client: TestMember;
let candidate: TestMember;
const setClock = (day: string, time: string) => test.clock.set(parisInstant(day, time) ?? new Date(0));
beforeEach(async () => {
  setClock('2026-12-14', '23:00');
  [client, candidate] = [await aMember(test, { kind: 'COMPANY' }), await aMember(test)];
});

const proposed = async (): Promise<string> => {
  const id = await anApplication(test, await aMission(test, client), candidate, 5_200);
  await proceed(test, id, [client, 'action/price/accept'], [client, 'action/choose/direct']);
  return id;
};
const codeOf = async (id: string) => {
  const { token } = candidate;
  const answer = await test.call('POST', `/messagerie/action/direct/accept/${id}`, { token, body: {} });
  return answer.json().code ?? answer.statusCode;
};

it('a mode is accepted on the last day before, and closed from midnight in Paris on, as one that waited', async () => {
  const [early, waiting] = [await proposed(), await proposed()];
  setClock('2026-12-14', '23:59');
  expect(await codeOf(early)).toBe(200);
  setClock('2026-12-15', '00:00');
  expect(await codeOf(waiting)).toBe('VIGILANCE_INCOMPLETE');
});

it('the day is told on the own page and in the mail, in the fourteen days before it', async () => {
  const announced = async () =>
    (await test.call('GET', '/vigilance', { token: candidate.token })).json().closesModesFrom;
  const days: [string, string | null][] = [
    ['2026-11-30', null],
    ['2026-12-01', '2026-12-15'],
    ['2026-12-14', '2026-12-15'],
    ['2026-12-15', null],
  ];
  for (const [day, told] of days) {
    setClock(day, '12:00');
    candidate = await aMember(test);
    expect([day, await announced()]).toEqual([day, told]);
    await proposed();
    await test.drain();
    const mails = (await test.mails()).filter(({ to }) => to?.[0]?.address === candidate.email);
    const [mail] = mails.filter(({ subject }) => subject?.includes('dossier de vigilance'));
    expect(mail?.text).toBeDefined();
    expect(/partir du 15\sdécembre\s2026/.test(mail?.text ?? '')).toBe(told !== null);
    expect(mail?.text?.includes('sans attendre')).toBe(day !== '2026-12-15');
  }
});
