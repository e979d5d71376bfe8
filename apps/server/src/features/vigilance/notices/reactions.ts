import { mayAct, type SeatAct } from '@basoche/domain/firms/roles';
import { type NotificationKey, topicOf } from '@basoche/domain/notifications/keys';
import { parisDay } from '@basoche/domain/time/paris';
import { endOf, isComplete } from '@basoche/domain/vigilance/file';
import { announcedClosing, closesModes } from '@basoche/domain/vigilance/opening';
import { collectionReminderOn, renewalReminderOn } from '@basoche/domain/vigilance/reminders';
import type { DefinedMail } from '../../../platform/mail/mail-content.ts';
import { mailFor } from '../../../platform/mail/readers.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue/queue.ts';
import type { QueueJobs } from '../../../platform/queue/queue-jobs.ts';
import { footerOf } from '../../notifications/wishes/service.ts';
import { notifyCompleted } from '../completing/service.ts';
import { fileFactsOf, fileFor } from '../file/service.ts';
import { askedItems, heldFilesOf } from '../portions/service.ts';
import { remind } from '../reminders/service.ts';
import { demandRulesOf } from '../rules/service.ts';
import { givenTo, notifyGiven } from '../withdrawals/service.ts';
import { vigilanceMails } from './mails.ts';
import { lackingProposal, notifyAsked, notifyWithdrawn } from './service.ts';
import * as store from './store.ts';

type Mail = QueueJobs['vigilance.mail'];
type MailJob<Name extends Mail['mail']> = Extract<Mail, { mail: Name }>;

/** A mail that is still relevant: its account, its text for a reader, and its own id. */
interface MailDraft {
  readonly memberId: string;
  readonly id: string;
  readonly words: (name: string) => DefinedMail;
}

const askedMail = async (
  { config, database, clock }: Platform,
  { applicationId }: MailJob<'asked'>,
): Promise<MailDraft | null> => {
  const now = clock.now();
  const lacking = await lackingProposal(database.db, applicationId, now);
  if (lacking === null) return null;
  const { proposal, file } = lacking;
  const { title, candidate_id: memberId, proposed_at } = proposal;
  const { publicUrl, vigilance } = config;
  const today = parisDay(now);
  const facts = {
    applicationId,
    title,
    file,
    candidate: file.candidate,
    isClosed: closesModes(vigilance, today),
    closesFrom: announcedClosing(vigilance, today),
    publicUrl,
  };
  return {
    memberId,
    id: `vigilance-asked-${applicationId}-${proposed_at.getTime()}`,
    words: (name) => vigilanceMails.asked({ name, ...facts }),
  };
};

/**
 * Reminder to renew documents. Leaves out those renewed meanwhile; no mail if none is left, or on the day of
 * another reminder.
 */
const renew = async (
  { config, database, clock }: Platform,
  { memberId, lastDay, reminder }: MailJob<'renew'>,
): Promise<MailDraft | null> => {
  const { db } = database;
  const today = parisDay(clock.now());
  if (renewalReminderOn(lastDay, today) !== reminder) return null;
  const owner = (await fileFactsOf(db, [memberId])).get(memberId);
  if (owner === undefined) return null;
  const items = askedItems(owner, await demandRulesOf(db), today);
  const documents = items.filter((item) => item.lastDay === lastDay).map(({ kind }) => kind);
  if (documents.length === 0) return null;
  const { candidate } = owner;
  const facts = { reminder, documents, lastDay, candidate, publicUrl: config.publicUrl };
  return {
    memberId,
    id: `vigilance-renew-${memberId}-${lastDay}-${reminder}`,
    words: (name) => vigilanceMails.renew({ name, ...facts }),
  };
};

const heldFile = async ({ database, clock }: Platform, job: MailJob<'ends'> | MailJob<'collect'>) => {
  const pair = { creatorId: job.memberId, candidateId: job.candidateId };
  const [held] = await heldFilesOf(database.db, [pair], parisDay(clock.now()));
  return held;
};

/** Notice of a file's end. No mail on the day of another reminder, since its date would be wrong. */
const ends = async (platform: Platform, job: MailJob<'ends'>): Promise<MailDraft | null> => {
  const { memberId, candidateId, lastDay, reminder } = job;
  if (renewalReminderOn(lastDay, parisDay(platform.clock.now())) !== reminder) return null;
  const file = await heldFile(platform, job);
  if (file === undefined || reminder === 'month' || endOf(file.file) !== lastDay) return null;
  const candidateName = await store.findName(platform.database.db, candidateId);
  const facts = { of: candidateName, reminder, lastDay, publicUrl: platform.config.publicUrl };
  return {
    memberId,
    id: `vigilance-ends-${memberId}-${candidateId}-${lastDay}-${reminder}`,
    words: (name) => vigilanceMails.ends({ name, ...facts }),
  };
};

