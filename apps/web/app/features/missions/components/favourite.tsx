import type { MissionCard } from '@basoche/contract/missions';
import { lazy, Suspense } from 'react';
import { useSession } from '../../../lib/session.tsx';

const FavouriteButton = lazy(() => import('./favourite-button.tsx'));

const trade: readonly string[] = ['STUDENT', 'EMPLOYEE', 'COMPANY'];

/** The heart of a mission, for members of the trade; one's own missions are at hand anyway. */
export const Favourite = ({ mission }: { mission: MissionCard }) => {
  const { me } = useSession();
  if (me === null || !trade.includes(me.userType) || mission.creatorID === me.id) return null;
  return (
    <Suspense>
      <FavouriteButton mission={mission} />
    </Suspense>
  );
};
