import type { Measure, StaffPublication } from '@basoche/contract/moderation/moderation';
import type { PublicationKind } from '@basoche/domain/moderation/grounds';
import { statementParts } from '@basoche/domain/moderation/statement-of-reasons';
import type { MailFactsRow, MeasureRow, ReviewRow } from './store.ts';

const presentReview = (row: ReviewRow): Measure['reviews'][number] => ({
  id: row.id,
  askedAt: row.asked_at.toISOString(),
  text: row.text,
  answeredAt: row.answered_at?.toISOString() ?? null,
  outcome: row.outcome,
  note: row.note,
});

export const presentMeasure = (row: MeasureRow): Measure => ({
  id: row.id,
  hiddenAt: row.hidden_at.toISOString(),
  ground: row.ground,
  origin: row.origin,
  facts: row.facts,
  basis: row.basis,
  restoredAt: row.restored_at?.toISOString() ?? null,
  restoredNote: row.restored_note,
  reviews: row.reviews.map(presentReview),
});

/** The same for staff, with the names of those who decided. */
export const presentStaffMeasure = (row: MeasureRow): StaffPublication['measures'][number] => ({
  ...presentMeasure(row),
  hiddenBy: row.hidden_by_name,
  restoredBy: row.restored_by_name,
  reviews: row.reviews.map((review) => ({ ...presentReview(review), answeredBy: review.answered_by_name })),
});

export type ModerationMail = 'hidden' | 'restored' | 'upheld';

/** Facts that the mails about a moderation measure may contain. */
export type MeasureMailRow = Pick<
  MailFactsRow,
  | 'mission_id'
  | 'job_id'
  | 'title'
  | 'name'
  | 'ground'
  | 'origin'
  | 'facts'
  | 'basis'
  | 'restored_note'
  | 'note'
>;

const kindOf = (row: Pick<MailFactsRow, 'mission_id'>): PublicationKind =>
  row.mission_id === null ? 'jobs' : 'missions';

/** Screen where the creator reads the statement, corrects the publication and asks for a review. */
export const ownScreen = (row: Pick<MailFactsRow, 'mission_id' | 'job_id'>): string =>
  row.mission_id === null
    ? `/manage/emplois/update/${row.job_id}`
    : `/manage/missions/preview/${row.mission_id}`;

const called = (row: MeasureMailRow) =>
  `${kindOf(row) === 'missions' ? 'Votre mission' : 'Votre offre d’emploi'} «\u00a0${row.title}\u00a0»`;

interface Wording {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
}

/** Mails to the creator: each statement and each answer in full. */
export const moderationMails: Readonly<Record<ModerationMail, (row: MeasureMailRow) => Wording>> = {
  hidden: (row) => ({
    subject: `${kindOf(row) === 'missions' ? 'Votre mission est masquée' : 'Votre offre est masquée'}\u202f: exposé des motifs`,
    paragraphs: [
      `${called(row)} a été masquée par notre équipe de modération. Voici l’exposé des motifs.`,
      ...statementParts({ ...row, kind: kindOf(row) }).map(({ title, text }) => `${title}\u202f: ${text}`),
    ],
    button: 'Voir et corriger',
  }),
  restored: (row) => ({
    subject: kindOf(row) === 'missions' ? 'Votre mission est rétablie' : 'Votre offre est rétablie',
    paragraphs: [
      `${called(row)} est rétablie, telle qu’elle était\u202f: si elle est publiée et que sa date limite n’est pas passée, elle figure de nouveau dans les listes.`,
      `Ce que notre équipe vous répond\u202f: ${row.restored_note ?? ''}`,
    ],
    button: 'La voir',
  }),
  upheld: (row) => ({
    subject: 'Votre demande de nouvel examen\u202f: la décision est maintenue',
    paragraphs: [
      `${called(row)} reste masquée après un nouvel examen.`,
      `Ce que notre équipe vous répond\u202f: ${row.note ?? ''}`,
      'Vous pouvez la corriger et demander un nouvel examen, ou saisir un organisme de règlement extrajudiciaire des litiges certifié (règlement (UE) 2022/2065, art.\u00a021) ou le juge.',
    ],
    button: 'Voir et corriger',
  }),
};
