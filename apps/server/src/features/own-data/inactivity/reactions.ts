import { leastNoticeDays } from '@basoche/domain/retention/inactivity';
import { frenchDay } from '@basoche/domain/time/french';
import { letter } from '../../../platform/letter.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue.ts';
import * as store from './store.ts';

const subjects = {
  first: 'Votre compte Basoche ne sert plus',
  last: 'Votre compte Basoche sera supprimé dans une semaine',
} as const;

const sentences = {
  first: `Vous ne vous êtes pas connecté depuis près de deux ans. Sans nouvelle de vous, votre compte et votre profil seront supprimés, au plus tôt dans ${leastNoticeDays} jours.`,
  last: 'Vous ne vous êtes pas connecté depuis deux ans. Sans nouvelle de vous sous sept jours, votre compte et votre profil seront supprimés.',
} as const;

export const inactivityHandlers: Handlers<'ownData.inactivityMail', Platform> = {
  'ownData.inactivityMail': async ({ memberId, warning }, { config, database, mailer }) => {
    const reader = await store.findWarned(database.db, memberId, warning);
    if (reader === undefined) return;
    const body = await letter({
      greeting: `Bonjour ${reader.name},`,
      paragraphs: [
        sentences[warning],
        'Pour le garder, il suffit de vous connecter. Vous pouvez aussi y demander une archive de vos données.',
      ],
      button: { label: 'Me connecter', url: `${config.publicUrl}/login` },
      closing: `Ce message vous est adressé parce que nous ne gardons pas les données dont personne ne se sert (${frenchDay(reader.claimed_at)}).`,
    });
    const id = `inactivite-${warning}-${memberId}-${reader.claimed_at.getTime()}`;
    await mailer.send({ to: reader.email, subject: subjects[warning], id, ...body });
  },
};
