import { mailFor } from '../../../platform/mail/readers.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue/queue.ts';
import { readingMails } from './mails.ts';
import * as store from './store.ts';

/** Job that mails a party that staff have opened their thread. */
export const readingHandlers: Handlers<'readings.mail', Platform> = {
  'readings.mail': async ({ readingId, to }, { config, database, mailer }) => {
    const row = await store.findMailFacts(database.db, readingId, to);
    if (row === undefined || row.email === null) return;
    const mail = readingMails.opened({ row, publicUrl: config.publicUrl });
    await mailer.send({
      to: row.email,
      id: `lecture-${readingId}-${to}`,
      ...renderMail(mailFor(row.firm_id, mail)),
    });
  },
};
