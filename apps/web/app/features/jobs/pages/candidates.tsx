import type { Job } from '@basoche/contract/jobs/jobs';
import type { JobCandidate } from '@basoche/contract/threads/job-candidates';
import { jobGuard } from '@basoche/domain/access/screen-guards';
import { jobStages } from '@basoche/domain/options/job-stages';
import { typeset } from '@basoche/domain/typography';
import { Button } from '@mantine/core';
import { IconChevronDown, IconFileText } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { useSocket } from '../../../lib/socket.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import plain from '../../../ui/plain-field.module.css';
import { CardListSkeleton, PageSkeleton } from '../../../ui/skeletons.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { useRefreshCandidates } from '../../postings/api.ts';
import { candidateContent } from '../../postings/candidate-content.ts';
import { CardGrid } from '../../postings/components/card-grid.tsx';
import { Choosing } from '../../postings/components/choosing.tsx';
import { DuplicateButton, RelaunchButton } from '../../postings/components/creator-buttons.tsx';
import { FillButton } from '../../postings/components/fill-button.tsx';
import classes from '../../postings/components/list-screen.module.css';
import { OnlyForCreator } from '../../postings/components/only-for-creator.tsx';
import { type Publishing, usePublishing } from '../../postings/components/use-publishing.tsx';
import { type CandidatesView, candidatesAddress, viewIn } from '../candidate-views.ts';
import { jobCandidates as content } from '../candidates-content.ts';
import { JobCandidateCard } from '../components/job-candidate-card.tsx';
import { jobCandidateCounts, jobCandidatePages, jobStageCounts } from '../own-api.ts';
import { ownJobs } from '../own-jobs.ts';
import { jobPath, ownJobsPath } from '../views.ts';
import type { Route } from './+types/candidates.ts';

export const meta = () => privateMeta(candidateContent.meta);

interface ViewProps {
  jobID: string;
  view: CandidatesView;
}

/** Tabs of the screen: all candidates, those still open, and refused ones. */
const Tabs = ({ jobID, view }: ViewProps) => {
  const { data: [open, refused] = [] } = useQuery(jobCandidateCounts(jobID));
  const tab = (to: CandidatesView, label: string, number: number | undefined) => ({
    to: candidatesAddress(jobID, to),
    label,
    count: number,
    isCurrent: view.of === to.of,
  });
  return (
    <TabLinks
      label={content.tabs}
      tabs={[
        tab(
          { of: 'all' },
          content.all,
          open !== undefined && refused !== undefined ? open + refused : undefined,
        ),
        tab({ of: 'new', stage: null }, content.fresh, open),
        tab({ of: 'refused' }, content.refused, refused),
      ]}
    />
  );
};

/** Filter by the stage that the creator gave to each candidate who is not refused. */
const StageFilter = ({ jobID, view }: ViewProps) => {
  const navigate = useNavigate();
  const { data } = useQuery(jobStageCounts(jobID));
  if (view.of === 'refused') return null;
  const stage = view.of === 'new' ? view.stage : null;
  const all = data?.reduce((sum, one) => sum + one, 0);
  return (
    <span className={`${plain.field} ${classes.sort}`}>
      <select
        className={plain.control}
        aria-label={content.stages}
        value={stage ?? ''}
        onChange={(event) => {
          const chosen = jobStages.find(({ value }) => value === event.currentTarget.value)?.value ?? null;
          void navigate(candidatesAddress(jobID, { of: 'new', stage: chosen }), { preventScrollReset: true });
        }}
      >
        <option value="">{content.anyStage(all)}</option>
        {jobStages.map(({ value, label }, index) => (
          <option key={value} value={value}>
            {content.stage(label, data?.[index])}
          </option>
        ))}
      </select>
      <IconChevronDown size={20} stroke={1.5} aria-hidden className={plain.after} />
    </span>
  );
};

const Empty = ({ jobID, view }: ViewProps) => {
  const isAll = view.of === 'all';
  const empty = isAll ? content.empty : content.emptyTab;
  return (
    <EmptyState
      drawing="team"
      title={empty.title}
      action={
        <Button
          component={Link}
          to={isAll ? jobPath(jobID) : candidatesAddress(jobID, { of: 'all' })}
          variant="default"
        >
          {empty.action}
        </Button>
      }
    >
      {isAll ? content.empty.text : null}
    </EmptyState>
  );
};

const Cards = ({ jobID, found }: { jobID: string; found: readonly JobCandidate[] }) => (
  <Choosing of="jobs" id={jobID} found={found} mayBeChosen={({ isRefused }) => !isRefused}>
    {({ isChosen, choose }) => (
      <CardGrid>
        {found.map((candidate) => (
          <li key={candidate.id}>
            <JobCandidateCard
              candidate={candidate}
              isChosen={isChosen(candidate.id)}
              onChoose={(is) => choose(candidate.id, is)}
            />
          </li>
        ))}
      </CardGrid>
    )}
  </Choosing>
);

const List = ({ jobID, view }: ViewProps) => (
  <PagedList
    list={useInfiniteQuery(jobCandidatePages(jobID, view))}
    skeleton={<CardListSkeleton />}
    empty={<Empty jobID={jobID} view={view} />}
    more={candidateContent.more}
  >
    {(found) => <Cards jobID={jobID} found={found} />}
  </PagedList>
);

interface ActionsProps {
  offer: Job;
  candidates: number;
  publishing: Publishing;
}

const Actions = ({ offer, candidates, publishing }: ActionsProps) => (
  <>
    <Button
      component={Link}
      to={jobPath(offer.id)}
      variant="default"
      leftSection={<IconFileText size={20} stroke={1.5} aria-hidden />}
    >
      {content.see}
    </Button>
    <DuplicateButton kind={ownJobs} id={offer.id} />
    <FillButton kind={ownJobs} posting={offer} candidates={candidates} />
    <RelaunchButton kind={ownJobs} posting={offer} publishing={publishing} />
  </>
);

/** `ownJobs` holds the texts, calls and addresses of job offers for components that missions use too. */
const Content = ({ offer }: { offer: Job }) => {
  const { id: jobID, title } = offer;
  const publishing = usePublishing(ownJobs);
  const { data: counts = [0, 0] } = useQuery(jobCandidateCounts(jobID));
  const [search] = useSearchParams();
  const view = viewIn(search);
  const all = counts[0] + counts[1];
  // New applications, withdrawals and refusals made elsewhere are shown here.
  const refresh = useRefreshCandidates('jobs');
  useSocket({ newAction: refresh, newNotification: refresh, resync: refresh });
  return (
    <Page
      title={typeset(title)}
      lead={content.figures(all)}
      actions={<Actions offer={offer} candidates={all} publishing={publishing} />}
      above={<BackLink to={ownJobsPath}>{content.back}</BackLink>}
    >
      <div className={classes.toolbar}>
        <div className={classes.choices}>
          <Tabs jobID={jobID} view={view} />
          <div className={classes.tools}>
            <StageFilter jobID={jobID} view={view} />
          </div>
        </div>
      </div>
      <List jobID={jobID} view={view} />
      {publishing.dialog}
    </Page>
  );
};

/** Screen on which the creator of a job offer reads and sorts its candidates. */
export default function CandidatesPage({ params: { jobID } }: Route.ComponentProps) {
  return (
    <Guarded by={(viewer) => jobGuard(viewer, 'applicants')}>
      <OnlyForCreator kind={ownJobs} id={jobID} skeleton={<PageSkeleton />}>
        {(offer) => <Content offer={offer} />}
      </OnlyForCreator>
    </Guarded>
  );
}
