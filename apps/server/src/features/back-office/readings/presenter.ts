import type { Reading, ReadingPage } from '@basoche/contract/back-office/readings';
import { type ReadingCase, readingMinutes } from '@basoche/domain/reports/thread-reading';
import { frenchDay } from '@basoche/domain/time/french-dates';
import type { MailFactsRow, ReadingRow, ReadMessageRow } from './store.ts';

export const caseOf = ({ report_id }: { readonly report_id: string | null }): ReadingCase =>
  report_id === null ? 'dispute' : 'report';

export const presentReading = (row: ReadingRow): Reading => ({
  id: row.id,
  postulationID: row.application_id,
  title: row.title,
  creator: row.creator,
  candidate: row.candidate,
  because: caseOf(row),
  openedAt: row.opened_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
});

export const presentMessage = (row: ReadMessageRow): ReadingPage['messages'][number] => ({
  position: row.position,
  by: row.by,
  content: row.content,
  sentAt: row.sent_at.toISOString(),
  attachments: (row.attachments ?? []).map(({ id, name, kind, bytes }) => ({ id, name, kind, bytes })),
});

const reasons: Readonly<Record<ReadingCase, string>> = {
  // Only the reporter knows of a report, so both parties get the same wording, about a check of the rules.
  report: 'pour s’assurer du respect des règles de Basoche',
  dispute: 'pour trancher la contestation de la mission',
};

/** Mail to both parties, in the same words. Contains nothing that staff wrote, and not who reported. */
export const readingMail = (row: Pick<MailFactsRow, 'report_id' | 'opened_at' | 'title'>) => ({
  subject: 'Notre équipe a ouvert un de vos échanges',
  paragraphs: [
    `Le ${frenchDay(row.opened_at)}, un membre habilité de notre équipe a ouvert votre échange à propos de «\u00a0${row.title}\u00a0», ${reasons[caseOf(row)]}.`,
    `Vos échanges sont confidentiels\u202f: notre équipe ne peut en ouvrir un que si un examen l’exige, pour ${readingMinutes}\u00a0minutes au plus, avec un motif inscrit à un journal que personne ne peut modifier. Les deux parties en sont averties à chaque fois.`,
  ],
});