/** Reminder to download a file; none if it was downloaded meanwhile, or expired on that day. */
const collect = async (platform: Platform, job: MailJob<'collect'>): Promise<MailDraft | null> => {
  const { memberId, candidateId, day } = job;
  const today = parisDay(platform.clock.now());
  const file = await heldFile(platform, job);
  if (file === undefined || file.collectOn !== day || (day <= today && !isComplete(file.file.state)))
    return null;
  const candidateName = await store.findName(platform.database.db, candidateId);
  const facts = { of: candidateName, day, today, publicUrl: platform.config.publicUrl };
  const reminder = collectionReminderOn(day, today);
  if (reminder === null) return null;
  return {
    memberId,
    id: `vigilance-collect-${memberId}-${candidateId}-${day}-${reminder}`,
    words: (name) => vigilanceMails.collect({ name, ...facts }),
  };
};

/** Notice of a withdrawn document; none if the client downloaded the file again meanwhile. */
const givenMail = async (platform: Platform, job: MailJob<'given'>): Promise<MailDraft | null> => {
  const { memberId, candidateId, documentId } = job;
  const { db } = platform.database;
  const found = await givenTo(db, job, parisDay(platform.clock.now()));
  if (found === null) return null;
  const candidateName = await store.findName(db, candidateId);
  const { collectedOn, held } = found;
  const { publicUrl } = platform.config;
  const facts = { of: candidateName, collectedOn, isComplete: isComplete(held.file.state), publicUrl };
  return {
    memberId,
    id: `vigilance-given-${memberId}-${documentId}`,
    words: (name) => vigilanceMails.given({ name, ...facts }),
  };
};

const withdrawn = async (
  { config, database, clock }: Platform,
  { documentId }: MailJob<'withdrawn'>,
): Promise<MailDraft | null> => {
  const document = await store.findDocument(database.db, documentId);
  if (document === undefined || document.withdrawn_reason === null) return null;
  const { member_id: memberId, kind, withdrawn_reason: reason } = document;
  const { candidate } = await fileFor(database.db, memberId, 'professional', parisDay(clock.now()));
  const facts = { kind, candidate, reason, publicUrl: config.publicUrl };
  return {
    memberId,
    id: `vigilance-withdrawn-${documentId}`,
    words: (name) => vigilanceMails.withdrawn({ name, ...facts }),
  };
};

/** Notification setting of a mail, and the act that a reader's role must allow. */
const readings: Readonly<Record<Mail['mail'], { readonly key: NotificationKey; readonly act: SeatAct }>> = {
  asked: { key: 'VIGILANCE_ASKED', act: 'readThreads' },
  renew: { key: 'VIGILANCE_RENEW', act: 'represent' },
  ends: { key: 'VIGILANCE_ENDS', act: 'collectVigilance' },
  collect: { key: 'VIGILANCE_COLLECT', act: 'collectVigilance' },
  withdrawn: { key: 'VIGILANCE_WITHDRAWN', act: 'represent' },
  given: { key: 'VIGILANCE_GIVEN_WITHDRAWN', act: 'collectVigilance' },
};

const write = (platform: Platform, job: Mail): Promise<MailDraft | null> => {
  switch (job.mail) {
    case 'asked':
      return askedMail(platform, job);
    case 'renew':
      return renew(platform, job);
    case 'ends':
      return ends(platform, job);
    case 'collect':
      return collect(platform, job);
    case 'given':
      return givenMail(platform, job);
    default:
      return withdrawn(platform, job);
  }
};

/** Sends a mail to one person, if it is still relevant and they may still read it. */
const send = async (job: Mail, platform: Platform): Promise<void> => {
  const { config, database, mailer } = platform;
  const { personId, mail } = job;
  const written = config.vigilance === 'off' ? null : await write(platform, job);
  if (written === null) return;
  const { memberId, id, words } = written;
  const { key, act } = readings[mail];
  const reader = await store.findReader(database.db, { personId, memberId });
  if (reader === undefined || reader.email === null) return;
  if (reader.role !== null && !mayAct(reader.role, act)) return;
  const footer = await footerOf(platform, personId, topicOf(key));
  if (footer === null) return;
  const content = mailFor(reader.firm_id, words(reader.name));
  await mailer.send({ to: reader.email, id: `${id}-${personId}`, ...renderMail(content, footer) });
};

type Job =
  | 'vigilance.asked'
  | 'vigilance.completed'
  | 'vigilance.withdrawn'
  | 'vigilance.remind'
  | 'vigilance.mail';

export const noticeHandlers: Handlers<Job, Platform> = {
  'vigilance.asked': ({ applicationId }, platform) => notifyAsked(platform, applicationId),
  'vigilance.completed': ({ documentId }, platform) => notifyCompleted(platform, documentId),
  'vigilance.withdrawn': async ({ documentId }, platform) => {
    await notifyWithdrawn(platform, documentId);
    await notifyGiven(platform, documentId);
  },
  'vigilance.remind': (_payload, platform) => remind(platform),
  'vigilance.mail': send,
};
