import { mailFor } from '../../platform/mail/readers.ts';
import { renderMail } from '../../platform/mail/render.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Handlers } from '../../platform/queue/queue.ts';
import { moderationMails } from './mails.ts';
import * as store from './store.ts';

/** Job that mails the creator a decision of staff about their publication. */
export const moderationHandlers: Handlers<'moderation.mail', Platform> = {
  'moderation.mail': async ({ measureId, mail, at }, { config, database, mailer }) => {
    const row = await store.findMailFacts(database.db, measureId);
    if (row === undefined || row.email === null) return;
    const written = moderationMails[mail]({ row, publicUrl: config.publicUrl });
    // The same id at each retry, so that mail programs show the mail once.
    const id = `moderation-${measureId}-${mail}-${Date.parse(at)}`;
    await mailer.send({ to: row.email, id, ...renderMail(mailFor(row.firm_id, written)) });
  },
};
