import type { AnswerOf } from '@basoche/contract/route';
import type { passSecondFactor, startSecondFactor } from '@basoche/contract/second-factor';
import { recoveryCodeCount } from '@basoche/domain/access/second-factor';
import type { Trx } from '../../../platform/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { hashOfSecret, newRecoveryCode } from '../../../platform/secrets.ts';
import { newTotpSecret, qrOf, stepOfCode } from '../../../platform/totp.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import * as store from './store.ts';

/** The second factor of a session: who it is asked of, routes say; nothing here knows a kind of member. */

const sealedFor = (memberId: string) => `second-factor:${memberId}`;

const wrongCode = () =>
  new Refusal('INVALID_INPUT', {
    title: "Ce code n'est pas le bon.",
    errors: [
      {
        path: 'code',
        message:
          "Ce code n'est pas le bon, ou il a déjà servi. Attendez le suivant et vérifiez l'heure de votre téléphone.",
      },
    ],
  });

/** A new secret, for the application to read; whatever was started and not proved is forgotten. */
export const start = async (
  platform: Platform,
  viewer: Viewer,
): Promise<AnswerOf<typeof startSecondFactor>> => {
  const { budgets, clock, database, sealing } = platform;
  await budgets.secretsOfAccount.take(viewer.memberId);
  const secret = newTotpSecret();
  const sealed = await sealing.seal(secret, sealedFor(viewer.memberId));
  const isKept = await store.saveSecret(database.db, viewer.memberId, sealed, clock.now());
  if (!isKept) refuse('SECOND_FACTOR_SET');
  return { secret, qr: await qrOf(secret, await store.emailOf(database.db, viewer.memberId)) };
};

/**
 * A try, in a transaction that holds the factor: of any number at once, each waits for the one before. Five tries, then 429
 * until they are forgotten; the right code forgets them. What it costs is taken before it is looked at.
 */
const attempt = async <Result>(
  { budgets, database }: Platform,
  viewer: Viewer,
  work: (trx: Trx, factor: store.SecondFactorRow) => Promise<Result>,
): Promise<Result> => {
  await budgets.secondFactorsOfAccount.take(viewer.memberId);
  const result = await database.transaction(async (trx) => {
    const factor = await store.lockFactor(trx, viewer.memberId);
    return work(trx, factor ?? refuse('SECOND_FACTOR_NOT_SET'));
  });
  await budgets.secondFactorsOfAccount.reset(viewer.memberId);
  return result;
};

/** The step of a code that was not used yet, nor any after it. */
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

/** The application is proved: the recovery codes, which nothing shows again. */
export const confirm = (platform: Platform, viewer: Viewer, code: string): Promise<string[]> =>
  attempt(platform, viewer, async (trx, factor) => {
    if (factor.confirmed_at !== null) refuse('SECOND_FACTOR_SET');
    const now = platform.clock.now();
    await store.confirmFactor(trx, viewer.memberId, await freshStep(platform, factor, code), now);
    const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
    await store.insertRecoveryCodes(trx, viewer.memberId, codes.map(hashOfSecret));
    await store.markPassed(trx, viewer.sessionId, now);
    return codes.map((one) => one.replace(/.{4}(?=.)/g, '$&-'));
  });

/** This session gives a code, of the application or for recovery. */
export const pass = (
  platform: Platform,
  viewer: Viewer,
  code: string,
): Promise<AnswerOf<typeof passSecondFactor>> =>
  attempt(platform, viewer, async (trx, factor) => {
    if (factor.confirmed_at === null) refuse('SECOND_FACTOR_NOT_SET');
    if (/^\d{6}$/.test(code)) {
      await store.keepStep(trx, viewer.memberId, await freshStep(platform, factor, code));
    } else if (!(await store.takeRecoveryCode(trx, viewer.memberId, hashOfSecret(code)))) {
      throw wrongCode();
    }
    await store.markPassed(trx, viewer.sessionId, platform.clock.now());
    return { recoveryCodesLeft: await store.countRecoveryCodes(trx, viewer.memberId) };
  });
