import type { PublicationKind } from '@basoche/domain/moderation/grounds';
import { statementParts } from '@basoche/domain/moderation/statement-of-reasons';
import { defineMails } from '../../platform/mail/mail-content.ts';
import type { MailFactsRow } from './store.ts';

export type ModerationMail = 'hidden' | 'restored' | 'upheld';

/** Facts that the mails about a moderation measure may contain. */
type MeasureMailRow = Pick<
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
const ownScreen = (row: Pick<MailFactsRow, 'mission_id' | 'job_id'>): string =>
  row.mission_id === null
    ? `/manage/emplois/update/${row.job_id}`
    : `/manage/missions/preview/${row.mission_id}`;

const called = (row: MeasureMailRow) =>
  `${kindOf(row) === 'missions' ? 'Votre mission' : 'Votre offre d’emploi'} «\u00a0${row.title}\u00a0»`;

interface MeasureFacts {
  readonly row: MeasureMailRow;
  readonly publicUrl: string;
}

/** Mails to the creator: each statement and each answer in full. */
export const moderationMails = defineMails({
  hidden: ({ row, publicUrl }: MeasureFacts) => ({
    subject: `${kindOf(row) === 'missions' ? 'Votre mission est masquée' : 'Votre offre est masquée'}\u202f: exposé des motifs`,
    greeting: `Bonjour ${row.name},`,
    paragraphs: [
      `${called(row)} a été masquée par notre équipe de modération. Voici l’exposé des motifs.`,
      ...statementParts({ ...row, kind: kindOf(row) }).map(({ title, text }) => `${title}\u202f: ${text}`),
    ],
    button: { label: 'Voir et corriger', url: `${publicUrl}${ownScreen(row)}` },
  }),
  restored: ({ row, publicUrl }: MeasureFacts) => ({
    subject: kindOf(row) === 'missions' ? 'Votre mission est rétablie' : 'Votre offre est rétablie',
    greeting: `Bonjour ${row.name},`,
    paragraphs: [
      `${called(row)} est rétablie, telle qu’elle était\u202f: si elle est publiée et que sa date limite n’est pas passée, elle figure de nouveau dans les listes.`,
      `Ce que notre équipe vous répond\u202f: ${row.restored_note ?? ''}`,
    ],
    button: { label: 'La voir', url: `${publicUrl}${ownScreen(row)}` },
  }),
  upheld: ({ row, publicUrl }: MeasureFacts) => ({
    subject: 'Votre demande de nouvel examen\u202f: la décision est maintenue',
    greeting: `Bonjour ${row.name},`,
    paragraphs: [
      `${called(row)} reste masquée après un nouvel examen.`,
      `Ce que notre équipe vous répond\u202f: ${row.note ?? ''}`,
      'Vous pouvez la corriger et demander un nouvel examen, ou saisir un organisme de règlement extrajudiciaire des litiges certifié (règlement (UE) 2022/2065, art.\u00a021) ou le juge.',
    ],
    button: { label: 'Voir et corriger', url: `${publicUrl}${ownScreen(row)}` },
  }),
} satisfies Record<ModerationMail, unknown>);
