import type { QueueState } from '@basoche/contract/back-office/overview';
import { Title } from '@mantine/core';
import { Link } from 'react-router';
import { formatDay, formatHour, formatRelative } from '../../../lib/dates.ts';
import { clock, overview as content } from '../queue-content.ts';
import { Mark } from './mark.tsx';
import classes from './queue-row.module.css';

/** Age of the oldest item, and the next deadline (Europe/Paris). */
const Times = ({ state, now }: { state: QueueState; now: Date }) => {
  const { oldestAt, nextDueAt } = state;
  return (
    <div>
      {oldestAt !== null && <p className={classes.times}>{content.oldest(formatRelative(oldestAt, now))}</p>}
      {nextDueAt !== null && (
        <p className={classes.times}>{content.next(formatDay(nextDueAt), formatHour(nextDueAt))}</p>
      )}
    </div>
  );
};

/** Row of the overview: a queue of items that wait for staff, their number, how many are overdue, and the link to its screen. */
export const QueueRow = ({ state, now }: { state: QueueState; now: Date }) => {
  const { queue, waiting, overdue, isPressing } = state;
  const { title, promise, to } = content.queues[queue];
  return (
    <li className={classes.queue}>
      <div>
        <Title order={2} className="flat large firm">
          <Link to={to} className={classes.link}>
            {title}
          </Link>
        </Title>
        <p className={classes.promise}>{promise}</p>
      </div>
      <div className={classes.marks}>
        <span className={classes.waiting} data-none={waiting === 0 || undefined}>
          {waiting === 0 ? content.none : content.waiting(waiting)}
        </span>
        {overdue > 0 && <Mark urgency="overdue" label={content.overdue(overdue)} />}
        {overdue === 0 && isPressing && <Mark urgency="halfTime" label={clock.urgency.halfTime} />}
      </div>
      <Times state={state} now={now} />
    </li>
  );
};
