import type { UserType } from './kinds.ts';

/**
 * The link to a member's own page in the side menu: /users/{id} for students, /entreprises/{id} for other
 * types. Customers have none, and neither have staff and partners, who have no page
 * (rules §1).
 */
export const profileLink = (userType: UserType, id: string): string | null => {
  if (userType === 'STUDENT') return `/users/${id}`;
  return userType === 'EMPLOYEE' || userType === 'COMPANY' ? `/entreprises/${id}` : null;
};

/** The canonical address of a member's page; all others redirect to it (rules §1). */
export const canonicalProfilePage = (userType: UserType, id: string): string | null => {
  if (userType === 'STUDENT' || userType === 'EMPLOYEE') return `/users/${id}`;
  return userType === 'COMPANY' ? `/entreprises/${id}` : null;
};

export const deletedAccountName = 'Compte supprimé';

/**
 * The name shown to others: the name of the company or the customer if there is one, else first and last
 * name.
 */
export const displayName = (member: {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  /** A company's name, or the name under which a customer registered. */
  readonly companyName?: string | null;
}): string => {
  const company = member.companyName?.trim();
  if (company) return company;
  const person = [member.firstName, member.lastName].flatMap((part) => part?.trim() || []).join(' ');
  return person === '' ? deletedAccountName : person;
};
