import type { JobFilters } from '@basoche/contract/jobs/filters';
import { contractTypes } from '@basoche/domain/options/contract-types';
import { jobModalities } from '@basoche/domain/options/job-modalities';
import type { JobSort } from '@basoche/domain/options/job-sorts';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import type { Day } from '@basoche/domain/time/paris';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { ListFilter, Narrowed, Narrowings } from '../../../platform/listing/definition.ts';
import { listingOf } from '../../../platform/listing/listing.ts';
import { anyFacet } from '../../../platform/listing/marks.ts';
import { type CardRow, cardColumns } from '../store.ts';

/** Each value once; every value of a list is no choice at all. */
const chosenOf = (values: readonly string[] | undefined, all?: readonly unknown[]) => {
  const unique = values && [...new Set(values)];
  return unique?.length === all?.length ? undefined : unique;
};

/** Values of a column of the listing, each with a facet of this letter. */
const valuesOf = <const Facet extends string>(
  facet: Facet,
  column: string,
  of: (filters: JobFilters) => readonly string[] | undefined,
) => ({
  type: 'text[]' as const,
  facet,
  column,
  of,
  keeps: (chosen: string) => `l.${column} = any(${chosen})`,
});

/** What narrows the listing of offers. */
export const jobNarrowings = {
  domains: valuesOf('d', 'domain', ({ domain }) => chosenOf(domain, legalDomains)),
  natures: valuesOf('n', 'nature', ({ nature }) => chosenOf(nature, missionNatures)),
  // What is done at a distance has no department: all of them are a choice.
  departments: valuesOf('p', 'place', ({ departement }) => chosenOf(departement)),
  modalities: valuesOf('m', 'modality', ({ modality }) => chosenOf(modality, jobModalities)),
  contract_types: valuesOf('c', 'contract_type', ({ contractType }) => chosenOf(contractType, contractTypes)),
} as const satisfies Narrowings<JobFilters>;

export interface JobFilter extends ListFilter, Narrowed<typeof jobNarrowings> {}

export type ListedRow = CardRow & { readonly total?: number };

const names = Object.keys(jobNarrowings) as (keyof typeof jobNarrowings)[];

/** Beyond so many choices together, going through the listing is quicker than adding up the tally. */
const addedAtMost = 20_000;

/** A filter of more values than this is seen on the rows sooner than in the index of marks. */
const narrowAtMost = 6;

/** The facets that a filter asks for, of at most so many values each. */
const facetsOf = (filter: JobFilter, valuesAtMost = Number.POSITIVE_INFINITY) =>
  names.flatMap((name) => {
    const values = filter[name] ?? [];
    return values.length === 0 || values.length > valuesAtMost
      ? []
      : [anyFacet(values.map((value) => `${jobNarrowings[name].facet}/${value}`))];
  });

const daysToUrgency = Date.parse('2200-01-01') / 86_400_000;

/** The open offers. */
export const openJobs = listingOf<JobFilter, ListedRow, JobSort>({
  name: 'jobs',
  listing: 'job_listing',
  key: 'job_id',
  leads: {
    deadline: {
      column: 'urgency',
      mark: 1,
      of: ({ end_date }) => daysToUrgency - Date.parse(end_date) / 86_400_000,
    },
  },
  scope: 'true',
  scopeTypes: {},
  narrowings: jobNarrowings,
  // Where all are wide, the index is better than nothing.
  facets: (filter) => {
    const narrow = facetsOf(filter, narrowAtMost);
    return narrow.length > 0 ? narrow : facetsOf(filter);
  },
  // '' stands for any of them.
  tallied: `(select coalesce(sum(t.listed), 0) from job_tally t
    where ${names.map((name) => `t.${jobNarrowings[name].column} = any(coalesce(:${name}, array['']))`).join(' and ')})`,
  isTallied: (filter) =>
    names.reduce((product, name) => product * (filter[name]?.length ?? 1), 1) <= addedAtMost,
  found: 'found_jobs',
  countFound: 'count_found_jobs(asked => :marks::tsquery, today => :today)',
  countedFacets: (filter) => facetsOf(filter),
  columns: cardColumns,
  rows: 'join job_offer j on j.id = page.job_id join member c on c.id = j.creator_id',
  marked: { title: 'j.title', summary: 'j.summary' },
});

/**
 * Takes so many expired offers out of the listing, and returns how many; the lists themselves never show them. What it asks is written out: a plan for any
 * value would not use the index of what is listed, which is for the few that are.
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
