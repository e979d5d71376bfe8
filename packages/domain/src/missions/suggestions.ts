import { invitationSuggestionsAtMost } from '../limits.ts';
import type { AvailabilityStatus } from '../members/availability.ts';
import type { Profession } from '../options/professions.ts';
import type { Day } from '../time/paris.ts';
import type { ClientKind, EligibilityRule } from './eligibility-rules.ts';
import { audienceOf } from './eligibility-words.ts';
import { wantedProfessions } from './wanted-profiles.ts';

/** Whom the creator of a mission may want to invite, and why (issue "Missions, complete", Invitations). */

/** What the mission asks, as far as a suggestion depends on it. */
export interface SuggestingMission {
  readonly domain: string;
  /** Wanted profiles, joined by ' | '. */
  readonly experience: string;
  readonly startNow: boolean;
  readonly startDate: Day | null;
}

/** What is known of somebody who may be invited: only what the directory shows to the creator anyway. */
export interface KnownMember {
  readonly memberId: string;
  readonly profession: string | null;
  readonly domains: readonly string[];
  /** Null where nothing was said, or too long ago. */
  readonly availability: { readonly status: AvailabilityStatus; readonly from: Day | null } | null;
  /** To the place of the mission; null where it is remote, or theirs is not known. */
  readonly distanceKm: number | null;
  readonly responseTimeMn: number | null;
}

export type SuggestionReason =
  | { readonly kind: 'domain' }
  | { readonly kind: 'profile' }
  /** From a day on; null is now. */
  | { readonly kind: 'available'; readonly from: Day | null }
  | { readonly kind: 'distance'; readonly km: number }
  | { readonly kind: 'answers'; readonly minutes: number };

/**
 * Among which professions to look: the wanted ones that the rules table admits; where none is wanted, all that it admits; null where it
 * admits everybody, companies included.
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

/** Further than this is no reason to ask somebody to come. */
const nearKm = 100;
/** Nor is an answer that takes longer than a day. */
const soonMinutes = 24 * 60;

const isThere = ({ availability }: KnownMember, startsOn: Day): boolean =>
  availability?.status === 'AVAILABLE' ||
  (availability?.status === 'SOON' && availability.from !== null && availability.from <= startsOn);

/** Why to invite somebody, the weightiest reason first. */
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

/** What each reason is worth: any of them outweighs all those after it. */
const weights: Readonly<Record<SuggestionReason['kind'], number>> = {
  domain: 16,
  profile: 8,
  available: 4,
  distance: 2,
  answers: 1,
};

const weightOf = (reasons: readonly SuggestionReason[]): number =>
  reasons.reduce((sum, { kind }) => sum + weights[kind], 0);

/** What is not known comes last. */
const byNumber = (left: number | null, right: number | null): number =>
  left === right ? 0 : (left ?? Number.POSITIVE_INFINITY) - (right ?? Number.POSITIVE_INFINITY);

const byId = (left: string, right: string): number => (left < right ? -1 : Number(left > right));

/**
 * Those to suggest, best first, a handful: each with at least one reason. The order depends on nothing but what is known of each: by the
 * reasons, then the nearest, then who answers soonest, then the id. `mayInvite` has let all of them pass.
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
