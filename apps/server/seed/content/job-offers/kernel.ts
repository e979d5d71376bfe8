import type { ContractType } from '@basoche/domain/options/contract-types';
import type { JobModality } from '@basoche/domain/options/job-modalities';
import type { JobTiming } from '@basoche/domain/options/job-timings';
import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import type { MissionNature } from '@basoche/domain/options/mission-natures';
import type { SalaryPeriod } from '@basoche/domain/options/salary-periods';
import type { SoughtProfile } from '@basoche/domain/options/sought-profiles';

/** Kind of employer that publishes the offer; customers publish none. */
export type Recruiter = 'company' | 'firm' | 'notary' | 'bailiff';

/** One hand-written post. `[a|b|c]` and `{à ville}` are read as in the kernels of missions. */
export interface OfferKernel {
  readonly domain: LegalDomain;
  readonly nature: MissionNature;
  readonly by: Recruiter;
  readonly title: string;
  /** The tasks, then the profile sought. */
  readonly work: string;
  readonly profile: string;
  readonly sought: readonly SoughtProfile[];
  /** CDI, full time and the year of a salary where nothing is said. */
  readonly contract?: ContractType;
  readonly timing?: JobTiming;
  /** Gross euros a period. */
  readonly pay: readonly [low: number, high: number, period?: SalaryPeriod];
  readonly modality?: JobModality;
}
