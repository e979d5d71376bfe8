import { addDays, type Day, isDayOnOrAfter, parisDay } from '../time/paris.ts';
import type { UserType } from './kinds.ts';

/** The first month of an academic year, September. */
const firstMonth = 9;

/** The calendar year in which the academic year of a day began. */
const academicYear = (day: Day): number => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month >= firstMonth ? year : year - 1;
};

/** The last day on which a student's verification holds: 31 October of the following academic year (rules §1). */
export const verificationLapseDay = (verifiedOn: Day): Day => `${academicYear(verifiedOn) + 1}-10-31`;

export interface Verification {
  readonly kind: UserType;
  /** Time at which staff accepted the proof; null if they did not, or withdrew it. */
  readonly verifiedAt: Date | null;
}

/**
 * True if a member counts as verified now (rules §1). Customers need no proof; a student's verification
 * lapses; staff and partners are not members and have no rights of members.
 */
export const isVerifiedNow = (member: Verification, now: Date): boolean => {
  if (member.kind === 'CUSTOMER') return true;
  if (member.kind === 'STAFF' || member.kind === 'PARTNER' || member.verifiedAt === null) return false;
  if (member.kind !== 'STUDENT') return true;
  return isDayOnOrAfter(verificationLapseDay(parisDay(member.verifiedAt)), parisDay(now));
};

/** First day without the verification; null if it never lapses. */
export const lapsedFrom = (member: Verification): Day | null =>
  member.kind === 'STUDENT' && member.verifiedAt !== null
    ? addDays(verificationLapseDay(parisDay(member.verifiedAt)), 1)
    : null;
