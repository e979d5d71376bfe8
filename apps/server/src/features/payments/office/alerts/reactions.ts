import { renderMail } from '../../../../platform/mail/render.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Handlers } from '../../../../platform/queue/queue.ts';
import { financeMails } from './mails.ts';
import { adminsOf } from './store.ts';

export const financeHandlers: Handlers<'payments.stuckMail', Platform> = {
  'payments.stuckMail': async ({ memberId, at, waiting, failed }, { config, database, mailer }) => {
    for (const { email, name } of await adminsOf(database.db, memberId)) {
      const mail = financeMails.stuck({ name, waiting, failed, publicUrl: config.publicUrl });
      // The same id at each retry, so that mail programs show the mail once.
      const id = `paiements-${at.replaceAll(/\D/g, '')}-${memberId}`;
      await mailer.send({ to: email, id, ...renderMail(mail) });
    }
  },
};
