import { privateGuard } from '@basoche/domain/access/guards';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { InboxList } from '../components/inbox-list.tsx';
import { InboxSkeleton } from '../components/inbox-skeleton.tsx';
import { useHasColumn } from '../components/use-has-column.ts';
import { inbox } from '../content.ts';
import { inboxColumn } from '../inbox-content.ts';
import classes from './messages.module.css';

export const meta = () => privateMeta(inbox.title);

/**
 * The inbox on a phone. On a desktop, where the list is already beside it, a placeholder for the conversation
 * to choose.
 */
const Inbox = () =>
  useHasColumn() ? (
    <div className={classes.choose}>
      <EmptyState drawing="conversation" title={inboxColumn.choose}>
        {inboxColumn.chooseHint}
      </EmptyState>
    </div>
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
