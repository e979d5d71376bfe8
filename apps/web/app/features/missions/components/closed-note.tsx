import type { Mission } from '@basoche/contract/missions';
import { formatDay } from '../../../lib/dates.ts';
import { Note } from '../../../ui/note.tsx';
import { apply, common } from '../content.ts';
import { lastDayOf } from './facts.ts';

/** Stands where one would apply once that is over, and says since when. */
export const ClosedNote = ({
  mission,
}: {
  mission: Pick<Mission, 'isArchived' | 'endDate' | 'publishedAt'>;
}) => (
  <Note tone="info" title={common.closed}>
    {mission.isArchived ? apply.archivedHelp : apply.closedHelp(formatDay(lastDayOf(mission)))}
  </Note>
);
