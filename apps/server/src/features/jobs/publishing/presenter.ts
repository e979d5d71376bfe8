import type { updateJob } from '@basoche/contract/jobs/publishing';
import type { BodyOf } from '@basoche/contract/route';
import { eurosToCents } from '@basoche/domain/payments/amounts';
import { searchableLabels } from '@basoche/domain/postings/labels';
import { summary } from '@basoche/domain/postings/summary';
import { statedBy } from '../presenter.ts';
import type { JobOfferRow } from './store.ts';

/** Converts an offer between its form, with every field, and its row. */

type Given = BodyOf<typeof updateJob>;
type NotOfTheForm = 'isArchived' | 'creatorID' | 'creatorRole';

export type JobOfferFields = {
  readonly [Name in Exclude<keyof Given, NotOfTheForm>]-?: Exclude<Given[Name], undefined>;
};

const centsOf = (euros: number | null) => (euros === null ? null : eurosToCents(euros));

export const fieldsOf = (row: JobOfferRow): JobOfferFields => ({
  ...statedBy(row),
  salaryDescription: row.salary_description,
  jobDescription: row.description,
});

export const columnsOf = (fields: JobOfferFields) => ({
  title: fields.title,
  labels: searchableLabels(fields),
  domain: fields.domain,
  nature: fields.nature,
  modality: fields.modality,
  department: fields.place,
  city: fields.place === null ? null : fields.city,
  contract_type: fields.contractType,
  timing: fields.timing,
  start_now: fields.startNow,
  start_date: fields.startDate,
  end_date: fields.endDate,
  experiences: fields.experiences,
  salary: fields.salary,
  salary_low_cents: centsOf(fields.salaryLow),
  salary_high_cents: centsOf(fields.salaryHigh),
  salary_period: fields.salaryPeriod,
  salary_description: fields.salaryDescription,
  description: fields.jobDescription,
  summary: summary(fields.jobDescription),
});
