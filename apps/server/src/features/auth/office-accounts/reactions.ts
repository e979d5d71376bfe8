import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue/queue.ts';
import { changeMails } from './mails.ts';
import * as store from './store.ts';

/** Job that mails an office account a change made by an admin. */
export const officeAccountHandlers: Handlers<'auth.officeChanged', Platform> = {
  'auth.officeChanged': async ({ memberId, change }, { config, database, mailer }) => {
    const row = await store.findMailFacts(database.db, memberId);
    if (row === undefined || row.email === null) return;
    const { name, office, email } = row;
    const mail = changeMails[change]({ name, office, publicUrl: config.publicUrl });
    await mailer.send({ to: email, ...renderMail(mail) });
  },
};
