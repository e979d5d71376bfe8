import type { openAccount, PaymentAccount } from '@basoche/contract/payments/accounts';
import type { BodyOf } from '@basoche/contract/route';
import { hearingPath } from '@basoche/domain/access/own-paths';
import { accountState, requirementWords } from '@basoche/domain/payments/accounts';
import type Stripe from 'stripe';
import type { Db } from '../../../platform/database/database.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openPolling } from '../../../platform/provider/polling.ts';
import { askProvider } from '../../../platform/provider/stripe.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { recordActing } from '../../firms/service.ts';
import { notify } from '../../notifications/service.ts';
import * as store from './store.ts';

export { designateFirst } from './store.ts';

/**
 * Members' accounts at the payment provider, to receive payments (rules §3 and §4). A member has one, opened
 * here and filled in on the provider's pages. Its state is changed here only by the provider's answers and
 * events.
 */

/** Parameters of a new account. They must not change between retries, which share an idempotency key. */
const accountOf = (memberId: string, isCompany: boolean): Stripe.AccountCreateParams => ({
  country: 'FR',
  business_type: isCompany ? 'company' : 'individual',
  capabilities: { transfers: { requested: true } },
  controller: {
    fees: { payer: 'application' },
    losses: { payments: 'application' },
    requirement_collection: 'stripe',
    stripe_dashboard: { type: 'express' },
  },
  metadata: { member: memberId },
});

/** Id of the member's account at the provider, created if missing. Concurrent calls create one account. */
const providerAccountOf = async (platform: Platform, viewer: Viewer): Promise<string> => {
  const { memberId, kind } = viewer;
  const { db } = platform.database;
  const planned = await store.plan(db, memberId, platform.clock.now());
  if (planned.provider_id !== null) return planned.provider_id;
  const params = accountOf(memberId, kind === 'COMPANY' || kind === 'PARTNER');
  try {
    const account = await askProvider(platform, (stripe) =>
      stripe.accounts.create(params, { idempotencyKey: `account-${memberId}` }),
    );
    const name = await store.name(db, memberId, account.id, platform.clock.now());
    // Requirements at the opening are in this answer only: the provider sends no event about them.
    if (name === account.id) await applyAccountState(platform, name, accountReadingOf(account));
    if (name === account.id) {
      await recordActing(db, viewer, { act: 'account/opened', body: {} }, platform.clock.now());
    }
    return name;
  } catch (error) {
    // A concurrent request with the same idempotency key may have created the account.
    const made = await store.find(db, memberId);
    if (made?.provider_id) return made.provider_id;
    throw error;
  }
};

/** URL of the provider's form for the account's owner; `back` is the screen to return to. */
export const onboard = async (platform: Platform, viewer: Viewer, back: string): Promise<string> => {
  const account = await providerAccountOf(platform, viewer);
  const screen = `${platform.config.publicUrl}${back}`;
  const link = await askProvider(platform, (stripe) =>
    stripe.accountLinks.create({
      account,
      type: 'account_onboarding',
      collection_options: { fields: 'eventually_due' },
      return_url: `${screen}?compte=retour`,
      refresh_url: `${screen}?compte=suite`,
    }),
  );
  return link.url;
};

/** Screen to which the owner of an account returns from the provider. */
export const backTo = ({ postulationID, hearingID }: BodyOf<typeof openAccount>): string => {
  if (postulationID !== undefined) return `/messages/${postulationID}`;
  return hearingID === undefined ? '/parametres/paiements' : hearingPath(hearingID);
};

/** True if a member can receive money. */
export const isReadyPayee = async (db: Db, memberId: string): Promise<boolean> =>
  (await store.find(db, memberId))?.is_ready === true;

export const read = async ({ database }: Platform, { memberId }: Viewer): Promise<PaymentAccount> => {
  const row = await store.find(database.db, memberId);
  if (row?.provider_id == null) return { state: 'none', missing: [], bankLast4: null };
  const { is_submitted: isSubmitted, is_ready: isReady, missing, bank_last4: bankLast4 } = row;
  return {
    state: accountState({ isSubmitted, isReady, missing }),
    missing: requirementWords(missing),
    bankLast4,
  };
};

interface AccountReading {
  readonly isSubmitted: boolean;
  readonly isReady: boolean;
  readonly missing: readonly string[];
  readonly bankLast4: string | null;
  readonly memberId: string | null;
}

