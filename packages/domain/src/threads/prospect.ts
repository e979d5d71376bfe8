import type { ConflictFacts } from '../conflicts/gate.ts';
import type { EligibilityRule, TableCandidate } from '../missions/eligibility-rules.ts';
import type { EligibilityCandidate, EligibilitySubject } from '../postings/who-may-apply.ts';
import type { RelationFacts } from '../vigilance/gate.ts';
import type { NdaConsent, PartyFacts, ThreadType } from './application.ts';

/** Facts on which `apply` and `take` are decided, before a thread exists. */

/** Terms that the client of a hearing fixed on publication. */
export interface HearingTerms {
  readonly heldAt: Date;
  /** Excluding tax. */
  readonly priceCents: number;
  readonly mode: 'direct' | 'funds';
  /** The platform's fee that the client was shown, in cents with all taxes. */
  readonly feeCents: number;
  /** The client's consent. */
  readonly consent: NdaConsent;
  /** True if the taker can receive money; required for held funds. */
  readonly payeeIsReady: boolean;
  /** Facts of the taker's vigilance file; absent if no file is required (rules §12). */
  readonly vigilance?: RelationFacts | null;
  /**
   * Eligibility facts of the person who appears for a firm, in place of the account's; absent if the taker
   * acts for themselves.
   */
  readonly appears?: TableCandidate;
}

/**
 * Facts before an application exists: only `apply` is decided on them, or `take` for a hearing. `hasApplied`
 * is read in the same transaction.
 */
export interface Prospect {
  readonly state: null;
  readonly type: ThreadType;
  readonly creator: PartyFacts;
  readonly candidate: PartyFacts & EligibilityCandidate;
  readonly subject: EligibilitySubject;
  /** The eligibility table in force (missions/eligibility). */
  readonly rules: readonly EligibilityRule[];
  /** Facts of the conflict check; null while its setting is off, and for a job offer (rules §9). */
  readonly conflicts: ConflictFacts | null;
  /** Set for hearings only. */
  readonly hearing?: HearingTerms;
}
