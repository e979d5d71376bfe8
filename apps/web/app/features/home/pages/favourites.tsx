import { ownPaths } from '@basoche/domain/access/own-paths';
import { missionGuard } from '@basoche/domain/access/screen-guards';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { Page } from '../../../ui/page.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { jobList } from '../../jobs/shared/list-kind.tsx';
import { keptCount } from '../../members/shared/api.ts';
import DirectoryFavourites from '../../members/shared/directory-favourites.tsx';
import { missionLists } from '../../missions/shared/list-kind.tsx';
import FavouriteList from '../../postings/shared/favourite-list.tsx';
import { favouritesContent as content } from '../own-content.ts';
import { favouriteViews, viewAddress, viewIn } from '../views.ts';

export const meta = () => privateMeta(content.title);

const Favourites = () => {
  const view = viewIn(favouriteViews, useSearchParams()[0]);
  const counts = {
    missions: useQuery(missionLists.members.favouriteCount()).data ?? undefined,
    emplois: useQuery(jobList.favouriteCount()).data ?? undefined,
    profils: useQuery(keptCount()).data ?? undefined,
  };
  const labels = { missions: content.missions, emplois: content.jobs, profils: content.members };
  return (
    <Stack gap="lg">
      <TabLinks
        label={content.tabs}
        tabs={favouriteViews.map((one) => ({
          to: viewAddress(ownPaths.favourites, favouriteViews, one),
          label: labels[one],
          count: counts[one],
          isCurrent: one === view,
        }))}
      />
      {view === 'missions' && <FavouriteList kind={missionLists.members} from={ownPaths.favourites} />}
      {view === 'emplois' && (
        <FavouriteList kind={jobList} from={viewAddress(ownPaths.favourites, favouriteViews, view)} />
      )}
      {view === 'profils' && (
        <DirectoryFavourites from={viewAddress(ownPaths.favourites, favouriteViews, view)} />
      )}
    </Stack>
  );
};

/** Screen of a member's favourites: missions, job offers and members, one tab each. */
export default function FavouritesPage() {
  return (
    <Page title={content.title} lead={content.lead}>
      <Guarded by={(viewer) => missionGuard(viewer, 'searches')}>
        <Favourites />
      </Guarded>
    </Page>
  );
}
