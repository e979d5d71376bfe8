import type { Thread } from '@basoche/contract/threads/threads';
import { formatDay } from '../../../lib/dates.ts';
import { SentApplication } from '../../jobs/shared/sent-application.tsx';
import { applicationSent as words } from '../content.ts';
import classes from './application-sent.module.css';
import { otherSubject } from './next-step.ts';
import { ProposalSent } from './proposal-sent.tsx';

type ApplicationSentProps = {
  thread: Thread;
  onToggle: () => void;
};

/** An application to an offer is always told; one to a mission where its candidate said something with the price. */
export const saysSomething = ({ sent, presentation, delayDays }: Thread): boolean =>
  sent !== null || presentation !== null || delayDays !== null;

/** The beginning of a conversation: what the candidate sent, on the side of whoever sent it. */
export const ApplicationSent = ({ thread, onToggle }: ApplicationSentProps) => {
  const { sent } = thread;
  const day = formatDay(thread.createdAt);
  return (
    <section className={classes.sent} data-mine={!thread.isCreator || undefined} aria-label={words.label}>
      <h2 className={classes.heading}>
        {thread.isCreator ? words.theirs(otherSubject(thread), day) : words.mine(day)}
      </h2>
      {sent ? (
        <SentApplication sent={sent} onToggle={onToggle} />
      ) : (
        <ProposalSent thread={thread} onToggle={onToggle} />
      )}
    </section>
  );
};
