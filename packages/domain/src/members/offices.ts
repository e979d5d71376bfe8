import { type StaffRole, staffRoles } from './kinds.ts';

/** What an account that is no member's is for: a role of the staff, or the portage company. */
export const offices = [...staffRoles, 'partner'] as const;
export type Office = StaffRole | 'partner';

/** As they are told in the journal, after a name. */
export const officeWords: Readonly<Record<Office, string>> = {
  admin: 'administrateur',
  moderator: 'modérateur',
  editor: 'rédacteur',
  partner: 'partenaire',
};

export const officeChanges = ['role', 'suspend', 'restore', 'resetFactor', 'receivePortages'] as const;
export type OfficeChange = (typeof officeChanges)[number];

interface ChangeAsked {
  readonly change: OfficeChange;
  readonly by: string;
  readonly account: { readonly id: string; readonly office: Office };
  /** Who can sign in as an admin now, the two of them included where they can. */
  readonly admins: readonly string[];
}

/**
 * Why an admin may not change such an account (rules §1): nobody closes or lowers their own, for nobody would notice a mistake; and
 * one admin always stays who can undo what was done.
 */
export const officeRefusal = ({
  change,
  by,
  account,
  admins,
}: ChangeAsked): 'OWN_OFFICE' | 'LAST_ADMIN' | 'FORBIDDEN' | 'NOT_FOUND' | null => {
  const isLost = account.office === 'admin' && change !== 'restore';
  if (account.id === by) return 'OWN_OFFICE';
  if (isLost && admins.every((id) => id === account.id)) return 'LAST_ADMIN';
  if (change === 'receivePortages' && account.office !== 'partner') return 'NOT_FOUND';
  // Who was an admin when they asked may have been lowered since.
  return admins.includes(by) ? null : 'FORBIDDEN';
};

export const officeLabels: Readonly<Record<Office, string>> = {
  admin: 'Administrateur',
  moderator: 'Modérateur',
  editor: 'Rédacteur',
  partner: 'Partenaire de portage',
};
