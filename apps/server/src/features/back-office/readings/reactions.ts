import { letter } from '../../../platform/letter.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue.ts';
import { readingLetter } from './presenter.ts';
import * as store from './store.ts';

export const readingHandlers: Handlers<'readings.mail', Platform> = {
  'readings.mail': async ({ readingId, to }, { config, database, mailer }) => {
    const row = await store.findLetter(database.db, readingId, to);
    if (row === undefined || row.email === null) return;
    const { subject, paragraphs } = readingLetter(row);
    const button = { label: "Ouvrir l'échange", url: `${config.publicUrl}/messages/${row.application_id}` };
    const body = await letter({ greeting: `Bonjour ${row.name},`, paragraphs, button });
    await mailer.send({ to: row.email, subject, id: `lecture-${readingId}-${to}`, ...body });
  },
};
