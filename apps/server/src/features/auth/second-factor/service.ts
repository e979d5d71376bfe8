import type { passSecondFactor, SecondFactor, startSecondFactor } from '@basoche/contract/auth/second-factor';
import type { AnswerOf } from '@basoche/contract/route';
import { recoveryCodeCount } from '@basoche/domain/access/second-factor';
import { isMember } from '@basoche/domain/access/viewer';
import type { Trx } from '../../../platform/database/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { PersonViewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { reseal } from '../../../platform/secrets/resealing.ts';
import { hashOfSecret, newRecoveryCode } from '../../../platform/secrets/secrets.ts';
import { newTotpSecret, qrOf, stepOfCode } from '../../../platform/secrets/totp.ts';
import type { CloseCalendar } from '../mailbox-proof/service.ts';
import { deleteSessionsOf, markProved } from '../sessions/store.ts';
import * as store from './store.ts';

/** The second factor of an account: codes of an authenticator, passkeys (passkeys/service), and recovery codes. */

const sealedFor = (memberId: string) => `second-factor:${memberId}`;

const wrongCode = () =>
  new Refusal('INVALID_INPUT', {
    title: 'Ce code n’est pas le bon.',
    errors: [
      {
        path: 'code',
        message:
          'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant et vérifiez l’heure de votre téléphone.',
      },
    ],
  });

export const read = ({ database }: Platform, { memberId }: PersonViewer): Promise<SecondFactor> =>
  store.readFactors(database.db, memberId);

/** Creates a secret for the authenticator to scan, and deletes an earlier one that was not confirmed. */
export const start = async (
  platform: Platform,
  viewer: PersonViewer,
): Promise<AnswerOf<typeof startSecondFactor>> => {
  const { rateLimits, clock, database, sealing } = platform;
  await rateLimits.secretsOfAccount.take(viewer.memberId);
  const secret = newTotpSecret();
  const sealed = await sealing.seal(secret, sealedFor(viewer.memberId));
  const isKept = await store.saveSecret(database.db, viewer, sealed, clock.now());
  if (!isKept) refuse('SECOND_FACTOR_SET');
  return { secret, qr: await qrOf(secret, await store.emailOf(database.db, viewer.memberId)) };
};

/**
 * Runs one try with the account locked, so that concurrent tries run one after the other. Five tries, then 429 until their
 * budget expires; a right code resets it. The budget is taken before the code is checked.
 */
const attempt = async <Result>(
  { rateLimits, database }: Platform,
  viewer: PersonViewer,
  work: (trx: Trx, account: store.Account) => Promise<Result>,
): Promise<Result> => {
  await rateLimits.secondFactorsOfAccount.take(viewer.memberId);
  const result = await database.transaction(async (trx) =>
    work(trx, await store.lockAccount(trx, viewer.memberId)),
  );
  await rateLimits.secondFactorsOfAccount.reset(viewer.memberId);
  return result;
};

/** Time step of a valid code, later than the last used one; throws for any other code. */
const freshStep = async (
  { clock, sealing }: Platform,
  factor: store.SecondFactorRow,
  code: string,
): Promise<number> => {
  const secret = await sealing.unseal(factor.sealed_secret, sealedFor(factor.member_id));
  const step = await stepOfCode(secret, code, clock.now());
  if (step === null || step <= factor.last_step) throw wrongCode();
  return step;
};

const newCodes = async (trx: Trx, memberId: string): Promise<string[]> => {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await store.replaceRecoveryCodes(trx, memberId, codes.map(hashOfSecret));
  return codes.map((one) => one.replace(/.{4}(?=.)/g, '$&-'));
};

/**
 * Records a new factor that this session has just used. The first one comes with recovery codes, shown once, and ends every
 * other session, since those were opened without it.
 */
export const recordNewFactor = async (
  { clock }: Platform,
  trx: Trx,
  viewer: PersonViewer,
  account: store.Account,
): Promise<string[]> => {
  await markProved(trx, viewer.sessionId, clock.now(), { bySecondFactor: true });
  if (account.has_second_factor) return [];
  await deleteSessionsOf(trx, viewer.memberId, viewer.sessionId);
  await addJob(trx, 'auth.protectionChanged', { memberId: viewer.memberId, change: 'begun' });
  return newCodes(trx, viewer.memberId);
};

