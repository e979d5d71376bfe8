import { textLimits } from '@basoche/domain/limits';
import { contractTypes } from '@basoche/domain/options/contract-types';
import { departments } from '@basoche/domain/options/departments';
import { jobModalities } from '@basoche/domain/options/job-modalities';
import { jobSorts } from '@basoche/domain/options/job-sorts';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { code, page, repeated, searched } from '../fields.ts';
import { z } from '../zod.ts';

/** What narrows and orders every list of job offers, and its counts: second document, §3 and §7; rules §2. */

const filters = {
  domain: repeated(code(legalDomains, 'un domaine')),
  nature: repeated(code(missionNatures, 'une nature')),
  modality: repeated(code(jobModalities, 'une modalité')),
  departement: repeated(code(departments, 'un département')),
  contractType: repeated(code(contractTypes, 'un type de contrat')),
  /** Words of the title, the description, the domain, the department or the city. */
  q: searched(textLimits.search),
};

export const jobFilters = z.object(filters);
export type JobFilters = z.output<typeof jobFilters>;

export const listedJobs = z.object({ ...filters, sort: code(jobSorts, 'un ordre').optional(), ...page });

/** One's own applications keep the order in which they were sent. */
export const appliedJobs = z.object({ ...filters, ...page });
