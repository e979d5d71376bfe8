import { viewMission } from '@basoche/contract/missions/missions';
import { useEffect } from 'react';
import { useSession } from '../../lib/session.tsx';
import { useApi } from '../../lib/use-api.ts';

/** Missions that this page has already told of. */
const told = new Set<string>();

/** Tells the server that a mission was really shown to somebody: once, and not while its tab is behind others. */
export const useMissionView = (id: string | undefined): void => {
  const api = useApi();
  const isKnown = useSession().state !== 'UNKNOWN';
  useEffect(() => {
    if (!isKnown || id === undefined || told.has(id)) return;
    const tell = () => {
      if (document.visibilityState !== 'visible' || told.has(id)) return;
      told.add(id);
      document.removeEventListener('visibilitychange', tell);
      // A view that is not counted is nothing to trouble its reader with.
      api.call(viewMission, { params: { id } }).catch(() => told.delete(id));
    };
    document.addEventListener('visibilitychange', tell);
    tell();
    return () => document.removeEventListener('visibilitychange', tell);
  }, [api, id, isKnown]);
};
