import { exportDays } from '@basoche/domain/retention/exports';
import { letter } from '../../../platform/letter.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue.ts';
import { make } from './service.ts';
import * as store from './store.ts';

export const exportHandlers: Handlers<'ownData.export' | 'ownData.exportMail', Platform> = {
  'ownData.export': ({ exportId }, platform, run) => make(platform, exportId, run),

  'ownData.exportMail': async ({ exportId }, { config, database, mailer }) => {
    const row = await store.findExport(database.db, exportId);
    const reader = row && (await store.addresseeOf(database.db, row.member_id));
    if (reader === undefined) return;
    const body = await letter({
      greeting: `Bonjour ${reader.name},`,
      paragraphs: [
        'Vous avez demandé une archive de vos données. Elle est prête.',
        `Elle se télécharge pendant ${exportDays} jours depuis vos paramètres, une fois connecté. Elle est ensuite supprimée.`,
      ],
      button: { label: 'Télécharger mes données', url: `${config.publicUrl}/parametres/donnees` },
      closing: "Si vous n'avez rien demandé, changez votre mot de passe : quelqu'un le connaît peut-être.",
    });
    const subject = 'Vos données sont prêtes';
    await mailer.send({ to: reader.email, subject, id: `donnees-${exportId}`, ...body });
  },
};
