import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aHearing, takeHearing } from '../../../../test/hearings.ts';

/** The file of vigilance of whoever takes a hearing (rules §12). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    environment: { NETWORK_LIMITS: 'off', HEARINGS: 'on', VIGILANCE: 'ask' },
  });
});
afterAll(() => test.close());

const anAvocat = () => aMember(test, { jobName: 'Avocat' });
const refusalOf = async (id: string, { token }: TestMember) =>
  (await test.call('GET', `/hearings/${id}`, { token })).json().refusal;

it('a hearing whose price asks for the file says so before it is taken', async () => {
  const [client, taker] = [await anAvocat(), await anAvocat()];
  const id = await aHearing(test, client, { price: 5_000 });
  expect(await refusalOf(id, taker)).toMatchObject({ code: 'VIGILANCE_INCOMPLETE' });
  expect((await takeHearing(test, taker, id, { price: 5_000 })).json().code).toBe('VIGILANCE_INCOMPLETE');
});

it('a hearing that reaches the sum with what the two agreed before tells nobody who its client is', async () => {
  const [client, other, taker] = [await anAvocat(), await anAvocat(), await anAvocat()];
  const first = await aHearing(test, client, { price: 4_950 });
  expect((await takeHearing(test, taker, first, { price: 4_950 })).statusCode).toBe(201);
  const [known, unknown] = [
    await aHearing(test, client, { price: 100, time: '15:00' }),
    await aHearing(test, other, { price: 100, time: '16:00' }),
  ];
  expect(await refusalOf(known, taker)).toEqual(await refusalOf(unknown, taker));
  expect(JSON.stringify(await refusalOf(known, taker))).not.toContain('VIGILANCE');
  expect((await takeHearing(test, taker, known, { price: 100 })).json().code).toBe('VIGILANCE_INCOMPLETE');
});
