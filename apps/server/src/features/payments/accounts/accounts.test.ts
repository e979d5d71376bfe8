import { titleOf } from '@basoche/domain/notifications/keys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import { aPayeeAccount, control, until } from '../../../../test/payments.ts';
import { decides, gives, notifiedOf, readBy, writtenTo } from '../../../../test/play-threads.ts';
import { aWorld } from '../../../../test/world.ts';
import { lookAtAccounts, refreshAccount } from './service.ts';
import { designate } from './store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true });
  await test.listen();
});
afterAll(() => test.close());

const open = (token: string, body: object = {}) => test.call('POST', '/stripe/account', { token, body });
const read = async (token: string) => (await test.call('GET', '/stripe/account', { token })).json();
const providerIdOf = async ({ id }: TestMember): Promise<string> => {
  const row = await test.platform.database.db
    .selectFrom('payment_account')
    .select('provider_id')
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();
  return row.provider_id ?? '';
};
const untilState = (token: string, state: string) =>
  until(test, async () => (await read(token)).state === state);

describe('a payment account', () => {
  it('is opened once, however many calls ask at once, and its owner is led to the provider', async () => {
    const member = await aMember(test);
    expect(await read(member.token)).toEqual({ state: 'none', missing: [], bankLast4: null });
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(member.token)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    for (const answer of answers)
      expect(answer.json()).toMatch(/^http:\/\/basoche\.test\/sandbox\/onboarding/);
    const stripe = await test.platform.payments.client();
    const made: string[] = [];
    for await (const { id, metadata } of stripe.accounts.list({ limit: 100 })) {
      if (metadata?.member === member.id) made.push(id);
    }
    expect(made).toEqual([await providerIdOf(member)]);
    const { state, missing } = await read(member.token);
    expect(state).toBe('begun');
    expect(missing).toContain('votre date de naissance');
  });

  it('is a company account if its owner is a company', async () => {
    const company = await aMember(test, { kind: 'COMPANY' });
    await open(company.token);
    const stripe = await test.platform.payments.client();
    const account = await stripe.accounts.retrieve(await providerIdOf(company));
    expect([account.business_type, account.country, account.metadata?.member]).toEqual([
      'company',
      'FR',
      company.id,
    ]);
  });

  it('takes its state from the provider, never from what its owner does here', async () => {
    const member = await aMember(test);
    await open(member.token);
    const id = await providerIdOf(member);
    await control(test, 'POST', `/accounts/${id}`, { pending: true });
    await untilState(member.token, 'examined');
    await control(test, 'POST', `/accounts/${id}`);
    await untilState(member.token, 'ready');
    await control(test, 'POST', `/accounts/${id}`, { currently_due: ['individual.verification.document'] });
    await untilState(member.token, 'restricted');
    expect(await read(member.token)).toEqual({
      state: 'restricted',
      missing: ['une pièce d’identité'],
      bankLast4: '2606',
    });
  });

  it('of another member, or of another platform, changes nothing here', async () => {
    const stripe = await test.platform.payments.client();
    const { id } = await stripe.accounts.create({
      type: 'express',
      country: 'FR',
      metadata: { member: 'x' },
    });
    await refreshAccount(test.platform, id);
    const { rows } = await test.platform.database.pool.query(
      'select from payment_account where provider_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
  });

  it('is found again by its metadata if the answer that created it was lost', async () => {
    const member = await aMember(test);
    await open(member.token);
    const id = await providerIdOf(member);
    await test.platform.database.pool.query(
      'update payment_account set provider_id = null where member_id = $1',
      [member.id],
    );
    await control(test, 'POST', `/accounts/${id}`);
    await untilState(member.token, 'ready');
    expect(await providerIdOf(member)).toBe(id);
  });

  it('is read at the provider if no event reports on it', async () => {
    const member = await aMember(test);
    await open(member.token);
    await control(test, 'POST', '/events/hold');
    await control(test, 'POST', `/accounts/${await providerIdOf(member)}`);
    expect((await read(member.token)).state).toBe('begun');
    test.clock.advance(120_000);
    await lookAtAccounts(test.platform);
    expect((await read(await aSession(test, member.id))).state).toBe('ready');
    await control(test, 'POST', '/events/release');
  });
});

describe('a creator who awaits a payment account for the deposit', () => {
  it('is notified when the candidate’s account is ready, and may deposit only then', async () => {
    const world = await aWorld(test, 'deposit');
    const { applicationId, owner, candidate } = world;
    const before = await readBy(test, world, owner);
    expect(before.permitted).not.toContain('deposit');
    expect(before.hindered.map(({ code }) => code)).toContain('PAYEE_NOT_READY');
    await open(candidate.token, { postulationID: applicationId });
    await control(test, 'POST', `/accounts/${await providerIdOf(candidate)}`);
    await untilState(candidate.token, 'ready');
    expect((await readBy(test, world, owner)).permitted).toContain('deposit');
    expect(await notifiedOf(test, world, owner)).toContain(titleOf('PAYEE_READY'));
    expect(await writtenTo(test, 'Dépôt des fonds attendu')).toEqual([owner.email]);
    expect(await notifiedOf(test, world, candidate)).not.toContain(titleOf('PAYEE_READY'));
  });

  it('in a portage, is notified when the portage company’s account is ready', async () => {
    const world = await aWorld(test, 'portageAtPartner');
    const partner = await aMember(test, { kind: 'PARTNER' });
    await designate(test.platform.database.db, partner.id);
    await decides(test, world, 'partner', { type: 'itg/validate' });
    const answer = await test.call('POST', '/partner/account', { token: partner.token });
    expect(answer.statusCode).toBe(200);
    await control(test, 'POST', `/accounts/${await providerIdOf(partner)}`);
    await until(test, async () =>
      (await test.call('GET', '/partner/account', { token: partner.token })).body.includes('ready'),
    );
    expect((await readBy(test, world, world.owner)).permitted).toContain('deposit');
    expect(await notifiedOf(test, world, world.owner)).toContain(titleOf('PAYEE_READY'));
  });

  it('with held funds chosen after a refused portage, is notified when the candidate’s account is ready, and only that one', async () => {
    const world = await aWorld(test, 'review');
    await decides(test, world, 'staff', { type: 'portage/reject', reason: 'Le dossier est incomplet.' });
    await gives(test, world, world.owner, 'action/choose/funds');
    await gives(test, world, world.candidate, 'action/funds/accept');
    const mayDeposit = async () => (await readBy(test, world, world.owner)).permitted.includes('deposit');
    await aPayeeAccount(test, await aMember(test, { kind: 'PARTNER' }));
    expect(await mayDeposit()).toBe(false);
    await open(await aSession(test, world.candidate.id), { postulationID: world.applicationId });
    await control(test, 'POST', `/accounts/${await providerIdOf(world.candidate)}`);
    await until(test, mayDeposit);
    await until(test, async () =>
      (await notifiedOf(test, world, world.owner)).includes(titleOf('PAYEE_READY')),
    );
  });
});
