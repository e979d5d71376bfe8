import { viewMission } from '@basoche/contract/missions/missions';
import { useEffect } from 'react';
import { useSession } from '../../lib/session.tsx';
import { useApi } from '../../lib/use-api.ts';

/** Ids of missions whose view this page already reported. */
const reportedIds = new Set<string>();

/** Reports a view of a mission to the server, once, when its tab is visible. */
export const useMissionView = (id: string | undefined): void => {
  const api = useApi();
  const isKnown = useSession().state !== 'UNKNOWN';
  useEffect(() => {
    if (!isKnown || id === undefined || reportedIds.has(id)) return;
    const report = () => {
      if (document.visibilityState !== 'visible' || reportedIds.has(id)) return;
      reportedIds.add(id);
      document.removeEventListener('visibilitychange', report);
      // Failures are ignored, since the viewer need not know that a view was not counted.
      api.call(viewMission, { params: { id } }).catch(() => reportedIds.delete(id));
    };
    document.addEventListener('visibilitychange', report);
    report();
    return () => document.removeEventListener('visibilitychange', report);
  }, [api, id, isKnown]);
};
