import type { WaitingApplication } from '@basoche/contract/threads/inbox';
import { isOwnTurn } from '@basoche/domain/threads/whose-turn';
import { Link } from 'react-router';
import { useMe } from '../../../lib/session.tsx';
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

const Nothing = ({ isTrade }: { isTrade: boolean }) => {
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
};

const Rows = ({ applications }: { applications: readonly WaitingApplication[] }) => {
  const now = new Date();
  const draftOf = threadDrafts();
  return (
    <ul className={classes.rows}>
      {applications.map((one) => (
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

/** Links to the two lists of the inbox, with the number that waits in each. */
const Ways = () => {
  const { mineOf } = useUnread();
  return (
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
  );
};

/** True if the viewer must act: they are in charge of the thread, or have no firm. */
const isOwn = ({ assignee, situation }: WaitingApplication): boolean =>
  isOwnTurn(situation, assignee === undefined || assignee?.isOwn === true);

/** Steps that wait for the member, in order; in a firm, the viewer's own, then those of colleagues. */
export const WaitingList = ({ waiting, isTrade, isArriving }: WaitingListProps) => {
  const { acting } = useMe();
  if (waiting.isError) {
    return (
      <Section title={content.waiting}>
        <ErrorState error={waiting.error} onRetry={() => void waiting.refetch()} />
      </Section>
    );
  }
  const own = waiting.data?.filter(isOwn) ?? [];
  const others = waiting.data?.filter((one) => !isOwn(one)) ?? [];
  if (isArriving && own.length + others.length === 0) return null;
  return (
    <>
      <Section title={content.waiting} aside={acting === null && <Ways />}>
        {!waiting.data && <CardListSkeleton />}
        {own.length > 0 && <Rows applications={own} />}
        {waiting.data?.length === 0 && <Nothing isTrade={isTrade} />}
        {own.length === 0 && others.length > 0 && <p className="soft flat">{content.noneOwn}</p>}
      </Section>
      {others.length > 0 && (
        <Section title={content.teamWaiting} aside={<Ways />}>
          <Rows applications={others} />
        </Section>
      )}
    </>
  );
};
