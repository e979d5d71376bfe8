import { availabilityConfirmationPath } from '@basoche/domain/members/availability';
import { defineMails } from '../../../platform/mail/mail-content.ts';
import { askMail } from './presenter.ts';

interface AskFacts {
  readonly name: string;
  readonly availability: Parameters<typeof askMail>[0];
  readonly now: Date;
  /** Token of the confirmation link. */
  readonly token: string;
  readonly publicUrl: string;
}

export const availabilityMails = defineMails({
  ask: ({ name, availability, now, token, publicUrl }: AskFacts) => ({
    ...askMail(availability, now),
    greeting: `Bonjour ${name},`,
    button: {
      label: 'Je suis toujours disponible',
      url: `${publicUrl}${availabilityConfirmationPath(token)}`,
    },
    links: [{ label: 'Changer ma disponibilité', url: `${publicUrl}/parametres/profil` }],
  }),
});
