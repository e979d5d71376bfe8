import { isOfTrade } from '@basoche/domain/access/viewer';
import { lazy, Suspense } from 'react';
import { useSession } from '../../../lib/session.tsx';
import type { FavouriteProps } from '../kind.ts';

const FavouriteButton = lazy(() => import('./favourite-button.tsx'));

/** Heart button of a mission or an offer, for members of the trade; not on their own postings. */
export const Favourite = (props: FavouriteProps) => {
  const { me } = useSession();
  if (me === null || !isOfTrade(me.userType) || props.posting.creatorID === me.id) return null;
  return (
    <Suspense>
      <FavouriteButton {...props} />
    </Suspense>
  );
};
