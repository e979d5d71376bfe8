import type { UserType } from '../members/kinds.ts';
import type { Day } from '../time/paris.ts';

/** What is applied to, with what its eligibility depends on. */
export interface EligibilitySubject {
  readonly type: 'MISSION' | 'JOB';
  readonly nature: string;
  readonly creatorId: string;
  readonly creatorKind: UserType;
  readonly isArchived: boolean;
  /** Last day on which one may apply; null means 60 days after publication. */
  readonly endDate: Day | null;
  readonly createdAt: Date;
}

export interface EligibilityCandidate {
  readonly memberId: string;
  readonly kind: UserType;
  /** `jobName`; null for companies. */
  readonly profession: string | null;
  readonly isVerified: boolean;
  readonly hasApplied: boolean;
}
