import { formatDay } from '../../../lib/dates.ts';
import { Note } from '../../../ui/note.tsx';
import { listing } from '../content.ts';
import { lastDayOf, type PostingDates } from '../shared/facts.ts';

interface ClosedNoteProps {
  of: Pick<PostingDates, 'isArchived' | 'endDate' | 'publishedAt'>;
  /** Sentence for an archived posting. */
  archived: string;
}

/** Shown instead of the apply button once applications are closed, with the date. */
export const ClosedNote = ({ of: dated, archived }: ClosedNoteProps) => (
  <Note tone="info" title={listing.closed}>
    {dated.isArchived ? archived : listing.closedHelp(formatDay(lastDayOf(dated)))}
  </Note>
);
