import type { StaffRole } from '@basoche/domain/members/kinds';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue.ts';
import { refuse } from '../../../platform/refusal.ts';
import { newSecret } from '../../../platform/secrets.ts';
import { deleteSessionsOf, insertMember } from '../store.ts';
import * as store from './store.ts';

/** Accounts of staff and of the partner: an operator makes them, nobody registers one (rules §1). */

export type Office = StaffRole | 'partner';

const nameFrom = (email: string): string => {
  const [local = ''] = email.split('@');
  const words = local.split(/[._-]+/).filter((word) => word !== '');
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' ');
};

/** Makes the account and has its link sent, in one transaction; refused where the address belongs to somebody. */
export const createOffice = async (platform: Platform, email: string, office: Office): Promise<void> => {
  // Nobody knows this password: the link that is sent chooses the first one.
  const hashed = await platform.passwords.hash(newSecret());
  const member =
    office === 'partner'
      ? ({ kind: 'PARTNER', email, company_name: nameFrom(email), is_moral: true } as const)
      : ({ kind: 'STAFF', email, first_name: nameFrom(email), staff_role: office } as const);
  await platform.database.transaction(async (trx) => {
    const memberId = (await insertMember(trx, member, hashed)) ?? refuse('EMAIL_UNAVAILABLE');
    await addJob(trx, 'auth.inviteOffice', { memberId });
  });
};

export const listOffices = ({ database }: Platform): Promise<store.OfficeRow[]> =>
  store.listOffices(database.db);

type Change = 'suspend' | 'restore' | 'forgetSecondFactor';

/** Each ends every session. False where nobody of staff or the partner has the address. */
export const changeOffice = (
  { database, clock }: Platform,
  email: string,
  change: Change,
): Promise<boolean> =>
  database.transaction(async (trx) => {
    const found = await store.findOffice(trx, email);
    if (found === undefined) return false;
    if (change === 'forgetSecondFactor') await store.deleteFactor(trx, found.id);
    else await store.setSuspended(trx, found.id, change === 'suspend' ? clock.now() : null);
    await deleteSessionsOf(trx, found.id);
    return true;
  });
