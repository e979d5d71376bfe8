import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aJobOffer } from '../../../../test/jobs.ts';
import { aMission } from '../../../../test/missions.ts';

let test: TestApp;
let creator: TestMember;
let missionId: string;
let jobId: string;
beforeAll(async () => {
  test = await createTestApp({ environment: { SUBSCRIPTION_REQUIRED: 'true' } });
  creator = await aMember(test, { kind: 'COMPANY' });
  missionId = await aMission(test, creator);
  jobId = await aJobOffer(test, creator);
});
afterAll(() => test.close());

const sentence = 'Pour postuler à l’offre, abonne-toi\u202f!';

/** Inserts the subscription that the provider would report. */
const subscribed = (member: TestMember, status: 'active' | 'past_due' | 'canceled', days = 10) => {
  const now = test.clock.now();
  const at = (day: number) => new Date(now.getTime() + day * 86_400_000);
  return test.platform.database.db
    .insertInto('subscription')
    .values({
      id: `sub_${member.id}`,
      member_id: member.id,
      plan: 'monthly',
      status,
      cancel_at_period_end: false,
      period_end: at(days),
      past_due_since: status === 'past_due' ? at(days) : null,
      started_at: now,
      reading: 1,
      updated_at: now,
    })
    .execute();
};
const applyToMission = ({ token }: TestMember) =>
  test.call('POST', '/missions/postulate', {
    token,
    body: { missionID: missionId, offer: 500, tvaApplicable: false },
  });
const applyToJob = ({ token }: TestMember) =>
  test.call('POST', `/jobs/postulate/${jobId}`, { token, body: {} });
const read = async (path: string, token?: string) => (await test.call('GET', path, { token })).json();

describe('if a subscription is required', () => {
  it('a mission and an offer say so to a member without one, and refuse their application', async () => {
    const member = await aMember(test);
    for (const path of [`/missions/single/${missionId}`, `/jobs/${jobId}`]) {
      const subject = await read(path, member.token);
      expect(subject.applyRefusal).toEqual({ code: 'SUBSCRIPTION_REQUIRED', title: sentence });
      expect(subject.permitted).not.toContain('apply');
    }
    for (const answer of [await applyToMission(member), await applyToJob(member)]) {
      expect(answer.json()).toMatchObject({ status: 403, code: 'SUBSCRIPTION_REQUIRED', title: sentence });
    }
    expect((await read('/stripe/subscription', member.token)).isRequired).toBe(true);
  });

  it('a member with access applies, whether a renewal is owed or not', async () => {
    const [paid, owed] = [await aMember(test), await aMember(test)];
    await subscribed(paid, 'active');
    await subscribed(owed, 'past_due', -3);
    for (const member of [paid, owed]) {
      expect((await read(`/missions/single/${missionId}`, member.token)).permitted).toContain('apply');
      expect((await applyToMission(member)).statusCode).toBe(201);
      expect((await applyToJob(member)).statusCode).toBe(201);
    }
  });

  it('a member whose subscription ended, or whose renewal is owed for too long, can no longer apply', async () => {
    const [ended, owed] = [await aMember(test), await aMember(test)];
    await subscribed(ended, 'canceled');
    await subscribed(owed, 'past_due', -8);
    for (const member of [ended, owed]) {
      expect((await applyToMission(member)).json()).toMatchObject({ code: 'SUBSCRIPTION_REQUIRED' });
    }
  });

  it('an application that would be refused anyway keeps its own reason', async () => {
    expect((await applyToMission(creator)).json()).toMatchObject({ code: 'OWN_MISSION' });
    const unverified = await aMember(test, { verified: false });
    expect((await read(`/missions/single/${missionId}`, unverified.token)).applyRefusal.code).toBe(
      'NOT_VERIFIED',
    );
  });
});
