import type { MissionCard } from '@basoche/contract/missions';
import { isOfTrade } from '@basoche/domain/access/viewer';
import { lazy, Suspense } from 'react';
import { useSession } from '../../../lib/session.tsx';

const FavouriteButton = lazy(() => import('./favourite-button.tsx'));

/** The heart of a mission, for members of the trade; one's own missions are at hand anyway. */
export const Favourite = ({ mission }: { mission: MissionCard }) => {
  const { me } = useSession();
  if (me === null || !isOfTrade(me.userType) || mission.creatorID === me.id) return null;
  return (
    <Suspense>
      <FavouriteButton mission={mission} />
    </Suspense>
  );
};
