import { invitationSuggestionsAtMost } from '@basoche/domain/missions/invitation-limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aSignature } from '../../../../test/conflicts.ts';
import { aListedMember, type ListedWishes } from '../../../../test/directory.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aMission, anApplication } from '../../../../test/missions.ts';

let test: TestApp;
let creator: TestMember;

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
beforeEach(async () => {
  creator = await aMember(test, { kind: 'COMPANY', companyName: 'Étude Vasseur' });
});
afterAll(() => test.close());

/** Each test uses its own domain, so that no other test's members are suggested. */
const suggested = async (missionId: string, by = creator) => {
  const answer = await test.call('GET', `/missions/${missionId}/suggestions`, { token: by.token });
  expect(answer.statusCode).toBe(200);
  return answer.json() as { member: { id: string; name: string }; reasons: { kind: string }[] }[];
};
const ids = async (missionId: string, by = creator) =>
  (await suggested(missionId, by)).map(({ member }) => member.id);

const listed = (wishes: ListedWishes) => aListedMember(test, { verified: true, ...wishes });

describe('members to invite to a mission', () => {
  it('come with the reasons that speak for each, best first', async () => {
    const domains = ['droit_rural'] as const;
    const far = await listed({ jobName: 'Juriste', domains, department: '13' });
    const near = await listed({ jobName: 'Juriste', domains, department: '75', availability: 'AVAILABLE' });
    const { db } = test.platform.database;
    await db
      .updateTable('person_profile')
      .set({ response_time_mn: 180 })
      .where('member_id', '=', near.id)
      .execute();
    const mission = await aMission(test, creator, { domain: 'droit_rural', experience: 'juriste | 2_5ans' });
    expect(await suggested(mission)).toMatchObject([
      {
        member: { id: near.id, jobName: 'Juriste' },
        reasons: [
          { kind: 'domain' },
          { kind: 'profile' },
          { kind: 'available', from: null },
          { kind: 'distance', km: 0 },
          { kind: 'answers', minutes: 180 },
        ],
      },
      { member: { id: far.id }, reasons: [{ kind: 'domain' }, { kind: 'profile' }] },
    ]);
  });

  it('come without what does not hold: busy, far away, slow to answer, and no distance to remote work', async () => {
    const domains = ['droit_rural'] as const;
    const { id } = await listed({ jobName: 'Notaire', domains, department: '13', availability: 'BUSY' });
    const { db } = test.platform.database;
    await db
      .updateTable('person_profile')
      .set({ response_time_mn: 1_441 })
      .where('member_id', '=', id)
      .execute();
    const reasonsIn = async (wishes: Parameters<typeof aMission>[2]) => {
      const mission = await aMission(test, creator, { domain: 'droit_rural', ...wishes });
      return (await suggested(mission)).find(({ member }) => member.id === id)?.reasons;
    };
    const there = { onPlace: true, place: '13' } as const;
    expect(await reasonsIn({ experience: 'notaire | juriste' })).toEqual([
      { kind: 'domain' },
      { kind: 'profile' },
    ]);
    expect(await reasonsIn({ experience: 'notaire | juriste', ...there })).toEqual([
      { kind: 'domain' },
      { kind: 'profile' },
      { kind: 'distance', km: 0 },
    ]);
    expect(await reasonsIn({ experience: 'notaire | juriste', onPlace: false, place: null })).toEqual([
      { kind: 'domain' },
      { kind: 'profile' },
    ]);
  });

  it('may all apply: by the table, verified, neither suspended nor invited nor candidates, never the creator', async () => {
    const domains = ['droit_electoral'] as const;
    const lawyer = await listed({ jobName: 'Avocat', domains });
    await listed({ jobName: 'Juriste', domains });
    await listed({ jobName: 'Avocat', domains, verified: false });
    const [suspended, invited, applied] = [
      await listed({ jobName: 'Avocat', domains }),
      await listed({ jobName: 'Avocat', domains }),
      await listed({ jobName: 'Avocat', domains }),
    ];
    const own = await listed({ jobName: 'Avocat', domains });
    const { db } = test.platform.database;
    await db
      .updateTable('member')
      .set({ suspended_at: test.clock.now() })
      .where('id', '=', suspended.id)
      .execute();
    const wishes = { domain: 'droit_electoral', nature: 'postulation', experience: '2_5ans' } as const;
    const mission = await aMission(test, own, wishes);
    await test.call('POST', '/missions/invitations', {
      token: own.token,
      body: { missionID: mission, memberID: invited.id },
    });
    await anApplication(test, mission, applied, 500, aSignature);
    expect(await ids(mission, own)).toEqual([lawyer.id]);
  });

  it('are a handful, and nobody once the mission is closed', async () => {
    for (let number = 0; number < invitationSuggestionsAtMost + 2; number += 1) {
      await listed({ jobName: 'Juriste', domains: ['droit_energie'] });
    }
    const mission = await aMission(test, creator, { domain: 'droit_energie' });
    const found = await ids(mission);
    expect(found).toHaveLength(invitationSuggestionsAtMost);
    expect(await ids(mission)).toEqual(found);
    await test.call('POST', `/missions/publish/${mission}`, {
      token: creator.token,
      body: { toPublish: false },
    });
    expect(await ids(mission)).toEqual([]);
  });
});