/**
 * To call after a factor was removed. Without any left, staff and partners are refused (rules §1); for members, ends other
 * sessions, the calendar address and the recovery codes.
 */
export const endWithoutFactor = async (
  trx: Trx,
  { memberId, sessionId }: PersonViewer,
  closeCalendar: CloseCalendar,
): Promise<void> => {
  const { kind, has_second_factor } = await store.lockAccount(trx, memberId);
  if (has_second_factor) return;
  if (!isMember(kind)) refuse('SECOND_FACTOR_NEEDED');
  await store.removeRecoveryCodes(trx, memberId);
  await deleteSessionsOf(trx, memberId, sessionId);
  await closeCalendar(trx, memberId);
  await addJob(trx, 'auth.protectionChanged', { memberId, change: 'ended' });
};

/** Confirms the authenticator; returns recovery codes if the account had no second factor. */
export const confirm = (platform: Platform, viewer: PersonViewer, code: string): Promise<string[]> =>
  attempt(platform, viewer, async (trx, account) => {
    const factor = (await store.lockFactor(trx, viewer.memberId)) ?? refuse('SECOND_FACTOR_NOT_SET');
    if (factor.confirmed_at !== null) refuse('SECOND_FACTOR_SET');
    const step = await freshStep(platform, factor, code);
    await store.confirmFactor(trx, viewer.memberId, step, platform.clock.now());
    return recordNewFactor(platform, trx, viewer, account);
  });

const spendCode = async (
  platform: Platform,
  trx: Trx,
  { memberId }: PersonViewer,
  code: string,
): Promise<void> => {
  const factor = await store.lockFactor(trx, memberId);
  if (!factor?.confirmed_at) throw wrongCode();
  await store.saveLastStep(trx, memberId, await freshStep(platform, factor, code));
};

/** Passes the second factor of this session, by a code of the authenticator or a recovery code. */
export const passWithCode = (
  platform: Platform,
  viewer: PersonViewer,
  code: string,
): Promise<AnswerOf<typeof passSecondFactor>> =>
  attempt(platform, viewer, async (trx, account) => {
    if (!account.has_second_factor) refuse('SECOND_FACTOR_NOT_SET');
    if (/^\d{6}$/.test(code)) {
      await spendCode(platform, trx, viewer, code);
    } else if (!(await store.takeRecoveryCode(trx, viewer.memberId, hashOfSecret(code)))) {
      throw wrongCode();
    }
    await markProved(trx, viewer.sessionId, platform.clock.now(), { bySecondFactor: true });
    return { recoveryCodesLeft: await store.countRecoveryCodes(trx, viewer.memberId) };
  });

/** Replaces the recovery codes, when few are left or somebody may have read them. */
export const renewCodes = ({ database }: Platform, { memberId }: PersonViewer): Promise<string[]> =>
  database.transaction(async (trx) => {
    const account = await store.lockAccount(trx, memberId);
    if (!account.has_second_factor) refuse('SECOND_FACTOR_NOT_SET');
    return newCodes(trx, memberId);
  });

/** Removes the authenticator from the account. */
export const removeAuthenticator = (
  { database }: Platform,
  viewer: PersonViewer,
  closeCalendar: CloseCalendar,
): Promise<void> =>
  database.transaction(async (trx) => {
    const { memberId } = viewer;
    await store.lockAccount(trx, memberId);
    const factor = await store.lockFactor(trx, memberId);
    if (!factor?.confirmed_at) refuse('SECOND_FACTOR_NOT_SET');
    await store.removeFactor(trx, memberId);
    await endWithoutFactor(trx, viewer, closeCalendar);
  });

/** Gives the authenticator of one account to another one, for which its secret is sealed again. */
export const moveAuthenticator = async (
  { sealing }: Platform,
  trx: Trx,
  from: string,
  to: string,
): Promise<void> => {
  const factor = await store.lockFactor(trx, from);
  if (factor === undefined) return;
  const secret = await sealing.unseal(factor.sealed_secret, sealedFor(from));
  await store.moveFactor(trx, from, { to, sealedSecret: await sealing.seal(secret, sealedFor(to)) });
};

/** Reseals all secrets under the current key; returns how many were sealed under another. */
export const resealSecondFactors = (platform: Platform): Promise<number> =>
  reseal(platform, { ...store.sealedSecrets, about: sealedFor });
