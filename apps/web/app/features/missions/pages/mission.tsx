import type { Mission } from '@basoche/contract/missions/missions';
import { hearingsPath } from '@basoche/domain/access/own-paths';
import { missionGuard } from '@basoche/domain/access/screen-guards';
import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { loadedData } from '../../../lib/loader-data.ts';
import { pageMeta, privateMeta } from '../../../lib/meta.ts';
import { pageQueries } from '../../../lib/page-query.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { HiddenLine } from '../../postings/components/hidden-line.tsx';
import { OtherPostings } from '../../postings/components/other-postings.tsx';
import { PostingViewSkeleton } from '../../postings/components/posting-view-skeleton.tsx';
import { missionQuery, otherMissionsQuery } from '../api.ts';
import { ApplyZone } from '../components/apply-zone.tsx';
import { MissionView } from '../components/mission-view.tsx';
import { single } from '../content.ts';
import { missionKind } from '../kind.tsx';
import { missionMeta } from '../mission-meta.ts';
import { listAddress } from '../shared/views.ts';
import { useMissionView } from '../view-mission.ts';
import type { Route } from './+types/mission.ts';

/** Loaded on demand, since few members are invited. */
const InvitedLine = lazy(() => import('../components/invited-line.tsx'));

export const meta = (args: Route.MetaArgs) => {
  const mission = loadedData<Mission>(args.loaderData, missionQuery(args.params.missionID).queryKey);
  return mission ? pageMeta(args, missionMeta(mission)) : privateMeta(single.notFound);
};

const { loader, clientLoader } = pageQueries(async (client, { params: { missionID = '' } }) => {
  const others = client.prefetchQuery(otherMissionsQuery(missionID));
  await client.ensureQueryData({ ...missionQuery(missionID), revalidateIfStale: true });
  if (import.meta.env.SSR) await others;
});

export { clientLoader, loader };

const Content = ({ missionID }: { missionID: string }) => {
  const { state } = useLocation();
  const mission = useQuery(missionQuery(missionID));
  useMissionView(mission.data?.id);
  const back = (
    <BackLink to={listAddress(state, mission.data ?? { isFromCustomer: false })}>{single.back}</BackLink>
  );
  if (!mission.data) {
    return (
      <Page above={back}>
        {mission.isError ? (
          <ErrorState error={mission.error} onRetry={() => void mission.refetch()} />
        ) : (
          <PostingViewSkeleton />
        )}
      </Page>
    );
  }
  if (mission.data.isHearing) return <Navigate to={`${hearingsPath}/${missionID}`} replace />;
  return (
    <Page above={back}>
      <MissionView
        mission={mission.data}
        action={
          <>
            <HiddenLine of={mission.data} reasons={`/manage/missions/preview/${missionID}`} />
            {mission.data.isInvited && (
              <Suspense>
                <InvitedLine mission={mission.data} />
              </Suspense>
            )}
            <ApplyZone mission={mission.data} isFetching={mission.isFetching} />
          </>
        }
      />
      <OtherPostings kind={missionKind} id={missionID} />
    </Page>
  );
};

export default function MissionPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <Guarded by={(viewer) => missionGuard(viewer, 'single')}>
        <Content key={params.missionID} missionID={params.missionID} />
      </Guarded>
    </HydrationBoundary>
  );
}
