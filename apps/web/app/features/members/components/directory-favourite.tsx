import type { DirectoryEntry } from '@basoche/contract/members/directory';
import { isOfTrade } from '@basoche/domain/access/viewer';
import { lazy, Suspense } from 'react';
import { useMay, useSession } from '../../../lib/session.tsx';

const FavouriteButtons = lazy(() => import('./directory-favourite-buttons.tsx'));

/** Favourite button of a member, for members of the trade; not on the viewer's own card. */
export const MemberFavourite = ({ member }: { member: DirectoryEntry }) => {
  const { me } = useSession();
  const may = useMay();
  if (!may('negotiate') || me === null || !isOfTrade(me.userType) || member.id === me.id) return null;
  return (
    <Suspense>
      <FavouriteButtons member={member} />
    </Suspense>
  );
};
