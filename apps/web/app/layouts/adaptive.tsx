import { Outlet } from 'react-router';
import { LiveNotifications } from '../features/notifications/components/live-notifications.tsx';
import { useSession } from '../lib/session.tsx';
import { Footer } from './footer.tsx';
import { Frame, Surroundings } from './frame.tsx';
import classes from './layouts.module.css';
import { MemberNavigation } from './member-navigation.tsx';
import { TopNavigation } from './top-navigation.tsx';

/**
 * The member's layout when logged in, the public one otherwise. The screen itself keeps its place in the tree, so that
 * nothing of it is lost when the session becomes known.
 */
export default function AdaptiveLayout() {
  const session = useSession();
  const member = session.state === 'LOGGED_IN' || (session.state === 'UNKNOWN' && session.hasToken);
  return (
    <div className={classes.adaptive} data-member={member || undefined}>
      <Surroundings />
      {session.me && <LiveNotifications />}
      {member ? (
        <MemberNavigation me={session.me} />
      ) : (
        <div className={classes.public}>
          <TopNavigation />
        </div>
      )}
      <Frame className={classes.main}>
        <Outlet />
      </Frame>
      {!member && (
        <div className={classes.public}>
          <Footer />
        </div>
      )}
    </div>
  );
}
