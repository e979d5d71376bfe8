import { jobSorts } from '@basoche/domain/options/job-sorts';
import { jobFilters as defined } from '@basoche/domain/searches/job-filters';
import { code, page } from '../fields.ts';
import { filterFields } from '../filters.ts';
import { z } from '../zod.ts';

/** What narrows and orders every list of job offers, and its counts: second document, §3 and §7; rules §2. */

const filters = filterFields(defined);

export const jobFilters = z.object(filters);
export type JobFilters = z.output<typeof jobFilters>;

export const listedJobs = z.object({ ...filters, sort: code(jobSorts, 'un ordre').optional(), ...page });

/** One's own applications keep the order in which they were sent. */
export const appliedJobs = z.object({ ...filters, ...page });
