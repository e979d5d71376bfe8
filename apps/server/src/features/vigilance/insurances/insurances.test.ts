import { profileSchema } from '@basoche/contract/members/members';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aMission } from '../../../../test/missions.ts';
import { submitDocument } from '../../../../test/vigilance.ts';

/** The insurance in force, on the page of the member who shows it. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const today = () => parisDay(test.clock.now());
const read = (id: string, path = `/users/${id}`) => test.call('GET', path);
const shown = async ({ id }: TestMember) => profileSchema.parse((await read(id)).json()).insurance;
const insure = async (member: TestMember, changes: Record<string, unknown> = {}) => {
  const answer = await submitDocument(test, member, 'insurance', changes);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().documents[0].id as string;
};

describe('the insurance on a profile', () => {
  it.each([
    ['a person', { jobName: 'Avocat' }],
    ['a company', { kind: 'COMPANY' }],
  ] as const)('of %s is the one in force, without the number of its contract', async (_, wishes) => {
    const member = await aMember(test, wishes);
    expect(await shown(member)).toBeNull();
    const until = addDays(today(), 300);
    await insure(member, { contractNumber: 'SECRET-77' });
    expect(await shown(member)).toEqual({
      insurer: 'Mutuelle du Palais',
      until,
      claimCeiling: 2_000_000,
      yearCeiling: 4_000_000,
    });
    const { body } = await read(member.id);
    for (const secret of ['SECRET-77', 'Attestation.pdf']) expect(body).not.toContain(secret);
  });

  it('is not there while its owner hides it, once it is withdrawn, and when it has not begun', async () => {
    const member = await aMember(test, { jobName: 'Avocat' });
    const { token } = member;
    const show = (isShown: boolean) => test.call('PUT', '/vigilance/insurance', { token, body: { isShown } });
    await insure(member, { from: addDays(today(), 5), until: addDays(today(), 300) });
    expect(await shown(member)).toBeNull();
    const id = await insure(member, { until: addDays(today(), 3) });
    expect((await shown(member))?.until).toBe(addDays(today(), 3));
    await show(false);
    expect(await shown(member)).toBeNull();
    await show(true);
    expect(await shown(member)).not.toBeNull();
    await test.call('POST', `/vigilance/documents/${id}/withdraw`, { token });
    expect(await shown(member)).toBeNull();
  });

  it('is not there once it has ended', async () => {
    const member = await aMember(test, { jobName: 'Avocat' });
    await insure(member, { until: today() });
    expect(await shown(member)).not.toBeNull();
    test.clock.advance(86_400_000);
    expect(await shown(member)).toBeNull();
    test.clock.advance(-86_400_000);
  });

  it('tells nothing of who publishes an anonymous mission', async () => {
    const firm = await aMember(test, { kind: 'COMPANY' });
    await insure(firm, { insurer: 'Mutuelle Anonyme' });
    const id = await aMission(test, firm, { isAnonym: true });
    for (const path of ['/missions', `/missions/single/${id}`])
      expect((await read(id, path)).body).not.toContain('Mutuelle Anonyme');
  });
});

it('no insurance stands on a page while the setting is off', async () => {
  const off = await createTestApp({ environment: { VIGILANCE: 'off' } });
  try {
    const { id } = await aMember(off, { jobName: 'Avocat' });
    await off.platform.database.pool.query(
      `insert into vigilance_document (member_id, kind, from_day, until_day, insurer, claim_ceiling_cents, year_ceiling_cents, created_at)
       values ($1, 'insurance', '2020-01-01', '2090-01-01', 'Mutuelle', 1, 1, now())`,
      [id],
    );
    expect((await off.call('GET', `/users/${id}`)).json().insurance).toBeNull();
  } finally {
    await off.close();
  }
});
