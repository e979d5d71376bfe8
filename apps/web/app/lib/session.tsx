import { type Me, me as meRoute } from '@basoche/contract/auth/auth';
import { isMember } from '@basoche/domain/access/viewer';
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
import { clearToken, readToken, sessionHasExpired, storeToken, subscribeToToken } from './token.ts';
import { clearFormDrafts, keepFormDraftsOf } from './whose-drafts.ts';

/**
 * The viewer's session. Unknown until the stored token is read and its owner fetched.
 */
export type Session =
  | { readonly state: 'UNKNOWN'; readonly me: null; readonly hasToken: boolean }
  | { readonly state: 'LOGGED_IN'; readonly me: Me; readonly hasToken: true }
  | { readonly state: 'LOGGED_OUT'; readonly me: null; readonly hasToken: boolean; readonly asked?: Me };

interface SessionActions {
  /** Stores the token after a login or a registration; the profile is then fetched. */
  enter: (token: string) => void;
  /** Ends the session, on a screen that is being left for one that visitors may see; see `useLeave`. */
  depart: (locationKey: string) => void;
  /**
   * Location key of the screen where the session ended. Its guard waits for the next screen instead of asking
   * to log in.
   */
  leftFrom: string | null;
  /** Called when the screen that was left is gone from the page. */
  arrive: () => void;
}

const SessionContext = createContext<(Session & SessionActions) | null>(null);

const unknown: Session = { state: 'UNKNOWN', me: null, hasToken: false };
const loggedOut = { state: 'LOGGED_OUT', me: null, hasToken: false } as const;

export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const queryClient = useQueryClient();
  const token = useSyncExternalStore<string | null | undefined>(subscribeToToken, readToken, () => undefined);
  const profile = useQuery({ ...routeQuery(meRoute), enabled: typeof token === 'string', staleTime: 60_000 });

  // Data of one person must not reach the next one, and a visitor's data is less than a member may see.
  const known = useRef(token);
  useEffect(() => {
    if (known.current === token) return;
    if (typeof known.current === 'string' && token) {
      // The session of somebody else, as after the link of another account: the page that is open reads their data.
      queryClient.removeQueries({ type: 'inactive' });
      void queryClient.resetQueries();
    } else if (typeof known.current === 'string') queryClient.clear();
    else if (token)
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' });
    known.current = token;
  }, [token, queryClient]);

  // Before any form of theirs reads its draft.
  const [owner, setOwner] = useState<string>();
  if (profile.data && profile.data.id !== owner) {
    keepFormDraftsOf(profile.data.id);
    setOwner(profile.data.id);
  }

  const session = useMemo<Session>(() => {
    if (token === undefined) return unknown;
    if (token === null) return loggedOut;
    // Until the code of the second factor is given, the member is a visitor here, as for the server.
    if (profile.data?.secondFactor === 'asked' && isMember(profile.data.userType))
      return { ...loggedOut, hasToken: true, asked: profile.data };
    if (profile.data) return { state: 'LOGGED_IN', me: profile.data, hasToken: true };
    // "Profile fetch fails: user treated as logged out"; the token is kept for the next try, unless the server refused it.
    if (profile.isError) return { ...loggedOut, hasToken: true };
    return { ...unknown, hasToken: true };
  }, [token, profile.data, profile.isError]);

  useEffect(() => {
    if (session.state !== 'UNKNOWN') document.documentElement.dataset.session = session.state.toLowerCase();
  }, [session.state]);

  const [leftFrom, setLeftFrom] = useState<string | null>(null);
  const arrive = useCallback(() => setLeftFrom(null), []);
  const depart = useCallback((locationKey: string) => {
    // Synchronous: the guard must know it before the token is seen to be gone.
    flushSync(() => setLeftFrom(locationKey));
    clearFormDrafts();
    clearToken();
  }, []);

  const value = useMemo(
    () => ({ ...session, enter: storeToken, depart, leftFrom, arrive }),
    [session, depart, leftFrom, arrive],
  );
  return <SessionContext.Provider value={value}>{children}</SessionContext.Provider>;
};

export const useSession = (): Session & SessionActions => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is called outside of SessionProvider.');
  return session;
};

/**
 * True if the last session of this tab was ended by the server. False on the server, which does not know it.
 */
export const useHasExpired = (): boolean =>
  useSyncExternalStore(subscribeToToken, sessionHasExpired, () => false);

/** Member whose second factor is still asked for; null for everybody else. */
export const useAsked = (): Me | null => {
  const session = useSession();
  return session.state === 'LOGGED_OUT' ? (session.asked ?? null) : null;
};

/** Profile of the logged-in person; use it only below a guard. */
export const useMe = (): Me => {
  const { me } = useSession();
  if (!me) throw new Error('useMe is called where nobody is logged in.');
  return me;
};