/** State of an account that its owner closed or disconnected: it cannot receive money. */
const gone: AccountReading = {
  isSubmitted: true,
  isReady: false,
  missing: ['account'],
  bankLast4: null,
  memberId: null,
};

const isGone = (error: unknown): boolean =>
  error instanceof Error &&
  'type' in error &&
  error.type === 'StripePermissionError' &&
  'statusCode' in error &&
  error.statusCode === 403;

const accountReadingOf = (account: Stripe.Account): AccountReading => {
  const { currently_due, past_due } = account.requirements ?? {};
  return {
    isSubmitted: account.details_submitted,
    isReady: account.capabilities?.transfers === 'active',
    missing: [...new Set([...(past_due ?? []), ...(currently_due ?? [])])],
    bankLast4: account.external_accounts?.data[0]?.last4 ?? null,
    memberId: account.metadata?.member ?? null,
  };
};

const atProvider = async (platform: Platform, providerId: string): Promise<AccountReading> => {
  const stripe = await platform.payments.client();
  try {
    return accountReadingOf(await stripe.accounts.retrieve(providerId));
  } catch (error) {
    if (isGone(error)) return gone;
    throw error;
  }
};

/**
 * Tells the parties of threads that await a deposit for this payee: creators by notification and mail when
 * the account is ready, browsers in any case.
 */
const tellOfChange = async (trx: Db, memberId: string, isReady: boolean, now: Date): Promise<void> => {
  const waiting = await store.threadsWaitingFor(trx, memberId);
  if (isReady) {
    for (const { id: applicationId, creator_id, position } of waiting) {
      await notify(trx, { memberId: creator_id, applicationId, key: 'PAYEE_READY' }, now);
      const mail = { applicationId, to: 'creator', mail: 'funds-awaited', position } as const;
      await addJob(trx, 'threads.mail', mail);
    }
  }
  if (waiting.length > 0) await addJob(trx, 'payments.accountChanged', { memberId });
};

/**
 * Saves the account's state at the provider. If the account becomes ready or no longer is, tells the parties
 * of threads that await a deposit for it.
 */
const applyAccountState = (
  { database, clock }: Platform,
  providerId: string,
  reading: AccountReading,
): Promise<void> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    const row = await store.lockByProvider(trx, providerId);
    if (row === undefined) return;
    await store.saveState(trx, row.member_id, reading, now);
    if (row.is_ready !== reading.isReady) await tellOfChange(trx, row.member_id, reading.isReady, now);
  });

/** Makes this login of the portage company the payee of every portage, those under way included (rules §3). */
export const designatePayee = async (trx: Db, memberId: string, now: Date): Promise<void> => {
  const wasReady = await store.portagePayeeIsReady(trx);
  await store.designate(trx, memberId);
  const isReady = await store.portagePayeeIsReady(trx);
  if (isReady !== wasReady) await tellOfChange(trx, memberId, isReady, now);
};

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads an account at the provider and saves its current state. Does nothing for an account that is not ours. */
export const refreshAccount = async (platform: Platform, providerId: string): Promise<void> => {
  const { db } = platform.database;
  const reading = await atProvider(platform, providerId);
  if (!(await store.hasProvider(db, providerId))) {
    // The answer that created the account was lost, so its id is not stored: the metadata names the member.
    if (reading.memberId === null || !isId.test(reading.memberId)) return;
    await store.name(db, reading.memberId, providerId, platform.clock.now());
  }
  await applyAccountState(platform, providerId, reading);
};

/** Tells the browsers of both parties that the deposit can now be paid, or can no longer. */
export const tellOfAccount = async ({ database, realtime }: Platform, memberId: string): Promise<void> => {
  for (const thread of await store.threadsWaitingFor(database.db, memberId)) {
    const event = { postulationID: thread.id, position: thread.position, action: null };
    realtime.emitTo([thread.creator_id, thread.candidate_id], 'newAction', event);
  }
};

/** Reads the accounts that are not ready from the provider, since an event may be lost. */
export const lookAtAccounts = async (platform: Platform, turns = openPolling()): Promise<void> => {
  const since = new Date(platform.clock.now().getTime() - 60_000);
  const unready = await store.unready(platform.database.db, since, 50);
  await turns.take(unready, (providerId) => refreshAccount(platform, providerId), {
    forMs: 10_000,
    failed: (error, providerId) =>
      platform.log.warn({ err: error, providerId }, 'A payment account could not be looked at'),
  });
};
