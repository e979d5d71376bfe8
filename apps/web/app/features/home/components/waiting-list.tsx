import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Section } from '../../../ui/page.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { threadDrafts, useUnread, type useWaiting } from '../../threads/shared/api.ts';
import { ConversationRow } from '../../threads/shared/conversation-row.tsx';
import { inboxPath, threadPath } from '../../threads/shared/views.ts';
import { ownHome as content } from '../own-content.ts';
import classes from './own-home.module.css';

const mine = { turn: 'MINE', q: '' } as const;

const Rows = ({ isTrade, waiting }: { isTrade: boolean; waiting: ReturnType<typeof useWaiting> }) => {
  if (waiting.isError) return <ErrorState error={waiting.error} onRetry={() => void waiting.refetch()} />;
  if (!waiting.data) return <CardListSkeleton />;
  if (waiting.data.length === 0) {
    const { title, text, to, action } = content.nothing[isTrade ? 'trade' : 'customer'];
    return (
      <EmptyState
        order={3}
        drawing="conversation"
        title={title}
        action={
          <Button component={Link} to={to}>
            {action}
          </Button>
        }
      >
        {text}
      </EmptyState>
    );
  }
  const now = new Date();
  const draftOf = threadDrafts();
  return (
    <ul className={classes.rows}>
      {waiting.data.map((one) => (
        <li key={one.postulationID}>
          <ConversationRow
            conversation={one}
            viewer={one.isCreator ? 'creator' : 'candidate'}
            title={one.title}
            to={threadPath(one.postulationID, { type: one.jobID === null ? 'MISSION' : 'JOB', ...mine })}
            draft={draftOf(one.postulationID)}
            now={now}
          />
        </li>
      ))}
    </ul>
  );
};

interface WaitingListProps {
  waiting: ReturnType<typeof useWaiting>;
  isTrade: boolean;
  /** True if the member has other steps to do first: an empty list then shows nothing. */
  isArriving: boolean;
}

/** Steps that wait for the member, in order. */
export const WaitingList = ({ waiting, isTrade, isArriving }: WaitingListProps) => {
  const { mineOf } = useUnread();
  if (isArriving && !waiting.data?.length) return null;
  return (
    <Section
      title={content.waiting}
      aside={
        <div className={classes.ways}>
          {mineOf.missions > 0 && (
            <Link to={inboxPath({ type: 'MISSION', ...mine })} className="strong target link">
              {content.inMissions(mineOf.missions)}
            </Link>
          )}
          {mineOf.jobs > 0 && (
            <Link to={inboxPath({ type: 'JOB', ...mine })} className="strong target link">
              {content.inJobs(mineOf.jobs)}
            </Link>
          )}
        </div>
      }
    >
      <Rows isTrade={isTrade} waiting={waiting} />
    </Section>
  );
};
