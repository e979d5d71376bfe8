import type { MemberDecision } from '@basoche/domain/members/account-states';
import { suspensionEffects, suspensionOfFirm } from '@basoche/domain/members/suspension-content';
import { linkSentence } from '@basoche/domain/reports/appeal-link';
import { appealText } from '@basoche/domain/reports/decision';
import { defineMails, type MailContent, type MailLink } from '../../../platform/mail/mail-content.ts';

interface DecisionFacts {
  /** Reason in the words of staff. */
  readonly reason: string;
  /** Name of the firm that the decision is about; null for the reader's own account. */
  readonly firm: string | null;
  readonly button: MailLink | null;
}

interface Wording {
  readonly subject: string;
  /** Paragraphs around the reason, which is quoted as it was written. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const decisionMail =
  (own: Wording, ofFirm: (firm: string) => Wording) =>
  ({ reason, firm, button }: DecisionFacts): MailContent => {
    const { subject, before, after } = firm === null ? own : ofFirm(firm);
    return {
      subject,
      greeting: 'Bonjour,',
      paragraphs: [...before, reason, ...after],
      ...(button && { button }),
    };
  };

const byHumans =
  'La décision a été prise par un membre de notre équipe, après examen. Aucun moyen automatisé n’a servi ni à constater les faits, ni à décider.';

/** Mails to the owner of an account, or to the owners of a firm, about a decision of staff. */
export const decisionMails = defineMails({
  suspend: decisionMail(
    {
      subject: 'Votre compte Basoche est suspendu',
      before: ['Notre équipe a suspendu votre compte. Voici pourquoi\u202f:'],
      after: [suspensionEffects, byHumans, appealText, linkSentence],
    },
    (firm) => ({
      subject: `${firm} est suspendue sur Basoche`,
      before: [`Notre équipe a suspendu la structure ${firm}. Voici pourquoi\u202f:`],
      after: [suspensionOfFirm, byHumans, appealText, linkSentence],
    }),
  ),
  restore: decisionMail(
    {
      subject: 'Votre compte Basoche est rétabli',
      before: [
        'Votre compte est de nouveau ouvert, tel que vous l’aviez laissé. Notre équipe précise\u202f:',
      ],
      after: ['Vous pouvez vous connecter dès maintenant.'],
    },
    (firm) => ({
      subject: `${firm} est rétablie sur Basoche`,
      before: [
        `La structure ${firm} est de nouveau ouverte, telle que vous l’aviez laissée. Notre équipe précise\u202f:`,
      ],
      after: ['Son équipe peut agir pour elle dès maintenant.'],
    }),
  ),
  endSessions: decisionMail(
    {
      subject: 'Vos sessions Basoche ont été fermées',
      before: ['Notre équipe a fermé toutes les sessions ouvertes sur votre compte. Voici pourquoi\u202f:'],
      after: ['Vous pouvez vous reconnecter avec votre mot de passe.'],
    },
    (firm) => ({
      subject: `Les accès à ${firm} ont été fermés`,
      before: [`Notre équipe a fermé les accès ouverts à la structure ${firm}. Voici pourquoi\u202f:`],
      after: ['Son équipe peut se reconnecter.'],
    }),
  ),
  erase: decisionMail(
    {
      subject: 'Votre compte Basoche est supprimé',
      before: ['Notre équipe a supprimé votre compte. Voici pourquoi\u202f:'],
      after: [
        'Votre profil est effacé et vos annonces sont archivées. Les pièces comptables sont gardées le temps que la loi impose.',
        'Pour contester cette décision, répondez à ce message.',
      ],
    },
    (firm) => ({
      subject: `${firm} n’est plus sur Basoche`,
      before: [`Notre équipe a supprimé la structure ${firm}. Voici pourquoi\u202f:`],
      after: ['Pour contester cette décision, répondez à ce message.'],
    }),
  ),
} satisfies Record<MemberDecision, unknown>);
