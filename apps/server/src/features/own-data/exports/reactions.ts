import { mailFor } from '../../../platform/mail/readers.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue/queue.ts';
import { exportMails } from './mails.ts';
import { make } from './service.ts';
import * as store from './store.ts';

/** Jobs of archives: making one, and the mail once it is ready. */
export const exportHandlers: Handlers<'ownData.export' | 'ownData.exportMail', Platform> = {
  'ownData.export': ({ exportId }, platform, run) => make(platform, exportId, run),

  'ownData.exportMail': async ({ exportId }, { config, database, mailer }) => {
    const row = await store.findExport(database.db, exportId);
    const reader = row && (await store.findReader(database.db, row.member_id));
    if (reader === undefined || reader.email === null) return;
    const mail = exportMails.ready({ name: reader.name, publicUrl: config.publicUrl });
    await mailer.send({
      to: reader.email,
      id: `donnees-${exportId}`,
      ...renderMail(mailFor(reader.firm_id, mail)),
    });
  },
};
