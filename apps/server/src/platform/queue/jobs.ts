import type { TaskName } from '@basoche/domain/access/task-words';
import type { OfficeChange } from '@basoche/domain/members/offices';
import type { ReminderName } from '@basoche/domain/members/proof-reminders';
import type { MissionTerm } from '@basoche/domain/missions/edit';
import type { ThreadMail } from '@basoche/domain/notifications/mails';
import type { SubscriptionMail } from '@basoche/domain/payments/subscriptions';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { TimerCommand } from '@basoche/domain/threads/timers';

/**
 * Every job by name, with what it carries: ids, never a secret and never a text that a person wrote (a job outlives its
 * cause in the queue's tables). A feature adds its own here and handles it in its `reactions.ts` or `tasks.ts`.
 */
export interface Jobs {
  /** An address is to be confirmed: send a new link. `returnTo` is the screen that it leads back to, a path of names and ids. */
  'auth.sendConfirmation': { memberId: string; returnTo?: string | undefined };
  /** Send a link that resets a password. */
  'auth.sendReset': { memberId: string };
  /** Somebody of the staff, or the partner, has an account: send the link that chooses its password. */
  'auth.inviteOffice': { memberId: string };
  /** A password was changed or reset: tell its owner. */
  'auth.passwordChanged': { memberId: string };
  /** An account has a second factor now, or none any more, or another passkey: tell its owner. */
  'auth.protectionChanged': { memberId: string; change: 'begun' | 'ended' | 'passkeyAdded' };
  /** Another address is asked for: send the link of one of the two mailboxes. */
  'auth.sendAddressLink': { changeId: string; side: 'old' | 'new' };
  /** An account has another address: tell its owner, there. */
  'auth.addressChanged': { memberId: string };
  /** Daily: forget sessions, codes and budgets that expired. */
  'auth.forgetExpired': object;
  /** A mission was edited at this instant: tell its candidates, and mark the prices proposed for what it changed. */
  'missions.edited': { missionId: string; terms: readonly MissionTerm[]; at: string };
  /** The creator of an offer said at this instant that somebody was found: tell its candidates. */
  /** A creator found somebody for a mission: tell its other candidates. */
  'missions.filled': { missionId: string; at: string };
  'jobs.filled': { jobId: string; at: string };
  /** A member was invited to apply: write to them. */
  'missions.invited': { invitationId: string };
  /** A mission came to the lists, or was edited there: find the saved searches that it meets. */
  'missions.published': { missionId: string };
  /** An offer came to the list, or was edited there: find the saved searches that it meets. */
  'jobs.published': { jobId: string };
  /** Hourly: take expired offers out of the list's indexes. */
  'jobs.unlistExpired': object;
  /** Hourly: take those whose verification lapsed from among the verified members of the directory. */
  'members.moveLapsed': object;
  /** Staff decided something about an account: write to its owner. */
  'members.decided': { decisionId: string };
  /** Somebody of the staff changed an account of the staff or of the partner: write to its owner. */
  'auth.officeChanged': { memberId: string; change: OfficeChange };
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
    /** The sum that was paid, in cents, where the mail tells of a payment. */
    amountCents?: number;
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
  /** The rules asked the payments for something: ask the provider for it, and write what it did. */
  'payments.carryOut': { requestId: string };
  /** The provider said something of an object: read it, and apply its present state. */
  'payments.event': { eventId: string };
  /** A payment page must take no card any more. */
  'payments.closeSession': { sessionId: string };
  /** Ask the provider what became of a payment page. */
  'payments.refreshDeposit': { sessionId: string };
  /** Each minute: take up what was cut off, and ask the provider for what no event told. */
  'payments.reconcile': object;
  /** Between two of those: take up what was asked or told a moment ago and cut off. */
  'payments.takeUp': object;
  /** A member's payment account opened to transfers, or closed: tell the browsers of who waits for it. */
  'payments.accountChanged': { memberId: string };
  /** Every few minutes: tell staff, once, of payments that wait for too long or came back. */
  'payments.tellStuck': object;
  /** So many payments wait or came back, as of this instant: write to one of the staff. */
  'payments.stuckMail': { memberId: string; waiting: number; failed: number; at: string };
  /** Nightly: sum the ledger's days that are over. */
  'payments.sumLedger': object;
  /** A deposit was confirmed: issue the platform's invoice for its fee. */
  'payments.invoiceFee': { applicationId: string };
  /** All that was deposited went back: credit the platform's fee. */
  'payments.creditFee': { applicationId: string };
  /** What is left of the platform's fee after a bank has taken of it, all taxes included. */
  'payments.reduceFee': { applicationId: string; feeCents: number };
  /** An invoice or a credit note was issued: write to who it is for. */
  'payments.invoiceMail': { invoiceId: string };
  /** The provider said something new of a subscription: write to its owner. */
  'payments.subscriptionMail': { subscriptionId: string; mail: SubscriptionMail };
  /** The same: tell its owner's browsers. */
  'payments.subscriptionChanged': { memberId: string };
  /** An account was deleted: the payment page that it opened must take no card any more. */
  'payments.closeSubscribing': { attemptId: string };
  /** An account was deleted: end what it subscribed to. */
  'payments.endSubscription': { subscriptionId: string };
  /** Each minute: ask the provider for what no event told of subscriptions. */
  'payments.reconcileSubscriptions': object;
  /** What a report asks to be written, to who reported or to staff. */
  'reports.mail': {
    reportId: string;
    mail: 'received' | 'toStaff' | 'settled' | 'measured';
    /** Of staff: one of its people, each of whom has a job of their own. */
    memberId?: string;
  };
  /** What an appeal asks to be written, to who made it or to staff, as above. */
  'reports.appealMail': { appealId: string; mail: 'received' | 'decided' | 'toStaff'; memberId?: string };
  /** What staff decided at this instant of a mission or an offer: write to its creator. */
  'moderation.mail': { measureId: string; mail: 'hidden' | 'restored' | 'upheld'; at: string };
  /** Staff opened a thread: tell one of its parties. */
  'readings.mail': { readingId: string; to: ThreadParty };
  /** Nightly: how long each student and employee takes to answer. */
  'members.responseTimes': object;
  /** What a verification asks to be written, to the member or to staff. */
  'verification.mail': {
    requestId: string;
    mail: 'received' | 'accepted' | 'refused' | 'returned' | 'toStaff';
    /** Of staff: one of its people, each of whom has a job of their own. */
    memberId?: string;
  };
  /** Nightly: delete the documents of what was decided long ago, and what nobody sent. */
  'verification.forget': object;
  /** Hourly: find the students whose verification is about to lapse, or has. */
  'verification.remind': object;
  /** Tell one of them. */
  'verification.reminder': { memberId: string; reminder: ReminderName; lapsesAt: string };
  /** Hourly: find who is to be asked, since Monday at nine, whether their availability still holds. */
  'availability.ask': object;
  /** Ask one of them. */
  'availability.mail': { memberId: string; askedAt: string };
  /** A saved search has found something, and its alert is due: decide what it tells. */
  'savedSearches.claim': { searchId: string };
  /** Send what was decided. */
  'savedSearches.mail': { searchId: string; batchId: string };
  /** Every few minutes: start the daily and the weekly alerts whose time has come. */
  'savedSearches.due': object;
  /** Daily: forget the links of old mails, and what was told long ago. */
  'savedSearches.forget': object;
  /** A member asked for an archive of their data: make it. */
  'ownData.export': { exportId: string };
  /** It is ready: write to them. */
  'ownData.exportMail': { exportId: string };
  /** An account was erased: have the store of files remember it, whatever becomes of the database. */
  'ownData.markErased': { memberId: string; at: string };
  /** Nightly: erase what has reached its term, class by class, and write down what was done. */
  'ownData.retain': object;
  /** An account that nobody uses is about to be erased: write to its owner. */
  'ownData.inactivityMail': { memberId: string; warning: 'first' | 'last' };
  /** Nightly: count the days that are over, for the plots of staff. */
  'numbers.count': object;
  /** No row names this file any more: remove it. */
  'files.remove': { fileId: string };
  /** Nightly: remove what no row names, and what was never received whole. */
  'files.sweep': object;
  /** Notifications wait for their readers: light the dots, and have their devices told. */
  'notifications.created': { notificationIds: readonly string[] };
  /** Tell a device of one of them, unless it was read. */
  'notifications.push': { notificationId: string; deviceId: string };
  /** Every few minutes: start the summaries of the day whose time has come. */
  'notifications.digests': object;
  /** Send a member what was taken for their summary at this instant. */
  'notifications.digest': { memberId: string; at: string };
}

/** Each has its French words (access/task-words): one that has none can be added by nobody. */
export type JobName = keyof Jobs & TaskName;
