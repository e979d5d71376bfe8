import type { UserType } from '../members/kinds.ts';
import { isStudent } from '../missions/eligibility-rules.ts';

/** True for a member who may have a bar: an avocat, or a company, which may be a firm of avocats. Staff confirm it. */
export const mayHaveBar = (member: {
  readonly kind: UserType;
  readonly profession: string | null;
}): boolean => member.kind === 'COMPANY' || isAvocat(member);

/** True for a person who states the profession of avocat, and does not study. Staff verify it. */
export const isAvocat = (member: { readonly kind: UserType; readonly profession: string | null }): boolean =>
  member.kind === 'EMPLOYEE' && member.profession === 'Avocat' && !isStudent(member);
