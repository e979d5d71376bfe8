import type { Trx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { PersonViewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { moveAuthenticator } from '../second-factor/service.ts';
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
 * Moves the login of the viewer's account (address, password, second factors) to a new account of a person.
 * Ends every session; the new session keeps the proofs of this one.
 */
export const transferLogin = async (
  platform: Platform,
  trx: Trx,
  viewer: PersonViewer,
  { userAgent, ...names }: Person,
): Promise<Transfer> => {
  const { memberId } = viewer;
  const login = (await store.lockLogin(trx, memberId)) ?? refuse('UNAUTHENTICATED');
  // The session may have ended while the body was received, or while waiting for the locks.
  const session = (await store.lockSession(trx, viewer, platform.clock.now())) ?? refuse('UNAUTHENTICATED');
  const personId = await store.insertPerson(trx, memberId, { ...login, ...names });
  await store.moveSecrets(trx, memberId, personId);
  await moveAuthenticator(platform, trx, memberId, personId);
  await deleteSessionsOf(trx, memberId);
  const token = await openSession(platform, trx, {
    member: { id: personId, kind: 'CUSTOMER' },
    userAgent,
    bySecondFactor: session.second_factor_at !== null,
    addressProved: session.address_proved,
  });
  return { personId, token };
};
