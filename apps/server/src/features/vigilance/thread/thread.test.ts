import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aHearing, takeHearing } from '../../../../test/hearings.ts';
import { aMission, anApplication, proceed } from '../../../../test/missions.ts';
import { aFile, anOldFile } from '../../../../test/written-vigilance.ts';

/** The gate in threads and hearings, and the panel of both parties (rules §12). */

const started = (vigilance: 'off' | 'tell' | 'ask') =>
  createTestApp({ environment: { NETWORK_LIMITS: 'off', HEARINGS: 'on', VIGILANCE: vigilance } });

let asking: TestApp;
beforeAll(async () => {
  asking = await started('ask');
});
afterAll(() => asking.close());

const aPair = async (test: TestApp) => ({
  client: await aMember(test, { kind: 'COMPANY' }),
  candidate: await aMember(test),
});
type Pair = Awaited<ReturnType<typeof aPair>>;

const applied = async (test: TestApp, { client, candidate }: Pair, offer: number) =>
  anApplication(test, await aMission(test, client), candidate, offer);

const offered = async (test: TestApp, pair: Pair, offer = 5_200): Promise<string> => {
  const id = await applied(test, pair, offer);
  await proceed(test, id, [pair.client, 'action/price/accept'], [pair.client, 'action/choose/direct']);
  return id;
};

const get = async (test: TestApp, { token }: TestMember, path: string) => {
  const answer = await test.call('GET', path, { token });
  return answer.statusCode === 200 ? answer.json() : answer.statusCode;
};
const panel = (test: TestApp, member: TestMember, id: string) =>
  get(test, member, `/messagerie/vigilance/${id}`);
const accept = (test: TestApp, { candidate: { token } }: Pair, id: string) =>
  test.call('POST', `/messagerie/action/direct/accept/${id}`, { token, body: {} });
const nothing = {
  asks: false,
  state: null,
  lastDay: null,
  items: null,
  lacking: null,
  collection: null,
  held: null,
};

describe('a mode of 5,200 € without a file', () => {
  it('is off for the candidate with the reason, and told to both; it is refused with the code', async () => {
    const pair = await aPair(asking);
    const id = await offered(asking, pair);
    const [own, theirs] = [
      await get(asking, pair.candidate, `/messagerie/${id}`),
      await get(asking, pair.client, `/messagerie/${id}`),
    ];
    expect(own.vigilance).toBe('VIGILANCE_INCOMPLETE');
    expect(theirs.vigilance).toBe('VIGILANCE_INCOMPLETE');
    expect(own.permitted).not.toContain('direct/accept');
    expect(own.permitted).toContain('direct/refuse');
    expect(own.hindered).toContainEqual(
      expect.objectContaining({ permission: 'direct/accept', code: 'VIGILANCE_INCOMPLETE' }),
    );
    const refused = await accept(asking, pair, id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'VIGILANCE_INCOMPLETE']);
  });

  it('names the documents to the candidate alone; the client reads the state, and the last day once it is accepted', async () => {
    const pair = await aPair(asking);
    const id = await offered(asking, pair);
    const missing = { asks: true, sum: 5_200, state: 'incomplete', lastDay: null };
    expect(await panel(asking, pair.candidate, id)).toMatchObject({
      ...missing,
      items: expect.arrayContaining([
        expect.objectContaining({ title: 'Attestation de vigilance', state: 'missing' }),
      ]),
      lacking: expect.stringMatching(/^Il manque votre attestation de vigilance/),
      collection: null,
    });
    const ofClient = { items: null, lacking: null, held: null };
    expect(await panel(asking, pair.client, id)).toEqual({
      ...missing,
      ...ofClient,
      collection: { state: 'none', nextOn: null },
    });

    await aFile(asking, pair.candidate);
    expect(await panel(asking, pair.client, id)).toMatchObject({ state: 'complete', lastDay: null });
    expect((await accept(asking, pair, id)).statusCode).toBe(200);
    expect(await panel(asking, pair.client, id)).toMatchObject({
      ...ofClient,
      held: { state: 'due', candidate: { id: pair.candidate.id }, documents: expect.any(Array) },
      sum: 5_200,
      lastDay: expect.stringMatching(/^\d{4}-/),
      collection: { state: 'due' },
    });
    const thread = await get(asking, pair.client, `/messagerie/${id}`);
    expect(thread).not.toHaveProperty('vigilance');
  });

  it('is out of date on an old file', async () => {
    const pair = await aPair(asking);
    await anOldFile(asking, pair.candidate);
    const id = await offered(asking, pair);
    expect((await accept(asking, pair, id)).json().code).toBe('VIGILANCE_OUT_OF_DATE');
  });

  it('is accepted and asks for nothing with the settings tell and off; tell shows the panel', async () => {
    for (const setting of ['tell', 'off'] as const) {
      const test = await started(setting);
      try {
        const pair = await aPair(test);
        const id = await offered(test, pair);
        const thread = await get(test, pair.candidate, `/messagerie/${id}`);
        expect(thread).not.toHaveProperty('vigilance');
        expect(thread.permitted).toContain('direct/accept');
        const shown = setting === 'off' ? 404 : expect.objectContaining({ asks: true, state: 'incomplete' });
        for (const member of [pair.client, pair.candidate])
          expect(await panel(test, member, id)).toEqual(shown);
        expect((await accept(test, pair, id)).statusCode).toBe(200);
      } finally {
        await test.close();
      }
    }
  });
});

describe('the panel', () => {
  it('tells nothing below the sum, nor before a price is accepted: a sum would name an anonymous client', async () => {
    const pair = await aPair(asking);
    await aFile(asking, pair.candidate);
    const first = await offered(asking, pair, 4_999.99);
    expect(await panel(asking, pair.candidate, first)).toEqual({ ...nothing, sum: 4_999.99 });
    await accept(asking, pair, first);
    const fresh = await applied(asking, pair, 900);
    for (const member of [pair.client, pair.candidate])
      expect(await panel(asking, member, fresh)).toEqual({ ...nothing, sum: 0 });
    const second = await offered(asking, pair, 0.01);
    expect(await panel(asking, pair.client, second)).toMatchObject({ asks: true, sum: 5_000 });
  });

  it('is nobody else’s', async () => {
    const pair = await aPair(asking);
    const id = await offered(asking, pair);
    expect(await panel(asking, await aMember(asking), id)).toBe(404);
  });
});

describe('a hearing', () => {
  const anAvocat = () => aMember(asking, { jobName: 'Avocat' });

  it('is refused before the press, and at it, once the sum is reached without a file', async () => {
    const [client, taker] = [await anAvocat(), await anAvocat()];
    const id = await aHearing(asking, client, { price: 5_000 });
    const refused = {
      refusal: { code: 'VIGILANCE_INCOMPLETE' },
      permitted: expect.not.arrayContaining(['take']),
    };
    expect(await get(asking, taker, `/hearings/${id}`)).toMatchObject(refused);
    const list: { id: string }[] = await get(asking, taker, '/hearings');
    expect(list.find((one) => one.id === id)).toMatchObject(refused);
    const answer = await takeHearing(asking, taker, id, { price: 5_000 });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'VIGILANCE_INCOMPLETE']);

    await aFile(asking, taker);
    expect(await get(asking, taker, `/hearings/${id}`)).toMatchObject({
      refusal: null,
      permitted: expect.arrayContaining(['take']),
    });
    expect((await takeHearing(asking, taker, id, { price: 5_000 })).statusCode).toBe(201);
    const small = await aHearing(asking, client);
    expect(await get(asking, await anAvocat(), `/hearings/${small}`)).toMatchObject({ refusal: null });
  });
});
