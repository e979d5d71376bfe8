import { jobSorts } from '@basoche/domain/options/job-sorts';
import { jobFilters as defined } from '@basoche/domain/searches/job-filters';
import { code, page } from '../fields.ts';
import { filterFields } from '../filters.ts';
import { z } from '../zod.ts';

/**
 * Filters and orders of all lists of job offers, and of their counts (rules §2).
 */

const filters = filterFields(defined);

export const jobFilters = z.object(filters);
export type JobFilters = z.output<typeof jobFilters>;

export const listedJobs = z.object({ ...filters, sort: code(jobSorts, 'un ordre').optional(), ...page });

/** A member's own applications keep the order in which they were sent. */
export const appliedJobs = z.object({ ...filters, ...page });
