import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { addNames, aMissionWith, aName, askAbout } from '../../../../test/conflicts.ts';
import { aMember } from '../../../../test/factories.ts';
import { aFirm, aSeat } from '../../../../test/firms.ts';
import { aMission } from '../../../../test/missions.ts';

/** Secrets that a question keeps from both of its sides (rules §9). */

const environment = {
  NETWORK_LIMITS: 'off',
  CONFLICTS: 'on',
  SECRETS_KEY: randomBytes(32).toString('base64'),
};
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment });
  Object.assign(test.platform, { draw: () => 1 });
});
afterAll(() => test.close());

const thomas = aName('Kervella', { firstName: 'Thomas' });
const aCandidate = async () => {
  const candidate = await aMember(test);
  await addNames(test, candidate, [thomas]);
  return candidate;
};

describe('whoever asks', () => {
  it('is not told that the anonymous creator is of their own firm', async () => {
    const company = await aMember(test, { kind: 'COMPANY' });
    const firm = await aFirm(test, { of: company });
    const [colleague, stranger] = [await aCandidate(), await aCandidate()];
    await aSeat(test, firm, colleague, 'reader');
    const [silent, named] = [
      await aMission(test, company),
      (await aMissionWith(test, [thomas], company)).missionId,
    ];
    for (const missionId of [silent, named]) {
      const own = (await askAbout(test, colleague, missionId)).json();
      const other = (await askAbout(test, stranger, missionId)).json();
      expect({ ...own, askedAt: null }).toEqual({ ...other, askedAt: null });
    }
  });
});
