import type { Reading, ReadingPage } from '@basoche/contract/back-office/readings';
import type { ReadingCase } from '@basoche/domain/reports/thread-reading';
import type { ReadingRow, ReadMessageRow } from './store.ts';

export const caseOf = ({ report_id }: { readonly report_id: string | null }): ReadingCase =>
  report_id === null ? 'dispute' : 'report';

/** A reading of a thread, for the member of staff who opened it. */
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
  author: row.author,
  content: row.content,
  sentAt: row.sent_at.toISOString(),
  attachments: (row.attachments ?? []).map(({ id, name, kind, bytes }) => ({ id, name, kind, bytes })),
});
