import { letter } from '../../platform/letter.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Handlers } from '../../platform/queue.ts';
import { moderationMails, ownScreen } from './presenter.ts';
import * as store from './store.ts';

export const moderationHandlers: Handlers<'moderation.mail', Platform> = {
  'moderation.mail': async ({ measureId, mail, at }, { config, database, mailer }) => {
    const row = await store.findLetter(database.db, measureId);
    if (row === undefined || row.email === null) return;
    const { subject, paragraphs, button } = moderationMails[mail](row);
    const body = await letter({
      greeting: `Bonjour ${row.name},`,
      paragraphs,
      button: { label: button, url: `${config.publicUrl}${ownScreen(row)}` },
    });
    // Sent again, it is the same to mail programs.
    await mailer.send({
      to: row.email,
      subject,
      id: `moderation-${measureId}-${mail}-${Date.parse(at)}`,
      ...body,
    });
  },
};
