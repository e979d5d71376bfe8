import { contractTypes } from '../options/contract-types.ts';
import { departments } from '../options/departments.ts';
import { jobModalities } from '../options/job-modalities.ts';
import { jobTimings } from '../options/job-timings.ts';
import { legalDomains } from '../options/legal-domains.ts';
import { missionNatures } from '../options/mission-natures.ts';
import {
  type Checks,
  deadlineError,
  errorsOf,
  type FieldError,
  isKnown,
  profilesError,
  startError,
  textError,
} from '../postings/fields.ts';
import { textLimits } from '../text-limits.ts';
import type { Day } from '../time/paris.ts';
import { type SalaryRange, salaryRangeErrors } from './salary.ts';

/**
 * A job offer as its creator describes it, with the field names of the specification. Bounds of the salary
 * are gross euros for each period.
 */
export interface JobInput extends SalaryRange {
  readonly title: string;
  readonly domain: string;
  readonly nature: string;
  readonly modality: string;
  readonly place: string | null;
  readonly contractType: string;
  readonly timing: string;
  readonly startNow: boolean;
  readonly startDate: Day | null;
  readonly endDate: Day | null;
  /** Trades and experience sought, joined by ' | '. */
  readonly experiences: string;
  readonly salary: string | null;
  readonly salaryDescription: string | null;
  readonly jobDescription: string;
}

export type JobField = keyof JobInput;

const blankIsNull = (text: string | null) => (text === null || text.trim() === '' ? null : text);

/**
 * Clears the date if "start now" is chosen, the place of a remote offer, and a
 * period without an amount; removes repeated profiles.
 */
export const normalizeJob = <Input extends JobInput>(input: Input): Input => ({
  ...input,
  startDate: input.startNow ? null : input.startDate,
  place: input.modality === 'distance' ? null : input.place,
  experiences: eachOnce(input.experiences),
  salary: blankIsNull(input.salary),
  salaryPeriod: input.salaryLow === null && input.salaryHigh === null ? null : input.salaryPeriod,
  salaryDescription: blankIsNull(input.salaryDescription),
});

/** Each profile once, in the order in which it was first chosen. */
const eachOnce = (joined: string): string => [...new Set(joined.split(' | '))].join(' | ');

const withinError = (text: string | null, max: number): string | null =>
  text === null ? null : textError(text || '-', max, '');

const checks: Checks<JobInput> = {
  title: ({ title }) => textError(title, textLimits.jobTitle, 'Donnez un titre à l’offre.'),
  domain: ({ domain }) => (isKnown(legalDomains, domain) ? null : 'Choisissez un domaine.'),
  nature: ({ nature }) => (isKnown(missionNatures, nature) ? null : 'Choisissez une nature.'),
  jobDescription: ({ jobDescription }) =>
    textError(jobDescription, textLimits.jobDescription, 'Décrivez le poste.'),
  experiences: ({ experiences }) =>
    profilesError(experiences, 'Choisissez au moins un métier ou une expérience.'),
  contractType: ({ contractType }) =>
    isKnown(contractTypes, contractType) ? null : 'Choisissez un type de contrat.',
  timing: ({ timing }) => (isKnown(jobTimings, timing) ? null : 'Choisissez un temps de travail.'),
  startNow: () => null,
  startDate: startError,
  modality: ({ modality }) => (isKnown(jobModalities, modality) ? null : 'Choisissez une modalité.'),
  place: ({ modality, place }) =>
    modality === 'distance' || (place !== null && isKnown(departments, place))
      ? null
      : 'Choisissez une ville ou un département.',
  salaryLow: (input) => salaryRangeErrors(input).salaryLow ?? null,
  salaryHigh: (input) => salaryRangeErrors(input).salaryHigh ?? null,
  salaryPeriod: (input) => salaryRangeErrors(input).salaryPeriod ?? null,
  salary: ({ salary }) => withinError(salary, textLimits.salary),
  salaryDescription: ({ salaryDescription }) => withinError(salaryDescription, textLimits.salaryDescription),
  endDate: ({ endDate }, today) =>
    endDate === null ? 'Indiquez la date limite de candidature.' : deadlineError(endDate, today),
};

/**
 * All errors of an offer by field, in the order of the form (rules §2): see `errorsOf`.
 */
export const validateJob = (
  input: JobInput,
  today: Day,
  stored?: Pick<JobInput, 'endDate' | 'startDate'>,
): FieldError<JobField>[] => errorsOf(checks, input, today, stored);

/** Defaults of the form; decision 0070 says why domain and nature have none. */
export const jobDefaults = {
  contractType: 'CDI',
  timing: 'full',
  startNow: true,
} as const;
