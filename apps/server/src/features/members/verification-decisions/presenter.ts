import type {
  DecidedVerification,
  VerificationDocument,
  VerificationRequest,
} from '@basoche/contract/members/verification';
import { documentsKeptDays, verificationAnswerHours } from '@basoche/domain/limits';
import {
  type DocumentSlot,
  requiredDocuments,
  verificationAnswerDeadline,
  verificationHolds,
} from '@basoche/domain/members/verification-request';
import { urgencyOf } from '@basoche/domain/time/deadlines';
import { frenchDay } from '@basoche/domain/time/french-dates';
import { presentAsked } from '../verification/presenter.ts';
import type { DecidedRow, MailFactsRow, WaitingRow } from './store.ts';

export const presentRequest = (
  row: WaitingRow,
  documents: readonly VerificationDocument[],
  now: Date,
): VerificationRequest => ({
  id: row.id,
  user: {
    id: row.member_id,
    name: row.name,
    userType: row.kind,
    jobName: row.job_name,
    email: row.email,
  },
  isRenewal: verificationHolds(
    {
      kind: row.kind,
      verifiedAt: row.verified_at,
      verifiedUntil: row.verified_until,
      request: 'SENT',
    },
    now,
  ),
  refusedBefore: row.refused_before,
  sentAt: row.sent_at.toISOString(),
  dueAt: verificationAnswerDeadline(row.sent_at).dueAt.toISOString(),
  urgency: urgencyOf(verificationAnswerDeadline(row.sent_at), now),
  askedBefore: presentAsked(row),
  // In the order of the proofs asked for.
  documents: requiredDocuments(row.kind).flatMap((slot) =>
    documents.filter((document) => document.slot === slot),
  ),
});

const decisions = { ACCEPTED: 'accepted', REFUSED: 'refused', RETURNED: 'returned' } as const;

export const presentDecided = (row: DecidedRow): DecidedVerification => ({
  id: row.id,
  user: { id: row.member_id, name: row.name, userType: row.kind },
  decision: decisions[row.state],
  decidedAt: row.decided_at.toISOString(),
  decidedBy: row.decided_by,
  reason: row.reason,
  slots: row.asked_slots ?? [],
});

const slotNames: Readonly<Record<DocumentSlot, string>> = {
  enrolment: 'le certificat de scolarité',
  diploma: 'le diplôme',
  employment: 'la preuve de l’emploi',
  registration: 'l’extrait d’immatriculation',
};

interface Wording {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
}

/** Last valid day of a verification that lapses at this instant (Europe/Paris). */
const lastDay = (until: Date): string => frenchDay(new Date(until.getTime() - 1));

type MailRow = Pick<MailFactsRow, 'name' | 'verified_until' | 'sent_at' | 'reason' | 'asked_slots'>;

/** Mails to the member and to staff. None contains a document, or its file name. */
export const verificationMails = {
  received: (): Wording => ({
    subject: 'Vos justificatifs sont bien arrivés',
    paragraphs: [
      `Notre équipe les examine et vous répond sous ${verificationAnswerHours}\u00a0heures.`,
      `Ils ne sont lus que par elle et sont supprimés ${documentsKeptDays}\u00a0jours après la décision.`,
    ],
    button: 'Suivre ma vérification',
  }),
  accepted: ({ verified_until }: MailRow): Wording => ({
    subject: 'Votre profil est vérifié',
    paragraphs: [
      'Vos justificatifs sont acceptés\u202f: le badge de membre vérifié figure désormais sur votre profil, et vous pouvez publier et postuler.',
      ...(verified_until === null
        ? []
        : [
            `Votre vérification vaut jusqu’au ${lastDay(verified_until)}. Nous vous écrirons un mois avant pour le certificat suivant.`,
          ]),
    ],
    button: 'Voir les missions',
  }),
  refused: ({ reason }: MailRow): Wording => ({
    subject: 'Vos justificatifs n’ont pas été acceptés',
    paragraphs: [
      'Notre équipe a examiné vos justificatifs et n’a pas pu les accepter. Voici pourquoi\u202f:',
      ...(reason === null ? [] : [reason]),
      `Vous pouvez en envoyer d’autres dès maintenant\u202f: une réponse vous est donnée sous ${verificationAnswerHours}\u00a0heures.`,
    ],
    button: 'Envoyer de nouveaux justificatifs',
  }),
  returned: ({ reason, asked_slots }: MailRow): Wording => ({
    subject: 'Un justificatif est à renvoyer',
    paragraphs: [
      `Notre équipe a examiné vos justificatifs. Voici ce qui est à renvoyer\u202f: ${(asked_slots ?? []).map((slot) => slotNames[slot]).join(', ')}.`,
      ...(reason === null ? [] : [reason]),
      `Vos autres documents sont gardés\u202f: ajoutez celui-ci, puis envoyez le tout. Une réponse vous est alors donnée sous ${verificationAnswerHours}\u00a0heures.`,
    ],
    button: 'Renvoyer le document',
  }),
  toStaff: ({ name, sent_at }: MailRow): Wording => ({
    subject: 'Des justificatifs attendent votre décision',
    paragraphs: [
      `${name} a envoyé ses justificatifs le ${frenchDay(sent_at)}. Une réponse est promise sous ${verificationAnswerHours}\u00a0heures.`,
    ],
    button: 'Voir les vérifications',
  }),
} as const;
