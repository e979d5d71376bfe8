import { isMember } from '@basoche/domain/access/viewer';
import { LiveNotifications } from '../features/notifications/components/live-notifications.tsx';
import { useUnread } from '../features/threads/api/unread.ts';
import { useUnreadTitle } from '../features/threads/api/unread-title.ts';
import { useSession } from '../lib/session.tsx';
import { MemberNavigation } from './member-navigation.tsx';
import { useAccountOfTab } from './use-account-of-tab.ts';

/** Navigation around a member's screen. Visitors never load it. */
export default function MemberChrome() {
  const { me } = useSession();
  const counts = useUnread();
  useUnreadTitle(counts.unread);
  useAccountOfTab();
  return (
    <>
      {me && isMember(me.userType) && <LiveNotifications />}
      <MemberNavigation me={me} counts={counts} />
    </>
  );
}
