import { isMember } from '@basoche/domain/access/viewer';
import { Outlet, useMatch } from 'react-router';
import { useSession } from '../../../lib/session.tsx';
import { Title } from '../../../ui/title.tsx';
import { InboxList } from '../components/inbox-list.tsx';
import { useHasColumn } from '../components/use-has-column.ts';
import { inbox } from '../content.ts';
import { inboxColumn } from '../inbox-content.ts';
import classes from './messages.module.css';

const Column = () => {
  const isInThread = useMatch('/messages/:postulationID') !== null;
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

/**
 * The inbox and its threads: side by side on a desktop, one at a time on a phone. The list stays mounted from
 * thread to thread.
 */
export default function Messages() {
  const { me } = useSession();
  return (
    <div className={classes.split}>
      {me && isMember(me.userType) && <Column />}
      <div className={classes.main}>
        <Outlet />
      </div>
    </div>
  );
}
