import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { aMember, type TestMember } from '../factories.ts';
import { aMission, anApplication, proceed } from '../missions.ts';
import { sideBySide } from '../side-by-side.ts';
import { aFile } from '../written-vigilance.ts';
import { deadlocksOf } from './deadlocks.ts';
import { brokenRecords } from './record.ts';

/**
 * Modes between one client and one prestataire, accepted at the same time on two processes: each counts the
 * others, so that the yearly sum is never exceeded without a complete file. `CHAOS_RUNS` plays more rounds.
 */
const rounds = Number(process.env.CHAOS_RUNS ?? 50);

let test: TestApp;
let other: TestApp;
beforeAll(async () => {
  const environment = { NETWORK_LIMITS: 'off', VIGILANCE: 'ask' };
  test = await createTestApp({ environment });
  other = await createTestApp({ environment, databaseUrl: test.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await test.close();
});

interface Pair {
  readonly client: TestMember;
  readonly candidate: TestMember;
}

const aPair = async (): Promise<Pair> => ({
  client: await aMember(test, { kind: 'COMPANY' }),
  candidate: await aMember(test, { isPayable: true }),
});

/** A thread of 3,000 € with a proposed mode. */
const offered = async ({ client, candidate }: Pair, mode: 'direct' | 'funds'): Promise<string> => {
  const id = await anApplication(test, await aMission(test, client), candidate, 3_000);
  await proceed(test, id, [client, 'action/price/accept'], [client, `action/choose/${mode}`]);
  return id;
};

const accept = async (app: TestApp, { candidate }: Pair, mode: 'direct' | 'funds', id: string) => {
  const answer = await app.call('POST', `/messagerie/action/${mode}/accept/${id}`, {
    token: candidate.token,
    body: {},
  });
  return answer.statusCode === 200 ? 'ok' : (answer.json().code as string);
};

const both = async (pair: Pair): Promise<readonly string[]> => {
  const [first, second] = [await offered(pair, 'direct'), await offered(pair, 'funds')];
  const codes = await Promise.all([
    accept(test, pair, 'direct', first),
    accept(other, pair, 'funds', second),
  ]);
  expect(await brokenRecords(test.platform.database.pool, [first, second])).toEqual([]);
  return codes.toSorted();
};

describe('two threads of 3,000 € that one prestataire accepts at once', () => {
  it('are one accepted and one refused, without a file', async () => {
    const pairs = await sideBySide(Array.from({ length: rounds }), aPair);
    const answers = await sideBySide(pairs, both);
    expect(answers).toEqual(pairs.map(() => ['VIGILANCE_INCOMPLETE', 'ok']));
    expect(await deadlocksOf(test)).toBe(0);
  });

  it('are both accepted on a complete file, and in two relations', async () => {
    const pair = await aPair();
    await aFile(test, pair.candidate);
    expect(await both(pair)).toEqual(['ok', 'ok']);
    const [one, two] = [await aPair(), await aPair()];
    const codes = await Promise.all([
      accept(test, one, 'direct', await offered(one, 'direct')),
      accept(other, two, 'direct', await offered(two, 'direct')),
    ]);
    expect(codes).toEqual(['ok', 'ok']);
  });
});
