import type { TaskName } from '@basoche/domain/access/queue-job-content';
import type { Wave } from '@basoche/domain/hearings/waves';
import type { OfficeChange } from '@basoche/domain/members/offices';
import type { ReminderName } from '@basoche/domain/members/verification-reminders';
import type { MissionTerm } from '@basoche/domain/missions/changed-terms';
import type { ThreadMail } from '@basoche/domain/notifications/mails';
import type { SubscriptionMail } from '@basoche/domain/payments/subscriptions';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { TimerCommand } from '@basoche/domain/threads/timer-commands';
import type { Day } from '@basoche/domain/time/paris';
import type { RenewalReminder } from '@basoche/domain/vigilance/reminders';

/**
 * Every job by name, with its payload: ids only, never a secret or a text written by a user, because jobs
 * stay in the queue's tables longer than needed. A feature declares its jobs here and handles them in its
 * `feature.ts` or `reactions.ts`.
 */
export interface QueueJobs {
  /**
   * Send a new link to confirm an address. `returnTo` is the screen to which it leads back, a path of names and ids.
   */
  'auth.sendConfirmation': { memberId: string; returnTo?: string | undefined };
  /** Send a link to reset a password. */
  'auth.sendReset': { memberId: string };
  /** Invite a member of staff or the partner: send the link to choose a password. */
  'auth.inviteOffice': { memberId: string };
  /** Tell the owner that the password was changed or reset. */
  'auth.passwordChanged': { memberId: string };
  /** Tell the owner that a way to log in changed: a second factor, a passkey, an identity at the provider. */
  'auth.protectionChanged': {
    memberId: string;
    change: 'begun' | 'ended' | 'passkeyAdded' | 'identityLinked' | 'identityUnlinked';
  };
  /** For a change of address: send the link for one of the two mailboxes. */
  'auth.sendAddressLink': { changeId: string; side: 'old' | 'new' };
  /** Tell the owner, at the new address, that the account's address has changed. */
  'auth.addressChanged': { memberId: string };
  /** Daily: delete expired sessions, codes and rate limits. */
  'auth.forgetExpired': object;
  /** After the edit of a mission at this instant: tell its candidates, and mark the proposed prices that it affects. */
  'missions.edited': { missionId: string; terms: readonly MissionTerm[]; at: string };
  /** The creator found somebody for a mission at this instant: tell its other candidates. */
  'missions.filled': { missionId: string; at: string };
  /** The creator found somebody for an offer at this instant: tell its other candidates. */
  'jobs.filled': { jobId: string; at: string };
  /** Write to a member who was invited to apply. */
  'missions.invited': { invitationId: string };
  /** The list of parties of a mission changed: tell the people who must check or sign again. */
  'conflicts.partiesChanged': { missionId: string };
  /** Tell a group of avocats (a wave) about a hearing that nobody took yet. */
  'hearings.wave': { missionId: string; wave: Wave };
  /**
   * The price of a hearing was raised at this instant, or it is open again: tell the avocats who may take it,
   * again.
   */
  'hearings.tellAgain': { missionId: string; why: 'raised' | 'reopened'; at: string };
  /** Nobody took a hearing after its last wave: tell its client. */
  'hearings.unfilled': { missionId: string };
  /** A hearing changed: update the browsers of its client and of the avocats who were told of it. */
  'hearings.changed': { missionId: string };
  /** Write to a member about a hearing that nobody took. */
  'hearings.mail': { missionId: string; mail: 'notice' | 'unfilled' | 'passed'; memberId: string };
  /** Hourly: delete uploaded documents that were not sent with a hearing request. */
  'hearings.sweepDocuments': object;
  /** A hearing was taken: tell the avocats who had opened it. */
  'hearings.taken': { missionId: string };
  /** The thread of the taker of a hearing was closed: open it to others again, or cancel it. */
  'hearings.closed': { applicationId: string };
  /** The hour of a hearing has come: if nobody took it, notify its client. */
  'hearings.pass': { missionId: string };
  /**
   * The seat of the person who was to appear at a hearing has ended: notify its client of the successor, or
   * give the hearing back.
   */
  'hearings.replaced': { applicationId: string };
  /** Staff suspended an account: reopen the hearings that it took. */
  'hearings.takerSuspended': { memberId: string };
  /** Staff have decided about a member's bar: mail it. */
  'hearings.bar': { memberId: string; court: string };
  /** Staff have cancelled a hearing that nobody took: mail its client why. */
  'hearings.stopped': { missionId: string };
  /**
   * A mode was proposed in a thread: tell its prestataire if a complete file of vigilance is required and
   * theirs is not.
   */
  'vigilance.asked': { applicationId: string };
  /**
   * A document of the file of vigilance was submitted: if that completed the file, tell the clients who wait
   * for it.
   */
  'vigilance.completed': { documentId: string };
  /**
   * A document of the file of vigilance was withdrawn: tell the clients who received it, and its owner if
   * staff did it.
   */
  'vigilance.withdrawn': { documentId: string };
  /**
   * Daily: tell prestataires which documents expire, and clients which files expire or are to be downloaded.
   */
  'vigilance.remind': object;
  /** Hourly: delete uploaded files that no document of vigilance used. */
  'vigilance.sweepUploads': object;
  /**
   * Write to one person about a file of vigilance. `personId`: reader of the mail, for their own account or
   * for a firm.
   */
  'vigilance.mail': { personId: string } & (
    | { mail: 'asked'; applicationId: string }
    | { mail: 'renew'; memberId: string; lastDay: Day; reminder: RenewalReminder }
    | { mail: 'ends'; memberId: string; candidateId: string; lastDay: Day; reminder: RenewalReminder }
    | { mail: 'collect'; memberId: string; candidateId: string; day: Day }
    | { mail: 'withdrawn'; documentId: string }
    | { mail: 'given'; memberId: string; candidateId: string; documentId: string }
  );
  /** A mission was published or edited: find the saved searches that match it. */
  'missions.published': { missionId: string };
  /** An offer was published or edited: find the saved searches that match it. */
  'jobs.published': { jobId: string };
  /** Hourly: remove expired offers from the list's indexes. */
  'jobs.unlistExpired': object;
  /** Hourly: remove members with a lapsed verification from the verified ones of the directory. */
  'members.moveLapsed': object;
  /** A member was verified: look them up in the current public registers. */
  'public-registers.lookUp': { memberId: string };
  /** Apply an edition of a public register, once it is in force, to the members. */
  'public-registers.apply': { editionId: string };
  /** An edition of a public register no longer names a member: mail them. */
  'public-registers.lost': { memberId: string; editionId: string };
  /**
   * An edition ended verifications or waits for a decision: mail staff; the job then adds one for each of
   * them.
   */
  'public-registers.staffMail': { editionId: string; mail: 'staffLost' | 'staffHeld'; memberId?: string };
  /** Nightly: fetch the public registers that have an address. */
  'public-registers.readSources': object;
  /** Tell the owner of an account what staff decided about it. */
  'members.decided': { decisionId: string };
  /** Tell the owner of an account of staff or of the partner that it was changed. */
  'auth.officeChanged': { memberId: string; change: OfficeChange };
  /** Nightly: delete the views of missions older than a month; their number stays. */
  'missions.forgetViews': object;
  /** Nightly: count again how many missions contain each word. */
  'missions.countWords': object;
  /** Hourly: remove expired missions from the lists' indexes. */
  'missions.unlistExpired': object;
  /** A thread has new positions in (after, until]: tell both parties' browsers. */
  'threads.changed': { applicationId: string; after: number; until: number };
  /** Send a mail that the rules require, about the thread at this position. */
  'threads.mail': {
    applicationId: string;
    to: ThreadParty | 'staff' | 'partner';
    mail: ThreadMail;
    position: number;
    /** Instalment that the mail is about; absent for a flat price. */
    instalment?: number;
    /** The paid amount in cents, if the mail is about a payment. */
    amountCents?: number;
    /** For an office: the recipient. Each of its people has a separate job. */
    memberId?: string;
  };
  /** Mail the recipient of the message at this position, unless it has been read. */
  'threads.messageMail': { applicationId: string; to: ThreadParty; position: number };
  /** Messages may wait for this party: decide whether to mail them now, later or not at all. */
  'threads.digest': { applicationId: string; to: ThreadParty };
  /** Mail this party about the messages up to this position, unless these have been read. */
  'threads.digestMail': { applicationId: string; to: ThreadParty; position: number };
  /** Run a timer's command that is due, on the first instalment unless another is named. */
  'threads.timer': { applicationId: string; command: TimerCommand; instalment?: number };
  /** Hourly: delete the attachments that no message used within a day. */
  'threads.sweepAttachments': object;
  /** Send a payment request of the rules to the provider, and record the result. */
  'payments.carryOut': { requestId: string };
  /** The provider reported a change of an object: read it, and apply its present state. */
  'payments.event': { eventId: string };
  /** Close a payment page, so that it takes no card any more. */
  'payments.closeSession': { sessionId: string };
  /** Ask the provider for the state of a payment page. */
  'payments.refreshDeposit': { sessionId: string };
  /** Each minute: resume interrupted work, and ask the provider for changes that no event reported. */
  'payments.reconcile': object;
  /** Every twenty seconds: resume requests and events interrupted a moment ago. */
  'payments.takeUp': object;
  /**
   * A member's payment account can receive transfers now, or no longer can: update the browsers of the
   * members who wait for it.
   */
  'payments.accountChanged': { memberId: string };
  /** Every few minutes: notify staff, once each, about payments that wait too long or were returned. */
  'payments.tellStuck': object;
  /** Mail one member of staff the number of payments that wait or were returned, as of this time. */
  'payments.stuckMail': { memberId: string; waiting: number; failed: number; at: string };
  /** Nightly: sum the ledger of past days. */
  'payments.sumLedger': object;
  /** A deposit was confirmed: issue the platform's invoice for its fee. */
  'payments.invoiceFee': { applicationId: string };
  /** The whole deposit was refunded: issue the credit note for the platform's fee. */
  'payments.creditFee': { applicationId: string };
  /** Reduce the platform's fee to this amount (in cents, including tax), after a bank took part of it. */
  'payments.reduceFee': { applicationId: string; feeCents: number };
  /** Mail an invoice or a credit note to its buyer. */
  'payments.invoiceMail': { invoiceId: string };
  /** Mail the owner of a subscription about its new state at the provider. */
  'payments.subscriptionMail': { subscriptionId: string; mail: SubscriptionMail };
  /** Tell the owner's browsers that the subscription changed. */
  'payments.subscriptionChanged': { memberId: string };
  /** An account was deleted: close its open payment page for a subscription. */
  'payments.closeSubscribing': { attemptId: string };
  /** An account was deleted: end its subscription. */
  'payments.endSubscription': { subscriptionId: string };
  /** Each minute: ask the provider for changes of subscriptions that no event reported. */
  'payments.reconcileSubscriptions': object;
  /** Write to an address that was invited into a firm. */
  'firms.invited': { invitationId: string };
  /** Tell the person of a seat what changed; `byId` is the person who decided it. */
  'firms.mail':
    | { mail: 'opened'; seatId: string }
    /** To the person by whose invitation the seat began. */
    | { mail: 'joined'; seatId: string }
    /** `byId` is null for a decision of staff. */
    | { mail: 'roleChanged' | 'removed'; seatId: string; byId: string | null }
    /** To people without the role of owner: staff suspended or restored the firm. */
    | { mail: 'suspended' | 'restored'; seatId: string }
    /** To an owner: staff made the person of this seat an owner, or closed their access. */
    | { mail: 'ownerNamed' | 'accessClosed'; seatId: string; ownerSeatId: string }
    | { mail: 'workGiven'; seatId: string; threads: number; publications: number };
  /** Make a code that proves a domain of a firm, and send it to the mailbox for which it was asked. */
  'firms.domainCode': { domainId: string };
  /** About a request to join a firm: to the person of a seat who may answer it, or to the person who asked. */
  'firms.requestMail':
    | { mail: 'asked'; requestId: string; seatId: string }
    | { mail: 'accepted' | 'refused'; requestId: string };
  /** Tell the people of an erased firm. */
  'firms.closed': { firmId: string };
  /** Send a mail about a report, to its author or to staff. */
  'reports.mail': {
    reportId: string;
    mail: 'received' | 'toStaff' | 'settled' | 'measured';
    /** For staff: the recipient. Each of them has a separate job. */
    memberId?: string;
  };
  /** Send a mail about an appeal, to its author or to staff, as above. */
  'reports.appealMail': { appealId: string; mail: 'received' | 'decided' | 'toStaff'; memberId?: string };
  /** Tell the creator of a mission or an offer what staff decided about it at this instant. */
  'moderation.mail': { measureId: string; mail: 'hidden' | 'restored' | 'upheld'; at: string };
  /** Staff opened a thread to read it: tell one of its parties. */
  'readings.mail': { readingId: string; to: ThreadParty };
  /** Nightly: compute the response time of each student and employee. */
  'members.responseTimes': object;
  /** Send a mail about a verification, to the member or to staff. */
  'verification.mail': {
    requestId: string;
    mail: 'received' | 'accepted' | 'refused' | 'withdrawn' | 'returned' | 'toStaff';
    /** For staff: the recipient. Each of them has a separate job. */
    memberId?: string;
  };
  /** Nightly: delete the documents of requests decided long ago, and those that were never sent. */
  'verification.forget': object;
  /** Hourly: find the students whose verification is about to lapse, or has lapsed. */
  'verification.remind': object;
  /** Remind one student by mail. */
  'verification.reminder': { memberId: string; reminder: ReminderName; lapsesAt: string };
  /** Hourly: find the members to ask whether their availability is still valid, from Monday at nine on. */
  'availability.ask': object;
  /** Ask one member by mail whether their availability is still valid. */
  'availability.mail': { memberId: string; askedAt: string };
  /** The alert of a saved search is due: choose the items of its mail. */
  'savedSearches.claim': { searchId: string };
  /** Send the mail of an alert: one batch of found missions or offers. */
  'savedSearches.mail': { searchId: string; batchId: string };
  /** Every few minutes: start the daily and weekly alerts that are due. */
  'savedSearches.due': object;
  /** Daily: delete the links of old mails, and old sent items. */
  'savedSearches.forget': object;
  /** Make the archive of data that a member asked for. */
  'ownData.export': { exportId: string };
  /** Tell the member that the archive is ready. */
  'ownData.exportMail': { exportId: string };
  /** An account was erased: write its mark to the file store, which survives a restore of the database. */
  'ownData.markErased': { memberId: string; at: string };
  /** Nightly: erase data past their retention, class by class, and record the result. */
  'ownData.retain': object;
  /** Warn the owner of an unused account that it will be erased. */
  'ownData.inactivityMail': { memberId: string; warning: 'first' | 'last' };
  /** Nightly: count past days for the charts of staff. */
  'numbers.count': object;
  /** No row names this file any more: remove it. */
  'files.remove': { fileId: string };
  /** Nightly: remove files that no row names, and incomplete uploads. */
  'files.sweep': object;
  /** Public pages changed: have the edge drop the recorded keys, or these again. Triggers of migration 0079 add it. */
  'edge.purge': { keys?: readonly string[] };
  /** New notifications: show them in open browsers, and queue their pushes. */
  'notifications.created': { notificationIds: readonly string[] };
  /** Push a notification to a device, unless it was read. */
  'notifications.push': { notificationId: string; deviceId: string };
  /** Every few minutes: start the daily digests that are due. */
  'notifications.digests': object;
  /** Send a member the digest collected at this instant. */
  'notifications.digest': { memberId: string; at: string };
}

/** Names of jobs. Each needs its French words (access/queue-job-content): a job without them cannot be added. */
export type QueueJobName = keyof QueueJobs & TaskName;
