import { leastNoticeDays } from '@basoche/domain/retention/inactivity';
import { frenchDay } from '@basoche/domain/time/french-dates';
import { defineMails, type MailContent } from '../../../platform/mail/mail-content.ts';

interface InactivityFacts {
  readonly name: string;
  /** Instant at which this warning was claimed. */
  readonly warnedAt: Date;
  readonly publicUrl: string;
}

const warning =
  (subject: string, sentence: string) =>
  ({ name, warnedAt, publicUrl }: InactivityFacts): MailContent => ({
    subject,
    greeting: `Bonjour ${name},`,
    paragraphs: [
      sentence,
      'Pour le garder, il suffit de vous connecter. Vous pouvez aussi y demander une archive de vos données.',
    ],
    button: { label: 'Me connecter', url: `${publicUrl}/login` },
    closing: `Ce message vous est adressé parce que nous ne gardons pas les données dont personne ne se sert (${frenchDay(warnedAt)}).`,
  });

export const inactivityMails = defineMails({
  first: warning(
    'Votre compte Basoche ne sert plus',
    `Vous ne vous êtes pas connecté depuis près de deux ans. Sans nouvelle de vous, votre compte et votre profil seront supprimés, au plus tôt dans ${leastNoticeDays} jours.`,
  ),
  last: warning(
    'Votre compte Basoche sera supprimé dans une semaine',
    'Vous ne vous êtes pas connecté depuis deux ans. Sans nouvelle de vous sous sept jours, votre compte et votre profil seront supprimés.',
  ),
});
