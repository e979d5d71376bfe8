import type { ContractType } from '@basoche/domain/options/contract-types';
import type { JobModality } from '@basoche/domain/options/job-modalities';
import type { JobTiming } from '@basoche/domain/options/job-timings';
import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import type { MissionNature } from '@basoche/domain/options/mission-natures';
import type { SalaryPeriod } from '@basoche/domain/options/salary-periods';
import type { SoughtProfile } from '@basoche/domain/options/sought-profiles';

/** Kind of employer that publishes the offer; customers publish none. */
export type Recruiter = 'company' | 'firm' | 'notary' | 'bailiff';

/** One hand-written job offer. `[a|b|c]` and `{à ville}` work as in the kernels of missions. */
export interface OfferKernel {
  readonly domain: LegalDomain;
  readonly nature: MissionNature;
  readonly by: Recruiter;
  readonly title: string;
  /** Tasks, then the required profile. */
  readonly work: string;
  readonly profile: string;
  readonly sought: readonly SoughtProfile[];
  /** Without a value: CDI, full time, and a salary per year. */
  readonly contract?: ContractType;
  readonly timing?: JobTiming;
  /** Gross euros per period. */
  readonly pay: readonly [low: number, high: number, period?: SalaryPeriod];
  readonly modality?: JobModality;
}
