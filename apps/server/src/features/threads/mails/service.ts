import type { MailFacts } from '@basoche/domain/mails/facts';
import { topicOfThreadMail } from '@basoche/domain/notifications/mails';
import type { NotificationTopic } from '@basoche/domain/notifications/topics';
import { formatCents, formatPrice } from '@basoche/domain/payments/amounts';
import { hasSheets } from '@basoche/domain/pricing/kinds';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { stagedPriceOf } from '@basoche/domain/threads/deposits-and-refunds';
import { readableWords } from '@basoche/domain/threads/party-texts';
import { parisDay } from '@basoche/domain/time/paris';
import type { DefinedMail, MailFooter } from '../../../platform/mail/mail-content.ts';
import { mailFor } from '../../../platform/mail/readers.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJobs } from '../../../platform/queue/queue.ts';
import type { QueueJobs } from '../../../platform/queue/queue-jobs.ts';
import { fixedFooter, footerOf, noFooter } from '../../notifications/wishes/service.ts';
import { threadAt } from '../instalments/service.ts';
import { sheetForPartner } from '../sheets/service.ts';
import * as threadStore from '../store.ts';
import { threadMails } from './mails.ts';
import { type About, factsOf, type ThreadMailFacts } from './presenter.ts';
import * as store from './store.ts';

/** Mails about threads: those about events, and those whose text comes from another feature. */

type Mail = QueueJobs['threads.mail'];

/** The creator's reason for a refusal and the price that they suggest, as far as the candidate may read them. */
const refusalOf = (row: threadStore.ThreadRow, { mail }: Mail): Pick<MailFacts, 'words' | 'suggestion'> => {
  const price = mail === 'price-refused' ? row.actions.findLast(({ type }) => type === 'PRICE') : undefined;
  const words = mail === 'candidate-refused' ? row.refusal_text : (price?.reason ?? null);
  const cents = price?.suggestion_cents ?? null;
  return {
    words: readableWords(threadStore.applicationOf(row, null), words, {
      author: 'creator',
      reader: 'candidate',
    }),
    suggestion: cents === null ? null : formatPrice(cents, row.tva_applicable),
  };
};

/**
 * Reason given by staff or the partner, read from the thread because jobs hold no texts. Mails quote a party
 * only for a refusal.
 */
const reasonOf = (row: threadStore.ThreadRow, { mail, position }: Mail): string | null => {
  if (mail === 'mission-settled') return row.contest_decision_reason;
  if (mail === 'deposit-cancelled' || mail === 'rest-settled') return row.closed_note;
  if (mail !== 'portage-rejected') return null;
  const lastAction = row.actions.findLast((action) => action.reason !== null && action.position <= position);
  return lastAction?.reason ?? null;
};

/** The decision with its sums: that of staff on a contest, or the rest that a bank's partial chargeback leaves. */
const decisionOf = (row: threadStore.ThreadRow, { mail }: Mail): string | null => {
  if (mail === 'mission-settled') return row.contest_decision;
  // After the end of the mission, the finances and the statement show this amount instead.
  if (mail !== 'chargeback-partly-lost' || row.state === 'DONE' || row.state === 'REFUSED') return null;
  const pricing = row.instalment_cents === null ? null : stagedPriceOf(threadStore.applicationOf(row, null));
  const work = pricing === null ? 'la mission' : hasSheets(pricing) ? 'le mois' : 'la tranche';
  return `Il reste ${formatCents((row.deposit_cents ?? 0) - row.fee_cents)} pour ${work}.`;
};

/** The sum paid or given back, for mails that name it. */
const paidOf = (row: threadStore.ThreadRow, { mail, amountCents }: Mail): string | null => {
  if (mail === 'funds-released') return amountCents === undefined ? null : formatCents(amountCents);
  const tellsRefund = [
    'deposit-cancelled',
    'hearing-cancelled',
    'hearing-given-back',
    'hearing-taken-back',
  ].includes(mail);
  return tellsRefund && row.deposit_cents !== null ? formatCents(row.deposit_cents) : null;
};

/** True for mails about a mode that is proposed, answered or examined, which may differ from the mode in force. */
const isAboutProposal = ({ mail }: Mail): boolean => mail.startsWith('mode-') || mail.startsWith('portage-');

/** Mails about the deposit that a thread awaits, and so about its current instalment. */
const ofAwaitedDeposit: readonly Mail['mail'][] = [
  'mode-accepted',
  'payment-account-reminder',
  'funds-awaited',
];

/**
 * The instalment that a mail is about: the current one for mails about an awaited deposit, else the one named
 * by the job, if any.
 */
const instalmentOf = (row: threadStore.ThreadRow, { mail, instalment }: Mail): number | undefined =>
  ofAwaitedDeposit.includes(mail) ? row.instalment : instalment;

/** True if the reminder is no longer needed: the thread has moved on, or the payment account is ready. */
const isPointless = (row: threadStore.ThreadRow, { mail }: Mail): boolean =>
  mail === 'payment-account-reminder' && (row.state !== 'WAITING_FUNDS' || row.payee_is_ready);

