import { appealAddress } from '@basoche/domain/reports/appeal-link';
import type { DefinedMail, MailFooter, MailLink } from '../../platform/mail/mail-content.ts';
import { type MailReader, mailFor, moderatorReaders } from '../../platform/mail/readers.ts';
import { renderMail } from '../../platform/mail/render.ts';
import type { Platform } from '../../platform/platform.ts';
import { addJobs, type Handlers } from '../../platform/queue/queue.ts';
import type { QueueJobs } from '../../platform/queue/queue-jobs.ts';
import { hashOfSecret, newSecret } from '../../platform/secrets/secrets.ts';
import { ownersOf } from '../firms/service.ts';
import { fixedFooter, noFooter } from '../notifications/wishes/service.ts';
import { type AppealLetterRow, findAppealLetter } from './appeals/store.ts';
import { appealMails, reportMails } from './mails.ts';
import * as store from './store.ts';

type ReportMail = QueueJobs['reports.mail'];
type AppealMail = QueueJobs['reports.appealMail'];

/** Queues one job for each staff member, so that a mail that fails is retried for that person only. */
const writeToStaff = async <Task extends 'reports.mail' | 'reports.appealMail'>(
  { database }: Platform,
  task: Task,
  payload: QueueJobs[Task],
): Promise<void> => {
  const people = await moderatorReaders(database.db);
  const jobs = people.map(({ id }) => ({ payload: { ...payload, memberId: id } }));
  await database.transaction((trx) => addJobs(trx, task, jobs));
};

interface Sending {
  readonly to: MailReader;
  readonly write: (facts: { to: string; button: MailLink | null }) => DefinedMail;
  readonly button: { readonly label: string; readonly path: string } | null;
  readonly id: string;
  readonly footer: MailFooter;
}

const send = async (
  { config, mailer }: Platform,
  { to, write, button, id, footer }: Sending,
): Promise<void> => {
  if (to.email === null) return;
  const link = button && { label: button.label, url: `${config.publicUrl}${button.path}` };
  const mail = write({ to: to.name, button: link });
  // The same id at each retry, so that mail programs show the mail once.
  await mailer.send({ to: to.email, id, ...renderMail(mailFor(to.firm_id, mail), footer) });
};

/** Sends the mail to the member of staff of this job. */
const sendToOne = async (
  platform: Platform,
  memberId: string | undefined,
  sending: Omit<Sending, 'to' | 'footer'>,
): Promise<void> => {
  for (const to of await moderatorReaders(platform.database.db, memberId)) {
    await send(platform, { ...sending, to, footer: noFooter });
  }
};

/** Screen where the measured member reads the reasons; for a suspended member, by a link that needs no session. */
const measuredPath = async ({ database }: Platform, row: store.MailFactsRow): Promise<string> => {
  if (!row.is_suspended) return `/signalements/${row.id}`;
  // Created only now, so that no queued job contains a usable link.
  const code = newSecret();
  await store.saveAppealLink(database.db, row.id, hashOfSecret(code));
  return appealAddress(code);
};

const pathOf = (
  platform: Platform,
  { mail, reportId }: ReportMail,
  row: store.MailFactsRow,
): Promise<string> | string => {
  if (mail === 'received') return `/messages/${row.application_id}`;
  return mail === 'measured' ? measuredPath(platform, row) : `/signalements/${reportId}`;
};

/** Button to the decision. None for suspended members, who can use only the link of their earlier mail. */
const decisionButton = ({ report_id, is_suspended }: AppealLetterRow): Sending['button'] =>
  report_id === null || is_suspended
    ? null
    : { label: 'Lire la décision', path: `/signalements/${report_id}` };

interface Reader {
  readonly to: MailReader;
  /** Tells the mails to several readers apart. */
  readonly key: readonly string[];
}

/** Readers of a mail about a report: for the suspension of a firm, all its owners. */
const readersOf = async (
  { database }: Platform,
  mail: ReportMail['mail'],
  row: store.MailFactsRow,
): Promise<readonly Reader[]> => {
  if (mail !== 'measured') return [{ to: row.reporter_reader, key: [] }];
  const owners = row.is_suspended ? await ownersOf(database.db, row.subject_id) : null;
  // Nobody can act for the firm now: the link works without an account.
  return (
    owners?.map((to) => ({ to: { ...to, firm_id: null }, key: [to.id] })) ?? [
      { to: row.subject_reader, key: [] },
    ]
  );
};

export const reportHandlers: Handlers<'reports.mail' | 'reports.appealMail', Platform> = {
  'reports.mail': async (payload, platform) => {
    const { reportId, mail, memberId } = payload;
    if (mail === 'toStaff' && memberId === undefined) return writeToStaff(platform, 'reports.mail', payload);
    const row = await store.findMailFacts(platform.database.db, reportId);
    if (row === undefined) return;
    const write: Sending['write'] = (facts) => reportMails[mail]({ ...facts, row });
    const id = ['signalement', reportId, mail, memberId].filter(Boolean).join('-');
    if (mail === 'toStaff') {
      const button = { label: 'Voir les signalements', path: '/admin/signalements' };
      return sendToOne(platform, memberId, { write, button, id });
    }
    const readers = await readersOf(platform, mail, row);
    if (readers.every(({ to }) => to.email === null)) return;
    const label = mail === 'received' ? 'Ouvrir l’échange' : 'Lire la décision';
    const button = { label, path: await pathOf(platform, payload, row) };
    for (const { to, key } of readers) {
      const mailId = [id, ...key].join('-');
      await send(platform, { write, footer: fixedFooter(platform), to, button, id: mailId });
    }
  },

  'reports.appealMail': async (request: AppealMail, platform) => {
    const { appealId, mail, memberId } = request;
    if (mail === 'toStaff' && memberId === undefined) {
      return writeToStaff(platform, 'reports.appealMail', request);
    }
    const row = await findAppealLetter(platform.database.db, appealId);
    if (row === undefined) return;
    const write: Sending['write'] = (facts) => appealMails[mail]({ ...facts, row });
    const id = ['recours', appealId, mail, memberId].filter(Boolean).join('-');
    if (mail === 'toStaff') {
      const button = { label: 'Voir les recours', path: '/admin/signalements?vue=recours' };
      return sendToOne(platform, memberId, { write, button, id });
    }
    const footer = fixedFooter(platform);
    await send(platform, { write, footer, to: row, button: decisionButton(row), id });
  },
};
