import { mailFor, moderatorReaders } from '../../../platform/mail/readers.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJobs, type Handlers } from '../../../platform/queue/queue.ts';
import { fixedFooter, noFooter } from '../../notifications/wishes/service.ts';
import { verificationMails } from './mails.ts';
import * as store from './store.ts';

/** Queues one job for each staff member, so that a mail that fails is retried for that person only. */
const writeToStaff = async ({ database }: Platform, requestId: string): Promise<void> => {
  const people = await moderatorReaders(database.db);
  const jobs = people.map(({ id }) => ({ payload: { requestId, mail: 'toStaff', memberId: id } as const }));
  await database.transaction((trx) => addJobs(trx, 'verification.mail', jobs));
};

export const verificationHandlers: Handlers<'verification.mail', Platform> = {
  'verification.mail': async ({ requestId, mail, memberId }, platform) => {
    const { config, database, mailer } = platform;
    if (mail === 'toStaff' && memberId === undefined) return writeToStaff(platform, requestId);
    const row = await store.findMailFacts(database.db, requestId);
    if (row === undefined) return;
    const readers = mail === 'toStaff' ? await moderatorReaders(database.db, memberId) : [row.reader];
    const footer = mail === 'toStaff' ? noFooter : fixedFooter(platform);
    for (const { email, name, firm_id } of readers) {
      if (email === null) continue;
      const written = verificationMails[mail]({ to: name, row, publicUrl: config.publicUrl });
      // The same id at each retry, so that mail programs show the mail once.
      const id = ['verification', requestId, mail, ...(memberId === undefined ? [] : [memberId])].join('-');
      await mailer.send({ to: email, id, ...renderMail(mailFor(firm_id, written), footer) });
    }
  },
};
