import { isMember } from '@basoche/domain/access/viewer';
import { mayAct } from '@basoche/domain/firms/roles';
import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '../../../lib/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Title } from '../../../ui/title.tsx';
import { InboxList } from '../components/inbox-list.tsx';
import { useHasColumn } from '../components/use-has-column.ts';
import { useThreadId } from '../components/use-inbox-view.ts';
import { inbox, inboxColumn } from '../inbox-content.ts';
import { people } from '../people-content.ts';
import classes from './messages.module.css';

/** Moves the focus past the list into an opened thread, and back to the thread's row in the list. */
const useFocusBesideList = () => {
  const place = useRef<HTMLDivElement>(null);
  const id = useThreadId();
  const shown = useRef(id);
  useEffect(() => {
    const left = shown.current;
    shown.current = id;
    if (left === id) return;
    const row =
      id === undefined
        ? document.querySelector<HTMLElement>(`main a[href^="/messages/${CSS.escape(left ?? '')}"]`)
        : null;
    // In a microtask, so that it runs after the frame has focused the whole page.
    queueMicrotask(() => (row ?? place.current)?.focus());
  }, [id]);
  return place;
};

const Column = () => {
  const isInThread = useThreadId() !== undefined;
  if (!useHasColumn()) return null;
  return (
    <section className={classes.column} data-column aria-label={inboxColumn.label}>
      <Title order={isInThread ? 2 : 1} className={classes.title}>
        {inbox.title}
      </Title>
      <InboxList />
    </section>
  );
};

/** Shown to a person whose role in the firm may not read threads. */
const Closed = () => (
  <Page title={inbox.title}>
    <EmptyState drawing="lost" title={people.closed.title}>
      {people.closed.text}
    </EmptyState>
  </Page>
);

/**
 * The inbox and its threads: side by side on a desktop, one at a time on a phone. The list stays mounted from
 * thread to thread.
 */
export default function Messages() {
  const { me } = useSession();
  const place = useFocusBesideList();
  if (me?.acting && !mayAct(me.acting.role, 'readThreads')) return <Closed />;
  return (
    <div className={classes.split}>
      {me && isMember(me.userType) && <Column />}
      <div ref={place} className={classes.main} tabIndex={-1} data-quiet-focus>
        <Outlet />
      </div>
    </div>
  );
}
