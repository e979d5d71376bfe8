import type { JobCard } from '@basoche/contract/jobs/jobs';
import { contractTypes } from '@basoche/domain/options/contract-types';
import { jobTimings } from '@basoche/domain/options/job-timings';
import { labelOf } from '@basoche/domain/options/option';

/** Contract and working time: « CDI, temps plein ». */
export const contractOf = ({ contractType, timing }: Pick<JobCard, 'contractType' | 'timing'>): string =>
  `${labelOf(contractTypes, contractType)}, ${labelOf(jobTimings, timing).toLocaleLowerCase('fr')}`;
