import type { DirectoryEntry, DirectoryFilters } from '@basoche/contract/members/directory';
import type { Suggestion } from '@basoche/contract/missions/invitations';
import { clientKindOf, type EligibilityRule } from '@basoche/domain/missions/eligibility-rules';
import { membersConsideredForSuggestions } from '@basoche/domain/missions/invitation-limits';
import { mayInvite } from '@basoche/domain/missions/invite';
import { professionsToAsk, suggest } from '@basoche/domain/missions/suggestions';
import { nearestDepartmentKm } from '@basoche/domain/options/department-distances';
import type { Department } from '@basoche/domain/options/departments';
import { parisDay } from '@basoche/domain/time/paris';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listMembers } from '../../members/directory/service.ts';
import { rulesOf, subjectOf } from '../eligibility/service.ts';
import { findMission, type MissionRow } from '../store.ts';
import { knownOf } from './store.ts';

/** Members whom the creator of a mission may invite, selected among the first of the directory with its indexes. */

const placeOf = ({ on_place, department }: MissionRow): Department | null => (on_place ? department : null);

/** Verified members of the domain and the sought professions, those of the mission's department first. */
const entriesFor = async (
  platform: Platform,
  viewer: Viewer,
  mission: MissionRow,
  rules: readonly EligibilityRule[],
): Promise<DirectoryEntry[]> => {
  const profession = professionsToAsk(rules, mission, clientKindOf(mission.creator_kind)) ?? undefined;
  const directoryFilters: DirectoryFilters = { domain: [mission.domain], profession, verified: 'true' };
  const here = placeOf(mission);
  const pages = await Promise.all(
    [...(here === null ? [] : [{ ...directoryFilters, departement: [here] }]), directoryFilters].map(
      (filters) =>
        listMembers(platform, viewer, filters, { limit: membersConsideredForSuggestions, after: undefined }),
    ),
  );
  return [...new Map(pages.flatMap(({ items }) => items).map((entry) => [entry.id, entry])).values()];
};

export const suggestions = async (
  platform: Platform,
  viewer: Viewer,
  missionId: string,
): Promise<Suggestion[]> => {
  const { db } = platform.database;
  const mission = (await findMission(db, missionId, viewer.memberId)) ?? refuse('NOT_FOUND');
  if (mission.creator_id !== viewer.memberId || mission.is_of_hearing) refuse('NOT_FOUND');
  const now = platform.clock.now();
  const today = parisDay(now);
  const rules = await rulesOf(db);
  const entries = await entriesFor(platform, viewer, mission, rules);
  const known = await knownOf(
    db,
    mission,
    entries.map(({ id }) => id),
    now,
  );
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const invitable = known.flatMap((row) => {
    const entry = entryOf.get(row.id);
    const decision = mayInvite({
      inviterId: viewer.memberId,
      subject: subjectOf(mission),
      invited: {
        memberId: row.id,
        kind: row.kind,
        profession: row.job_name,
        isVerified: row.is_verified,
        hasApplied: row.has_applied,
        isInvited: row.is_invited,
        isOfCreatorsFirm: row.is_of_creators_firm,
      },
      // The daily limit is not per mission; it is checked when an invitation is sent.
      sentToday: 0,
      today,
      rules,
    });
    if (entry === undefined || !decision.ok) return [];
    return [
      {
        memberId: row.id,
        profession: row.job_name,
        domains: entry.skillDomains.split(' | '),
        availability: entry.availability,
        distanceKm: nearestDepartmentKm(placeOf(mission), row.departments),
        responseTimeMn: row.response_time_mn,
        entry,
      },
    ];
  });
  const asking = {
    domain: mission.domain,
    experience: mission.experience,
    startNow: mission.start_now,
    startDate: mission.start_date,
  };
  return suggest(asking, invitable, today).map(({ member, reasons }) => ({
    member: member.entry,
    reasons: [...reasons],
  }));
};
