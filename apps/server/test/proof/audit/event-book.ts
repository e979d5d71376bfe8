import { messageKey, topicOf } from '@basoche/domain/notifications/keys';
import { channelsOf, type Wishes } from '@basoche/domain/notifications/wishes';
import type { JobStage } from '@basoche/domain/options/job-stages';
import type { ThreadType } from '@basoche/domain/threads/application';
import type { PaymentRequest, ThreadEffect } from '@basoche/domain/threads/effects';
import type { Day } from '@basoche/domain/time/paris';
import type { VigilanceDocument } from '@basoche/domain/vigilance/documents';
import type { TestMember } from '../../factories.ts';

/** The part of the event log that the test keeps itself: events of which the program stores only the outcome. */

export interface Person extends TestMember {
  readonly name: string;
  /** True for a legal entity. */
  readonly isMoral: boolean;
}

/** A mission or an offer, with the outcome of its creator's calls. Times are ISO 8601. */
export interface Publication {
  readonly id: string;
  readonly type: ThreadType;
  readonly creator: Person;
  readonly title: string;
  readonly isAnonymous: boolean;
  readonly createdAt: string;
  publishedAt: string;
  endDate: Day;
  isArchived: boolean;
  isFilled: boolean;
}

export interface AuditedThread {
  readonly id: string;
  readonly about: Publication;
  readonly candidate: Person;
  /**
   * Number of agreed instalments (null for months) and zero-based index of the current one; absent for a flat
   * price.
   */
  readonly instalments?: { readonly count: number | null; readonly at: number } | undefined;
}

/** Name of an instalment on screens; null for a flat price. */
export const instalmentName = (
  { instalments }: Pick<AuditedThread, 'instalments'>,
  instalment: number,
): string | null =>
  instalments === undefined
    ? null
    : instalments.count === null
      ? `Mois\u00a0${instalment + 1}`
      : `Tranche\u00a0${instalment + 1} sur ${instalments.count}`;

/** A notification on its reader's screen. */
export interface Notice {
  readonly memberId: string;
  readonly thread: AuditedThread;
  readonly key: string;
  readonly title: string;
  isRead: boolean;
}

/** A payment that the rules requested. Amounts are integer cents. */
export interface AskedPayment {
  readonly threadId: string;
  readonly instalment: number;
  readonly ask: PaymentRequest['ask'];
  readonly amountCents: number;
  /** The payee's part of a split; null for other payments. */
  readonly payeeCents: number | null;
  readonly askedAt: string;
  isDone: boolean;
}

/** A document of a prestataire's file of vigilance; none is an insurance. */
export interface BookedDocument {
  readonly id: string;
  readonly memberId: string;
  readonly kind: Exclude<VigilanceDocument, 'insurance'>;
  /** Day of its issue. */
  readonly from: Day;
  isWithdrawn: boolean;
}

/** A download of a complete file by a client. */
export interface BookedCollection {
  readonly creatorId: string;
  readonly candidateId: string;
  readonly on: Day;
}

export interface Book {
  readonly people: readonly Person[];
  readonly publications: readonly Publication[];
  readonly threads: readonly AuditedThread[];
  /** The position up to which a member has read a thread, by `thread member`. */
  readonly marks: Map<string, number>;
  /** Oldest first. */
  readonly notices: Notice[];
  readonly payments: AskedPayment[];
  /** Changed terms that the candidate must confirm for the open price, by thread. */
  readonly toConfirm: Map<string, readonly string[]>;
  /** A creator's stage for a candidate of an offer, by thread; `new` by default. */
  readonly stages: Map<string, JobStage>;
  /** In the order in which they were added. */
  readonly favourites: { readonly memberId: string; readonly about: Publication }[];
  /** Notification channels that members have chosen. */
  readonly wishes: Map<string, Wishes>;
  /** True if the setting `VIGILANCE` is `ask` and all documents of these members are in the book. */
  readonly asksForFiles: boolean;
  readonly documents: BookedDocument[];
  readonly collections: BookedCollection[];
}

export const emptyBook = (
  people: readonly Person[],
  publications: readonly Publication[],
  threads: readonly AuditedThread[],
  asksForFiles = false,
): Book => ({
  people,
  publications,
  threads,
  marks: new Map(),
  notices: [],
  payments: [],
  toConfirm: new Map(),
  stages: new Map(),
  favourites: [],
  wishes: new Map(),
  asksForFiles,
  documents: [],
  collections: [],
});

const markKey = (threadId: string, memberId: string): string => `${threadId} ${memberId}`;

export const markOf = ({ marks }: Book, threadId: string, memberId: string): number =>
  marks.get(markKey(threadId, memberId)) ?? 0;

export const isChat = ({ key }: Pick<Notice, 'key'>): boolean => key === messageKey;

/** Records that a member has read a thread up to a position. The notification of its messages is then read too. */
export const noteRead = (book: Book, threadId: string, memberId: string, position: number): void => {
  if (position <= markOf(book, threadId, memberId)) return;
  book.marks.set(markKey(threadId, memberId), position);
  for (const notice of book.notices) {
    if (notice.thread.id === threadId && notice.memberId === memberId && isChat(notice)) notice.isRead = true;
  }
};

/**
 * A message's notification is shown once until it is read; others every time. All need the reader's choice of the
 * screen channel.
 */
const noteNotice = (book: Book, notice: Notice): void => {
  const { screen } = channelsOf(topicOf(notice.key), book.wishes.get(notice.memberId) ?? {});
  const isToldAlready = book.notices.some(
    (one) =>
      one.thread.id === notice.thread.id && one.memberId === notice.memberId && isChat(one) && !one.isRead,
  );
  if (screen && !(isChat(notice) && isToldAlready)) book.notices.push(notice);
};

const centsOf = (payment: PaymentRequest): number => {
  if (payment.ask === 'split') return payment.candidateCents + payment.creatorCents;
  return payment.ask === 'expireDeposit' ? 0 : payment.amountCents;
};

/** Records the effects of a thread's command. `at` is the time of its entry in the record. */
export const noteEffects = (
  book: Book,
  thread: AuditedThread,
  effects: readonly ThreadEffect[],
  at: string,
  instalment = 0,
): void => {
  for (const effect of effects) {
    if (effect.kind === 'notify') {
      const { key, title, to } = effect;
      const memberId = to === 'creator' ? thread.about.creator.id : thread.candidate.id;
      noteNotice(book, { memberId, thread, key, title, isRead: false });
    }
    if (effect.kind === 'payment') {
      const { payment } = effect;
      book.payments.push({
        threadId: thread.id,
        instalment,
        ask: payment.ask,
        amountCents: centsOf(payment),
        payeeCents: payment.ask === 'split' ? payment.candidateCents : null,
        askedAt: at,
        isDone: false,
      });
    }
  }
};
