import { type GuardResult, guardPaths } from '@basoche/domain/access/screen-guards';
import type { Viewer } from '@basoche/domain/access/viewer';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { type Session, useSession } from '../lib/session.tsx';
import { PageSkeleton } from '../ui/skeletons.tsx';

const visitor: Viewer = { isLoggedIn: false };

/** Viewer in the form that the domain's guards expect. */
const viewerOf = (session: Session): Viewer => {
  // A viewer who has not typed the second factor counts as logged out, but the guards must know: they
  // redirect to the screen that asks for the code.
  if (session.state === 'LOGGED_OUT' && session.awaitingSecondFactor !== undefined) {
    const { userType, isVerified } = session.awaitingSecondFactor;
    return { isLoggedIn: true, userType, isVerified, isAwaitingSecondFactor: true };
  }
  return session.me
    ? {
        isLoggedIn: true,
        userType: session.me.userType,
        isVerified: session.me.isVerified,
        hasPassedSecondFactor: session.me.secondFactor === 'passed',
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
  const { pathname, search, key: locationKey } = useLocation();
  const { forgetLogoutLocation } = session;
  // Runs as the effect's clean-up when the screen is left, so that a later visit can redirect to the login
  // again.
  useEffect(() => forgetLogoutLocation, [forgetLogoutLocation]);

  // Logged out on this very screen: the logout itself leads to another one, so the guard does not redirect to the login.
  if (session.logoutLocationKey === locationKey) return skeleton;
  // Public screens need not wait until the session is known.
  if (session.state === 'UNKNOWN') return by(visitor) === 'ok' ? children : skeleton;
  const result = by(viewerOf(session));
  if (result === 'ok') return children;
  const returnQuery = result === 'login' ? `?retour=${encodeURIComponent(pathname + search)}` : '';
  return <Navigate to={guardPaths[result] + returnQuery} replace />;
};
