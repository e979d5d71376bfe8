import type { NewCredential, Passkey, SignedCredential } from '@basoche/contract/auth/passkeys';
import { passkeysAtMost } from '@basoche/domain/access/second-factor';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Config } from '../../../config.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Origin, PersonViewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { hashOfSecret } from '../../../platform/secrets/secrets.ts';
import type { CloseCalendar } from '../mailbox-proof/service.ts';
import { isSessionProved } from '../mailbox-proof/store.ts';
import { endWithoutFactor, recordNewFactor } from '../second-factor/service.ts';
import { emailOf, lockAccount } from '../second-factor/store.ts';
import { openSession, refuseSuspended } from '../sessions/service.ts';
import { markProved } from '../sessions/store.ts';
import { findMember } from '../store.ts';
import * as store from './store.ts';

/**
 * Passkeys (WebAuthn): a device signs a challenge of the server with its key, after it asked its owner for a finger, a face or a PIN. Each
 * ceremony has two calls: `start…` gives the challenge, the other one takes the signed answer.
 */

const presentPasskey = ({ id, name, created_at, used_at }: store.PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: created_at.toISOString(),
  usedAt: used_at?.toISOString() ?? null,
});

/** Validity of a challenge in milliseconds. */
const challengeMs = 5 * 60_000;

/** Signature algorithms of all devices: EdDSA, ES256 and RS256 (COSE). */
const algorithms = [-8, -7, -257];

/** Domain and origin of the site, which a key is bound to. */
const siteOf = ({ publicUrl }: Config) => {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
};

/** Id of the key on its device, as browsers write it; the row's `id` is the product's own. */
const idOf = ({ credential_id }: store.PasskeyRow): string => credential_id.toString('base64url');

const described = (passkey: store.PasskeyRow) => ({ id: idOf(passkey), transports: passkey.transports });

/** Use of a challenge: to add a passkey, to pass the second factor, or to sign in, where there is no session yet. */
interface ChallengeUse {
  readonly purpose: 'add' | 'pass' | 'signIn';
  readonly sessionId: string | null;
}

const saveChallenge = (
  { clock, database }: Platform,
  challenge: string,
  { purpose, sessionId }: ChallengeUse,
): Promise<void> =>
  store.insertChallenge(database.db, {
    challenge_hash: hashOfSecret(challenge),
    purpose,
    session_id: sessionId,
    expires_at: new Date(clock.now().getTime() + challengeMs),
  });

/** The challenge that a browser's answer names; not trusted until it is found in the database. */
const challengeIn = (clientDataJSON: string): string => {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return String(challenge);
  } catch {
    return refuse('PASSKEY_REFUSED');
  }
};

/** Takes the challenge of an answer out of the database, so that it cannot be answered twice; refuses an unknown or expired one. */
const takeChallenge = async (
  { clock, database }: Platform,
  clientDataJSON: string,
  { purpose, sessionId }: ChallengeUse,
): Promise<string> => {
  const challenge = challengeIn(clientDataJSON);
  const challengeKey = { challenge_hash: hashOfSecret(challenge), purpose, session_id: sessionId };
  if (!(await store.takeChallenge(database.db, challengeKey, clock.now()))) refuse('PASSKEY_REFUSED');
  return challenge;
};

/** Refuses an answer that the library rejects: altered signature, another site, or a counter of uses that went back. */
const requireVerified = async <Verified extends { readonly verified: boolean }>(
  verifying: Promise<Verified>,
): Promise<Verified & { readonly verified: true }> => {
  const found = await verifying.catch(() => null);
  const isGood = (one: Verified): one is Verified & { readonly verified: true } => one.verified;
  return found !== null && isGood(found) ? found : refuse('PASSKEY_REFUSED');
};

/** The member's passkeys, for their settings. */
export const list = async ({ database }: Platform, { memberId }: PersonViewer): Promise<Passkey[]> =>
  (await store.listPasskeys(database.db, memberId)).map(presentPasskey);

