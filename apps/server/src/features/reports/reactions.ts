import { type Letter, letter } from '../../platform/letter.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Handlers } from '../../platform/queue.ts';
import { reportMails } from './presenter.ts';
import * as store from './store.ts';

export const reportHandlers: Handlers<'reports.mail', Platform> = {
  'reports.mail': async ({ reportId, mail }, { config, database, mailer }) => {
    const row = await store.findLetter(database.db, reportId);
    if (row === undefined) return;
    const { subject, paragraphs } = reportMails[mail](row);
    const send = async (to: { email: string; name: string }, button: Letter['button']) => {
      const body: Letter = { greeting: `Bonjour ${to.name},`, paragraphs, ...(button && { button }) };
      await mailer.send({ to: to.email, subject, ...(await letter(body)) });
    };
    if (mail === 'toStaff') {
      const button = { label: 'Voir les signalements', url: `${config.publicUrl}/admin/signalements` };
      for (const to of await store.moderators(database.db)) await send(to, button);
    } else if (row.email !== null) {
      const url = `${config.publicUrl}/messages/${row.application_id}`;
      await send({ email: row.email, name: row.name }, { label: "Ouvrir l'échange", url });
    }
  },
};
