import { proofReviewHours } from '../limits.ts';
import { type Deadline, deadlineIn } from '../time/deadlines.ts';
import { type Day, parisDay, startOfParisDay } from '../time/paris.ts';
import type { UserType } from './kinds.ts';
import { lapsedFrom } from './verification.ts';

/** What proves that a member is of the trade, and how far their request has come (rules §1; first document, §6). */

/** `diploma`: what qualifies for the trade, a diploma or the title of a regulated profession (proof-words.ts). */
export const proofSlots = ['enrolment', 'diploma', 'employment', 'registration'] as const;
export type ProofSlot = (typeof proofSlots)[number];

const slotsByKind: Readonly<Record<UserType, readonly ProofSlot[]>> = {
  STUDENT: ['enrolment'],
  EMPLOYEE: ['diploma'],
  COMPANY: ['diploma', 'employment', 'registration'],
  CUSTOMER: [],
  STAFF: [],
  PARTNER: [],
};

/** What each kind must send; customers, staff and partners nothing. */
export const proofsOf = (kind: UserType): readonly ProofSlot[] => slotsByKind[kind];

/** What a request still lacks. */
export const missingProofs = (kind: UserType, held: readonly ProofSlot[]): readonly ProofSlot[] =>
  proofsOf(kind).filter((slot) => !held.includes(slot));

/** `returned`: staff asked for some documents again. */
export const verificationStates = [
  'none',
  'preparing',
  'sent',
  'accepted',
  'refused',
  'returned',
  'expired',
] as const;
export type VerificationState = (typeof verificationStates)[number];

export interface Standing {
  readonly kind: UserType;
  /** When a proof was accepted; null where none was, or where it was taken back. */
  readonly verifiedAt: Date | null;
  /** The instant from which it no longer holds; null where it does not lapse. */
  readonly verifiedUntil: Date | null;
  /** How the last request stands; null where there is none. */
  readonly request: 'PREPARING' | 'SENT' | 'ACCEPTED' | 'REFUSED' | 'RETURNED' | null;
}

/** Whether an accepted proof holds now. */
export const proofHolds = ({ verifiedAt, verifiedUntil }: Standing, now: Date): boolean =>
  verifiedAt !== null && (verifiedUntil === null || verifiedUntil > now);

/** Where a member stands: what they are doing about it comes before what once was decided. */
export const verificationState = (standing: Standing, now: Date): VerificationState => {
  if (standing.request === 'PREPARING') return 'preparing';
  if (standing.request === 'SENT') return 'sent';
  if (standing.request === 'REFUSED') return 'refused';
  if (standing.request === 'RETURNED') return 'returned';
  if (proofHolds(standing, now)) return 'accepted';
  return standing.verifiedAt === null ? 'none' : 'expired';
};

/** The first day on which a new certificate would hold longer than the present one: of the academic year in which that one lapses. */
export const renewableFrom = ({ kind, verifiedUntil }: Standing): Day | null => {
  if (kind !== 'STUDENT' || verifiedUntil === null) return null;
  const [year = ''] = parisDay(verifiedUntil).split('-');
  return `${year}-09-01`;
};

/** A proof that is sent now would hold longer than the one that holds. */
export const mayRenew = (standing: Standing, now: Date): boolean => {
  const lapse = lapsedFrom({ kind: standing.kind, verifiedAt: now });
  return lapse !== null && standing.verifiedUntil !== null && startOfParisDay(lapse) > standing.verifiedUntil;
};

/** Why documents are not taken now; null where they are. */
export const proofRefusal = (standing: Standing, now: Date): 'WAITS' | 'VERIFIED' | null => {
  if (standing.request === 'SENT') return 'WAITS';
  return proofHolds(standing, now) && !mayRenew(standing, now) ? 'VERIFIED' : null;
};

/** When a request is answered, as it is promised. */
export const proofClock = (sentAt: Date): Deadline => deadlineIn(sentAt, proofReviewHours);
