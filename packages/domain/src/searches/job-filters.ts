import { contractTypes } from '../options/contract-types.ts';
import { jobModalities } from '../options/job-modalities.ts';
import { type ChosenOf, choice, type Filters, type QueryOf, words } from './filters.ts';
import { departement, domain, nature } from './shared-filters.ts';

/** Filters of all lists of job offers (rules §2), named like the query keys. */
export const jobFilters = {
  q: words,
  domain,
  contractType: choice(contractTypes, 'un type de contrat'),
  modality: choice(jobModalities, 'une modalité'),
  departement,
  nature,
} satisfies Filters;

export type JobQuery = QueryOf<typeof jobFilters>;
export type ChosenJobs = ChosenOf<typeof jobFilters>;
