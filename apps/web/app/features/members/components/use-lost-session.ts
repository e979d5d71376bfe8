import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../lib/session.tsx';

/**
 * Where the owner of a page goes whose session ended by itself while they were editing it: to log in, and back here, where the
 * drafts wait. Null as long as nothing was lost, and for who left.
 */
export const useLostSession = (isOwn: boolean): string | null => {
  const { state, leftFrom } = useSession();
  const { pathname, search, key } = useLocation();
  const wasOwn = useRef(isOwn);
  useEffect(() => {
    if (isOwn) wasOwn.current = true;
  }, [isOwn]);
  const isLost = wasOwn.current && state === 'LOGGED_OUT' && leftFrom !== key;
  return isLost ? `/connexion?retour=${encodeURIComponent(pathname + search)}` : null;
};
