import { letter } from '../../../platform/letter.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue.ts';
import { stuckLetter } from './presenter.ts';
import { adminsOf } from './store.ts';

export const financeHandlers: Handlers<'payments.stuckMail', Platform> = {
  'payments.stuckMail': async ({ memberId, at, ...counts }, { config, database, mailer }) => {
    const { subject, paragraphs } = stuckLetter(counts);
    const button = { label: 'Voir les finances', url: `${config.publicUrl}/admin/finances?vue=paiements` };
    for (const { email, name } of await adminsOf(database.db, memberId)) {
      const body = await letter({ greeting: `Bonjour ${name},`, paragraphs, button });
      // Sent again, it is the same to mail programs.
      const id = `paiements-${at.replaceAll(/\D/g, '')}-${memberId}`;
      await mailer.send({ to: email, subject, id, ...body });
    }
  },
};
