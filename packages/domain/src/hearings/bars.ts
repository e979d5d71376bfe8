import type { UserType } from '../members/kinds.ts';
import { isStudent } from '../missions/eligibility-rules.ts';

/** True for a member who may have a bar: an avocat, or a company, which may be a firm of avocats. Staff confirm it. */
export const mayHaveBar = (member: {
  readonly kind: UserType;
  readonly profession: string | null;
}): boolean => member.kind === 'COMPANY' || isAvocat(member);

/** True for whoever may ask for a hearing: a verified avocat, or a company whose bar staff confirmed. */
export const mayAskForHearing = (
  member: { readonly kind: UserType; readonly profession: string | null; readonly isVerified: boolean },
  isBarConfirmed: boolean,
): boolean => member.isVerified && (isAvocat(member) || (member.kind === 'COMPANY' && isBarConfirmed));

/** True for a person who states the profession of avocat, and does not study. Staff verify it. */
export const isAvocat = (member: { readonly kind: UserType; readonly profession: string | null }): boolean =>
  member.kind === 'EMPLOYEE' && member.profession === 'Avocat' && !isStudent(member);
