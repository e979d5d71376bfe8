import type { JobFilters } from '@basoche/contract/jobs/filters';
import { contractTypes } from '@basoche/domain/options/contract-types';
import { jobModalities } from '@basoche/domain/options/job-modalities';
import type { JobSort } from '@basoche/domain/options/job-sorts';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import type { Day } from '@basoche/domain/time/paris';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import {
  facetsBy,
  type ListFilter,
  type Narrowed,
  type Narrowings,
  urgencyAt,
} from '../../../platform/listing/definition.ts';
import { listingOf } from '../../../platform/listing/listing.ts';
import { type CardRow, cardColumns } from '../store.ts';

/** Distinct values; undefined if all values of the list are chosen, which selects everything. */
const chosenOf = (values: readonly string[] | undefined, all?: readonly unknown[]) => {
  const unique = values && [...new Set(values)];
  return unique?.length === all?.length ? undefined : unique;
};

/**
 * A filter that keeps the rows of the listing (`l`) whose column has one of the chosen values. `facet` is the letter under
 * which the values are in the index.
 */
const columnFilter = (
  facet: string,
  column: string,
  of: (filters: JobFilters) => readonly string[] | undefined,
) => ({
  type: 'text[]' as const,
  facet,
  column,
  of,
  keeps: (chosen: string) => `l.${column} = any(${chosen})`,
});

/** Filters of the list of job offers. Each name is that of its parameter in the SQL below. */
export const jobNarrowings = {
  domains: columnFilter('d', 'domain', ({ domain }) => chosenOf(domain, legalDomains)),
  natures: columnFilter('n', 'nature', ({ nature }) => chosenOf(nature, missionNatures)),
  // Remote offers have no department, so choosing all departments still excludes them.
  departments: columnFilter('p', 'place', ({ departement }) => chosenOf(departement)),
  modalities: columnFilter('m', 'modality', ({ modality }) => chosenOf(modality, jobModalities)),
  contract_types: columnFilter('c', 'contract_type', ({ contractType }) =>
    chosenOf(contractType, contractTypes),
  ),
} as const satisfies Narrowings<JobFilters>;

/** Values of the filters, and the current day; an absent value lets every offer pass. */
export interface JobFilter extends ListFilter, Narrowed<typeof jobNarrowings> {}

/** One offer of a page of the list. `total` is the number of offers on all pages, if it was asked for. */
export type ListedRow = CardRow & { readonly total?: number };

const filterNames = Object.keys(jobNarrowings) as (keyof typeof jobNarrowings)[];

/**
 * Maximum of tally rows to add up; the tally has counts for each combination of values. Above it, scanning
 * the listing is faster.
 */
const addedAtMost = 20_000;

/** Maximum of values per filter to look up in the index. With more, checking the rows is faster. */
const narrowAtMost = 6;

/** Facets of the chosen values, to look up in the index. */
const facetsOf = (filter: JobFilter, valuesAtMost?: number) =>
  facetsBy(jobNarrowings, { ...filter }, valuesAtMost);

/**
 * List of open job offers: by date of publication, by deadline, or by relevance to the searched words. `ListDefinition` explains
 * each field.
 */
export const openJobs = listingOf<JobFilter, ListedRow, JobSort>({
  name: 'jobs',
  listing: 'job_listing',
  key: 'job_id',
  leads: {
    deadline: {
      column: 'urgency',
      mark: 1,
      of: ({ end_date }) => urgencyAt(end_date),
    },
  },
  // The table holds this list only.
  scope: 'true',
  scopeTypes: {},
  narrowings: jobNarrowings,
  // Every field has many values: the index is still better than none.
  facets: (filter) => {
    const narrow = facetsOf(filter, narrowAtMost);
    return narrow.length > 0 ? narrow : facetsOf(filter);
  },
  // In the tally, '' stands for any value.
  tallied: `(select coalesce(sum(t.listed), 0) from job_tally t
    where ${filterNames.map((name) => `t.${jobNarrowings[name].column} = any(coalesce(:${name}, array['']))`).join(' and ')})`,
  isTallied: (filter) =>
    filterNames.reduce((product, name) => product * (filter[name]?.length ?? 1), 1) <= addedAtMost,
  found: 'found_jobs',
  countFound: 'count_jobs(asked => :counted_marks::tsquery, today => :today, at_most => :counted_at_most)',
  countedFacets: (filter) => facetsOf(filter),
  columns: cardColumns,
  rows: 'join job_offer j on j.id = page.job_id join member c on c.id = j.creator_id',
});

/**
 * Removes up to `limit` expired offers from the listing, which lists never show; returns the number. Its
 * values are literals in the SQL, because a generic plan would not use the small index of listed offers.
 */
export const unlistExpired = async (db: Db, today: Day, limit: number): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('job_offer')
    .set({ is_listed: false })
    .where(
      sql<boolean>`id = any(array(
        select id from job_offer where is_listed and end_date < ${sql.lit(today)}::date limit ${sql.lit(limit)}))`,
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};
