import type { Office, OfficeChange } from '@basoche/domain/members/offices';
import type { Trx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { newSecret } from '../../../platform/secrets/secrets.ts';
import { designateFirst, designatePayee } from '../../payments/accounts/service.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import { insertMember } from '../store.ts';
import * as store from './store.ts';

/**
 * Accounts of offices: Basoche's staff, and the partner (the portage company). An operator creates them on the command line,
 * or an admin in the back office (../office-accounts), never registration (rules §1).
 */

/** Name made of an address, until the owner gives one: « jeanne.roy@… » becomes « Jeanne Roy ». */
const nameFrom = (email: string): string => {
  const [local = ''] = email.split('@');
  const words = local.split(/[._-]+/).filter((word) => word !== '');
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' ');
};

/** Hash of a password that nobody knows, until the owner chooses one by the link of the invitation. */
export const hashOfRandomPassword = ({ passwords }: Platform): Promise<string> => passwords.hash(newSecret());

interface NewOffice {
  readonly email: string;
  readonly office: Office;
  readonly hashed: string;
}

/** Inserts the account and queues its invitation; returns its id. Refused if the address is taken. */
export const insertOffice = async (trx: Trx, { email, office, hashed }: NewOffice): Promise<string> => {
  const member =
    office === 'partner'
      ? ({ kind: 'PARTNER', email, company_name: nameFrom(email), is_moral: true } as const)
      : ({ kind: 'STAFF', email, first_name: nameFrom(email), staff_role: office } as const);
  const memberId = (await insertMember(trx, member, hashed)) ?? refuse('EMAIL_UNAVAILABLE');
  // The first account of the partner receives the money of portages.
  if (office === 'partner') await designateFirst(trx, memberId);
  await addJob(trx, 'auth.inviteOffice', { memberId });
  return memberId;
};

/** Creates an account from the operator's command line. */
export const createOffice = async (platform: Platform, email: string, office: Office): Promise<void> => {
  const hashed = await hashOfRandomPassword(platform);
  await platform.database.transaction((trx) => insertOffice(trx, { email, office, hashed }));
};

export const listOffices = ({ database }: Platform): Promise<store.OfficeRow[]> =>
  store.listOffices(database.db);

/** Applies a change to an account and ends its sessions, except where it only becomes the payee of portages. */
export const carryOutChange = async (
  { clock }: Platform,
  trx: Trx,
  memberId: string,
  change: OfficeChange,
): Promise<void> => {
  if (change === 'receivePortages') return designatePayee(trx, memberId, clock.now());
  if (change === 'resetFactor') await store.deleteFactor(trx, memberId);
  if (change === 'suspend') await store.setSuspended(trx, memberId, clock.now());
  if (change === 'restore') await store.setSuspended(trx, memberId, null);
  await deleteSessionsOf(trx, memberId);
};

/** Changes an account from the operator's command line. False if no office has this address, or its account cannot receive portages. */
export const changeOffice = (
  platform: Platform,
  email: string,
  change: Exclude<OfficeChange, 'role'>,
): Promise<boolean> =>
  platform.database.transaction(async (trx) => {
    const found = await store.findOffice(trx, email);
    if (found === undefined) return false;
    if (change === 'receivePortages' && (found.kind !== 'PARTNER' || found.suspended_at !== null))
      return false;
    await carryOutChange(platform, trx, found.id, change);
    return true;
  });
