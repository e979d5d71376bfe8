import { isOfTrade } from '@basoche/domain/access/viewer';
import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../lib/session.tsx';
import { Page } from '../../../ui/page.tsx';
import { Trail } from '../../../ui/trail.tsx';
import { Nothing } from '../../postings/components/nothing-found.tsx';
import { isFavouritesView } from '../../postings/views.ts';
import { type DirectoryAudience, directories, directoryPaths, forMembers } from '../directory-content.ts';
import { readFilters } from '../directory-filters.ts';
import { DirectoryList, DirectorySkeleton } from './directory-list.tsx';
import { DirectoryTools } from './directory-tools.tsx';

/** Loaded for members only: visitors have no favourites. */
const DirectoryFavourites = lazy(() => import('../shared/directory-favourites.tsx'));

interface DirectoryScreenProps {
  audience: DirectoryAudience;
  dehydrated: DehydratedState | null;
}

const Content = ({ audience }: Pick<DirectoryScreenProps, 'audience'>) => {
  const { me } = useSession();
  const [search] = useSearchParams();
  const filters = readFilters(search, audience);
  const after = search.get('after') || null;
  const isFavourites = me !== null && isOfTrade(me.userType) && isFavouritesView(search);
  return (
    <>
      <DirectoryTools audience={audience} filters={filters} after={after} isFavourites={isFavourites} />
      {isFavourites ? (
        <Suspense fallback={<DirectorySkeleton />}>
          <DirectoryFavourites />
        </Suspense>
      ) : (
        <DirectoryList audience={audience} filters={filters} after={after} />
      )}
    </>
  );
};

/**
 * Directory of members, or of students: for everybody except external customers (rules
 * §1).
 */
export const DirectoryScreen = ({ audience, dehydrated }: DirectoryScreenProps) => {
  const { me } = useSession();
  const { title, lead } = directories[audience];
  const members = { to: directoryPaths.members, label: directories.members.title };
  return (
    <HydrationBoundary state={dehydrated}>
      <Page
        title={title}
        lead={lead}
        above={<Trail links={audience === 'members' ? [] : [members]} current={title} />}
      >
        {me?.userType === 'CUSTOMER' ? (
          <Nothing content={forMembers} to="/manage/missions/create" isNew drawing="team" />
        ) : (
          <Content audience={audience} />
        )}
      </Page>
    </HydrationBoundary>
  );
};
