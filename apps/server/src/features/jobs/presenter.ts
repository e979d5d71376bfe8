import type { Job, JobCard, OwnJob } from '@basoche/contract/jobs/jobs';
import { type createJob, jobFormFields } from '@basoche/contract/jobs/publishing';
import type { ProblemCode } from '@basoche/contract/problem';
import type { BodyOf } from '@basoche/contract/route';
import { centsToEuros, eurosToCents } from '@basoche/domain/payments/amounts';
import { searchableLabels } from '@basoche/domain/postings/labels';
import { summary } from '@basoche/domain/postings/summary';
import type { Day } from '@basoche/domain/time/paris';
import type { Viewer } from '../../platform/http/viewer.ts';
import { presentAssignee } from '../../platform/listing/assignee.ts';
import type { Highlights } from '../../platform/listing/highlights.ts';
import { isUnavailable } from '../../platform/listing/unavailable.ts';
import type { CardRow, JobOfferRow, JobRow, OwnRow } from './store.ts';

/** Job offers in their forms: rows of the database, fields of the creator's form (salaries in euros), and answers of the contract. */

/** The viewer (null for a visitor) and the current day (Europe/Paris). */
export interface ViewContext {
  readonly viewerId: string | null;
  readonly today: Day;
}

const centsOf = (euros: number | null) => (euros === null ? null : eurosToCents(euros));
const eurosOf = (cents: number | null) => (cents === null ? null : centsToEuros(cents));

type SharedColumns = Omit<CardRow, 'creator_name' | 'creator_picture_url' | 'creator_kind'>;

/** Fields that the form of an offer and its card share. */
const sharedFields = (row: SharedColumns) => ({
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
});

type FormBody = Pick<BodyOf<typeof createJob>, (typeof jobFormFields)[number]>;

/** Fields of an offer's form, all of them. */
export type JobOfferFields = { readonly [Name in keyof FormBody]-?: Exclude<FormBody[Name], undefined> };

/** Every field of the form; null for an absent one. */
export const fieldsGiven = (body: FormBody): JobOfferFields =>
  Object.fromEntries(jobFormFields.map((name) => [name, body[name] ?? null])) as JobOfferFields;

/** Fields of the form from the row of an offer. */
export const fieldsOf = (row: JobOfferRow): JobOfferFields => ({
  ...sharedFields(row),
  salaryDescription: row.salary_description,
  jobDescription: row.description,
});

/** Columns of an offer from the fields of the form. */
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

/** An offer in a list: with a summary in place of its description. */
export const presentCard = (row: CardRow, { today }: Pick<ViewContext, 'today'>): JobCard => ({
  ...sharedFields(row),
  id: row.id,
  creatorID: row.creator_id,
  creatorName: row.creator_name,
  creatorPictureURL: row.creator_picture_url,
  creatorRole: row.creator_kind,
  jobDescription: row.summary,
  isArchived: row.is_archived,
  ...(row.hidden_at === null ? {} : { isHidden: true as const }),
  isFilled: row.filled_at !== null,
  createdAt: row.created_at.toISOString(),
  publishedAt: row.published_at.toISOString(),
  isOpen: !isUnavailable(row) && row.end_date >= today,
  // Set later, for the viewer: see favourites.
  isFavourite: false,
});

/** An offer in search results, with the matched words marked. */
export const presentFound = (
  { highlights, ...row }: CardRow & { readonly highlights?: Highlights | undefined },
  context: ViewContext,
): JobCard => {
  const card = presentCard(row, context);
  return highlights === undefined
    ? card
    : { ...card, marks: { title: highlights.title, jobDescription: highlights.summary } };
};

/** Commands of the creator on their own offer: relaunch only after its deadline, fill only while published. */
export const ownPermitted = (
  row: Pick<CardRow, 'creator_id' | 'end_date' | 'is_archived' | 'hidden_at'>,
  { viewerId, today }: ViewContext,
): OwnJob['permitted'] =>
  row.creator_id === viewerId
    ? [
        'update',
        'publish',
        'candidates',
        ...(row.end_date < today && row.hidden_at === null ? (['relaunch'] as const) : []),
        ...(row.is_archived ? [] : (['fill'] as const)),
      ]
    : [];

/** An offer in its creator's own list, with the number of its candidates. */
export const presentOwn = (row: OwnRow, context: ViewContext, viewer: Viewer): OwnJob => ({
  ...presentCard(row, context),
  candidates: row.candidates,
  newCandidates: row.new_candidates,
  ...presentAssignee(row.assignee, viewer),
  permitted: ownPermitted(row, context),
});

/** Commands that the viewer may give on an offer, and the reason if they may not apply. */
export interface ViewerPermissions {
  readonly permitted: Job['permitted'];
  readonly applyRefusal: { code: ProblemCode; title: string } | null;
}

/** An offer in full, with the commands that this viewer may give. */
export const presentJob = (row: JobRow, context: ViewContext, viewer: ViewerPermissions): Job => ({
  ...presentCard(row, context),
  jobDescription: row.description,
  isFavourite: row.is_favourite,
  salaryDescription: row.salary_description,
  companyPresentation: row.company_presentation,
  hasApplied: row.application_id !== null,
  postulationID: row.application_id,
  permitted: [...viewer.permitted],
  applyRefusal: viewer.applyRefusal,
});
