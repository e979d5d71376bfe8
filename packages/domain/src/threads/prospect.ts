import type { ConflictFacts } from '../conflicts/gate.ts';
import type { EligibilityRule, TableCandidate } from '../missions/eligibility-rules.ts';
import type { EligibilityCandidate, EligibilitySubject } from '../postings/who-may-apply.ts';
import type { RelationFacts } from '../vigilance/gate.ts';
import type { NdaConsent, PartyFacts, ThreadType } from './application.ts';

/** The facts before a thread exists. */

/** Terms that the client of a hearing settled when they published it. */
export interface HearingTerms {
  readonly heldAt: Date;
  /** Excluding tax. */
  readonly priceCents: number;
  readonly mode: 'direct' | 'funds';
  /** The platform's fee that the client was shown, in cents with all taxes. */
  readonly feeCents: number;
  /** The client's consent. */
  readonly consent: NdaConsent;
  /** True if the taker can receive money; held funds ask for it. */
  readonly payeeIsReady: boolean;
  /** Facts of the taker's file of vigilance; absent where taking asks for no file (rules §12). */
  readonly vigilance?: RelationFacts | null;
  /** The person who appears for a firm, of whom the table of access is asked; absent for a person who acts for themselves. */
  readonly appears?: TableCandidate;
}

/**
 * The facts before an application exists: only `apply` may be decided on them, and `take` on those of a hearing. `hasApplied` is read in the
 * same transaction.
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
  /** Absent from all but hearings. */
  readonly hearing?: HearingTerms;
}
