import { mailFor } from '../../../platform/mail/readers.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue/queue.ts';
import { inactivityMails } from './mails.ts';
import * as store from './store.ts';

/** Job that mails a warning about an unused account. */
export const inactivityHandlers: Handlers<'ownData.inactivityMail', Platform> = {
  'ownData.inactivityMail': async ({ memberId, warning }, { config, database, mailer }) => {
    const reader = await store.findWarned(database.db, memberId, warning);
    if (reader === undefined || reader.email === null) return;
    const mail = inactivityMails[warning]({
      name: reader.name,
      firm: reader.firm,
      warnedAt: reader.claimed_at,
      publicUrl: config.publicUrl,
    });
    const id = `inactivite-${warning}-${memberId}-${reader.claimed_at.getTime()}`;
    await mailer.send({ to: reader.email, id, ...renderMail(mailFor(reader.firm_id, mail)) });
  },
};
