import type { ContractType } from '@basoche/domain/options/contract-types';
import type { Department } from '@basoche/domain/options/departments';
import type { JobModality } from '@basoche/domain/options/job-modalities';
import type { JobSort } from '@basoche/domain/options/job-sorts';
import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import type { MissionNature } from '@basoche/domain/options/mission-natures';
import type { Day } from '@basoche/domain/time/paris';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { firstFilter, type ListFilter } from '../../../platform/listing/definition.ts';
import { listingOf } from '../../../platform/listing/listing.ts';
import { allMarks, anyFacet } from '../../../platform/listing/marks.ts';
import { type CardRow, cardColumns } from '../store.ts';

/** What narrows a list of open offers. Absent, a filter lets everything pass; empty, nothing. */
export interface JobFilter extends ListFilter {
  readonly domain?: readonly LegalDomain[] | undefined;
  readonly nature?: readonly MissionNature[] | undefined;
  readonly department?: readonly Department[] | undefined;
  readonly modality?: readonly JobModality[] | undefined;
  readonly contractType?: readonly ContractType[] | undefined;
}

export type ListedRow = CardRow & { readonly total?: number };

/** The columns of the listing that are filtered, each with the letter of its facet; their values follow one another in a statement. */
const dimensions = [
  { column: 'domain', facet: 'd', chosen: (filter: JobFilter) => filter.domain },
  { column: 'nature', facet: 'n', chosen: (filter: JobFilter) => filter.nature },
  { column: 'place', facet: 'p', chosen: (filter: JobFilter) => filter.department },
  { column: 'modality', facet: 'm', chosen: (filter: JobFilter) => filter.modality },
  { column: 'contract_type', facet: 'c', chosen: (filter: JobFilter) => filter.contractType },
] as const;

const perDimension = (write: (column: string, place: string) => string) =>
  dimensions.map(({ column }, index) => write(column, `$${firstFilter + index}::text[]`)).join(' and ');

/** Beyond so many choices together, going through the listing is quicker than adding up the tally. */
const addedAtMost = 20_000;

/** A filter of more values than this is seen on the rows sooner than in the index of marks. */
const narrowAtMost = 6;

/** The facets that a filter asks for, of at most so many values each. */
const facetsOf = (filter: JobFilter, valuesAtMost = Number.POSITIVE_INFINITY) =>
  dimensions.flatMap(({ facet, chosen }) => {
    const values = chosen(filter) ?? [];
    return values.length === 0 || values.length > valuesAtMost
      ? []
      : [anyFacet(values.map((value) => `${facet}/${value}`))];
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
  kept: perDimension((column, chosen) => `(${chosen} is null or l.${column} = any(${chosen}))`),
  values: (filter) => dimensions.map(({ chosen }) => chosen(filter) ?? null),
  // Where all are wide, the index is better than nothing.
  facets: (filter) => {
    const narrow = facetsOf(filter, narrowAtMost);
    return narrow.length > 0 ? narrow : facetsOf(filter);
  },
  // '' stands for any of them.
  tallied: `(select coalesce(sum(t.listed), 0) from job_tally t
    where ${perDimension((column, chosen) => `t.${column} = any(coalesce(${chosen}, array['']))`)})`,
  isTallied: (filter) =>
    dimensions.reduce((product, { chosen }) => product * (chosen(filter)?.length ?? 1), 1) <= addedAtMost,
  found: 'found_jobs',
  countFound: {
    call: 'count_found_jobs($1::text::tsquery, $2)',
    values: (filter, words) => [allMarks([`(${words})`, ...facetsOf(filter)]), filter.today],
  },
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
