import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aSession, type TestMember } from '../../../../test/factories.ts';
import { aHeldMission, carryOutPayments } from '../../../../test/money.ts';
import { aWorld } from '../../../../test/world.ts';
import { runCommand } from '../../threads/service.ts';
import { differencesIn } from '../ledger/checks/service.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => site.close());

const run = (statement: string, values: readonly unknown[]) =>
  site.platform.database.pool.query(statement, [...values]);
const leaves = async ({ id }: TestMember) => {
  const answer = await site.call('DELETE', '/users/me', { token: await aSession(site, id) });
  return answer.statusCode === 204 ? 'gone' : answer.json().code;
};

it('an account stays while funds are awaited or held, and while a decision about them is not carried out', async () => {
  const awaited = await aWorld(site, 'deposit');
  expect([await leaves(awaited.owner), await leaves(awaited.candidate)]).toEqual([
    'ACCOUNT_IN_USE',
    'ACCOUNT_IN_USE',
  ]);
  const world = await aHeldMission(site);
  const { applicationId, owner, candidate } = world;
  expect([await leaves(owner), await leaves(candidate)]).toEqual(['ACCOUNT_IN_USE', 'ACCOUNT_IN_USE']);
  await runCommand(site.platform, { role: 'staff' }, applicationId, {
    type: 'cancelDeposit',
    reason: 'Les parties sont injoignables.',
  });
  // The thread is over, but its money is not paid out yet.
  expect([await leaves(owner), await leaves(candidate)]).toEqual(['ACCOUNT_IN_USE', 'ACCOUNT_IN_USE']);
  await carryOutPayments(site, applicationId);
  expect([await leaves(owner), await leaves(candidate)]).toEqual(['gone', 'gone']);
});

it('an account stays while a bank examines a payment of its owner, or has returned a refund', async () => {
  const { applicationId, sessionId, owner, candidate } = await aHeldMission(site);
  await runCommand(site.platform, { role: 'staff' }, applicationId, {
    type: 'cancelDeposit',
    reason: 'Les parties sont injoignables.',
  });
  await carryOutPayments(site, applicationId);
  await run('update money_movement set failed_at = now() where application_id = $1', [applicationId]);
  expect([await leaves(owner), await leaves(candidate)]).toEqual(['ACCOUNT_IN_USE', 'ACCOUNT_IN_USE']);
  await run('update money_movement set failed_at = null where application_id = $1', [applicationId]);
  await run(
    `insert into chargeback (provider_id, session_id, application_id, amount_cents, reason, status, opened_at)
     values ('du_leaving', $1, $2, 61800, 'fraudulent', 'open', now())`,
    [sessionId, applicationId],
  );
  expect(await leaves(owner)).toBe('ACCOUNT_IN_USE');
  await run(`delete from chargeback where provider_id = 'du_leaving'`, []);
  expect(await leaves(owner)).toBe('gone');
});

it('an account can be deleted during a direct relation, whose money is not here', async () => {
  const { candidate } = await aWorld(site, 'ongoing');
  expect(await leaves(candidate)).toBe('gone');
});

it('a deletion leaves the ledger unchanged, and removes the link to the account at the provider', async () => {
  const { applicationId, owner, candidate } = await aHeldMission(site);
  await run(
    `insert into payment_account (member_id, provider_id, is_submitted, is_ready, created_at, updated_at)
     values ($1, 'acct_leaving', true, true, now(), now())`,
    [candidate.id],
  );
  await runCommand(site.platform, { memberId: owner.id }, applicationId, {
    type: 'contest',
    reason: 'Incomplet.',
  });
  await runCommand(site.platform, { role: 'staff' }, applicationId, {
    type: 'settle',
    outcome: 'release',
    reason: 'Vu les pièces du dossier.',
  });
  await carryOutPayments(site, applicationId);
  const entries = async () =>
    (await run('select * from ledger_entry where application_id = $1 order by id', [applicationId])).rows;
  const before = await entries();
  expect([await leaves(owner), await leaves(candidate)]).toEqual(['gone', 'gone']);
  expect(await entries()).toEqual(before);
  expect((await run('select from payment_account where member_id = $1', [candidate.id])).rowCount).toBe(0);
  expect(await differencesIn(site.platform.database.db)).toEqual([]);
});