/** Starts to add a passkey: returns the options for the browser, with the challenge. */
export const start = async (platform: Platform, { memberId, sessionId }: PersonViewer) => {
  const { rateLimits, config, database } = platform;
  await rateLimits.challengesOfAccount.take(memberId);
  const passkeys = await store.listPasskeys(database.db, memberId);
  if (passkeys.length >= passkeysAtMost) refuse('TOO_MANY_PASSKEYS');
  const email = await emailOf(database.db, memberId);
  const options = await generateRegistrationOptions({
    rpName: 'Basoche',
    rpID: siteOf(config).rpID,
    userName: email,
    userDisplayName: email,
    userID: new Uint8Array(Buffer.from(memberId.replaceAll('-', ''), 'hex')),
    timeout: challengeMs,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: passkeys.map(described),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await saveChallenge(platform, options.challenge, { purpose: 'add', sessionId });
  // A copy, here and below: TypeScript accepts no interface, such as the library's, where the contract has an open object.
  return { ...options };
};

interface Addition {
  readonly name: string;
  readonly credential: NewCredential;
}

/** Adds the passkey that the browser has made. The first second factor of an account comes with recovery codes. */
export const add = async (platform: Platform, viewer: PersonViewer, { name, credential }: Addition) => {
  const { clock, config, database } = platform;
  const { memberId, sessionId } = viewer;
  const { clientDataJSON, attestationObject, transports = [] } = credential.response;
  const expectedChallenge = await takeChallenge(platform, clientDataJSON, { purpose: 'add', sessionId });
  const { rpID, origin } = siteOf(config);
  const { registrationInfo } = await requireVerified(
    verifyRegistrationResponse({
      response: { ...credential, response: { clientDataJSON, attestationObject } },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  const { id, publicKey, counter } = registrationInfo.credential;
  return database.transaction(async (trx) => {
    const account = await lockAccount(trx, memberId);
    if ((await store.listPasskeys(trx, memberId)).length >= passkeysAtMost) refuse('TOO_MANY_PASSKEYS');
    const row = await store.insertPasskey(trx, {
      member_id: memberId,
      credential_id: Buffer.from(id, 'base64url'),
      public_key: Buffer.from(publicKey),
      counter,
      transports,
      name,
      created_at: clock.now(),
      used_at: null,
      // Whether this session was opened by somebody who has read the account's mailbox.
      address_proved: await isSessionProved(trx, sessionId),
    });
    if (row === null) return refuse('PASSKEY_REFUSED');
    if (account.has_second_factor) {
      await addJob(trx, 'auth.protectionChanged', { memberId, change: 'passkeyAdded' });
    }
    return {
      passkey: presentPasskey(row),
      recoveryCodes: await recordNewFactor(platform, trx, viewer, account),
    };
  });
};

export const rename = async (
  { database }: Platform,
  { memberId }: PersonViewer,
  id: string,
  name: string,
): Promise<Passkey> => {
  const row = await store.renamePasskey(database.db, { id, memberId }, name);
  return presentPasskey(row ?? refuse('NOT_FOUND'));
};

/** Removes a passkey of the member. */
export const remove = (
  { database }: Platform,
  viewer: PersonViewer,
  id: string,
  closeCalendar: CloseCalendar,
): Promise<void> =>
  database.transaction(async (trx) => {
    const { memberId } = viewer;
    await lockAccount(trx, memberId);
    if (!(await store.removePasskey(trx, memberId, id))) refuse('NOT_FOUND');
    await endWithoutFactor(trx, viewer, closeCalendar);
  });

/** Checks the signature of an answer and records the use of its key. Returns the key, whose row stays locked until the transaction ends. */
const verifySigner = async (
  { clock, config }: Platform,
  trx: Trx,
  credential: SignedCredential,
  expectedChallenge: string,
): Promise<store.PasskeyRow> => {
  const passkey = await store.lockPasskey(trx, Buffer.from(credential.id, 'base64url'));
  if (passkey === undefined) return refuse('PASSKEY_REFUSED');
  const { rpID, origin } = siteOf(config);
  const { clientDataJSON, authenticatorData, signature } = credential.response;
  const { authenticationInfo } = await requireVerified(
    verifyAuthenticationResponse({
      response: { ...credential, response: { clientDataJSON, authenticatorData, signature } },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: idOf(passkey),
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    }),
  );
  await store.recordUse(trx, passkey.id, authenticationInfo.newCounter, clock.now());
  return passkey;
};

/** Starts to pass the second factor of this session with one of the member's own passkeys. */
export const startPasskeyPass = async (platform: Platform, { memberId, sessionId }: PersonViewer) => {
  const { rateLimits, config, database } = platform;
  await rateLimits.challengesOfAccount.take(memberId);
  const passkeys = await store.listPasskeys(database.db, memberId);
  if (passkeys.length === 0) refuse('SECOND_FACTOR_NOT_SET');
  const options = await generateAuthenticationOptions({
    rpID: siteOf(config).rpID,
    allowCredentials: passkeys.map(described),
    timeout: challengeMs,
    userVerification: 'required',
  });
  await saveChallenge(platform, options.challenge, { purpose: 'pass', sessionId });
  return { ...options };
};

/** Marks the session as having passed the second factor. */
export const passWithPasskey = async (
  platform: Platform,
  { memberId, sessionId }: PersonViewer,
  credential: SignedCredential,
): Promise<void> => {
  const { clock, database } = platform;
  const challenge = await takeChallenge(platform, credential.response.clientDataJSON, {
    purpose: 'pass',
    sessionId,
  });
  await database.transaction(async (trx) => {
    const passkey = await verifySigner(platform, trx, credential, challenge);
    if (passkey.member_id !== memberId) refuse('PASSKEY_REFUSED');
    await markProved(trx, sessionId, clock.now(), { bySecondFactor: true });
  });
};

/** Starts a sign-in with any key of the site: the device chooses one, which identifies the account. */
export const startSignIn = async (platform: Platform, { network }: Origin) => {
  await platform.rateLimits.loginsOfNetwork.take(network);
  const options = await generateAuthenticationOptions({
    rpID: siteOf(platform.config).rpID,
    timeout: challengeMs,
    userVerification: 'required',
  });
  await saveChallenge(platform, options.challenge, { purpose: 'signIn', sessionId: null });
  return { ...options };
};

/** Signs in with a passkey, without a password; returns the token of the new session, which has passed the second factor. */
export const signIn = async (
  platform: Platform,
  credential: SignedCredential,
  { network, userAgent }: Origin,
): Promise<string> => {
  await platform.rateLimits.loginsOfNetwork.take(network);
  const challengeKind = { purpose: 'signIn', sessionId: null } as const;
  const challenge = await takeChallenge(platform, credential.response.clientDataJSON, challengeKind);
  return platform.database.transaction(async (trx) => {
    const passkey = await verifySigner(platform, trx, credential, challenge);
    const member = await findMember(trx, passkey.member_id);
    if (member?.email == null) return refuse('PASSKEY_REFUSED');
    refuseSuspended(member);
    return openSession(platform, trx, {
      member,
      userAgent,
      bySecondFactor: true,
      addressProved: passkey.address_proved,
    });
  });
};
