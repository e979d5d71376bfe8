import { missionGuard } from '@basoche/domain/access/guards';
import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { pageTitle } from '../../../lib/meta.ts';
import { pageQueries } from '../../../lib/page-query.ts';
import { useSession } from '../../../lib/session.tsx';
import { Page } from '../../../ui/page.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { missionCounts } from '../api/mission-counts.ts';
import { missionPages } from '../api/mission-pages.ts';
import { FilterButton, FilterChips } from '../components/filter-bar.tsx';
import { MissionGridSkeleton } from '../components/mission-grid.tsx';
import classes from '../components/mission-list.module.css';
import { OpenMissions } from '../components/open-missions.tsx';
import { consult } from '../content.ts';
import { isFiltered, readFilters, writeFilters } from '../filters.ts';
import { appliedView, isAppliedView } from '../views.ts';
import type { Route } from './+types/consult.ts';

/** A visitor has no applications, and does not load what shows them. */
const AppliedMissions = lazy(() =>
  import('../components/applied-missions.tsx').then((module) => ({ default: module.AppliedMissions })),
);

export const meta = () => pageTitle(consult.meta, consult.metaText);

const { loader, clientLoader } = pageQueries(async (client, { url: { searchParams } }) => {
  const list = missionPages(readFilters(searchParams), searchParams.get('after'));
  // A visitor's first page comes whole; in a browser the screen appears at once, with skeletons where cards will be.
  if (import.meta.env.SSR) await client.fetchInfiniteQuery(list);
  else if (!isAppliedView(searchParams)) void client.prefetchInfiniteQuery(list);
});

export { clientLoader, loader };

const Tabs = ({ search }: { search: URLSearchParams }) => {
  const { me } = useSession();
  const filters = readFilters(search);
  const counts = useQuery({ ...missionCounts(me?.id ?? '', filters), enabled: me !== null });
  const applied = isAppliedView(search);
  const all = writeFilters(search, filters);
  all.delete('vue');
  const mine = new URLSearchParams(all);
  mine.set('vue', appliedView);
  const tabs = [
    { to: { search: all.toString() }, label: consult.all, count: counts.data?.[0], isCurrent: !applied },
    ...(me
      ? [
          {
            to: { search: mine.toString() },
            label: consult.applied,
            count: counts.data?.[1],
            isCurrent: applied,
          },
        ]
      : []),
  ];
  return <TabLinks label={consult.tabs} tabs={tabs} />;
};

const List = ({ search }: { search: URLSearchParams }) => {
  const session = useSession();
  const filters = readFilters(search);
  if (!isAppliedView(search)) return <OpenMissions search={search} filters={filters} />;
  if (session.state === 'UNKNOWN') return <MissionGridSkeleton />;
  if (session.state === 'LOGGED_OUT') return <OpenMissions search={search} filters={filters} />;
  return (
    <Suspense fallback={<MissionGridSkeleton />}>
      <AppliedMissions search={search} filters={filters} />
    </Suspense>
  );
};

export default function ConsultPage({ loaderData }: Route.ComponentProps) {
  const { me } = useSession();
  const [search] = useSearchParams();
  const filters = readFilters(search);
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <Guarded by={(viewer) => missionGuard(viewer, 'index')}>
        <Page
          title={`${consult.title}${isFiltered(filters) ? consult.filtered : ''}`}
          {...(me ? {} : { lead: consult.lead })}
        >
          <div className={classes.toolbar}>
            <div className={classes.choices}>
              <Tabs search={search} />
              <FilterButton search={search} filters={filters} />
            </div>
            <FilterChips search={search} filters={filters} />
          </div>
          <List search={search} />
        </Page>
      </Guarded>
    </HydrationBoundary>
  );
}
