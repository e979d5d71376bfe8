import { randomInt } from 'node:crypto';
import { leadsIn } from '@basoche/domain/firms/invitations';
import type { Db } from '../../platform/database/database.ts';
import type { DefinedMail } from '../../platform/mail/mail-content.ts';
import { renderMail } from '../../platform/mail/render.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Handlers } from '../../platform/queue/queue.ts';
import type { QueueJobs } from '../../platform/queue/queue-jobs.ts';
import { codeEnd } from './domains/service.ts';
import { saveCode } from './domains/store.ts';
import { mailClosing } from './erasure/service.ts';
import { findInvitation } from './invitations/store.ts';
import { firmMails } from './mails.ts';
import { findRequestMail } from './requests/store.ts';
import * as store from './store.ts';

type SeatMail = QueueJobs['firms.mail'];

const mailOf = (
  job: SeatMail,
  { name, firm, role, by, reason }: store.SeatMailRow,
  url: string,
): DefinedMail => {
  const facts = { name, firm, url };
  switch (job.mail) {
    case 'opened':
      return firmMails.opened(facts);
    case 'suspended':
    case 'restored':
      return firmMails[job.mail](facts);
    case 'workGiven':
      return firmMails.workGiven({ ...facts, threads: job.threads, publications: job.publications });
    default:
      return firmMails[job.mail]({ ...facts, role, by, reason });
  }
};

const findRow = (db: Db, job: SeatMail): Promise<store.SeatMailRow | undefined> => {
  if (job.mail === 'joined') return store.findJoinedMail(db, job.seatId);
  if ('ownerSeatId' in job) return store.findDecisionMail(db, job.seatId, job.ownerSeatId);
  return store.findSeatMail(db, job.seatId, 'byId' in job ? job.byId : null);
};

/** Jobs that send the mails about firms: invitations, seats, domains, requests to join, closing. */
export const firmHandlers: Handlers<
  'firms.invited' | 'firms.mail' | 'firms.domainCode' | 'firms.requestMail' | 'firms.closed',
  Platform
> = {
  'firms.invited': async ({ invitationId }, { config, clock, database, mailer }) => {
    const row = await findInvitation(database.db, invitationId);
    if (row?.email == null || row.state !== 'waiting' || row.expires_at <= clock.now() || !leadsIn(row))
      return;
    const mail = firmMails.invited({
      firm: row.firm,
      role: row.role,
      by: row.maker ?? 'Un propriétaire',
      // The fragment fills in the registration form; browsers do not send it to servers.
      url: `${config.publicUrl}/equipe/invitations/${row.id}#${encodeURIComponent(row.email)}`,
    });
    // The same id at each retry, so that mail programs show the mail once.
    await mailer.send({ to: row.email, id: `equipe-${row.id}`, ...renderMail(mail) });
  },

  // A retry makes another code, which replaces the first.
  'firms.domainCode': async ({ domainId }, { clock, database, mailer, passwords }) => {
    const code = String(randomInt(100_000_000)).padStart(8, '0');
    const hash = await passwords.hash(code);
    const now = clock.now();
    const row = await saveCode(database.db, domainId, { hash, until: codeEnd(now), now });
    if (row === undefined) return;
    const mail = firmMails.domainCode({ firm: row.firm, domain: row.domain, code });
    await mailer.send({ to: `${row.mailbox}@${row.domain}`, ...renderMail(mail) });
  },

  'firms.requestMail': async (job, { config, clock, database, mailer }) => {
    const { mail: kind, requestId: id } = job;
    const seatId = 'seatId' in job ? job.seatId : null;
    const row = await findRequestMail(database.db, { id, seatId }, clock.now());
    if (row?.email == null) return;
    const write = {
      asked: firmMails.joinAsked,
      accepted: firmMails.joinAccepted,
      refused: firmMails.joinRefused,
    };
    const mail = write[kind]({ ...row, url: `${config.publicUrl}/equipe?pour=${row.firm_id}` });
    await mailer.send({ to: row.email, ...renderMail(mail) });
  },

  'firms.closed': ({ firmId }, platform, { lastAttempt }) => mailClosing(platform, firmId, lastAttempt),

  'firms.mail': async (job, { config, database, mailer }) => {
    const row = await findRow(database.db, job);
    if (row?.email == null) return;
    const mail = mailOf(job, row, `${config.publicUrl}/equipe?pour=${row.firm_id}`);
    await mailer.send({ to: row.email, ...renderMail(mail) });
  },
};
