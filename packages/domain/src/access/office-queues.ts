import type { StaffRole } from '../members/kinds.ts';
import { verificationAnswerDeadline } from '../members/verification-request.ts';
import { reportAnsweredWithinDays } from '../reports/report.ts';
import { portageDeadline } from '../threads/timer-schedule.ts';
import { type Deadline, deadlineIn } from '../time/deadlines.ts';

/** Days in which staff settle a contested mission: the platform's own target. */
export const disputeAnsweredWithinDays = 7;

/** Hours within which an admin handles a waiting payment, and a failed job or mail. */
export const paymentHandledWithinHours = 24;
export const incidentHandledWithinHours = 24;

/** Hours within which staff decide on a doubtful line of a register, and on an edition that is held. */
export const registerAnsweredWithinHours = 72;

/**
 * Hours within which staff confirm a bar; hours within which they look at a hearing that nobody takes; hours before a
 * hearing from which it is in their queue.
 */
export const barAnsweredWithinHours = 48;
export const hearingHandledWithinHours = 2;
export const hearingWatchedHours = 24;

const ofModerators = [
  'verifications',
  'registers',
  'bars',
  'hearings',
  'portages',
  'partnerPortages',
  'disputes',
  'reports',
  'appeals',
  'publications',
] as const;

/** Queues of staff and of the partner, in the order of the screens. */
export const officeQueues = [...ofModerators, 'payments', 'jobs', 'mails'] as const;
export type OfficeQueue = (typeof officeQueues)[number];

/**
 * Deadline of an entry that entered a queue at this time: the one promised on screens, or the platform's own
 * target.
 */
export const queueDeadlines: Readonly<Record<OfficeQueue, (from: Date) => Deadline>> = {
  verifications: verificationAnswerDeadline,
  registers: (from) => deadlineIn(from, registerAnsweredWithinHours),
  bars: (from) => deadlineIn(from, barAnsweredWithinHours),
  hearings: (from) => deadlineIn(from, hearingHandledWithinHours),
  portages: (from) => portageDeadline('WAITING_BASOCHE', from),
  partnerPortages: (from) => portageDeadline('WAITING_ITG', from),
  disputes: (from) => deadlineIn(from, disputeAnsweredWithinDays * 24),
  reports: (from) => deadlineIn(from, reportAnsweredWithinDays * 24),
  appeals: (from) => deadlineIn(from, reportAnsweredWithinDays * 24),
  publications: (from) => deadlineIn(from, reportAnsweredWithinDays * 24),
  payments: (from) => deadlineIn(from, paymentHandledWithinHours),
  jobs: (from) => deadlineIn(from, incidentHandledWithinHours),
  mails: (from) => deadlineIn(from, incidentHandledWithinHours),
};

const queuesByRole: Readonly<Record<StaffRole, readonly OfficeQueue[]>> = {
  admin: officeQueues,
  moderator: ofModerators,
  editor: [],
};

/** Queues about hearings, shown only while hearings are switched on. */
const ofHearings: readonly OfficeQueue[] = ['bars', 'hearings'];

/** Queues that a role of staff manages. */
export const queuesOf = (
  role: StaffRole,
  { hearings }: { readonly hearings: boolean },
): readonly OfficeQueue[] => queuesByRole[role].filter((queue) => hearings || !ofHearings.includes(queue));
