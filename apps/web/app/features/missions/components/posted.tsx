import type { MissionCard } from '@basoche/contract/missions';
import { formatRelative, formatRemaining } from '../../../lib/dates.ts';
import { common } from '../content.ts';
import { lastDayOf } from './facts.ts';

type Dated = Pick<MissionCard, 'publishedAt' | 'endDate' | 'isOpen' | 'isArchived'>;

/** When a mission was posted. Said at the hour of the server first: the browser leaves those words as they are. */
export const Posted = ({ mission }: { mission: Dated }) => (
  <time dateTime={mission.publishedAt} suppressHydrationWarning>
    {common.posted(formatRelative(mission.publishedAt, new Date()))}
  </time>
);

/** How long one may still apply. */
export const Remaining = ({ mission }: { mission: Dated }) => {
  if (mission.isArchived) return <span>{common.archived}</span>;
  const left = mission.isOpen ? formatRemaining(lastDayOf(mission), new Date()) : null;
  return <span suppressHydrationWarning>{left ?? common.closed}</span>;
};
