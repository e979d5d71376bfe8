import type { Trx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { PersonViewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isSessionProved } from '../mailbox-proof/store.ts';
import { moveApplication } from '../second-factor/service.ts';
import { openSession } from '../sessions/service.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import * as store from './store.ts';

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly userAgent: string | undefined;
}

interface Transfer {
  readonly personId: string;
  /** Token of the person's session, the only one that is left. */
  readonly token: string;
}

/**
 * Moves the login of the viewer's account to a new account of a person: address, password and second factors. Every session
 * ends; the new one has the proofs that this one gave.
 */
export const transferLogin = async (
  platform: Platform,
  trx: Trx,
  { memberId, sessionId, secondFactorAt }: PersonViewer,
  { userAgent, ...names }: Person,
): Promise<Transfer> => {
  const owner = (await store.lockOwner(trx, memberId)) ?? refuse('UNAUTHENTICATED');
  const addressProved = await isSessionProved(trx, sessionId);
  const personId = await store.insertPerson(trx, memberId, { ...owner, ...names });
  await store.moveSecrets(trx, memberId, personId);
  await moveApplication(platform, trx, memberId, personId);
  await deleteSessionsOf(trx, memberId);
  const token = await openSession(platform, trx, {
    member: { id: personId, kind: 'CUSTOMER' },
    userAgent,
    bySecondFactor: secondFactorAt !== null,
    addressProved,
  });
  return { personId, token };
};
