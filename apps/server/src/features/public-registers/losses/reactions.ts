import { mailFor, moderatorReaders } from '../../../platform/mail/readers.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJobs, type Handlers } from '../../../platform/queue/queue.ts';
import type { QueueJobs } from '../../../platform/queue/queue-jobs.ts';
import { fixedFooter, noFooter } from '../../notifications/wishes/service.ts';
import { registerMails } from './mails.ts';
import { findEditionFacts, findLost } from './store.ts';

type StaffMail = QueueJobs['public-registers.staffMail'];

/** Queues one job for each staff member, so that a mail that fails is retried for that person only. */
const writeToStaff = async ({ database }: Platform, request: StaffMail): Promise<void> => {
  const people = await moderatorReaders(database.db);
  const jobs = people.map(({ id }) => ({ payload: { ...request, memberId: id } }));
  await database.transaction((trx) => addJobs(trx, 'public-registers.staffMail', jobs));
};

export const registerMailHandlers: Handlers<
  'public-registers.lost' | 'public-registers.staffMail',
  Platform
> = {
  'public-registers.lost': async ({ memberId, editionId }, platform) => {
    const { config, database, mailer } = platform;
    const row = await findLost(database.db, memberId, editionId);
    if (row === undefined || row.email === null) return;
    const written = registerMails.lost({ row, publicUrl: config.publicUrl });
    const id = `register-lost-${memberId}-${editionId}`;
    await mailer.send({
      to: row.email,
      id,
      ...renderMail(mailFor(row.firm_id, written), fixedFooter(platform)),
    });
  },
  'public-registers.staffMail': async (payload, platform) => {
    const { editionId, mail, memberId } = payload;
    const { config, database, mailer } = platform;
    if (memberId === undefined) return writeToStaff(platform, payload);
    const row = await findEditionFacts(database.db, editionId);
    // The edition was decided meanwhile.
    if (row === undefined || (mail === 'staffHeld' && row.state !== 'held')) return;
    for (const { email, name } of await moderatorReaders(database.db, memberId)) {
      if (email === null) continue;
      const written = registerMails[mail]({ to: name, row, publicUrl: config.publicUrl });
      const id = `register-${mail}-${editionId}-${memberId}`;
      await mailer.send({ to: email, id, ...renderMail(written, noFooter) });
    }
  },
};
