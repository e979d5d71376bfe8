import type { MissionTerm } from '@basoche/domain/missions/edit';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { TimerCommand } from '@basoche/domain/threads/commands';
import type { ThreadMail } from '@basoche/domain/threads/effects';

/**
 * Every job by name, with what it carries: ids, never a secret and never a text that a person wrote (a job outlives its
 * cause in the queue's tables). A feature adds its own here and handles it in its `reactions.ts` or `tasks.ts`.
 */
export interface Jobs {
  /** A member registered, or asked to log in before confirming: send a new confirmation link. */
  'auth.sendConfirmation': { memberId: string };
  /** Send a link that resets a password. */
  'auth.sendReset': { memberId: string };
  /** Somebody of the staff, or the partner, has an account: send the link that chooses its password. */
  'auth.inviteOffice': { memberId: string };
  /** A password was changed or reset: tell its owner. */
  'auth.passwordChanged': { memberId: string };
  /** Daily: forget sessions, codes and budgets that expired. */
  'auth.forgetExpired': object;
  /** A mission was edited at this instant: tell its candidates, and mark the prices proposed for what it changed. */
  'missions.edited': { missionId: string; terms: readonly MissionTerm[]; at: string };
  /** The creator of an offer said at this instant that somebody was found: tell its candidates. */
  'jobs.filled': { jobId: string; at: string };
  /** A member was invited to apply: write to them. */
  'missions.invited': { invitationId: string };
  /** A mission came to the lists, or was edited there: find the saved searches that it meets. */
  'missions.published': { missionId: string };
  /** An offer came to the list, or was edited there: find the saved searches that it meets. */
  'jobs.published': { jobId: string };
  /** Hourly: take expired offers out of the list's indexes. */
  'jobs.unlistExpired': object;
  /** Nightly: forget who looked at missions a month ago; how many did stays. */
  'missions.forgetViews': object;
  /** Nightly: count again how many missions have each word. */
  'missions.countWords': object;
  /** Hourly: take expired missions out of the lists' indexes. */
  'missions.unlistExpired': object;
  /** Positions in (after, until] of a thread are new: tell both parties' browsers. */
  'threads.changed': { applicationId: string; after: number; until: number };
  /** A mail that the rules ask for; the thread stood at this position. */
  'threads.mail': {
    applicationId: string;
    to: ThreadParty | 'staff' | 'partner';
    mail: ThreadMail;
    position: number;
    /** Of an office: one of its people, each of whom has a job of their own. */
    memberId?: string;
  };
  /** A message stands at this position: tell who it is for by mail, unless it was read by then. */
  'threads.messageMail': { applicationId: string; to: ThreadParty; position: number };
  /** Messages may wait for this party: decide whether to write to them now, later, or not. */
  'threads.digest': { applicationId: string; to: ThreadParty };
  /** Write to them about what waited up to this position, unless it was read by then. */
  'threads.digestMail': { applicationId: string; to: ThreadParty; position: number };
  /** The time of a timer's command has come. */
  'threads.timer': { applicationId: string; command: TimerCommand };
  /** Hourly: forget the files that nobody put in a message within a day. */
  'threads.sweepAttachments': object;
  /** What a report asks to be written, to who reported or to staff. */
  'reports.mail': {
    reportId: string;
    mail: 'received' | 'toStaff' | 'settled';
    /** Of staff: one of its people, each of whom has a job of their own. */
    memberId?: string;
  };
  /** A saved search has found something, and its alert is due: decide what it tells. */
  'savedSearches.claim': { searchId: string };
  /** Send what was decided. */
  'savedSearches.mail': { searchId: string; batchId: string };
  /** Every few minutes: start the daily and the weekly alerts whose time has come. */
  'savedSearches.due': object;
  /** Daily: forget the links of old mails, and what was told long ago. */
  'savedSearches.forget': object;
  /** No row names this file any more: remove it. */
  'files.remove': { fileId: string };
  /** Nightly: remove what no row names, and what was never received whole. */
  'files.sweep': object;
  /** Notifications wait for their readers: light the dots. */
  'notifications.created': { notificationIds: readonly string[] };
}

export type JobName = keyof Jobs;
