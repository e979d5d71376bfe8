import { ofName } from '@basoche/domain/members/elision';
import { leastNoticeDays } from '@basoche/domain/retention/inactivity';
import { frenchDay } from '@basoche/domain/time/french-dates';
import { defineMails, type MailContent } from '../../../platform/mail/mail-content.ts';

interface InactivityFacts {
  readonly name: string;
  /** Name of the unused firm; null if the mail is about the reader's own account. */
  readonly firm: string | null;
  /** Time at which this warning was claimed. */
  readonly warnedAt: Date;
  readonly publicUrl: string;
}

interface Wording {
  readonly subject: string;
  readonly sentence: string;
}

const warning =
  (own: Wording, ofFirm: (firm: string) => Wording) =>
  ({ name, firm, warnedAt, publicUrl }: InactivityFacts): MailContent => {
    const { subject, sentence } = firm === null ? own : ofFirm(firm);
    const keep =
      firm === null
        ? 'Pour le garder, il suffit de vous connecter. Vous pouvez aussi y demander une archive de vos données.'
        : 'Pour la garder, il suffit que l’un de vous se connecte.';
    return {
      subject,
      greeting: `Bonjour ${name},`,
      paragraphs: [sentence, keep],
      button: { label: 'Me connecter', url: `${publicUrl}/login` },
      closing: `Ce message vous est adressé parce que nous ne gardons pas les données dont personne ne se sert (${frenchDay(warnedAt)}).`,
    };
  };

export const inactivityMails = defineMails({
  first: warning(
    {
      subject: 'Votre compte Basoche ne sert plus',
      sentence: `Vous ne vous êtes pas connecté depuis près de deux ans. Sans nouvelle de vous, votre compte et votre profil seront supprimés, au plus tôt dans ${leastNoticeDays} jours.`,
    },
    (firm) => ({
      subject: `La structure ${firm} ne sert plus`,
      sentence: `Personne de l’équipe ${ofName(firm)} ne s’est connecté depuis près de deux ans. Sans nouvelle de vous, la structure et sa page seront supprimées, au plus tôt dans ${leastNoticeDays} jours.`,
    }),
  ),
  last: warning(
    {
      subject: 'Votre compte Basoche sera supprimé dans une semaine',
      sentence:
        'Vous ne vous êtes pas connecté depuis deux ans. Sans nouvelle de vous sous sept jours, votre compte et votre profil seront supprimés.',
    },
    (firm) => ({
      subject: `La structure ${firm} sera supprimée dans une semaine`,
      sentence: `Personne de l’équipe ${ofName(firm)} ne s’est connecté depuis deux ans. Sans nouvelle de vous sous sept jours, la structure et sa page seront supprimées.`,
    }),
  ),
});
