import type { Mission } from '@basoche/contract/missions/missions';
import { missionGuard } from '@basoche/domain/access/screen-guards';
import { missionCandidateTabs } from '@basoche/domain/threads/mission-candidate-tabs';
import { typeset } from '@basoche/domain/typography';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFileText } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { useSocket } from '../../../lib/socket.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { CardListSkeleton, PageSkeleton } from '../../../ui/skeletons.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { useRefreshCandidates } from '../../postings/api.ts';
import { candidateContent } from '../../postings/candidate-content.ts';
import { CardGrid } from '../../postings/components/card-grid.tsx';
import { Choosing } from '../../postings/components/choosing.tsx';
import { DuplicateButton, RelaunchButton } from '../../postings/components/creator-buttons.tsx';
import classes from '../../postings/components/list-screen.module.css';
import { OnlyForCreator } from '../../postings/components/only-for-creator.tsx';
import { type Publishing, usePublishing } from '../../postings/components/use-publishing.tsx';
import { comparing } from '../candidate-comparison-content.ts';
import { type CandidatesView, candidatesAddress, mayBeWrittenTo, viewIn } from '../candidate-views.ts';
import { CandidateCard } from '../components/candidate-card.tsx';
import { CandidateTable } from '../components/candidate-table.tsx';
import { CandidateTools } from '../components/candidate-tools.tsx';
import { SuggestionsButton } from '../components/suggestions-button.tsx';
import { candidates as content } from '../creator-content.ts';
import { useLiveViews } from '../live-views.ts';
import { candidateCounts, candidatePages, shortlistCounts } from '../own-api.ts';
import { ownMissions } from '../own-missions.ts';
import type { Route } from './+types/candidates.ts';

export const meta = () => privateMeta(candidateContent.meta);

const total = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);

interface ViewProps {
  missionID: string;
  view: CandidatesView;
}

/** Tabs of the states. An empty state has no tab, except the current one. */
const Tabs = ({ missionID, view }: ViewProps) => {
  const { data } = useQuery(candidateCounts(missionID));
  const tabs = missionCandidateTabs.flatMap(({ state, label }, index) => {
    const number = state === null ? data && total(data) : data?.[index - 1];
    const isCurrent = state === view.state;
    if (state !== null && !isCurrent && (number ?? 0) === 0) return [];
    return [{ to: candidatesAddress(missionID, { ...view, state }), label, count: number, isCurrent }];
  });
  return <TabLinks label={content.tabs} tabs={tabs} />;
};

interface EmptyProps {
  mission: Mission;
  view: CandidatesView;
}

const Empty = ({ mission, view }: EmptyProps) => {
  const missionID = mission.id;
  const isNarrowed = view.state !== null || view.isShortlisted;
  const text = view.isShortlisted ? comparing.emptyShortlist : view.state ? content.emptyTab : content.empty;
  return (
    <EmptyState
      drawing="team"
      title={text.title}
      action={
        <>
          {!isNarrowed && mission.isOpen && <SuggestionsButton missionID={mission.id} />}
          <Button
            component={Link}
            to={isNarrowed ? `/manage/missions/${missionID}` : `/manage/missions/preview/${missionID}`}
            variant="default"
          >
            {text.action}
          </Button>
        </>
      }
    >
      {isNarrowed ? null : content.empty.text}
    </EmptyState>
  );
};

const List = ({ mission, view, hasRoom }: EmptyProps & { hasRoom: boolean }) => {
  const missionID = mission.id;
  const list = useInfiniteQuery(candidatePages(missionID, view));
  const navigate = useNavigate();
  // The table shows their prices, delays and ratings in columns.
  const compare = () => {
    if (hasRoom && !view.isTable)
      void navigate(candidatesAddress(missionID, { ...view, isTable: true }), { preventScrollReset: true });
  };
  return (
    <PagedList
      list={list}
      skeleton={<CardListSkeleton />}
      empty={<Empty mission={mission} view={view} />}
      more={candidateContent.more}
    >
      {(found) => (
        <Choosing of="missions" id={missionID} found={found} mayBeChosen={mayBeWrittenTo} onCompare={compare}>
          {({ isChosen, choose }, shown) =>
            view.isTable && hasRoom ? (
              <CandidateTable
                missionID={missionID}
                view={view}
                found={shown}
                isChosen={isChosen}
                choose={choose}
              />
            ) : (
              <CardGrid>
                {shown.map((candidate) => (
                  <li key={candidate.id}>
                    <CandidateCard
                      candidate={candidate}
                      isChosen={isChosen(candidate.id)}
                      onChoose={(is) => choose(candidate.id, is)}
                    />
                  </li>
                ))}
              </CardGrid>
            )
          }
        </Choosing>
      )}
    </PagedList>
  );
};

const Actions = ({ mission, publishing }: { mission: Mission; publishing: Publishing }) => (
  <>
    <Button
      component={Link}
      to={`/manage/missions/preview/${mission.id}`}
      variant="default"
      leftSection={<IconFileText size={20} stroke={1.5} aria-hidden />}
    >
      {content.preview}
    </Button>
    <DuplicateButton kind={ownMissions} id={mission.id} />
    <RelaunchButton kind={ownMissions} posting={mission} publishing={publishing} />
  </>
);

const Content = ({ mission }: { mission: Mission }) => {
  const { id: missionID, title } = mission;
  const publishing = usePublishing(ownMissions);
  const { data: counts, isFetched: areCounted } = useQuery(candidateCounts(missionID));
  const { isFetched: isShortlistCounted } = useQuery(shortlistCounts(missionID));
  const [search] = useSearchParams();
  const view = viewIn(search);
  const hasRoom = useMediaQuery('(min-width: 68.75em)', false, { getInitialValueInEffect: false });
  // A change in a thread may change its state here, and the counts.
  const refresh = useRefreshCandidates('missions');
  useLiveViews();
  useSocket({ newAction: refresh, newNotification: refresh, resync: refresh });
  // Waits for the counts, which would otherwise push the list down.
  if (!areCounted || !isShortlistCounted) return <PageSkeleton />;
  return (
    <Page
      title={typeset(title)}
      lead={counts && content.figures(mission.views ?? 0, total(counts))}
      actions={<Actions mission={mission} publishing={publishing} />}
      above={<BackLink to="/manage/missions">{content.back}</BackLink>}
    >
      <div className={classes.toolbar}>
        <div className={classes.choices}>
          <Tabs missionID={missionID} view={view} />
          <CandidateTools missionID={missionID} view={view} hasRoom={hasRoom} />
        </div>
      </div>
      <List mission={mission} view={view} hasRoom={hasRoom} />
      {publishing.dialog}
    </Page>
  );
};

/** Screen of a mission's candidates. */
export default function CandidatesPage({ params: { missionID } }: Route.ComponentProps) {
  return (
    <Guarded by={(viewer) => missionGuard(viewer, 'applicants')}>
      <OnlyForCreator kind={ownMissions} id={missionID} skeleton={<PageSkeleton />}>
        {(mission) => <Content mission={mission} />}
      </OnlyForCreator>
    </Guarded>
  );
}
