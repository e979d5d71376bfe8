import { formatDay } from '../../../lib/dates.ts';
import { Note } from '../../../ui/note.tsx';
import { listing } from '../content.ts';
import { type Dated, lastDayOf } from '../shared/facts.ts';

interface ClosedNoteProps {
  of: Pick<Dated, 'isArchived' | 'endDate' | 'publishedAt'>;
  /** What is said of one that was archived. */
  archived: string;
}

/** Stands where one would apply once that is over, and says since when. */
export const ClosedNote = ({ of: dated, archived }: ClosedNoteProps) => (
  <Note tone="info" title={listing.closed}>
    {dated.isArchived ? archived : listing.closedHelp(formatDay(lastDayOf(dated)))}
  </Note>
);
