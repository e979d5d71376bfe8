import { type StaffRole, staffRoles } from './kinds.ts';

/** Offices of accounts that are not members: a role of the staff, or the portage company. */
export const offices = [...staffRoles, 'partner'] as const;
export type Office = StaffRole | 'partner';

/** French words for the offices, written after a name in the journal. */
export const officeNames: Readonly<Record<Office, string>> = {
  admin: 'administrateur',
  moderator: 'modérateur',
  editor: 'rédacteur',
  partner: 'partenaire',
};

export const officeChanges = ['role', 'suspend', 'restore', 'resetFactor', 'receivePortages'] as const;
export type OfficeChange = (typeof officeChanges)[number];

interface OfficeChangeRequest {
  readonly change: OfficeChange;
  readonly by: string;
  readonly account: { readonly id: string; readonly office: Office };
  /**
   * Ids of all accounts that can sign in as an admin now, including the caller and the changed account if
   * they can.
   */
  readonly admins: readonly string[];
}

/**
 * Reason why an admin may not change this account (rules §1). Nobody closes or lowers their own account,
 * because nobody would notice a mistake. One admin at least always remains, to undo changes.
 */
export const officeRefusal = ({
  change,
  by,
  account,
  admins,
}: OfficeChangeRequest): 'OWN_OFFICE' | 'LAST_ADMIN' | 'FORBIDDEN' | 'NOT_FOUND' | null => {
  const isLost = account.office === 'admin' && change !== 'restore';
  if (account.id === by) return 'OWN_OFFICE';
  if (isLost && admins.every((id) => id === account.id)) return 'LAST_ADMIN';
  if (change === 'receivePortages' && account.office !== 'partner') return 'NOT_FOUND';
  // An admin at the time of the request may have lost that role since.
  return admins.includes(by) ? null : 'FORBIDDEN';
};

export const officeLabels: Readonly<Record<Office, string>> = {
  admin: 'Administrateur',
  moderator: 'Modérateur',
  editor: 'Rédacteur',
  partner: 'Partenaire de portage',
};
