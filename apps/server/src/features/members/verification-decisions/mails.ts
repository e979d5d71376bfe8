import { documentsKeptDays, verificationAnswerHours } from '@basoche/domain/limits';
import { ofName } from '@basoche/domain/members/elision';
import { verificationEnds } from '@basoche/domain/members/verification-end-content';
import type { DocumentSlot } from '@basoche/domain/members/verification-request';
import { frenchDay } from '@basoche/domain/time/french-dates';
import { defineMails } from '../../../platform/mail/mail-content.ts';
import type { MailFactsRow } from './store.ts';

interface VerificationFacts {
  /** Name of the recipient. */
  readonly to: string;
  readonly row: Pick<
    MailFactsRow,
    'name' | 'verified_until' | 'sent_at' | 'reason' | 'asked_slots' | 'proved_by'
  >;
  readonly publicUrl: string;
}

const slotNames: Readonly<Record<DocumentSlot, string>> = {
  enrolment: 'le certificat de scolarité',
  diploma: 'le diplôme',
  employment: 'la preuve de l’emploi',
  registration: 'l’extrait d’immatriculation',
};

/** Last valid day of a verification that lapses at this instant (Europe/Paris). */
const lastDay = (until: Date): string => frenchDay(new Date(until.getTime() - 1));

/** Mails to the member and to staff. None contains a document, or its file name. */
export const verificationMails = defineMails({
  received: ({ to, publicUrl }: VerificationFacts) => ({
    subject: 'Vos justificatifs sont bien arrivés',
    greeting: `Bonjour ${to},`,
    paragraphs: [
      `Notre équipe les examine et vous répond sous ${verificationAnswerHours}\u00a0heures.`,
      `Ils ne sont lus que par elle et sont supprimés ${documentsKeptDays}\u00a0jours après la décision.`,
    ],
    button: { label: 'Suivre ma vérification', url: `${publicUrl}/verify` },
  }),
  accepted: ({ to, row, publicUrl }: VerificationFacts) => ({
    subject: 'Votre profil est vérifié',
    greeting: `Bonjour ${to},`,
    paragraphs: [
      `${row.proved_by === null ? 'Vos justificatifs sont acceptés' : `${row.proved_by} confirme votre identité`}\u202f: le badge de membre vérifié figure désormais sur votre profil, et vous pouvez publier et postuler.`,
      ...(row.verified_until === null
        ? []
        : [
            `Votre vérification vaut jusqu’au ${lastDay(row.verified_until)}. Nous vous écrirons un mois avant pour le certificat suivant.`,
          ]),
    ],
    button: { label: 'Voir les missions', url: `${publicUrl}/consult/missions` },
  }),
  refused: ({ to, row, publicUrl }: VerificationFacts) => ({
    subject: 'Vos justificatifs n’ont pas été acceptés',
    greeting: `Bonjour ${to},`,
    paragraphs: [
      'Notre équipe a examiné vos justificatifs et n’a pas pu les accepter. Voici pourquoi\u202f:',
      ...(row.reason === null ? [] : [row.reason]),
      `Vous pouvez en envoyer d’autres dès maintenant\u202f: une réponse vous est donnée sous ${verificationAnswerHours}\u00a0heures.`,
    ],
    button: { label: 'Envoyer de nouveaux justificatifs', url: `${publicUrl}/verify` },
  }),
  withdrawn: ({ to, row, publicUrl }: VerificationFacts) => ({
    subject: 'Votre vérification prend fin',
    greeting: `Bonjour ${to},`,
    paragraphs: [
      'Vous avez dit que la ligne d’un registre n’était pas la vôtre. Notre équipe n’y a trouvé aucune ligne qui le soit, et met fin à votre vérification. Voici pourquoi\u202f:',
      ...(row.reason === null ? [] : [row.reason]),
      verificationEnds,
      `Vous pouvez envoyer vos justificatifs dès maintenant\u202f: une réponse vous est donnée sous ${verificationAnswerHours}\u00a0heures.`,
    ],
    button: { label: 'Envoyer mes justificatifs', url: `${publicUrl}/verify` },
  }),
  returned: ({ to, row, publicUrl }: VerificationFacts) => ({
    subject: 'Un justificatif est à renvoyer',
    greeting: `Bonjour ${to},`,
    paragraphs: [
      `Notre équipe a examiné vos justificatifs. Voici ce qui est à renvoyer\u202f: ${(row.asked_slots ?? []).map((slot) => slotNames[slot]).join(', ')}.`,
      ...(row.reason === null ? [] : [row.reason]),
      `Vos autres documents sont gardés\u202f: ajoutez celui-ci, puis envoyez le tout. Une réponse vous est alors donnée sous ${verificationAnswerHours}\u00a0heures.`,
    ],
    button: { label: 'Renvoyer le document', url: `${publicUrl}/verify` },
  }),
  toStaff: ({ to, row, publicUrl }: VerificationFacts) => ({
    subject: 'Des justificatifs attendent votre décision',
    greeting: `Bonjour ${to},`,
    paragraphs: [
      row.proved_by === null
        ? `${row.name} a envoyé ses justificatifs le ${frenchDay(row.sent_at)}.`
        : `${row.proved_by} a confirmé l’identité ${ofName(row.name)} le ${frenchDay(row.sent_at)}, mais l’annuaire ne le nomme pas avec certitude, ou une demande précédente n’a pas été acceptée.`,
      `Une réponse est promise sous ${verificationAnswerHours}\u00a0heures.`,
    ],
    button: { label: 'Voir les vérifications', url: `${publicUrl}/admin/verifications` },
  }),
});
