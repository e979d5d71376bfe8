import type { MemberDecision } from '@basoche/domain/members/account-states';
import { suspensionEffects } from '@basoche/domain/members/suspension-content';
import { linkSentence } from '@basoche/domain/reports/appeal-link';
import { contestable } from '@basoche/domain/reports/decision';
import { defineMails, type MailContent, type MailLink } from '../../../platform/mail/mail-content.ts';

interface DecisionFacts {
  /** Reason in the words of staff. */
  readonly reason: string;
  readonly button: MailLink | null;
}

interface Wording {
  readonly subject: string;
  /** Paragraphs around the reason, which is quoted as it was written. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const about =
  ({ subject, before, after }: Wording) =>
  ({ reason, button }: DecisionFacts): MailContent => ({
    subject,
    greeting: 'Bonjour,',
    paragraphs: [...before, reason, ...after],
    ...(button && { button }),
  });

/** Mails to the owner of an account about a decision of staff. */
export const decisionMails = defineMails({
  suspend: about({
    subject: 'Votre compte Basoche est suspendu',
    before: ['Notre équipe a suspendu votre compte. Voici pourquoi\u202f:'],
    after: [
      suspensionEffects,
      'La décision a été prise par un membre de notre équipe, après examen. Aucun moyen automatisé n’a servi ni à constater les faits, ni à décider.',
      contestable,
      linkSentence,
    ],
  }),
  restore: about({
    subject: 'Votre compte Basoche est rétabli',
    before: ['Votre compte est de nouveau ouvert, tel que vous l’aviez laissé. Notre équipe précise\u202f:'],
    after: ['Vous pouvez vous connecter dès maintenant.'],
  }),
  endSessions: about({
    subject: 'Vos sessions Basoche ont été fermées',
    before: ['Notre équipe a fermé toutes les sessions ouvertes sur votre compte. Voici pourquoi\u202f:'],
    after: ['Vous pouvez vous reconnecter avec votre mot de passe.'],
  }),
  erase: about({
    subject: 'Votre compte Basoche est supprimé',
    before: ['Notre équipe a supprimé votre compte. Voici pourquoi\u202f:'],
    after: [
      'Votre profil est effacé et vos annonces sont archivées. Les pièces comptables sont gardées le temps que la loi impose.',
      'Pour contester cette décision, répondez à ce message.',
    ],
  }),
} satisfies Record<MemberDecision, unknown>);
