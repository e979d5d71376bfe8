import { availabilityConfirmationPath, isFresh } from '@basoche/domain/members/availability';
import { frenchDay } from '@basoche/domain/time/french-dates';
import { startOfParisDay } from '@basoche/domain/time/paris';
import { defineMails } from '../../../platform/mail/mail-content.ts';
import type { AvailabilityRow } from './store.ts';

interface AskFacts {
  readonly name: string;
  readonly availability: AvailabilityRow;
  readonly now: Date;
  /** Token of the confirmation link. */
  readonly token: string;
  readonly publicUrl: string;
}

const availabilityText = ({ available_from }: AvailabilityRow): string =>
  available_from === null
    ? 'disponible'
    : `disponible à partir du ${frenchDay(startOfParisDay(available_from))}`;

/** The mail sent on Mondays to ask whether an availability still holds. */
export const availabilityMails = defineMails({
  ask: ({ name, availability, now, token, publicUrl }: AskFacts) => ({
    subject: 'Êtes-vous toujours disponible\u202f?',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      `Le ${frenchDay(availability.confirmed_at)}, vous vous êtes dit ${availabilityText(availability)}.`,
      isFresh(availability.confirmed_at, now)
        ? 'Confirmez-le d’un clic\u202f: votre disponibilité reste affichée deux semaines de plus sur votre profil et dans l’annuaire.'
        : 'Elle n’est plus affichée depuis deux semaines sans réponse. Confirmez-la d’un clic pour qu’elle revienne sur votre profil et dans l’annuaire.',
    ],
    button: {
      label: 'Je suis toujours disponible',
      url: `${publicUrl}${availabilityConfirmationPath(token)}`,
    },
    closing:
      'Votre situation a changé\u202f? Dites-le dans vos paramètres\u202f: occupé ou sans indication, vous ne recevez plus ce mail.',
    links: [{ label: 'Changer ma disponibilité', url: `${publicUrl}/parametres/profil` }],
  }),
});
