import type { OfficeAccount } from '@basoche/contract/auth/office-accounts';
import type { StaffRole } from '@basoche/domain/members/kinds';
import { type Office, type OfficeChange, officeRefusal } from '@basoche/domain/members/offices';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { StaffViewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { recordAct } from '../../back-office/journal/service.ts';
import { carryOutChange, hashOfRandomPassword, insertOffice } from '../staff/service.ts';
import * as store from './store.ts';

/**
 * Accounts of staff and of the partner (the portage company), which admins manage in the back office. An office is a role of staff, or the
 * partner; the contract calls it `role`. The journal records each change.
 */

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const presentAccount = (row: store.AccountRow, viewerId: string): OfficeAccount => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.office,
  // The owner has chosen a password by the link of the invitation.
  isOpened: row.confirmed_at !== null,
  hasSecondFactor: row.has_second_factor,
  suspendedAt: iso(row.suspended_at),
  lastSessionAt: iso(row.last_session_at),
  isOwn: row.id === viewerId,
  receivesPortages: row.receives_portages,
});

export const list = async (
  { database, clock }: Platform,
  { memberId }: StaffViewer,
): Promise<OfficeAccount[]> =>
  (await store.listAccounts(database.db, clock.now())).map((row) => presentAccount(row, memberId));

/** Reads the account for the answer to its change. */
const read = async (
  { clock }: Platform,
  db: Db,
  { memberId }: StaffViewer,
  id: string,
): Promise<OfficeAccount> =>
  presentAccount((await store.findAccount(db, id, clock.now())) ?? refuse('NOT_FOUND'), memberId);

/** Creates an account with a random password; its owner gets a mail with a link to choose another. */
export const create = async (
  platform: Platform,
  viewer: StaffViewer,
  { email, role }: { readonly email: string; readonly role: Office },
): Promise<OfficeAccount> => {
  const hashed = await hashOfRandomPassword(platform);
  return platform.database.transaction(async (trx) => {
    const id = await insertOffice(trx, { email, office: role, hashed });
    const account = await read(platform, trx, viewer, id);
    const act = { act: 'office/create', on: { kind: 'member', id }, details: { role } } as const;
    await recordAct(trx, viewer, act, platform.clock.now());
    return account;
  });
};

interface ChangeRequest {
  readonly userId: string;
  readonly change: OfficeChange;
  /** The new role, for a change of role. */
  readonly role?: StaffRole;
}

/** False if the account is already as asked, or is suspended and cannot receive portages: the screen was outdated. */
const changeIfNeeded = async (
  platform: Platform,
  trx: Trx,
  { userId, change, role }: ChangeRequest,
  account: store.AccountRow,
): Promise<boolean> => {
  if (change === 'role') {
    // The partner's account has no role of staff to change.
    if (role === undefined || account.office === 'partner') return refuse('NOT_FOUND');
    if (role === account.office) return false;
    await store.setRole(trx, userId, role);
  }
  if (change === 'suspend' && account.suspended_at !== null) return false;
  if (change === 'restore' && account.suspended_at === null) return false;
  if (change === 'receivePortages' && (account.suspended_at !== null || account.receives_portages))
    return false;
  await carryOutChange(platform, trx, userId, change);
  return true;
};

/**
 * Changes an account of somebody else; `receivePortages` makes it the one that is paid for portages. Their sessions end,
 * unless only that changes; a mail tells them.
 */
export const change = (
  platform: Platform,
  viewer: StaffViewer,
  request: ChangeRequest,
): Promise<OfficeAccount> =>
  platform.database.transaction(async (trx) => {
    const { userId, change, role } = request;
    const now = platform.clock.now();
    await store.lockAccounts(trx);
    const account = (await store.findAccount(trx, userId, now)) ?? refuse('NOT_FOUND');
    const admins = await store.listActiveAdminIds(trx);
    const refusal = officeRefusal({ change, by: viewer.memberId, account, admins });
    if (refusal !== null) refuse(refusal);
    if (!(await changeIfNeeded(platform, trx, request, account))) refuse('STATE_CHANGED');
    await addJob(trx, 'auth.officeChanged', { memberId: userId, change });
    const changed = await read(platform, trx, viewer, userId);
    const on = { kind: 'member', id: userId } as const;
    const details = change === 'role' && role !== undefined ? { role, before: account.office } : {};
    await recordAct(trx, viewer, { act: `office/${change}`, on, details }, now);
    return changed;
  });
