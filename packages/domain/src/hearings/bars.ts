import type { UserType } from '../members/kinds.ts';
import { isStudent } from '../missions/eligibility-rules.ts';
import type { HearingClient } from './hearing-rules.ts';

/** Highest number of characters of the reason with which staff refuse a bar. */
export const barReasonLength = 500;

/** True for a member who may have a bar: an avocat, or a company, which may be a firm of avocats. Staff confirm it. */
export const mayHaveBar = (member: {
  readonly kind: UserType;
  readonly profession: string | null;
}): boolean => member.kind === 'COMPANY' || isAvocat(member);

/**
 * Kind of client that a member is when they ask for a hearing: a verified avocat, or a company whose bar
 * staff confirmed; null for everybody else.
 */
export const hearingClientOf = (
  member: { readonly kind: UserType; readonly profession: string | null; readonly isVerified: boolean },
  isBarConfirmed: boolean,
): HearingClient | null => {
  if (!member.isVerified) return null;
  if (isAvocat(member)) return 'avocat';
  return member.kind === 'COMPANY' && isBarConfirmed ? 'firm' : null;
};

/** True for a person who states the profession of avocat and is no student. Staff verify the statement. */
export const isAvocat = (member: { readonly kind: UserType; readonly profession: string | null }): boolean =>
  member.kind === 'EMPLOYEE' && member.profession === 'Avocat' && !isStudent(member);
