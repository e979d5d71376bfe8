import { contractTypes } from '../options/contract-types.ts';
import { departments } from '../options/departments.ts';
import { jobModalities } from '../options/job-modalities.ts';
import { jobTimings } from '../options/job-timings.ts';
import { legalDomains } from '../options/legal-domains.ts';
import { missionNatures } from '../options/mission-natures.ts';
import { labelOf } from '../options/option.ts';
import { type SalaryPeriod, salaryPeriods } from '../options/salary-periods.ts';
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
import { formatEuros, isSalaryPeriod, type SalaryRange } from './salary.ts';

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

/**
 * Plausible amounts for each period, in gross euros: wide enough for an intern's allowance and for a partner,
 * narrow enough to catch a monthly amount given as yearly.
 */
const plausible: Readonly<Record<SalaryPeriod, { readonly low: number; readonly high: number }>> = {
  year: { low: 5_000, high: 1_000_000 },
  month: { low: 300, high: 80_000 },
  day: { low: 20, high: 5_000 },
  hour: { low: 4, high: 1_000 },
};

const boundError = (euros: number, period: SalaryPeriod): string | null => {
  const { low, high } = plausible[period];
  if (euros >= low && euros <= high && Number.isFinite(euros)) return null;
  return `Un montant ${labelOf(salaryPeriods, period)} se situe entre ${formatEuros(low)} et ${formatEuros(high)}.`;
};

type RangeErrors = Partial<Record<keyof SalaryRange, string>>;

/** Errors of a range: it must be complete or absent, low bound first, and plausible for its period. */
export const salaryRangeErrors = ({ salaryLow, salaryHigh, salaryPeriod }: SalaryRange): RangeErrors => {
  if (salaryLow === null && salaryHigh === null && salaryPeriod === null) return {};
  const period = salaryPeriod !== null && isSalaryPeriod(salaryPeriod) ? salaryPeriod : null;
  const both = 'Indiquez les deux bornes du salaire, ou aucune.';
  const lowError =
    salaryLow === null
      ? both
      : salaryHigh !== null && salaryLow > salaryHigh
        ? 'Le salaire le plus bas dépasse le plus haut.'
        : period && boundError(salaryLow, period);
  const highError = salaryHigh === null ? both : period && boundError(salaryHigh, period);
  return {
    ...(lowError === null ? {} : { salaryLow: lowError }),
    ...(highError === null ? {} : { salaryHigh: highError }),
    ...(period === null
      ? { salaryPeriod: 'Indiquez si le salaire se compte par an, mois, jour ou heure.' }
      : {}),
  };
};

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
