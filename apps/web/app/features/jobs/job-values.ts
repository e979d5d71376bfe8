import type { JobDraft } from '@basoche/contract/jobs/drafts';
import type { Job, JobCard } from '@basoche/contract/jobs/jobs';
import type { JobForm } from '@basoche/contract/jobs/publishing';
import { type JobInput, jobDefaults, normalizeJob, validateJob } from '@basoche/domain/jobs/validate';
import { type ContractType, contractTypes } from '@basoche/domain/options/contract-types';
import { departments } from '@basoche/domain/options/departments';
import { type JobModality, jobModalities } from '@basoche/domain/options/job-modalities';
import { type JobTiming, jobTimings } from '@basoche/domain/options/job-timings';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import type { Option } from '@basoche/domain/options/option';
import { type SalaryPeriod, salaryPeriods } from '@basoche/domain/options/salary-periods';
import { soughtProfiles } from '@basoche/domain/options/sought-profiles';
import { isKnown } from '@basoche/domain/postings/fields';
import { summary } from '@basoche/domain/postings/summary';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import { readPlace, writePlace } from '../places/shared/places.ts';
import { withFutureDays } from '../postings/copies.ts';
import { chosenSubject, type InForm, type Subject } from '../postings/subject.ts';

/**
 * Values of an offer's form. No value is null, so that a stored draft has the type of its field: an empty
 * text is a day, a place or an amount not chosen yet.
 */
export type JobValues = Subject & {
  title: string;
  contractType: ContractType;
  timing: JobTiming;
  modality: JobModality;
  place: string;
  start: 'now' | 'later';
  startDate: string;
  endDate: string;
  experiences: string[];
  salary: string;
  salaryLow: string;
  salaryHigh: string;
  salaryPeriod: SalaryPeriod;
  salaryDescription: string;
  jobDescription: string;
};

export const emptyJob: JobValues = {
  title: '',
  domain: '',
  nature: '',
  contractType: jobDefaults.contractType,
  timing: jobDefaults.timing,
  modality: 'onPlace',
  place: '',
  start: 'now',
  startDate: '',
  endDate: '',
  experiences: [],
  salary: '',
  salaryLow: '',
  salaryHigh: '',
  salaryPeriod: 'year',
  salaryDescription: '',
  jobDescription: '',
};

/** Known code of a draft's value, otherwise the form's default: a draft may hold any text. */
const oneOf = <Value extends string, Usual extends string>(
  options: readonly Option<Value>[],
  period: string | null | undefined,
  usual: Usual,
): Value | Usual => options.find(({ value }) => value === period)?.value ?? usual;

const amountText = (amount: number | null | undefined): string => (amount == null ? '' : String(amount));
const amountOf = (text: string): number | null => (text === '' ? null : Number(text));

/** Form values of an offer, or of a draft. */
export const valuesOf = (from: JobDraft['values']): JobValues => {
  const department = departments.find(({ value }) => value === from.place)?.value;
  return {
    title: from.title ?? '',
    domain: oneOf(legalDomains, from.domain, emptyJob.domain),
    nature: oneOf(missionNatures, from.nature, emptyJob.nature),
    contractType: oneOf(contractTypes, from.contractType, emptyJob.contractType),
    timing: oneOf(jobTimings, from.timing, emptyJob.timing),
    modality: oneOf(jobModalities, from.modality, emptyJob.modality),
    place: department ? writePlace({ department, city: from.city ?? null }) : '',
    start: (from.startNow ?? true) ? 'now' : 'later',
    startDate: from.startDate ?? '',
    endDate: from.endDate ?? '',
    experiences: (from.experiences ?? '').split(' | ').filter((one) => isKnown(soughtProfiles, one)),
    salary: from.salary ?? '',
    salaryLow: amountText(from.salaryLow),
    salaryHigh: amountText(from.salaryHigh),
    salaryPeriod: oneOf(salaryPeriods, from.salaryPeriod, emptyJob.salaryPeriod),
    salaryDescription: from.salaryDescription ?? '',
    jobDescription: from.jobDescription ?? '',
  };
};

/** Form values of an offer, without its other fields. */
export const valuesOfJob = (offer: Job): JobValues => valuesOf(offer);

/** Values of a copy: all except past days. */
export const valuesOfCopy = (offer: Job, today: Day): JobValues => withFutureDays(valuesOfJob(offer), today);

const wireOf = (values: JobValues) => {
  const place = readPlace(values.place);
  return {
    title: values.title,
    domain: values.domain,
    nature: values.nature,
    modality: values.modality,
    place: place?.department ?? null,
    city: place?.city ?? null,
    contractType: values.contractType,
    timing: values.timing,
    startNow: values.start === 'now',
    startDate: values.startDate || null,
    endDate: values.endDate || null,
    experiences: values.experiences.join(' | '),
    salary: values.salary || null,
    salaryLow: amountOf(values.salaryLow),
    salaryHigh: amountOf(values.salaryHigh),
    salaryPeriod: values.salaryPeriod,
    salaryDescription: values.salaryDescription || null,
    jobDescription: values.jobDescription,
  };
};

/** Body of a draft: all values, as typed. */
export const draftOf = (values: JobValues): JobDraft['values'] => wireOf(values);

const normalized = (values: JobValues): ReturnType<typeof wireOf> & JobInput => {
  const offer = normalizeJob<ReturnType<typeof wireOf> & JobInput>(wireOf(values));
  return offer.place === null ? { ...offer, city: null } : offer;
};

/**
 * Body of a valid offer: "start now" has no date, a remote offer no place. Null before domain and nature are
 * chosen.
 */
export const bodyOf = (values: JobValues): JobForm | null => {
  const offer = normalized(values);
  const subject = chosenSubject(values);
  return subject && { ...offer, ...subject, endDate: offer.endDate ?? '' };
};

/** Error sentence for each invalid field, by the rules of the domain. */
export const checkJob = (
  values: JobValues,
  now: Date,
  stored?: { endDate: Day | null; startDate: Day | null },
): Record<string, string> =>
  Object.fromEntries(
    validateJob(normalized(values), parisDay(now), stored).map(({ path, message }) => [path, message]),
  );

type Author = Pick<JobCard, 'creatorID' | 'creatorName' | 'creatorPictureURL' | 'creatorRole'>;

/** Preview of the card that a list would show; an edited offer keeps its publication date. */
export const cardOf = (
  values: JobValues,
  author: Author,
  now: Date,
  publishedAt: string = now.toISOString(),
): InForm<JobCard> => {
  const offer = normalized(values);
  return {
    ...offer,
    ...author,
    id: '',
    domain: values.domain,
    nature: values.nature,
    modality: values.modality,
    contractType: values.contractType,
    timing: values.timing,
    salaryPeriod: offer.salaryPeriod === null ? null : values.salaryPeriod,
    // Empty while no deadline is chosen.
    endDate: offer.endDate ?? '',
    jobDescription: summary(values.jobDescription),
    isArchived: false,
    isFilled: false,
    createdAt: publishedAt,
    publishedAt,
    isOpen: true,
    isFavourite: false,
  };
};
