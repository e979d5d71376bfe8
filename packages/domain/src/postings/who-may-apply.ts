import { type ConflictFacts, gateOf } from '../conflicts/gate.ts';
import type { UserType } from '../members/kinds.ts';
import {
  clientKindOf,
  type EligibilityRule,
  isStudent,
  rulesAbout,
  type TableAnswer,
  type TableCandidate,
  tableAnswer,
} from '../missions/eligibility-rules.ts';
import { missionNatures } from '../options/mission-natures.ts';
import { labelOf } from '../options/option.ts';
import { type RefusalCode, refusals } from '../threads/refusals.ts';
import type { Day } from '../time/paris.ts';
import { isOpen, type Publication } from './publication.ts';

/** The subject of an application, with the facts on which eligibility depends. */
export interface EligibilitySubject extends Publication {
  readonly type: 'MISSION' | 'JOB';
  readonly nature: string;
  readonly creatorId: string;
  readonly creatorKind: UserType;
}

export interface EligibilityCandidate extends TableCandidate {
  readonly memberId: string;
  /** Result of `isVerifiedNow`. */
  readonly isVerified: boolean;
  readonly hasApplied: boolean;
  /** True if applying needs a subscription, and this member has none that gives access (rules §4). */
  readonly lacksSubscription?: boolean;
  /**
   * True if one person acts for both the creator and this member: nobody applies to themselves (rules §8).
   */
  readonly isOfCreatorsFirm?: boolean;
}

/**
 * `table`: the answer of the rules table for this candidate and such a mission, with the rule and its
 * article, whatever the other conditions; null for a job offer, which has no table.
 */
export type Eligibility =
  | { readonly ok: true; readonly table: TableAnswer | null }
  | {
      readonly ok: false;
      readonly code: RefusalCode;
      /** French, fit to show in the dialog that replaces the price form. */
      readonly reason: string;
      readonly table: TableAnswer | null;
    };

/**
 * Explains in French why the table closes a mission to a profession, from the lines that open it to others.
 */
const professionReason = (
  { nature, creatorKind }: EligibilitySubject,
  candidate: EligibilityCandidate,
  rules: readonly EligibilityRule[],
): string => {
  const client = clientKindOf(creatorKind);
  const what = `Une mission de nature «\u00a0${labelOf(missionNatures, nature)}\u00a0»`;
  const forClient = client === 'CUSTOMER' ? ' pour un client externe' : '';
  const openings = rulesAbout(rules, nature, client);
  const source = [...new Set(openings.map(({ article }) => article))].join('\u202f; ');
  if (isStudent(candidate) && openings.some((rule) => rule.professions === 'everyone')) {
    return `${what} ne peut pas être confiée à un étudiant (${source}).`;
  }
  const openProfessions = openings.flatMap((rule) =>
    rule.professions === 'everyone' ? [] : rule.professions,
  );
  if (openProfessions.length === 0) return `${what}${forClient} n’est ouverte à aucune candidature.`;
  const who = new Intl.ListFormat('fr', { type: 'disjunction' }).format(
    [...new Set(openProfessions)].map((name) => name.toLowerCase()),
  );
  return `${what}${forClient} est réservée par la loi aux professions suivantes\u202f: ${who} (${source}).`;
};

/**
 * Decides whether a member may apply (rules §2). They must be verified, must not be a customer, the creator or a person of
 * the creator's firm, and must not have applied yet. The table must allow their profession.
 *
 * The mission must be open, and its parties named or absent (rules §9); a subscription may be required. Job offers have no
 * table. Returns the first reason to refuse, in the order in which a person can act on it.
 */
export const mayApply = (question: {
  readonly subject: EligibilitySubject;
  readonly candidate: EligibilityCandidate;
  readonly today: Day;
  /** The table in force: without a line, nothing is open. */
  readonly rules: readonly EligibilityRule[];
  /** Null with the conflict check off, and for a job offer. */
  readonly conflicts?: ConflictFacts | null;
}): Eligibility => {
  const { subject, candidate, today, rules, conflicts = null } = question;
  const table =
    subject.type === 'MISSION'
      ? tableAnswer(rules, subject.nature, clientKindOf(subject.creatorKind), candidate)
      : null;
  const refuse = (code: RefusalCode, reason: string = refusals[code].title): Eligibility => ({
    ok: false,
    code,
    reason,
    table,
  });
  if (candidate.kind === 'STAFF' || candidate.kind === 'PARTNER') return refuse('FORBIDDEN');
  if (candidate.kind === 'CUSTOMER') return refuse('CUSTOMER_CANNOT_APPLY');
  if (candidate.memberId === subject.creatorId) return refuse('OWN_MISSION');
  if (candidate.hasApplied) return refuse('ALREADY_APPLIED');
  if (!isOpen(subject, today)) return refuse('APPLICATIONS_CLOSED');
  if (!candidate.isVerified) return refuse('NOT_VERIFIED');
  if (table?.opens === false)
    return refuse('PROFESSION_NOT_ALLOWED', professionReason(subject, candidate, rules));
  if (candidate.lacksSubscription) return refuse('SUBSCRIPTION_REQUIRED');
  if (conflicts && gateOf(conflicts, null) === 'PARTIES_AWAITED') return refuse('PARTIES_AWAITED');
  // Checked last: only members who could otherwise apply learn about the people of a creator.
  // `decideApplication` checks mistakes of an application before it.
  if (candidate.isOfCreatorsFirm) return refuse('OWN_FIRM');
  return { ok: true, table };
};
