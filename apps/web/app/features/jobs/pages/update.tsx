import type { Job } from '@basoche/contract/jobs/jobs';
import { jobGuard } from '@basoche/domain/access/screen-guards';
import { useNavigate } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageSkeleton } from '../../../ui/skeletons.tsx';
import { HiddenReasons } from '../../postings/components/hidden-reasons.tsx';
import { OnlyForCreator } from '../../postings/components/only-for-creator.tsx';
import { JobForm } from '../components/job-form.tsx';
import { form } from '../creator-content.ts';
import { useUpdateJob } from '../own-api.ts';
import { ownJobs } from '../own-jobs.ts';
import { ownJobsPath } from '../views.ts';
import type { Route } from './+types/update.ts';

export const meta = () => privateMeta(form.updateTitle);

const Content = ({ offer }: { offer: Job }) => {
  const update = useUpdateJob(offer.id);
  const navigate = useNavigate();
  return (
    <Page title={form.updateTitle} above={<BackLink to={ownJobsPath}>{form.back}</BackLink>}>
      <HiddenReasons kind="jobs" of={offer} />
      <JobForm
        offer={offer}
        submit={form.update}
        readyText={form.readyUpdate}
        send={async (body) => {
          await update.mutateAsync(body);
          notifySuccess(form.updated);
          await navigate(ownJobsPath);
        }}
      />
    </Page>
  );
};

/** Screen to edit the creator's own offer. */
export default function UpdatePage({ params: { jobID } }: Route.ComponentProps) {
  return (
    <Guarded by={(viewer) => jobGuard(viewer, 'update')}>
      <OnlyForCreator kind={ownJobs} id={jobID} skeleton={<PageSkeleton />}>
        {(offer) => <Content key={offer.id} offer={offer} />}
      </OnlyForCreator>
    </Guarded>
  );
}