interface Sending {
  readonly reader: store.Reader;
  /** Message id of the mail, the same at each retry, so that mail programs show the mail once. */
  readonly id: string;
  readonly footer: MailFooter;
  readonly write: (facts: ThreadMailFacts) => DefinedMail;
}

const send = async (
  platform: Platform,
  row: threadStore.ThreadRow,
  about: Omit<About, 'reader' | 'today'>,
  { reader, id, footer, write }: Sending,
): Promise<void> => {
  const today = parisDay(platform.clock.now());
  const mail = mailFor(reader.firm_id, write(factsOf(row, { ...about, today, reader: reader.name })));
  await platform.mailer.send({ to: reader.email, id, ...renderMail(mail, footer) });
};

interface ToParty {
  readonly id: string;
  readonly write: (facts: ThreadMailFacts) => DefinedMail;
  /** Topic that the recipient may have switched off; null for a mail that is always sent. */
  readonly topic: NotificationTopic | null;
  /** Screen of the main button; the thread by default. */
  readonly path?: string | undefined;
  readonly modeAt?: number | null;
}

/**
 * Sends a party a mail about a thread with a text for that party, unless the reader switched its topic off or
 * deleted their account.
 */
export const sendToParty = async (
  platform: Platform,
  {
    applicationId,
    to,
    instalment,
  }: { readonly applicationId: string; readonly to: ThreadParty; readonly instalment?: number | undefined },
  { id, write, topic, path, modeAt = null }: ToParty,
): Promise<void> => {
  const row = await threadAt(platform.database.db, applicationId, instalment);
  if (row === undefined) return;
  const memberId = to === 'creator' ? row.creator_id : row.candidate_id;
  const reader = await store.findReader(platform.database.db, memberId, applicationId);
  if (reader === undefined) return;
  const footer = topic === null ? fixedFooter(platform) : await footerOf(platform, reader.id, topic);
  if (footer === null) return;
  const url = `${platform.config.publicUrl}${path ?? `/messages/${row.id}`}`;
  const isOfInstalment = instalment !== undefined;
  await send(platform, row, { to, url, modeAt, isOfInstalment }, { reader, id, footer, write });
};

/** The back-office page where an office handles the subject of the mail; offices do not read threads. */
const officePathOf = ({ mail, to }: Mail): string => {
  if (to === 'partner') return '/partner';
  if (mail === 'hold-warning' || mail.startsWith('chargeback-')) return '/admin/finances';
  if (mail === 'payout-expired') return '/admin/finances';
  return mail === 'mission-contested' || mail === 'contest-withdrawn'
    ? '/admin/contestations'
    : '/admin/portages';
};

/** Queues one job for each person of an office, so that a mail that fails is retried for that person only. */
const writeToOffice = async ({ database }: Platform, job: Mail, kind: 'STAFF' | 'PARTNER'): Promise<void> => {
  const people = await store.peopleOfOffice(database.db, kind);
  const jobs = people.map((memberId) => ({ payload: { ...job, memberId } }));
  await database.transaction((trx) => addJobs(trx, 'threads.mail', jobs));
};

/** Sends the mail of an event. A retry has the same `runId`. */
export const sendMail = async (platform: Platform, job: Mail, runId: string): Promise<void> => {
  const { applicationId, to, memberId } = job;
  const row = await threadAt(platform.database.db, applicationId, job.instalment);
  if (row === undefined) return;
  const instalment = instalmentOf(row, job);
  const id = `echange-${applicationId}-${runId}`;
  if (isPointless(row, job)) return;
  const modeAt = isAboutProposal(job) ? job.position : null;
  const sheet = job.mail === 'portage-sheet' ? await sheetForPartner(platform.database.db, row) : undefined;
  if (job.mail === 'portage-sheet' && sheet === undefined) return;
  const write = (facts: ThreadMailFacts) =>
    threadMails[job.mail]({
      ...facts,
      ...refusalOf(row, job),
      reason: reasonOf(row, job),
      decision: decisionOf(row, job),
      paid: paidOf(row, job),
      // The partner reads the sum that it pays, never the other sums that are held.
      ...(sheet === undefined ? {} : { sheet, held: null }),
    });
  if (to === 'creator' || to === 'candidate') {
    const topic = topicOfThreadMail(job.mail);
    const path = job.mail === 'payment-account-reminder' ? '/parametres/paiements' : undefined;
    return sendToParty(platform, { applicationId, to, instalment }, { id, write, topic, path, modeAt });
  }
  if (memberId === undefined) return writeToOffice(platform, job, to === 'staff' ? 'STAFF' : 'PARTNER');
  const reader = await store.findReader(platform.database.db, memberId, applicationId);
  if (reader === undefined) return;
  const url = `${platform.config.publicUrl}${officePathOf(job)}`;
  const isOfInstalment = instalment !== undefined;
  await send(platform, row, { to, url, modeAt, isOfInstalment }, { reader, id, write, footer: noFooter });
};
