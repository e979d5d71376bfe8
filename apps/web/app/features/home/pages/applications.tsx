import { ownPaths } from '@basoche/domain/access/own-paths';
import { missionGuard } from '@basoche/domain/access/screen-guards';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { useMe } from '../../../lib/session.tsx';
import { Page } from '../../../ui/page.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { jobCounts } from '../../jobs/shared/api.ts';
import AppliedJobs from '../../jobs/shared/applied-jobs.tsx';
import { jobList } from '../../jobs/shared/list-kind.tsx';
import { missionCounts } from '../../missions/shared/api.ts';
import AppliedMissions from '../../missions/shared/applied-missions.tsx';
import { missionLists } from '../../missions/shared/list-kind.tsx';
import { applicationsContent as content } from '../own-content.ts';
import { applicationViews, viewAddress, viewIn } from '../views.ts';

export const meta = () => privateMeta(content.title);

/** State of each whole list, in its default order. */
const missions = missionLists.members.addresses.readChoice(new URLSearchParams());
const jobs = jobList.addresses.readChoice(new URLSearchParams());

/** Number of applications in each tab, where known. */
const useCounts = () => {
  const { id } = useMe();
  return {
    missions: useQuery(missionCounts('members', id, missions.filters)).data?.[1],
    clients: useQuery(missionCounts('customers', id, missions.filters)).data?.[1],
    emplois: useQuery(jobCounts(jobs.filters)).data?.[1],
  };
};

const Applications = () => {
  const view = viewIn(applicationViews, useSearchParams()[0]);
  const counts = useCounts();
  const labels = { missions: content.members, clients: content.customers, emplois: content.jobs };
  const audience = view === 'clients' ? 'customers' : 'members';
  const from = viewAddress(ownPaths.applications, applicationViews, view);
  return (
    <Stack gap="lg">
      <TabLinks
        label={content.tabs}
        tabs={applicationViews.map((one) => ({
          to: viewAddress(ownPaths.applications, applicationViews, one),
          label: labels[one],
          count: counts[one],
          isCurrent: one === view,
        }))}
      />
      {view === 'emplois' ? (
        <AppliedJobs kind={jobList} choice={jobs} from={from} />
      ) : (
        <AppliedMissions
          key={view}
          audience={audience}
          kind={missionLists[audience]}
          choice={missions}
          from={from}
        />
      )}
    </Stack>
  );
};

/** All applications of a member of the trade. */
export default function ApplicationsPage() {
  return (
    <Page title={content.title} lead={content.lead}>
      <Guarded by={(viewer) => missionGuard(viewer, 'searches')}>
        <Applications />
      </Guarded>
    </Page>
  );
}
