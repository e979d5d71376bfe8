import { IconCheck, IconPoint, IconX } from '@tabler/icons-react';
import { formatHour } from '../../../lib/dates.ts';
import classes from './action-line.module.css';
import type { TimelineItem } from './timeline.ts';

const icons = { ONGOING: IconPoint, ACCEPTED: IconCheck, REFUSED: IconX } as const;

/** A guided action, as a quiet line of the conversation. */
export const ActionLine = ({
  text,
  result,
  at,
}: Omit<Extract<TimelineItem, { kind: 'line' }>, 'kind' | 'key'>) => {
  const Icon = icons[result];
  return (
    <li className={classes.line} data-result={result}>
      <Icon size={16} stroke={1.5} aria-hidden />
      <span>
        {text}
        {at && (
          <time className={classes.hour} dateTime={at}>
            {formatHour(at)}
          </time>
        )}
      </span>
    </li>
  );
};
