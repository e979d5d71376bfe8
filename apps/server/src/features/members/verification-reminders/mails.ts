import { verificationAnswerHours } from '@basoche/domain/limits';
import type { ReminderName } from '@basoche/domain/members/verification-reminders';
import { frenchDay } from '@basoche/domain/time/french-dates';
import { defineMails, type MailContent } from '../../../platform/mail/mail-content.ts';

const answerTimeText = `une réponse vous est donnée sous ${verificationAnswerHours}\u00a0heures`;

/** Reminder to a student; `until` is the instant from which the verification no longer holds. */
const reminderMail = (
  reminder: ReminderName,
  until: Date,
): { readonly subject: string; readonly paragraphs: readonly string[]; readonly button: string } => {
  const day = frenchDay(new Date(until.getTime() - 1));
  const button = 'Envoyer mon nouveau certificat';
  if (reminder === 'lapsed') {
    return {
      subject: 'Votre vérification a pris fin',
      paragraphs: [
        `Votre vérification d’étudiant valait jusqu’au ${day}. Vous ne pouvez plus publier ni postuler jusqu’à la prochaine.`,
        `Envoyez votre certificat de scolarité de l’année en cours\u202f: ${answerTimeText}. Vos échanges en cours restent ouverts.`,
      ],
      button,
    };
  }
  return {
    subject:
      reminder === 'week'
        ? `Dernière semaine\u202f: votre vérification prend fin le ${day}`
        : `Votre vérification prend fin le ${day}`,
    paragraphs: [
      `Votre vérification d’étudiant vaut jusqu’au ${day}. Pour continuer à publier et à postuler ensuite, envoyez votre certificat de scolarité de la nouvelle année.`,
      `Rien ne change pendant que nous l’examinons\u202f: ${answerTimeText}.`,
    ],
    button,
  };
};

interface ReminderFacts {
  readonly name: string;
  /** Instant from which the verification no longer holds. */
  readonly until: Date;
  readonly publicUrl: string;
}

const reminderMailOf =
  (reminder: ReminderName) =>
  ({ name, until, publicUrl }: ReminderFacts): MailContent => {
    const { subject, paragraphs, button } = reminderMail(reminder, until);
    return {
      subject,
      greeting: `Bonjour ${name},`,
      paragraphs,
      button: { label: button, url: `${publicUrl}/verify` },
    };
  };

export const reminderMails = defineMails({
  month: reminderMailOf('month'),
  week: reminderMailOf('week'),
  lapsed: reminderMailOf('lapsed'),
} satisfies Record<ReminderName, unknown>);
