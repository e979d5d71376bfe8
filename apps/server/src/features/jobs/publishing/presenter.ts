import type { updateJob } from '@basoche/contract/job-publishing';
import type { BodyOf } from '@basoche/contract/route';
import { searchableLabels } from '@basoche/domain/listings/labels';
import { summary } from '@basoche/domain/listings/summary';
import { centsToEuros, eurosToCents } from '@basoche/domain/payments/amounts';
import type { OfferRow } from './store.ts';

/** An offer as its form has it, every field of it there, and as its table has it: one the other way round. */

type Given = BodyOf<typeof updateJob>;
type Spared = 'isArchived' | 'creatorID' | 'creatorRole';

export type OfferFields = {
  readonly [Name in Exclude<keyof Given, Spared>]-?: Exclude<Given[Name], undefined>;
};

const eurosOf = (cents: number | null) => (cents === null ? null : centsToEuros(cents));
const centsOf = (euros: number | null) => (euros === null ? null : eurosToCents(euros));

export const fieldsOf = (row: OfferRow): OfferFields => ({
  title: row.title,
  domain: row.domain,
  nature: row.nature,
  modality: row.modality,
  place: row.department,
  city: row.city,
  contractType: row.contract_type,
  timing: row.timing,
  startNow: row.start_now,
  startDate: row.start_date,
  endDate: row.end_date,
  experiences: row.experiences,
  salary: row.salary,
  salaryLow: eurosOf(row.salary_low_cents),
  salaryHigh: eurosOf(row.salary_high_cents),
  salaryPeriod: row.salary_period,
  salaryDescription: row.salary_description,
  jobDescription: row.description,
});

export const columnsOf = (fields: OfferFields) => ({
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
