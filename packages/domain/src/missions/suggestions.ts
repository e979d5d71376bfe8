import type { AvailabilityStatus } from '../members/availability.ts';
import type { Profession } from '../options/professions.ts';
import type { Day } from '../time/paris.ts';
import { audienceOf } from './eligibility-content.ts';
import type { ClientKind, EligibilityRule } from './eligibility-rules.ts';
import { invitationSuggestionsAtMost } from './invitation-limits.ts';
import { wantedProfessions } from './wanted-professions.ts';

/**
 * Members whom the creator of a mission may want to invite, with reasons (issue "Missions, complete",
 * Invitations).
 */

/** Facts of the mission on which a suggestion depends. */
export interface SuggestingMission {
  readonly domain: string;
  /** Wanted profiles, joined by ' | '. */
  readonly experience: string;
  readonly startNow: boolean;
  readonly startDate: Day | null;
}

/** Facts about a member who may be invited: only those that the directory shows to the creator anyway. */
export interface KnownMember {
  readonly memberId: string;
  readonly profession: string | null;
  readonly domains: readonly string[];
  /** Null if none was given, or too long ago. */
  readonly availability: { readonly status: AvailabilityStatus; readonly from: Day | null } | null;
  /** Distance to the place of the mission; null for a remote mission, or if theirs is unknown. */
  readonly distanceKm: number | null;
  readonly responseTimeMn: number | null;
}

export type SuggestionReason =
  | { readonly kind: 'domain' }
  | { readonly kind: 'profile' }
  /** Availability from a day on; null means now. */
  | { readonly kind: 'available'; readonly from: Day | null }
  | { readonly kind: 'distance'; readonly km: number }
  | { readonly kind: 'answers'; readonly minutes: number };

/**
 * Professions to search: the wanted ones that the rules table admits; without wanted ones, all that it
 * admits; null if it admits everybody, companies included.
 */
export const professionsToAsk = (
  rules: readonly EligibilityRule[],
  mission: { readonly nature: string; readonly experience: string },
  client: ClientKind,
): Profession[] | null => {
  const audience = audienceOf(rules, mission.nature, client);
  const admitted: Profession[] = [
    ...audience.professions,
    ...(audience.students ? (['Étudiant'] as const) : []),
  ];
  const wanted = wantedProfessions(mission.experience.split(' | ')).filter((one) => admitted.includes(one));
  if (wanted.length > 0) return wanted;
  return audience.companies ? null : admitted;
};

/** Greatest distance that counts as a reason to invite somebody. */
const nearKm = 100;
/** Longest response time that counts as a reason: one day. */
const soonMinutes = 24 * 60;

const isThere = ({ availability }: KnownMember, startsOn: Day): boolean =>
  availability?.status === 'AVAILABLE' ||
  (availability?.status === 'SOON' && availability.from !== null && availability.from <= startsOn);

/** Reasons to invite a member, the strongest first. */
export const reasonsFor = (
  mission: SuggestingMission,
  member: KnownMember,
  today: Day,
): SuggestionReason[] => {
  const { availability, distanceKm, responseTimeMn, profession } = member;
  const startsOn = mission.startNow ? today : (mission.startDate ?? today);
  const isWanted = wantedProfessions(mission.experience.split(' | ')).some((one) => one === profession);
  const from = availability?.status === 'SOON' ? availability.from : null;
  return [
    ...(member.domains.includes(mission.domain) ? [{ kind: 'domain' } as const] : []),
    ...(isWanted ? [{ kind: 'profile' } as const] : []),
    ...(isThere(member, startsOn) ? [{ kind: 'available', from } as const] : []),
    ...(distanceKm !== null && distanceKm <= nearKm ? [{ kind: 'distance', km: distanceKm } as const] : []),
    ...(responseTimeMn !== null && responseTimeMn <= soonMinutes
      ? [{ kind: 'answers', minutes: responseTimeMn } as const]
      : []),
  ];
};

/** Weight of each reason: any of them outweighs all the weaker ones together. */
const weights: Readonly<Record<SuggestionReason['kind'], number>> = {
  domain: 16,
  profile: 8,
  available: 4,
  distance: 2,
  answers: 1,
};

const weightOf = (reasons: readonly SuggestionReason[]): number =>
  reasons.reduce((sum, { kind }) => sum + weights[kind], 0);

/** Unknown values come last. */
const byNumber = (left: number | null, right: number | null): number =>
  left === right ? 0 : (left ?? Number.POSITIVE_INFINITY) - (right ?? Number.POSITIVE_INFINITY);

const byId = (left: string, right: string): number => (left < right ? -1 : Number(left > right));

/**
 * Members to suggest, best first, each with at least one reason. They are sorted by reasons, then distance,
 * then response time, then id, so that the order is stable. All of them have passed `mayInvite`.
 */
export const suggest = <Member extends KnownMember>(
  mission: SuggestingMission,
  invitable: readonly Member[],
  today: Day,
): { readonly member: Member; readonly reasons: readonly SuggestionReason[] }[] =>
  invitable
    .map((member) => ({ member, reasons: reasonsFor(mission, member, today) }))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted(
      (left, right) =>
        weightOf(right.reasons) - weightOf(left.reasons) ||
        byNumber(left.member.distanceKm, right.member.distanceKm) ||
        byNumber(left.member.responseTimeMn, right.member.responseTimeMn) ||
        byId(left.member.memberId, right.member.memberId),
    )
    .slice(0, invitationSuggestionsAtMost);
