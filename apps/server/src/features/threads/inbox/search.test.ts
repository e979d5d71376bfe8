import type { Discussion } from '@basoche/contract/threads/inbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aJobApplication, aJobOffer } from '../../../../test/jobs.ts';
import { aMission, anApplication, proceed } from '../../../../test/missions.ts';

let test: TestApp;
let company: TestMember;
let candidate: TestMember;
let hidden: string;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  company = await aMember(test, { kind: 'COMPANY', companyName: 'Étude Cœur & Fils' });
  candidate = await aMember(test, { firstName: 'Zoé', lastName: 'Delaître' });
  const lease = await aMission(test, company, { title: 'Relecture de baux à 100 % commerciaux' });
  await anApplication(test, lease, candidate);
  await anApplication(test, lease, await aMember(test, { firstName: 'Ali', lastName: 'Benhamou' }));
  const unnamed = await aMission(test, company, { title: 'Note confidentielle', isAnonym: true });
  hidden = await anApplication(test, unnamed, candidate);
  await aJobApplication(
    test,
    await aJobOffer(test, company, { title: 'Juriste en droit social' }),
    candidate,
  );
});
afterAll(() => test.close());

const titles = async (
  { token }: TestMember,
  q: string,
  path = '/missions/discussions',
): Promise<string[]> => {
  const answer = await test.call('GET', `${path}?q=${encodeURIComponent(q)}`, { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().map(({ title }: Discussion) => title);
};

describe('a search in the inbox', () => {
  it('finds lines whose title has all the words, whatever their accents and case', async () => {
    for (const q of ['RELECTURE', 'baux relecture', 'a 100 %', 'commerciaux']) {
      expect(await titles(candidate, q), q).toEqual(['Relecture de baux à 100 % commerciaux']);
    }
    for (const q of ['relecture note', 'b_ux', '%z%', '\\', "' or 1=1 --"]) {
      expect(await titles(candidate, q), q).toEqual([]);
    }
    expect(await titles(candidate, '  ')).toHaveLength(2);
  });

  it('finds lines by the name of the other party; for a creator, by that of any candidate', async () => {
    expect(await titles(candidate, 'etude coeur')).toEqual(['Relecture de baux à 100 % commerciaux']);
    expect(await titles(company, 'benhamou')).toEqual(['Relecture de baux à 100 % commerciaux']);
    expect(await titles(company, 'zoe delaitre')).toHaveLength(2);
    expect(await titles(company, 'Étude')).toEqual([]);
  });

  it('never reveals an anonymous creator until a price is accepted', async () => {
    expect(await titles(candidate, 'note coeur')).toEqual([]);
    await proceed(test, hidden, [company, 'action/price/accept']);
    expect(await titles(candidate, 'note coeur')).toEqual(['Note confidentielle']);
  });

  it('covers either missions or offers', async () => {
    expect(await titles(candidate, 'juriste')).toEqual([]);
    expect(await titles(candidate, 'juriste coeur', '/jobs/discussions')).toEqual([
      'Juriste en droit social',
    ]);
    expect(await titles(company, 'delaitre', '/jobs/discussions')).toEqual(['Juriste en droit social']);
  });
});
