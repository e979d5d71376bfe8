import type { Job } from '@basoche/contract/jobs/jobs';
import type { JobForm as Body } from '@basoche/contract/jobs/publishing';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMe } from '../../../lib/session.tsx';
import { PostingForm } from '../../postings/components/posting-form.tsx';
import { form as shared } from '../../postings/creator-content.ts';
import { usePostingForm } from '../../postings/use-posting-form.ts';
import { form as content, fieldNames } from '../creator-content.ts';
import { bodyOf, cardOf, checkJob, emptyJob, type JobValues, valuesOfJob } from '../job-values.ts';
import { JobCard } from '../shared/job-card.tsx';
import { ContractFields, JobFields, PlaceFields, ProfileFields, PublicationFields } from './job-fields.tsx';
import { SalaryFields } from './salary-fields.tsx';

interface JobFormProps {
  /** Offer to edit; absent for a new one. */
  offer?: Job;
  /** Initial values of a new offer, and the key of its draft on this device. */
  from?: { values: JobValues; draft: string };
  /** Label of the submit button. */
  submit: string;
  /** Sentence shown once nothing is missing. */
  readyText: string;
  send: (body: Body) => Promise<unknown>;
  explain?: (error: unknown) => string | null;
  /** Other buttons, rendered with the values and the draft's key on this device, to clear it. */
  otherButtons?: (values: JobValues, draft: string) => ReactNode;
}

const elements: Readonly<Record<string, string>> = { startNow: 'start' };
const elementOf = (field: string): string => `job-${elements[field] ?? field}`;

const nameOf = (field: string): string =>
  Object.entries(fieldNames).find(([name]) => name === field)?.[1] ?? field;

/** Names of the missing fields, each once: the two bounds of a salary have one name. */
const missingNames = (missing: readonly string[]) =>
  missing
    .map((field) => ({ field, name: nameOf(field) }))
    .filter(({ name }, index, all) => all.findIndex((one) => one.name === name) === index);

/**
 * Form of an offer: six titled sections, the preview of the card, and the button, enabled once nothing is
 * missing.
 */
export const JobForm = ({ offer, from, submit, readyText, send, explain, otherButtons }: JobFormProps) => {
  const me = useMe();
  const draft = `job:${offer?.id ?? from?.draft ?? 'new'}`;
  const { form, now, parts, missing, go, reset } = usePostingForm<JobValues>({
    initialValues: offer ? valuesOfJob(offer) : (from?.values ?? emptyJob),
    check: (values, at) => checkJob(values, at, offer),
    send: async (values) => {
      const body = bodyOf(values);
      if (body !== null) await send(body);
    },
    ...(explain ? { explain } : {}),
    draft,
    elementOf,
  });
  const { values, setFieldValue: set } = form.fields;
  const fields = { ...parts, values, set };
  const author = {
    creatorID: me.id,
    creatorName: me.displayName,
    creatorPictureURL: me.pictureURL,
    creatorRole: me.userType,
  };
  const card = cardOf(values, author, now, offer?.publishedAt);

  return (
    <PostingForm
      form={form}
      recap={{
        help: content.summaryHelp,
        missing: missingNames(missing),
        readyText,
        onGo: go,
        card: (
          <JobCard
            offer={{
              ...card,
              title: card.title || content.untitled,
              jobDescription: card.jobDescription || content.undescribed,
            }}
            order={3}
            isDraft
          />
        ),
      }}
      submit={submit}
      otherButtons={
        <>
          {otherButtons?.(values, draft)}
          {offer && form.fields.isDirty() && (
            <Button variant="subtle" onClick={reset}>
              {shared.reset}
            </Button>
          )}
        </>
      }
    >
      <JobFields {...fields} />
      <ProfileFields {...fields} />
      <ContractFields {...fields} />
      <PlaceFields {...fields} />
      <SalaryFields {...fields} />
      <PublicationFields {...fields} />
    </PostingForm>
  );
};
