import type { Mission } from '@basoche/contract/missions';
import { missionGuard } from '@basoche/domain/access/guards';
import { missionCandidateTabs } from '@basoche/domain/threads/labels';
import type { ApplicationState } from '@basoche/domain/threads/states';
import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { useSocket } from '../../../lib/socket.ts';
import { typeset } from '../../../lib/typography.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { CardListSkeleton, PageSkeleton } from '../../../ui/skeletons.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { candidateWords } from '../../listings/candidate-content.ts';
import { CardGrid } from '../../listings/components/card-grid.tsx';
import classes from '../../listings/components/list-screen.module.css';
import type { Publishing } from '../../listings/components/use-publishing.tsx';
import { candidateCounts } from '../api/candidate-counts.ts';
import { candidatePages } from '../api/candidates.ts';
import { useLiveViews } from '../api/live-views.ts';
import { CandidateCard } from '../components/candidate-card.tsx';
import { DuplicateButton, RelaunchButton } from '../components/mission-ways.tsx';
import { OnlyForCreator } from '../components/only-for-creator.tsx';
import { usePublishing } from '../components/use-publishing.tsx';
import { candidates as content } from '../creator-content.ts';
import type { Route } from './+types/candidates.ts';

export const meta = () => privateMeta(candidateWords.meta);

const total = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);

interface TabProps {
  missionID: string;
  state: ApplicationState | null;
}

const Tabs = ({ missionID, state }: TabProps) => {
  const { data } = useQuery(candidateCounts(missionID));
  const base = `/manage/missions/${missionID}`;
  const tabs = missionCandidateTabs.map((tab, index) => ({
    to: tab.state ? `${base}?etat=${tab.state}` : base,
    label: tab.label,
    count: tab.state ? data?.[index - 1] : data && total(data),
    isCurrent: tab.state === state,
  }));
  return <TabLinks label={content.tabs} tabs={tabs} />;
};

const Empty = ({ missionID, state }: TabProps) => {
  const text = state ? content.emptyTab : content.empty;
  return (
    <EmptyState
      drawing="team"
      title={text.title}
      action={
        <Button
          component={Link}
          to={state ? `/manage/missions/${missionID}` : `/manage/missions/preview/${missionID}`}
          variant="default"
        >
          {text.action}
        </Button>
      }
    >
      {state ? null : content.empty.text}
    </EmptyState>
  );
};

const List = ({ missionID, state }: TabProps) => {
  const list = useInfiniteQuery(candidatePages(missionID, state));
  return (
    <PagedList
      list={list}
      skeleton={<CardListSkeleton />}
      empty={<Empty missionID={missionID} state={state} />}
      more={candidateWords.more}
    >
      {(found) => (
        <CardGrid>
          {found.map((candidate) => (
            <li key={candidate.id}>
              <CandidateCard candidate={candidate} />
            </li>
          ))}
        </CardGrid>
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
    <DuplicateButton missionID={mission.id} />
    <RelaunchButton mission={mission} publishing={publishing} />
  </>
);

const Content = ({ mission }: { mission: Mission }) => {
  const { id: missionID, title } = mission;
  const publishing = usePublishing();
  const { data: counts } = useQuery(candidateCounts(missionID));
  const client = useQueryClient();
  const [search] = useSearchParams();
  const asked = search.get('etat');
  const state = missionCandidateTabs.find((tab) => tab.state !== null && tab.state === asked)?.state ?? null;
  // Whatever changed in a thread changes its state here, and the counts with it.
  const refresh = () => {
    for (const operation of ['listCandidates', 'countCandidates']) {
      void client.invalidateQueries({ queryKey: ['missions', operation] });
    }
  };
  useLiveViews();
  useSocket({ newAction: refresh, newNotification: refresh, resync: refresh });
  return (
    <Page
      title={typeset(title)}
      lead={counts && content.figures(mission.views ?? 0, total(counts))}
      actions={<Actions mission={mission} publishing={publishing} />}
      above={<BackLink to="/manage/missions">{content.back}</BackLink>}
    >
      <div className={classes.toolbar}>
        <Tabs missionID={missionID} state={state} />
      </div>
      <List missionID={missionID} state={state} />
      {publishing.dialog}
    </Page>
  );
};

/** Who applied to one's mission. */
export default function CandidatesPage({ params: { missionID } }: Route.ComponentProps) {
  return (
    <Guarded by={(viewer) => missionGuard(viewer, 'applicants')}>
      <OnlyForCreator missionID={missionID} skeleton={<PageSkeleton />}>
        {(mission) => <Content mission={mission} />}
      </OnlyForCreator>
    </Guarded>
  );
}
