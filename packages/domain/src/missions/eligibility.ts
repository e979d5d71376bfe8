import type { UserType } from '../members/kinds.ts';
import { missionNatures } from '../options/mission-natures.ts';
import { labelOf } from '../options/option.ts';
import { type RefusalCode, refusals } from '../threads/refusals.ts';
import type { Day } from '../time/paris.ts';
import {
  type ClientKind,
  defaultEligibilityRules,
  type EligibilityRule,
  isStudent,
} from './eligibility-rules.ts';
import { isOpen, type Publication } from './mission-state.ts';

/** What is applied to, with what its eligibility depends on. */
export interface EligibilitySubject extends Publication {
  readonly type: 'MISSION' | 'JOB';
  readonly nature: string;
  readonly creatorId: string;
  readonly creatorKind: UserType;
}

export interface EligibilityCandidate {
  readonly memberId: string;
  readonly kind: UserType;
  /** `jobName`; null for companies. */
  readonly profession: string | null;
  /** As `isVerifiedNow` says it. */
  readonly isVerified: boolean;
  readonly hasApplied: boolean;
}

export type Eligibility =
  | { readonly ok: true }
  /** `reason` is French, fit to show in the dialog that stands instead of the price form. */
  | { readonly ok: false; readonly code: RefusalCode; readonly reason: string };

const clientOf = (creatorKind: UserType): ClientKind => (creatorKind === 'CUSTOMER' ? 'CUSTOMER' : 'MEMBER');

const refuse = (code: RefusalCode, reason: string = refusals[code].title): Eligibility => ({
  ok: false,
  code,
  reason,
});

const opens = (rule: EligibilityRule, nature: string, client: ClientKind, candidate: EligibilityCandidate) =>
  rule.natures.some((one) => one === nature) &&
  rule.clients.includes(client) &&
  (rule.students || !isStudent(candidate)) &&
  (rule.professions === 'everyone' || rule.professions.some((one) => one === candidate.profession));

/** Says in French why the table closes a mission to a profession, from the lines that open it to others. */
const professionReason = (
  subject: EligibilitySubject,
  candidate: EligibilityCandidate,
  rules: readonly EligibilityRule[],
): string => {
  const client = clientOf(subject.creatorKind);
  const nature = `« ${labelOf(missionNatures, subject.nature)} »`;
  const forClient = client === 'CUSTOMER' ? ' pour un client externe' : '';
  const openings = rules.filter(
    (rule) => rule.natures.some((one) => one === subject.nature) && rule.clients.includes(client),
  );
  const named = openings.flatMap((rule) => (rule.professions === 'everyone' ? [] : rule.professions));
  if (isStudent(candidate) && openings.some((rule) => rule.professions === 'everyone')) {
    return `Une mission de nature ${nature} ne peut pas être confiée à un étudiant (loi n° 71-1130, articles 54 et suivants).`;
  }
  if (named.length === 0)
    return `Une mission de nature ${nature}${forClient} n'est ouverte à aucune candidature.`;
  const who = new Intl.ListFormat('fr', { type: 'disjunction' }).format(
    named.map((name) => name.toLowerCase()),
  );
  return `Une mission de nature ${nature}${forClient} est réservée par la loi aux professions suivantes : ${who} (loi n° 71-1130, articles 4 et 54).`;
};

/**
 * Who may apply (rules §2): any verified member who is not a customer, not the creator and has not applied, while the
 * mission is open, and whose profession the table allows. The table concerns missions; a job offer has none.
 * Gives the first reason to refuse, in the order in which a person can do something about it.
 */
export const mayApply = (question: {
  readonly subject: EligibilitySubject;
  readonly candidate: EligibilityCandidate;
  readonly today: Day;
  readonly rules?: readonly EligibilityRule[];
}): Eligibility => {
  const { subject, candidate, today, rules = defaultEligibilityRules } = question;
  if (candidate.kind === 'STAFF' || candidate.kind === 'PARTNER') return refuse('FORBIDDEN');
  if (candidate.kind === 'CUSTOMER') return refuse('CUSTOMER_CANNOT_APPLY');
  if (candidate.memberId === subject.creatorId) return refuse('OWN_MISSION');
  if (candidate.hasApplied) return refuse('ALREADY_APPLIED');
  if (!isOpen(subject, today)) return refuse('APPLICATIONS_CLOSED');
  if (!candidate.isVerified) return refuse('NOT_VERIFIED');
  const client = clientOf(subject.creatorKind);
  if (subject.type === 'MISSION' && !rules.some((rule) => opens(rule, subject.nature, client, candidate))) {
    return refuse('PROFESSION_NOT_ALLOWED', professionReason(subject, candidate, rules));
  }
  return { ok: true };
};
