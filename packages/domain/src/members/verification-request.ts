import { verificationAnswerHours } from '../limits.ts';
import { type Deadline, deadlineIn } from '../time/deadlines.ts';
import { type Day, parisDay, startOfParisDay } from '../time/paris.ts';
import type { UserType } from './kinds.ts';
import { lapsedFrom } from './verification.ts';

/** Proofs that a member is of the trade, and the state of their request (rules §1). */

/**
 * `diploma`: the qualification for the trade, a diploma or the title of a regulated profession
 * (verification-document-content.ts).
 */
export const documentSlots = ['enrolment', 'diploma', 'employment', 'registration'] as const;
export type DocumentSlot = (typeof documentSlots)[number];

const slotsByKind: Readonly<Record<UserType, readonly DocumentSlot[]>> = {
  STUDENT: ['enrolment'],
  EMPLOYEE: ['diploma'],
  COMPANY: ['diploma', 'employment', 'registration'],
  CUSTOMER: [],
  STAFF: [],
  PARTNER: [],
};

/** Documents that each kind of member must send; none for customers, staff and partners. */
export const requiredDocuments = (kind: UserType): readonly DocumentSlot[] => slotsByKind[kind];

/** Documents still missing from a request. */
export const missingDocuments = (kind: UserType, held: readonly DocumentSlot[]): readonly DocumentSlot[] =>
  requiredDocuments(kind).filter((slot) => !held.includes(slot));

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

export interface VerificationFacts {
  readonly kind: UserType;
  /** Time at which a proof was accepted; null if none was, or if it was withdrawn. */
  readonly verifiedAt: Date | null;
  /** Time from which it is no longer valid; null if it does not lapse. */
  readonly verifiedUntil: Date | null;
  /** State of the last request; null without one. */
  readonly request: 'PREPARING' | 'SENT' | 'ACCEPTED' | 'REFUSED' | 'RETURNED' | null;
}

/** True if an accepted proof is valid now. */
export const verificationHolds = ({ verifiedAt, verifiedUntil }: VerificationFacts, now: Date): boolean =>
  verifiedAt !== null && (verifiedUntil === null || verifiedUntil > now);

/** State of a member's verification; an open request comes before an earlier decision. */
export const verificationState = (facts: VerificationFacts, now: Date): VerificationState => {
  if (facts.request === 'PREPARING') return 'preparing';
  if (facts.request === 'SENT') return 'sent';
  if (facts.request === 'REFUSED') return 'refused';
  if (facts.request === 'RETURNED') return 'returned';
  if (verificationHolds(facts, now)) return 'accepted';
  return facts.verifiedAt === null ? 'none' : 'expired';
};

/**
 * First day on which a new certificate would be valid for longer than the present one: the start of the
 * academic year in which the present one lapses.
 */
export const renewableFrom = ({ kind, verifiedUntil }: VerificationFacts): Day | null => {
  if (kind !== 'STUDENT' || verifiedUntil === null) return null;
  const [year = ''] = parisDay(verifiedUntil).split('-');
  return `${year}-09-01`;
};

/** True if a proof sent now would be valid for longer than the present one. */
export const mayRenew = (facts: VerificationFacts, now: Date): boolean => {
  const lapse = lapsedFrom({ kind: facts.kind, verifiedAt: now });
  return lapse !== null && facts.verifiedUntil !== null && startOfParisDay(lapse) > facts.verifiedUntil;
};

/** Reason why documents are not accepted now; null if they are. */
export const documentsRefusal = (facts: VerificationFacts, now: Date): 'WAITS' | 'VERIFIED' | null => {
  if (facts.request === 'SENT') return 'WAITS';
  return verificationHolds(facts, now) && !mayRenew(facts, now) ? 'VERIFIED' : null;
};

/** The promised time of the answer to a request. */
export const verificationAnswerDeadline = (sentAt: Date): Deadline =>
  deadlineIn(sentAt, verificationAnswerHours);
