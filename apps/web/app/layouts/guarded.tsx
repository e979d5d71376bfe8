import { type GuardResult, guardPaths } from '@basoche/domain/access/screen-guards';
import type { Viewer } from '@basoche/domain/access/viewer';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { type Session, useSession } from '../lib/session.tsx';
import { PageSkeleton } from '../ui/skeletons.tsx';

const visitor: Viewer = { isLoggedIn: false };

const viewerOf = (session: Session): Viewer => {
  // The password was right and the second factor is awaited: guards lead to its screen.
  if (session.state === 'LOGGED_OUT' && session.awaitingSecondFactor !== undefined) {
    const { userType, isVerified } = session.awaitingSecondFactor;
    return { isLoggedIn: true, userType, isVerified, isAsked: true };
  }
  return session.me
    ? {
        isLoggedIn: true,
        userType: session.me.userType,
        isVerified: session.me.isVerified,
        isProven: session.me.secondFactor === 'passed',
      }
    : visitor;
};

interface GuardedProps {
  /** Guard of the domain for this screen. */
  by: (viewer: Viewer) => GuardResult;
  /** Placeholder until the viewer is known, in the shape of the screen. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/** Shows a screen if its guard admits the viewer; otherwise redirects where the guard says. */
export const Guarded = ({ by, skeleton = <PageSkeleton />, children }: GuardedProps) => {
  const session = useSession();
  const { pathname, search, key } = useLocation();
  const { forgetLoggedOutFrom } = session;
  // As the clean-up of the effect: when the screen is left.
  useEffect(() => forgetLoggedOutFrom, [forgetLoggedOutFrom]);

  // The member logged out here and is about to be led away: not to the login.
  if (session.loggedOutFrom === key) return skeleton;
  if (session.state === 'UNKNOWN') return by(visitor) === 'ok' ? children : skeleton;
  const result = by(viewerOf(session));
  if (result === 'ok') return children;
  const back = result === 'login' ? `?retour=${encodeURIComponent(pathname + search)}` : '';
  return <Navigate to={guardPaths[result] + back} replace />;
};
