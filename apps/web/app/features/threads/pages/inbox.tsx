import { privateGuard } from '@basoche/domain/access/screen-guards';
import { useQuery } from '@tanstack/react-query';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { inboxCounts } from '../api/inbox.ts';
import { InboxList } from '../components/inbox-list.tsx';
import { InboxSkeleton } from '../components/inbox-skeleton.tsx';
import { useHasColumn } from '../components/use-has-column.ts';
import { inbox, inboxColumn } from '../inbox-content.ts';
import classes from './messages.module.css';

export const meta = () => privateMeta(inbox.title);

/** Text in place of a conversation until one is chosen; empty if there are none. */
const Choose = () => {
  const { data } = useQuery(inboxCounts());
  if (!data || data.missions.all + data.jobs.all === 0) return null;
  return (
    <div className={classes.choose}>
      <EmptyState drawing="conversation" title={inboxColumn.choose}>
        {inboxColumn.chooseHint}
      </EmptyState>
    </div>
  );
};

/** The inbox on a phone. On a desktop the list is already beside it. */
const Inbox = () =>
  useHasColumn() ? (
    <Choose />
  ) : (
    <Page title={inbox.title}>
      <InboxList />
    </Page>
  );

export default function InboxPage() {
  return (
    <Guarded
      by={privateGuard}
      skeleton={
        <Page title={inbox.title}>
          <InboxSkeleton />
        </Page>
      }
    >
      <Inbox />
    </Guarded>
  );
}
