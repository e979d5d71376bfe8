import type { MailFacts } from '@basoche/domain/mails/facts';
import { topicOfThreadMail } from '@basoche/domain/notifications/mails';
import type { NotificationTopic } from '@basoche/domain/notifications/topics';
import { formatCents, formatPrice } from '@basoche/domain/payments/amounts';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { readableWords } from '@basoche/domain/threads/words';
import type { DefinedLetter, MailFooter } from '../../../platform/mail/letter.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Jobs } from '../../../platform/queue/jobs.ts';
import { addJobs } from '../../../platform/queue/queue.ts';
import { fixedFooter, footerOf, noFooter } from '../../notifications/wishes/service.ts';
import * as threadStore from '../store.ts';
import { threadMails } from './mails.ts';
import { type About, factsOf, type ThreadMailFacts } from './presenter.ts';
import * as store from './store.ts';

/** Mails about threads: each event's, and those that others word. */

type Mail = Jobs['threads.mail'];

/** What a creator wrote when they refused, and the price that they suggest, as the candidate may read it. */
const refusalOf = (row: threadStore.ThreadRow, { mail }: Mail): Pick<MailFacts, 'words' | 'suggestion'> => {
  const price = mail === 'price-refused' ? row.actions.findLast(({ type }) => type === 'PRICE') : undefined;
  const words = mail === 'candidate-refused' ? row.refusal_text : (price?.reason ?? null);
  const cents = price?.suggestion_cents ?? null;
  return {
    words: readableWords(threadStore.applicationOf(row), words, { author: 'creator', reader: 'candidate' }),
    suggestion: cents === null ? null : formatPrice(cents, row.tva_applicable),
  };
};

/** The words of an office that decided: they stand in the thread, not in the job. Of what a party wrote, a mail tells a refusal's words alone. */
const reasonOf = (row: threadStore.ThreadRow, { mail, position }: Mail): string | null => {
  if (mail === 'mission-settled') return row.contest_decision_reason;
  if (mail === 'deposit-cancelled' || mail === 'rest-settled') return row.closed_note;
  if (mail !== 'portage-rejected') return null;
  const told = row.actions.findLast((action) => action.reason !== null && action.position <= position);
  return told?.reason ?? null;
};

/** What was decided, with its sums: by staff of a contest or of what was left, or by a bank of a part of the deposit. */
const decisionOf = (row: threadStore.ThreadRow, { mail }: Mail): string | null => {
  if (mail === 'mission-settled') return row.contest_decision;
  // The finances and the statement tell the amount once the mission is over.
  if (mail !== 'chargeback-partly-lost' || row.state === 'DONE' || row.state === 'REFUSED') return null;
  return `Il reste ${formatCents((row.deposit_cents ?? 0) - row.fee_cents)} pour la mission.`;
};

/** The sum that a mail tells to be paid or given back. */
const paidOf = (row: threadStore.ThreadRow, { mail, amountCents }: Mail): string | null => {
  if (mail === 'funds-released') return amountCents === undefined ? null : formatCents(amountCents);
  return mail === 'deposit-cancelled' && row.deposit_cents !== null ? formatCents(row.deposit_cents) : null;
};

/** Mails about a mode that was proposed, answered or examined: it may not be in force, or not any more. */
const isAboutProposal = ({ mail }: Mail): boolean => mail.startsWith('mode-') || mail.startsWith('portage-');

/** The thread has moved on, or the account is there: nothing is asked any more. */
const isPointless = (row: threadStore.ThreadRow, { mail }: Mail): boolean =>
  mail === 'payment-account-reminder' && (row.state !== 'WAITING_FUNDS' || row.payee_is_ready);

interface Sending {
  readonly memberId: string;
  /** Names the mail: sent again, it is the same to mail programs. */
  readonly id: string;
  readonly footer: MailFooter;
  readonly write: (facts: ThreadMailFacts) => DefinedLetter;
}

