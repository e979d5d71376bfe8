import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../lib/session.tsx';

/**
 * Login address for an owner whose session expired while they edited their page; it leads back here, where
 * the drafts are. Null while the session is valid, or after a logout.
 */
export const useLostSession = (isOwn: boolean): string | null => {
  const { state, logoutLocationKey } = useSession();
  const { pathname, search, key } = useLocation();
  const wasOwn = useRef(isOwn);
  useEffect(() => {
    if (isOwn) wasOwn.current = true;
  }, [isOwn]);
  const isLost = wasOwn.current && state === 'LOGGED_OUT' && logoutLocationKey !== key;
  return isLost ? `/connexion?retour=${encodeURIComponent(pathname + search)}` : null;
};
