import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/app.ts';
import type { TestMember } from '../../../../../test/factories.ts';
import { aHeldMission, carryOutPayments } from '../../../../../test/money.ts';
import { aWorld } from '../../../../../test/world.ts';
import { runCommand } from '../../../threads/service.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => site.close());

const readBy = ({ token }: TestMember, id: string) =>
  site.call('GET', `/messagerie/statement/${id}`, { token });
const statement = async (member: TestMember, id: string) => (await readBy(member, id)).json();

it('is empty before a deposit, for both parties', async () => {
  const { owner, candidate, applicationId } = await aWorld(site, 'deposit');
  expect(await statement(owner, applicationId)).toMatchObject({
    role: 'creator',
    lines: [],
    totals: { deposited: 0, fee: 0, held: 0, released: 0, refunded: 0 },
  });
  expect(await statement(candidate, applicationId)).toMatchObject({
    role: 'candidate',
    lines: [],
    totals: { deposited: null, fee: null, held: 0 },
  });
});

it('shows each party what they may see of the funds, and names nobody', async () => {
  const world = await aHeldMission(site, { mission: { isAnonym: true } });
  const { owner, candidate, applicationId } = world;
  await runCommand(site.platform, { memberId: owner.id }, applicationId, {
    type: 'contest',
    reason: 'Incomplet.',
  });
  await runCommand(site.platform, { role: 'staff' }, applicationId, {
    type: 'settle',
    outcome: 'split',
    candidateCents: 20_000,
    reason: 'Vu les pièces du dossier.',
  });
  await carryOutPayments(site, applicationId);
  const [mine, theirs] = [await statement(owner, applicationId), await statement(candidate, applicationId)];
  expect(mine.totals).toEqual({ deposited: 618, fee: 18, held: 0, released: 200, refunded: 400 });
  expect(mine.lines.at(-1)).toMatchObject({ balance: 0 });
  expect(theirs.totals).toEqual({ deposited: null, fee: null, held: 0, released: 200, refunded: 400 });
  expect(theirs.lines.map(({ words }: { words: string }) => words)).toEqual([
    'Fonds réservés pour vous',
    'Versement sur votre compte de paiement',
    'Rendu au client',
  ]);
  expect([theirs.payee, theirs.release]).toEqual([null, null]);
  expect(JSON.stringify(theirs)).not.toContain('Étude Martin');
});

it('names the payee to the creator, and shows both what is planned', async () => {
  const { owner, candidate, applicationId } = await aHeldMission(site);
  expect((await statement(owner, applicationId)).release).toBeNull();
  const ended = site.clock.now().getTime();
  await runCommand(site.platform, { memberId: owner.id }, applicationId, { type: 'mission/validate' });
  const [mine, theirs] = [await statement(owner, applicationId), await statement(candidate, applicationId)];
  for (const { release } of [mine, theirs]) {
    expect(release.amount).toBe(600);
    expect(Date.parse(release.at)).toBeGreaterThanOrEqual(ended + 48 * 3_600_000);
  }
  expect([typeof mine.payee, theirs.payee]).toEqual(['string', null]);
  await runCommand(site.platform, { memberId: owner.id }, applicationId, {
    type: 'contest',
    reason: 'Incomplet.',
  });
  expect((await statement(owner, applicationId)).release).toBeNull();
});

it('is readable by the two parties only, and a job offer has none', async () => {
  const { otherCandidate, candidate, applicationId, jobApplicationId } = await aHeldMission(site);
  expect((await readBy(otherCandidate, applicationId)).statusCode).toBe(404);
  expect((await readBy(candidate, jobApplicationId)).statusCode).toBe(404);
});
