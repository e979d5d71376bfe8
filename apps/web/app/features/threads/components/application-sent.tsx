import type { Thread } from '@basoche/contract/threads';
import { formatDay } from '../../../lib/dates.ts';
import { SentApplication } from '../../jobs/components/sent-application.tsx';
import { applicationSent as words } from '../content.ts';
import classes from './application-sent.module.css';
import { otherSubject } from './next-step.ts';

type ApplicationSentProps = {
  thread: Thread;
  sent: NonNullable<Thread['sent']>;
  onToggle: () => void;
};

/** The beginning of a conversation about an offer: what the candidate sent, on the side of whoever sent it. */
export const ApplicationSent = ({ thread, sent, onToggle }: ApplicationSentProps) => {
  const day = formatDay(thread.createdAt);
  return (
    <section className={classes.sent} data-mine={!thread.isCreator || undefined} aria-label={words.label}>
      <h2 className={classes.heading}>
        {thread.isCreator ? words.theirs(otherSubject(thread), day) : words.mine(day)}
      </h2>
      <SentApplication sent={sent} onToggle={onToggle} />
    </section>
  );
};