/** Sends a mail, unless its reader has left. */
const send = async (
  platform: Platform,
  row: threadStore.ThreadRow,
  about: Omit<About, 'reader'>,
  { memberId, id, footer, write }: Sending,
): Promise<void> => {
  const reader = await threadStore.readerOf(platform.database.db, memberId);
  if (reader === undefined) return;
  const mail = renderMail(write(factsOf(row, { ...about, reader: reader.name })), footer);
  await platform.mailer.send({ to: reader.email, id, ...mail });
};

interface ToParty {
  readonly id: string;
  readonly write: (facts: ThreadMailFacts) => DefinedLetter;
  /** Their reader may want none of these; null: it is sent whatever they chose. */
  readonly topic: NotificationTopic | null;
  /** Where the main button leads; the thread, where nothing is said. */
  readonly path?: string | undefined;
  readonly modeAt?: number | null;
}

/** A mail to a party about a thread, worded for them, unless they want none of its kind. */
export const sendToParty = async (
  platform: Platform,
  { applicationId, to }: { readonly applicationId: string; readonly to: ThreadParty },
  { id, write, topic, path, modeAt = null }: ToParty,
): Promise<void> => {
  const row = await threadStore.findThread(platform.database.db, applicationId);
  if (row === undefined) return;
  const memberId = to === 'creator' ? row.creator_id : row.candidate_id;
  const footer = topic === null ? fixedFooter(platform) : await footerOf(platform, memberId, topic);
  if (footer === null) return;
  const url = `${platform.config.publicUrl}${path ?? `/messages/${row.id}`}`;
  await send(platform, row, { to, url, modeAt }, { memberId, id, footer, write });
};

/** Where an office decides on what its mail is about: it reads no thread. */
const deskOf = ({ mail, to }: Mail): string => {
  if (to === 'partner') return '/partner';
  if (mail === 'hold-warning' || mail.startsWith('chargeback-')) return '/admin/finances';
  if (mail === 'payout-expired') return '/admin/finances';
  return mail === 'mission-contested' || mail === 'contest-withdrawn'
    ? '/admin/contestations'
    : '/admin/portages';
};

/** The people of an office are written to by a job each: one whose mail fails makes no other be written to again. */
const writeToOffice = async ({ database }: Platform, job: Mail, kind: 'STAFF' | 'PARTNER'): Promise<void> => {
  const people = await store.peopleOfOffice(database.db, kind);
  const jobs = people.map((memberId) => ({ payload: { ...job, memberId } }));
  await database.transaction((trx) => addJobs(trx, 'threads.mail', jobs));
};

/** Sends the mail of an event; `runId` is the same when it is tried again. */
export const sendMail = async (platform: Platform, job: Mail, runId: string): Promise<void> => {
  const { applicationId, to, memberId } = job;
  const row = await threadStore.findThread(platform.database.db, applicationId);
  if (row === undefined) return;
  const id = `echange-${applicationId}-${runId}`;
  if (isPointless(row, job)) return;
  const modeAt = isAboutProposal(job) ? job.position : null;
  const write = (facts: ThreadMailFacts) =>
    threadMails[job.mail]({
      ...facts,
      ...refusalOf(row, job),
      reason: reasonOf(row, job),
      decision: decisionOf(row, job),
      paid: paidOf(row, job),
    });
  if (to === 'creator' || to === 'candidate') {
    const topic = topicOfThreadMail(job.mail);
    const path = job.mail === 'payment-account-reminder' ? '/parametres/paiements' : undefined;
    return sendToParty(platform, { applicationId, to }, { id, write, topic, path, modeAt });
  }
  if (memberId === undefined) return writeToOffice(platform, job, to === 'staff' ? 'STAFF' : 'PARTNER');
  const url = `${platform.config.publicUrl}${deskOf(job)}`;
  await send(platform, row, { to, url, modeAt }, { memberId, id, write, footer: noFooter });
};
