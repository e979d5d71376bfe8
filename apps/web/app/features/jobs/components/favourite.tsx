import type { JobCard } from '@basoche/contract/jobs';
import { isOfTrade } from '@basoche/domain/access/viewer';
import { lazy, Suspense } from 'react';
import { useSession } from '../../../lib/session.tsx';

const FavouriteButton = lazy(() => import('./favourite-button.tsx'));

/** The heart of an offer, for members of the trade; one's own offers are at hand anyway. */
export const Favourite = ({ offer }: { offer: JobCard }) => {
  const { me } = useSession();
  if (me === null || !isOfTrade(me.userType) || offer.creatorID === me.id) return null;
  return (
    <Suspense>
      <FavouriteButton offer={offer} />
    </Suspense>
  );
};
