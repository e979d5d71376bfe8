import { letter } from '../../../platform/letter.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue.ts';
import { changeMails } from './presenter.ts';
import * as store from './store.ts';

export const officeAccountHandlers: Handlers<'auth.officeChanged', Platform> = {
  'auth.officeChanged': async ({ memberId, change }, { config, database, mailer }) => {
    const row = await store.findLetter(database.db, memberId);
    if (row === undefined || row.email === null) return;
    const { subject, paragraphs, leadsBack } = changeMails[change](row);
    const body = await letter({
      greeting: `Bonjour ${row.name},`,
      paragraphs,
      ...(leadsBack ? { button: { label: 'Me connecter', url: `${config.publicUrl}/connexion` } } : {}),
    });
    await mailer.send({ to: row.email, subject, ...body });
  },
};
