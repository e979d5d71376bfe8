import { namesOfTerms } from '@basoche/domain/missions/edit';
import { topicOfThreadMail } from '@basoche/domain/notifications/mails';
import type { NotificationTopic } from '@basoche/domain/notifications/topics';
import { formatCents, formatPrice } from '@basoche/domain/payments/amounts';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { readableWords } from '@basoche/domain/threads/words';
import type { Jobs } from '../../../platform/jobs.ts';
import { type Letter, letter } from '../../../platform/letter.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJobs } from '../../../platform/queue.ts';
import { fixedFooter, footerOf, type MailFooter, noFooter } from '../../notifications/wishes/service.ts';
import { hidesCreator } from '../presenter.ts';
import * as threadStore from '../store.ts';
import { type MailFacts, releaseOf, threadMails, type Wording } from './presenter.ts';
import * as store from './store.ts';

/** Mails about threads: each event's, and those that others word. */

type Mail = Jobs['threads.mail'];

/** What a mail to this reader may say of the thread: an anonymous creator stays one. */
const factsOf = (row: threadStore.ThreadRow, to: Mail['to']): MailFacts => ({
  type: row.type,
  subject: row.subject,
  otherName: to === 'creator' ? row.candidate_name : hidesCreator(row, 'candidate') ? null : row.creator_name,
  changed: namesOfTerms(row.offer_to_confirm),
  price: row.offer_cents === null ? '' : formatPrice(row.offer_cents, row.tva_applicable),
  reason: null,
  words: null,
  suggestion: null,
  hasConsented: row.consents.some(({ party }) => party === 'candidate'),
  decision: null,
  release: releaseOf(row, to === 'candidate'),
});

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

/** French typography: a narrow no-break space before high punctuation. */
const typeset = (text: string): string => text.replace(/ ([:;!?])/g, '\u202f$1');

interface Sending {
  readonly memberId: string;
  readonly wording: Wording;
  /** Names the mail: sent again, it is the same to mail programs. */
  readonly id: string;
  readonly button?: Letter['button'];
  readonly footer: MailFooter;
}

/** Sends a mail, unless its reader has left. */
const send = async (
  platform: Platform,
  { memberId, wording, id, button, footer: { headers, links } }: Sending,
): Promise<void> => {
  const reader = await threadStore.readerOf(platform.database.db, memberId);
  if (reader === undefined) return;
  const paragraphs = wording.paragraphs.map(typeset);
  const body: Letter = {
    greeting: `Bonjour ${reader.name},`,
    paragraphs,
    ...(button ? { button } : {}),
    links,
  };
  await platform.mailer.send({
    to: reader.email,
    subject: typeset(wording.subject),
    id,
    headers,
    ...(await letter(body)),
  });
};

interface ToParty {
  readonly id: string;
  readonly wording: (facts: MailFacts) => Wording;
  /** Their reader may want none of these; null: it is sent whatever they chose. */
  readonly topic: NotificationTopic | null;
}

/** A mail to a party about a thread, worded for them, unless they want none of its kind. */
export const sendToParty = async (
  platform: Platform,
  { applicationId, to }: { readonly applicationId: string; readonly to: ThreadParty },
  { id, wording, topic }: ToParty,
): Promise<void> => {
  const row = await threadStore.findThread(platform.database.db, applicationId);
  if (row === undefined) return;
  const memberId = to === 'creator' ? row.creator_id : row.candidate_id;
  const footer = topic === null ? fixedFooter(platform) : await footerOf(platform, memberId, topic);
  if (footer === null) return;
  await send(platform, {
    memberId,
    wording: wording(factsOf(row, to)),
    id,
    footer,
    button: { label: "Ouvrir l'échange", url: `${platform.config.publicUrl}/messages/${row.id}` },
  });
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
  const wording = (facts: MailFacts) =>
    threadMails[job.mail]({
      ...facts,
      ...refusalOf(row, job),
      reason: reasonOf(row, job),
      decision: decisionOf(row, job),
    });
  if (to === 'creator' || to === 'candidate') {
    const topic = topicOfThreadMail[job.mail];
    return sendToParty(platform, { applicationId, to }, { id, wording, topic });
  }
  if (memberId === undefined) return writeToOffice(platform, job, to === 'staff' ? 'STAFF' : 'PARTNER');
  const desk = deskOf(job);
  const button = { label: 'Ouvrir la liste', url: `${platform.config.publicUrl}${desk}` };
  await send(platform, {
    memberId,
    wording: wording(factsOf(row, to)),
    id,
    button,
    footer: noFooter,
  });
};
