import type { TestApp } from '../app.ts';
import { aDomain, aFirm, aJoinRequest, aLink, anInvitation, aSeat, type TestFirm } from '../firms.ts';
import type { LostCall } from './lost-call.ts';
import { aStagedThread, type Cast } from './stages.ts';

/** A separate firm for each call, with an owner who is signed in. */
const aFirmFor = async (test: TestApp, cast: Cast, call: string) => {
  const owner = await cast({ firstName: 'Claire', lastName: call });
  return {
    owner,
    firm: await aFirm(test, { of: await cast({ kind: 'COMPANY', companyName: call }), owner }),
  };
};

/** A person with an address at a domain that the firm proved; each firm has another domain. */
const aColleagueOf = async (test: TestApp, cast: Cast, firm: TestFirm) => {
  const domain = `${firm.id}.fr`;
  await aDomain(test, firm, domain);
  return cast({ firstName: 'Karim', lastName: 'colleague', email: `karim@${domain}` });
};

/**
 * A deposit above the limit of a firm, which has an owner and a finance role. The owner has requested
 * approval, except for the call that requests it.
 */
const aDepositFor = async (test: TestApp, cast: Cast, call: string) => {
  const named: Cast = (wishes) =>
    cast(wishes?.kind === 'COMPANY' ? { ...wishes, companyName: call } : wishes);
  const { id: applicationId, creator } = await aStagedThread(test, 'fundsAwaited', named);
  const owner = await cast({ firstName: 'Claire', lastName: 'deposit' });
  const nadia = await cast({ firstName: 'Nadia', lastName: 'deposit' });
  const firm = await aFirm(test, { of: creator, owner });
  await aSeat(test, firm, nadia, 'finance');
  const { db } = test.platform.database;
  await db.updateTable('firm').set({ deposit_limit_cents: 0 }).where('member_id', '=', firm.id).execute();
  const ready = { firmId: firm.id, threadId: applicationId };
  if (call === 'askApproval') return { ...ready, token: owner.token, params: { id: applicationId } };
  const { id } = await db
    .insertInto('deposit_approval')
    .values({
      application_id: applicationId,
      firm_id: firm.id,
      amount_cents: 61_800,
      asked_by: owner.id,
      asked_at: test.clock.now(),
      state: 'waiting',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...ready, token: nadia.token, params: { id } };
};

export const lostCallsOfFirms: readonly LostCall[] = [
  {
    title: 'firms.create',
    name: 'firms.create',
    statement: /insert into "firm"/,
    prepare: async (_test, cast) => {
      const { token } = await cast({ firstName: 'Claire', lastName: 'create' });
      return { token, params: {}, body: { companyName: 'Cabinet Perdu' } };
    },
  },
  {
    title: 'firms.invite',
    name: 'firms.invite',
    statement: /insert into "firm_invitation"/,
    prepare: async (test, cast) => {
      const { firm, owner } = await aFirmFor(test, cast, 'invite');
      const body = { email: 'perdue@exemple.fr', role: 'publisher' };
      return { token: owner.token, params: {}, firmId: firm.id, body };
    },
  },
  {
    title: 'firms.accept',
    name: 'firms.accept',
    statement: /insert into "seat"/,
    prepare: async (test, cast) => {
      const { firm } = await aFirmFor(test, cast, 'accept');
      const { email, token } = await cast({ firstName: 'Karim', lastName: 'accept' });
      return { token, params: { id: await anInvitation(test, firm, email) } };
    },
  },
  {
    title: 'firms.joinByLink',
    name: 'firms.joinByLink',
    statement: /insert into "seat"/,
    prepare: async (test, cast) => {
      const { firm } = await aFirmFor(test, cast, 'join');
      const { token } = await cast({ firstName: 'Nadia', lastName: 'join' });
      return { token, params: {}, body: { token: await aLink(test, firm) } };
    },
  },
  {
    title: 'firms.askToJoin',
    name: 'firms.askToJoin',
    statement: /insert into "firm_invitation"/,
    prepare: async (test, cast) => {
      const { firm } = await aFirmFor(test, cast, 'ask');
      const { token } = await aColleagueOf(test, cast, firm);
      return { token, params: { id: firm.id } };
    },
  },
  {
    title: 'firms.acceptRequest',
    name: 'firms.acceptRequest',
    statement: /insert into "seat"/,
    prepare: async (test, cast) => {
      const { firm, owner } = await aFirmFor(test, cast, 'acceptRequest');
      const params = { id: await aJoinRequest(test, firm, await aColleagueOf(test, cast, firm)) };
      return { token: owner.token, params, firmId: firm.id };
    },
  },
  {
    title: 'firms.askApproval',
    name: 'firms.askApproval',
    statement: /insert into "deposit_approval"/,
    prepare: (test, cast) => aDepositFor(test, cast, 'askApproval'),
  },
  {
    title: 'firms.approveDeposit',
    name: 'firms.approveDeposit',
    statement: /update "deposit_approval"/,
    prepare: (test, cast) => aDepositFor(test, cast, 'approveDeposit'),
  },
  {
    title: 'firms.refuseDeposit',
    name: 'firms.refuseDeposit',
    statement: /update "deposit_approval"/,
    prepare: async (test, cast) => ({
      ...(await aDepositFor(test, cast, 'refuseDeposit')),
      body: { reason: 'Le budget est épuisé.' },
    }),
  },
];
