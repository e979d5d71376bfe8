import type {
  finishIdentity,
  IdentityOutcome,
  LinkedIdentity,
} from '@basoche/contract/auth/identity-provider';
import type { BodyOf } from '@basoche/contract/route';
import { isMember } from '@basoche/domain/access/viewer';
import type { Profession } from '@basoche/domain/options/professions';
import type { Trx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Origin, PersonViewer } from '../../../platform/http/viewer.ts';
import {
  type Identity,
  IdentityRefused,
  ProviderDown,
} from '../../../platform/identity/identity-provider.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { hashOfSecret, newSecret } from '../../../platform/secrets/secrets.ts';
import { isSessionProved } from '../mailbox-proof/store.ts';
import { lockAccount } from '../second-factor/store.ts';
import { openSession, refuseSuspended } from '../sessions/service.ts';
import { findMember } from '../store.ts';
import * as store from './store.ts';

/**
 * Sign-in and proof of identity by a profession's identity provider. An identity is linked to an account only
 * after both were proved, never by its mail address:
 * docs/decisions/0107-an-identity-linked-after-both-are-proved.md.
 */

/** Functions of other features, handed in by `feature.ts`. */
export interface IdentityNeighbours {
  /**
   * Verifies a member whom the provider identified, or sends the request to staff; refused if the names
   * differ.
   */
  prove(
    trx: Trx,
    proof: {
      readonly memberId: string;
      readonly provider: string;
      /** Profession that it proves. */
      readonly profession: Profession;
      readonly names: Identity['names'];
    },
    now: Date,
  ): Promise<'proved' | 'sent'>;
}

/** Validity of a request, and of a ticket, in milliseconds. */
const validMs = 10 * 60_000;

/** The provider and its settings; NOT_FOUND if none is configured. */
const providerOf = ({ identityProvider, config: { identity } }: Platform) =>
  identityProvider === null || identity === null
    ? refuse('NOT_FOUND')
    : { provider: identityProvider, settings: identity };

/** Values of a request, derived from its browser's secret, so that none of them needs to be stored. */
const madeOf = (secret: string) => ({
  nonce: hashOfSecret(`nonce ${secret}`).toString('base64url'),
  verifier: hashOfSecret(`verifier ${secret}`).toString('base64url'),
});

/** Turns a failure of the provider into a refusal, and logs it without the request's data. */
const withProviderFailures = async <Result>({ log }: Platform, work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProviderDown) {
      log.warn({ err: error }, 'The identity provider did not answer');
      return refuse('IDENTITY_PROVIDER_DOWN');
    }
    if (!(error instanceof IdentityRefused)) throw error;
    log.info(
      { reason: (error.cause as Error | undefined)?.name },
      'The identity provider’s answer was refused',
    );
    return refuse('IDENTITY_REFUSED');
  }
};

type Purpose = store.RequestRow['purpose'];

const start = async (platform: Platform, purpose: Purpose, sessionId: string | null) => {
  const { provider } = providerOf(platform);
  const secret = newSecret();
  const state = newSecret();
  const withNames = purpose === 'proof';
  const url = await withProviderFailures(platform, provider.begin({ ...madeOf(secret), state, withNames }));
  await store.insertRequest(platform.database.db, {
    state_hash: hashOfSecret(state),
    secret_hash: hashOfSecret(secret),
    purpose,
    session_id: sessionId,
    expires_at: new Date(platform.clock.now().getTime() + validMs),
  });
  return { url, secret };
};

export const startSignIn = async (platform: Platform, { network }: Origin) => {
  providerOf(platform);
  await platform.rateLimits.loginsOfNetwork.take(network);
  return start(platform, 'signIn', null);
};

export const startLink = async (platform: Platform, { memberId, sessionId }: PersonViewer) => {
  const { settings } = providerOf(platform);
  await platform.rateLimits.challengesOfAccount.take(memberId);
  const link = await store.findLinkOf(platform.database.db, memberId, settings.issuer);
  if (link !== undefined) refuse('IDENTITY_SET');
  return start(platform, 'link', sessionId);
};

/**
 * Refuses a member who is verified, or whose profession the provider does not prove; returns that profession.
 */
const requireProvable = (platform: Platform, { kind, profession, isVerified }: PersonViewer): Profession => {
  const { proves } = providerOf(platform).settings;
  if (proves === null || proves !== profession || kind !== 'EMPLOYEE')
    return refuse('IDENTITY_PROVES_NOTHING');
  if (isVerified) refuse('ALREADY_VERIFIED');
  return proves;
};

export const startProof = async (platform: Platform, viewer: PersonViewer) => {
  requireProvable(platform, viewer);
  await platform.rateLimits.challengesOfAccount.take(viewer.memberId);
  return start(platform, 'proof', viewer.sessionId);
};

/**
 * Links a person at the provider to the viewer's account; repeating it changes nothing. Refused if the
 * viewer's session ended while the provider was asked.
 */
