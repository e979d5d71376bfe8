import type { Job } from '@basoche/contract/jobs/jobs';
import { jobGuard } from '@basoche/domain/access/screen-guards';
import { parisDay } from '@basoche/domain/time/paris';
import { typeset } from '@basoche/domain/typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { isProblem } from '../../../lib/api.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import formClasses from '../../../ui/long-form.module.css';
import { Note } from '../../../ui/note.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageSkeleton } from '../../../ui/skeletons.tsx';
import { CopySource } from '../../postings/components/copy-source.tsx';
import { copiedFrom } from '../../postings/copies.ts';
import { JobForm } from '../components/job-form.tsx';
import { SaveDraft } from '../components/save-draft.tsx';
import { drafts, form } from '../creator-content.ts';
import { type JobValues, valuesOf, valuesOfCopy } from '../job-values.ts';
import { jobDrafts, useCreateJob } from '../own-api.ts';
import { ownJobs } from '../own-jobs.ts';
import { draftIn, ownJobsPath } from '../views.ts';

export const meta = () => privateMeta(form.createTitle);

/** Start of a new offer: its values, the key of its draft on this device, and a notice. */
interface Beginning {
  readonly values: JobValues;
  readonly draft: string;
  readonly note: string;
  /** Id of the saved draft, if it is one. */
  readonly draftID: string | null;
}

const copyOf = (offer: Job): Beginning => ({
  values: valuesOfCopy(offer, parisDay(new Date())),
  draft: `copy:${offer.id}`,
  note: form.copyNote(typeset(offer.title)),
  draftID: null,
});

/** Form of a new offer, filled in from a draft or a copy if there is one. */
const Content = ({ beginning }: { beginning?: Beginning }) => {
  const navigate = useNavigate();
  // Read once: the form keeps its values if their source changes.
  const [from] = useState(beginning);
  const [draftID, setDraftID] = useState(beginning?.draftID ?? null);
  const create = useCreateJob(draftID);
  return (
    <Page title={form.createTitle} above={<BackLink to={ownJobsPath}>{form.back}</BackLink>}>
      {from && (
        <div className={formClasses.note}>
          <Note tone="info">{from.note}</Note>
        </div>
      )}
      <JobForm
        {...(from ? { from } : {})}
        submit={form.create}
        readyText={form.ready}
        send={async (body) => {
          await create.mutateAsync(body);
          notifySuccess(form.created);
          await navigate(ownJobsPath);
        }}
        explain={(error) => {
          if (draftID === null || !isProblem(error, 'NOT_FOUND')) return null;
          setDraftID(null);
          return drafts.gone;
        }}
        otherButtons={(values, draft) => <SaveDraft draftID={draftID} values={values} draft={draft} />}
      />
    </Page>
  );
};

/** Form of a saved draft; blank if the draft is gone. */
const Resumed = ({ draftID }: { draftID: string }) => {
  const { data, isFetchedAfterMount } = useQuery({ ...jobDrafts(), refetchOnMount: 'always' });
  if (!isFetchedAfterMount) return <PageSkeleton />;
  const draft = data?.find(({ id }) => id === draftID);
  if (!draft) return <Content />;
  const values = valuesOf(draft.values);
  return <Content beginning={{ values, draft: `draft:${draftID}`, note: drafts.note, draftID }} />;
};

/** Screen to create an offer. */
export default function CreatePage() {
  const [search] = useSearchParams();
  const jobID = copiedFrom(search);
  const draftID = draftIn(search);
  return (
    <Guarded by={(viewer) => jobGuard(viewer, 'create')}>
      {draftID !== null ? (
        <Resumed key={draftID} draftID={draftID} />
      ) : jobID === null ? (
        <Content />
      ) : (
        <CopySource key={jobID} kind={ownJobs} id={jobID}>
          {(offer) => (offer ? <Content beginning={copyOf(offer)} /> : <Content />)}
        </CopySource>
      )}
    </Guarded>
  );
}
