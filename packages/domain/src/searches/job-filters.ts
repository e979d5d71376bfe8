import { type ContractType, contractTypes } from '../options/contract-types.ts';
import { type Department, departments } from '../options/departments.ts';
import { type JobModality, jobModalities } from '../options/job-modalities.ts';
import { type LegalDomain, legalDomains } from '../options/legal-domains.ts';
import { type MissionNature, missionNatures } from '../options/mission-natures.ts';
import { labelOf } from '../options/option.ts';
import { type Canonical, inOrder, present } from './canonical.ts';

/** What narrows the list of job offers, in the names of the query keys. */
export interface JobSearchFilters {
  readonly domain?: readonly LegalDomain[] | undefined;
  readonly nature?: readonly MissionNature[] | undefined;
  readonly modality?: readonly JobModality[] | undefined;
  readonly departement?: readonly Department[] | undefined;
  readonly contractType?: readonly ContractType[] | undefined;
  readonly q?: string | undefined;
}

/** The same filters as one and the same value, whatever the order in which they were chosen. What is absent has no key. */
export const canonicalJobFilters = (filters: JobSearchFilters): Canonical<JobSearchFilters> =>
  present<Canonical<JobSearchFilters>>({
    domain: inOrder(legalDomains, filters.domain),
    nature: inOrder(missionNatures, filters.nature),
    modality: inOrder(jobModalities, filters.modality),
    departement: inOrder(departments, filters.departement),
    contractType: inOrder(contractTypes, filters.contractType),
    q: filters.q?.trim() || undefined,
  });

/** Filters as people read them, one entry for each; none where every offer passes. */
export const jobFiltersInWords = (filters: JobSearchFilters): string[] => {
  const { domain, nature, modality, departement, contractType, q } = canonicalJobFilters(filters);
  return [
    ...(q === undefined ? [] : [`«\u202f${q}\u202f»`]),
    ...(domain ?? []).map((value) => labelOf(legalDomains, value)),
    ...(contractType ?? []).map((value) => labelOf(contractTypes, value)),
    ...(nature ?? []).map((value) => labelOf(missionNatures, value)),
    ...(modality ?? []).map((value) => labelOf(jobModalities, value)),
    ...(departement ?? []).map((value) => `${labelOf(departments, value)} (${value})`),
  ];
};
