import type { JobDraft as SavedDraft } from '@basoche/contract/jobs/drafts';
import type { Job, JobCard } from '@basoche/contract/jobs/jobs';
import type { JobForm } from '@basoche/contract/jobs/publishing';
import { type JobDraft, jobDefaults, normalizeJob, validateJob } from '@basoche/domain/jobs/validate';
import { isKnown } from '@basoche/domain/listings/fields';
import { summary } from '@basoche/domain/listings/summary';
import { type ContractType, contractTypes } from '@basoche/domain/options/contract-types';
import { departments } from '@basoche/domain/options/departments';
import { type JobModality, jobModalities } from '@basoche/domain/options/job-modalities';
import { type JobTiming, jobTimings } from '@basoche/domain/options/job-timings';
import { type LegalDomain, legalDomains } from '@basoche/domain/options/legal-domains';
import { type MissionNature, missionNatures } from '@basoche/domain/options/mission-natures';
import type { Option } from '@basoche/domain/options/option';
import { type SalaryPeriod, salaryPeriods } from '@basoche/domain/options/salary-periods';
import { soughtProfiles } from '@basoche/domain/options/sought-profiles';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import { readPlace, writePlace } from '../places/shared/places.ts';
import { withFutureDays } from '../postings/copies.ts';

/**
 * What the form of an offer holds. No value is null, so that a draft kept on this device has the type of the field it comes
 * back to: an empty text is a day, a place or an amount that was not chosen.
 */
export type JobValues = {
  title: string;
  domain: LegalDomain;
  nature: MissionNature;
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
  domain: jobDefaults.domain,
  nature: jobDefaults.nature,
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

/** What a draft holds is whatever was typed: a code that is known, or the form's own. */
const oneOf = <Value extends string>(
  options: readonly Option<Value>[],
  given: string | null | undefined,
  usual: Value,
): Value => options.find(({ value }) => value === given)?.value ?? usual;

const amountText = (amount: number | null | undefined): string => (amount == null ? '' : String(amount));
const amountOf = (text: string): number | null => (text === '' ? null : Number(text));

/** The form of an offer, or of what a draft holds of one. */
export const valuesOf = (from: SavedDraft['values']): JobValues => {
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

/** The fields of the form, whatever else comes with an offer. */
export const valuesOfJob = (offer: Job): JobValues => valuesOf(offer);

/** Values of a copy: everything but the days that are past. */
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

/** What is kept of a draft: everything, as it was typed. */
export const draftOf = (values: JobValues): SavedDraft['values'] => wireOf(values);

const normalized = (values: JobValues): ReturnType<typeof wireOf> & JobDraft => {
  const offer = normalizeJob<ReturnType<typeof wireOf> & JobDraft>(wireOf(values));
  return offer.place === null ? { ...offer, city: null } : offer;
};

/** What is sent once nothing is wrong with it: choosing "start now" has no date, an offer at a distance no place. */
export const bodyOf = (values: JobValues): JobForm => {
  const offer = normalized(values);
  return { ...offer, endDate: offer.endDate ?? '' };
};

/** The sentence for each field that the rules refuse, with the rules of the domain. */
export const checkJob = (
  values: JobValues,
  now: Date,
  stored?: { endDate: Day | null; startDate: Day | null },
): Record<string, string> =>
  Object.fromEntries(
    validateJob(normalized(values), parisDay(now), stored).map(({ path, message }) => [path, message]),
  );

type Author = Pick<JobCard, 'creatorID' | 'creatorName' | 'creatorPictureURL' | 'creatorRole'>;

/** The card that a list would show of what is being written; of an offer that is edited, at its own place in time. */
export const cardOf = (
  values: JobValues,
  author: Author,
  now: Date,
  publishedAt: string = now.toISOString(),
): JobCard => {
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
    // None is said while none is chosen.
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
