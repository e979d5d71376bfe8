import type { Urgency } from '@basoche/domain/time/deadlines';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { clock as content } from '../queue-content.ts';
import { Mark } from './mark.tsx';

/** Due instant of a case, and how late it is; the same in every queue. */
export const Clock = ({ urgency, dueAt }: { urgency: Urgency; dueAt: string }) => (
  <>
    <Mark urgency={urgency} label={content.urgency[urgency]} />
    <span>{content.due(formatDay(dueAt), formatHour(dueAt))}</span>
  </>
);