const link = async (
  { clock }: Platform,
  trx: Trx,
  { memberId, sessionId }: PersonViewer,
  { issuer, subject }: store.Person,
): Promise<void> => {
  await lockAccount(trx, memberId);
  const own = await store.findLinkOf(trx, memberId, issuer);
  if (own?.subject === subject) return;
  if (own !== undefined) refuse('IDENTITY_SET');
  const isLinked = await store.insertLink(trx, {
    issuer,
    subject,
    member_id: memberId,
    linked_at: clock.now(),
    address_proved: await isSessionProved(trx, sessionId),
  });
  if (!isLinked) refuse('IDENTITY_TAKEN');
  await addJob(trx, 'auth.protectionChanged', { memberId, change: 'identityLinked' });
};

/**
 * Opens a session for the account linked to a person. If there is none, makes a ticket, with which the person
 * can link the account that they then log in to.
 */
const signIn = (
  platform: Platform,
  { issuer, subject }: Identity,
  { userAgent }: Origin,
): Promise<IdentityOutcome> =>
  platform.database.transaction(async (trx) => {
    const linked = await store.lockLink(trx, { issuer, subject });
    if (linked === undefined) {
      const ticket = newSecret();
      const expires_at = new Date(platform.clock.now().getTime() + validMs);
      await store.insertTicket(trx, { ticket_hash: hashOfSecret(ticket), issuer, subject, expires_at });
      return { outcome: 'unknown', ticket };
    }
    const member = await findMember(trx, linked.member_id);
    if (member?.email == null || !isMember(member.kind)) return refuse('IDENTITY_REFUSED');
    refuseSuspended(member);
    const access_token = await openSession(platform, trx, {
      member,
      userAgent,
      addressProved: linked.address_proved,
      // The provider may not have asked for a password today, so sensitive acts still ask for the account's
      // own.
      isProof: false,
    });
    return { outcome: 'signedIn', access_token };
  });

interface FinishRequest {
  readonly viewer: PersonViewer | null;
  readonly from: Origin;
  readonly body: BodyOf<typeof finishIdentity>;
}

/**
 * Processes the provider's answer. It must come from the same browser and, except for a sign-in, the same
 * session as the request.
 */
export const finish = async (
  platform: Platform,
  { viewer, from, body: { secret, state, ...answer } }: FinishRequest,
  neighbours: IdentityNeighbours,
): Promise<IdentityOutcome> => {
  const { provider, settings } = providerOf(platform);
  const { clock, database, rateLimits } = platform;
  await rateLimits.loginsOfNetwork.take(from.network);
  const returned = { stateHash: hashOfSecret(state), secretHash: hashOfSecret(secret) };
  const request = await store.takeRequest(database.db, returned, clock.now());
  if (request === undefined) return refuse('IDENTITY_RETURN_INVALID');
  if (request.session_id !== null && request.session_id !== viewer?.sessionId)
    return refuse('IDENTITY_RETURN_INVALID');
  const withNames = request.purpose === 'proof';
  const identity = await withProviderFailures(
    platform,
    provider.finish({ ...madeOf(secret), state, withNames, answer }),
  );
  if (request.purpose === 'signIn') return signIn(platform, identity, from);
  if (viewer === null) return refuse('IDENTITY_RETURN_INVALID');
  if (request.purpose === 'link') {
    await database.transaction((trx) => link(platform, trx, viewer, identity));
    return { outcome: 'linked' };
  }
  const profession = requireProvable(platform, viewer);
  return database.transaction(async (trx) => {
    await link(platform, trx, viewer, identity);
    const { names } = identity;
    const proof = { memberId: viewer.memberId, provider: settings.name, profession, names };
    return { outcome: await neighbours.prove(trx, proof, clock.now()) };
  });
};

/** Links the person of a ticket to the account that logged in afterwards. */
export const linkTicket = async (platform: Platform, viewer: PersonViewer, ticket: string): Promise<void> => {
  providerOf(platform);
  const { clock, database, rateLimits } = platform;
  await rateLimits.challengesOfAccount.take(viewer.memberId);
  await database.transaction(async (trx) => {
    const person = await store.takeTicket(trx, hashOfSecret(ticket), clock.now());
    await link(platform, trx, viewer, person ?? refuse('IDENTITY_RETURN_INVALID'));
  });
};

export const read = async (platform: Platform, { memberId }: PersonViewer): Promise<LinkedIdentity> => {
  const { issuer, name, proves } = providerOf(platform).settings;
  const linked = await store.findLinkOf(platform.database.db, memberId, issuer);
  return { name, proves, linkedAt: linked?.linked_at.toISOString() ?? null };
};

export const unlink = async (platform: Platform, { memberId }: PersonViewer): Promise<void> => {
  const { issuer } = providerOf(platform).settings;
  await platform.database.transaction(async (trx) => {
    await lockAccount(trx, memberId);
    if (!(await store.deleteLinkOf(trx, memberId, issuer))) refuse('NOT_FOUND');
    await addJob(trx, 'auth.protectionChanged', { memberId, change: 'identityUnlinked' });
  });
};
