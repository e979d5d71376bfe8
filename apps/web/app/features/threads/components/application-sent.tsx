import type { Thread } from '@basoche/contract/threads/threads';
import { formatDay } from '../../../lib/dates.ts';
import { SentApplication } from '../../jobs/shared/sent-application.tsx';
import { applicationSent as content } from '../content.ts';
import { otherSubject } from '../thread-facts.ts';
import classes from './message.module.css';
import { ProposalSent } from './proposal-sent.tsx';

type ApplicationSentProps = {
  thread: Thread;
  onToggle: () => void;
};

/**
 * True if the application has something to show: always for an offer; for a mission if the candidate wrote a
 * presentation or a delay with the price.
 */
export const saysSomething = ({ sent, presentation, delayDays }: Thread): boolean =>
  sent !== null || presentation !== null || delayDays !== null;

/** Beginning of a conversation: the candidate's application, on the side of its sender. */
export const ApplicationSent = ({ thread, onToggle }: ApplicationSentProps) => {
  const { sent } = thread;
  const day = formatDay(thread.createdAt);
  return (
    <section className={classes.sent} data-mine={!thread.isCreator || undefined} aria-label={content.label}>
      <h2 className={classes.heading}>
        {thread.isCreator ? content.theirs(otherSubject(thread), day) : content.mine(day)}
      </h2>
      {sent ? (
        <SentApplication sent={sent} onToggle={onToggle} />
      ) : (
        <ProposalSent thread={thread} onToggle={onToggle} />
      )}
    </section>
  );
};
