import { viewMission } from '@basoche/contract/missions/missions';
import { useEffect } from 'react';
import { useSession } from '../../lib/session.tsx';
import { useApi } from '../../lib/use-api.ts';

/** Ids of missions whose view this page already reported. */
const told = new Set<string>();

/** Reports a view of a mission to the server, once, when its tab is visible. */
export const useMissionView = (id: string | undefined): void => {
  const api = useApi();
  const isKnown = useSession().state !== 'UNKNOWN';
  useEffect(() => {
    if (!isKnown || id === undefined || told.has(id)) return;
    const tell = () => {
      if (document.visibilityState !== 'visible' || told.has(id)) return;
      told.add(id);
      document.removeEventListener('visibilitychange', tell);
      // The viewer need not know that a view was not counted.
      api.call(viewMission, { params: { id } }).catch(() => told.delete(id));
    };
    document.addEventListener('visibilitychange', tell);
    tell();
    return () => document.removeEventListener('visibilitychange', tell);
  }, [api, id, isKnown]);
};
