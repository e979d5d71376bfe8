import { type Me, me as meRoute } from '@basoche/contract/auth/auth';
import { isMember } from '@basoche/domain/access/viewer';
import { mayAct, type SeatAct } from '@basoche/domain/firms/roles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { routeQuery } from './query-client.ts';
import { clearToken, readToken, subscribeToToken } from './token.ts';
import { clearFormDrafts, removeFormDraftsExceptOf } from './whose-drafts.ts';

/**
 * The viewer's session. Unknown until the stored token is read and its owner fetched.
 */
export type Session =
  | { readonly state: 'UNKNOWN'; readonly me: null; readonly hasToken: boolean }
  | { readonly state: 'LOGGED_IN'; readonly me: Me; readonly hasToken: true }
  | {
      readonly state: 'LOGGED_OUT';
      readonly me: null;
      readonly hasToken: boolean;
      readonly awaitingSecondFactor?: Me;
    };

interface SessionActions {
  /**
   * Ends the session while navigating to a public screen (`useLeave`), without the current screen's guard
   * redirecting to the login.
   */
  logOutFrom: (locationKey: string) => void;
  /**
   * Location key of the screen where the session ended. Its guard waits for the next screen instead of asking
   * to log in.
   */
  logoutLocationKey: string | null;
  /** Called when the screen that was left is removed from the page. */
  forgetLogoutLocation: () => void;
}

const SessionContext = createContext<(Session & SessionActions) | null>(null);

/** Adds fields that an older server version does not send; one may answer during a rolling deployment. */
const withFirms = (me: Me): Me => Object.assign({ person: me, acting: null, firms: [] }, me);

/**
 * Copy of `logoutLocationKey` outside the provider, which is mounted anew if the ended session acted for a
 * firm.
 */
let leftLocationKey: string | null = null;

const unknown: Session = { state: 'UNKNOWN', me: null, hasToken: false };
const loggedOut = { state: 'LOGGED_OUT', me: null, hasToken: false } as const;

export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const queryClient = useQueryClient();
  const token = useSyncExternalStore<string | null | undefined>(subscribeToToken, readToken, () => undefined);
  const profile = useQuery({
    ...routeQuery(meRoute),
    enabled: typeof token === 'string',
    staleTime: 60_000,
    select: withFirms,
  });

  // Data of one person must not reach the next one, and a visitor's data is less than a member may see.
  const previousToken = useRef<typeof token>(undefined);
  useEffect(() => {
    if (previousToken.current === token) return;
    if (typeof previousToken.current === 'string' && token) {
      // Another account has logged in, for example through a link in a mail: the open page reads that account's data.
      queryClient.removeQueries({ type: 'inactive' });
      void queryClient.resetQueries();
    } else if (typeof previousToken.current === 'string') queryClient.clear();
    // All but the profile, which is fetched with this token already.
    else if (token)
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' });
    previousToken.current = token;
  }, [token, queryClient]);

  // Removes the drafts of another person before a form reads one.
  const [owner, setOwner] = useState<string>();
  if (profile.data && profile.data.person.id !== owner) {
    removeFormDraftsExceptOf(profile.data.person.id);
    setOwner(profile.data.person.id);
  }

  const session = useMemo<Session>(() => {
    if (token === undefined) return unknown;
    if (token === null) return loggedOut;
    // Like for the server, a member is a visitor until they pass the second factor. Staff count as logged in:
    // their guards ask for it.
    if (profile.data?.secondFactor === 'asked' && isMember(profile.data.userType))
      return { ...loggedOut, hasToken: true, awaitingSecondFactor: profile.data };
    if (profile.data) return { state: 'LOGGED_IN', me: profile.data, hasToken: true };
    // Without the profile the viewer is logged out. The token is kept for the next try; `lib/query-client.ts` drops a refused one.
    if (profile.isError) return { ...loggedOut, hasToken: true };
    return { ...unknown, hasToken: true };
  }, [token, profile.data, profile.isError]);

  // Style sheets hide elements until the session is known (`data-session`).
  useEffect(() => {
    if (session.state !== 'UNKNOWN') document.documentElement.dataset.session = session.state.toLowerCase();
  }, [session.state]);

  const [logoutLocationKey, setLogoutLocationKey] = useState(leftLocationKey);
  const forgetLogoutLocation = useCallback(() => {
    leftLocationKey = null;
    setLogoutLocationKey(null);
  }, []);
  const logOutFrom = useCallback((locationKey: string) => {
    // Synchronous: the guard must get it before it sees that the token is removed.
    leftLocationKey = locationKey;
    flushSync(() => setLogoutLocationKey(locationKey));
    clearFormDrafts();
    clearToken();
  }, []);

  const value = useMemo(
    () => ({ ...session, logOutFrom, logoutLocationKey, forgetLogoutLocation }),
    [session, logOutFrom, logoutLocationKey, forgetLogoutLocation],
  );
  return <SessionContext.Provider value={value}>{children}</SessionContext.Provider>;
};

export const useSession = (): Session & SessionActions => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('No session.');
  return session;
};

/** Profile of the logged-in person; use it only below a guard. */
export const useMe = (): Me => {
  const { me } = useSession();
  if (!me) throw new Error('No member.');
  return me;
};

/** Tells what the viewer may do for the firm that they act for, by their role; for themselves they may do everything. */
export const useMay = (): ((act: SeatAct) => boolean) => {
  const acting = useSession().me?.acting;
  return (act) => !acting || mayAct(acting.role, act);
};
