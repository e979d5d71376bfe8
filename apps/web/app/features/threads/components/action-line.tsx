import { IconCheck, IconInfoCircle, IconPoint, IconX } from '@tabler/icons-react';
import { formatHour } from '../../../lib/dates.ts';
import { people as content } from '../people-content.ts';
import classes from './message.module.css';
import type { TimelineItem } from './timeline.ts';

const icons = { open: IconPoint, good: IconCheck, bad: IconX, news: IconInfoCircle } as const;

/** A guided action, as a quiet line of the conversation. */
export const ActionLine = ({ line }: { line: Extract<TimelineItem, { kind: 'line' }> }) => {
  const { text, detail, tone, at, by } = line;
  const Icon = icons[tone];
  return (
    <li className={classes.line} data-tone={tone}>
      <Icon size={16} stroke={1.5} aria-hidden />
      <span>
        {text}
        {by && ` ${content.by(by)}`}
        {at && (
          <time className={classes.hour} dateTime={at}>
            {formatHour(at)}
          </time>
        )}
        {detail && <span className="breaks lines block">{detail}</span>}
      </span>
    </li>
  );
};
