import {
  inviteToApply,
  listInvitableMissions,
  suggestInvitees,
} from '@basoche/contract/missions/invitations';
import { countOwnMissions, listOwnMissions, type Mission } from '@basoche/contract/missions/missions';
import {
  createMission,
  fillMission,
  type MissionForm,
  publishMission,
  relaunchMission,
  updateMission,
} from '@basoche/contract/missions/publishing';
import type { BodyOf } from '@basoche/contract/route';
import type { GivenIndependenceBody } from '@basoche/contract/threads/independence';
import {
  applyToMission,
  listAppliedCustomerMissions,
  listAppliedMissions,
} from '@basoche/contract/threads/mission-applications';
import {
  type Candidate,
  countCandidates,
  countShortlisted,
  listCandidates,
  shortlistCandidate,
} from '@basoche/contract/threads/mission-candidates';
import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import { useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../lib/api.ts';
import { notifyError } from '../../lib/notify.ts';
import { routePages, routeQuery } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';
import { type CandidatesView, usualSort } from './candidate-views.ts';
import { type ListFilters, missionFilterSet } from './shared/filters.ts';

/** Calls of a mission's creator and of its candidates. */

/** The viewer's own missions, published or archived, newest first. */
export const ownMissionPages = (creatorID: string, isArchived: boolean) =>
  routePages(listOwnMissions, {
    params: { id: creatorID },
    query: { isArchived: isArchived ? 'true' : 'false' },
  });

/** Counts [published, archived]. */
export const ownMissionCounts = (creatorID: string) =>
  routeQuery(countOwnMissions, { params: { id: creatorID } });

export const useCreateMission = () =>
  useCommand((api, body: MissionForm) => api.call(createMission, { body }), {
    refreshWhenDone: ['missions'],
  });

export const useUpdateMission = (id: string) =>
  useCommand((api, body: MissionForm) => api.call(updateMission, { params: { id }, body }), {
    refreshWhenDone: ['missions'],
  });

/** Publishes or archives a mission; `onDone` gets the updated mission. */
export const usePublishMission = (id: string, onDone: (mission: Mission) => void) =>
  useCommand((api, toPublish: boolean) => api.call(publishMission, { params: { id }, body: { toPublish } }), {
    onDone,
    onError: notifyError,
    refresh: ['missions'],
  });

/** Puts a mission past its deadline back at the top of the lists. A null deadline leaves it open for sixty days. */
export const useRelaunchMission = (id: string) =>
  useCommand(
    (api, endDate: string | null) => api.call(relaunchMission, { params: { id }, body: { endDate } }),
    { refresh: ['missions'] },
  );

/** Marks the mission as filled, which changes its threads too. */
export const useFillMission = (id: string, onDone: () => void) =>
  useCommand((api) => api.call(fillMission, { params: { id } }), {
    onDone,
    refresh: ['missions', 'threads'],
  });

/** Candidates of the creator's mission; refused ones last. */
export const candidatePages = (missionID: string, { state, sort, isShortlisted }: CandidatesView) =>
  routePages(listCandidates, {
    params: { id: missionID },
    query: {
      ...(state === null ? {} : { state: [state] }),
      ...(sort === usualSort ? {} : { sort }),
      ...(isShortlisted ? { shortlisted: 'true' as const } : {}),
    },
  });

/** Number of candidates per state, in the order of the tabs after "Tous". */
export const candidateCounts = (missionID: string) => routeQuery(countCandidates, { params: { missionID } });

/** Number of shortlisted candidates for each tab, in the order of the tabs. */
export const shortlistCounts = (missionID: string) => routeQuery(countShortlisted, { params: { missionID } });

/** Adds a candidate to the shortlist, or removes them. */
export const useShortlist = ({ id }: Pick<Candidate, 'id'>) =>
  useCommand(
    (api, isShortlisted: boolean) =>
      api.call(shortlistCandidate, { params: { id }, body: { isShortlisted } }),
    {
      onError: notifyError,
      refresh: [
        ['missions', 'listCandidates'],
        ['missions', 'countShortlisted'],
      ],
    },
  );

/** The viewer's own applications, newest first, for the same filters as the missions. */
export const appliedMissionPages = (audience: MissionAudience, userID: string, filters: ListFilters) =>
  audience === 'customers'
    ? routePages(listAppliedCustomerMissions, { query: missionFilterSet.filterQuery(filters) })
    : routePages(listAppliedMissions, { params: { userID }, query: missionFilterSet.filterQuery(filters) });

interface Offer extends Pick<BodyOf<typeof applyToMission>, 'offer' | 'pricing'> {
  tvaApplicable: boolean;
  delayDays: number | null;
  presentation: string | null;
  /** Version of the agreement accepted with the application; null if it is not accepted. */
  ndaVersion: string | null;
  /** Independence of the candidate; absent if the mission requires none. */
  independence?: GivenIndependenceBody;
}

/**
 * Applies with a price. The mission is read again after any answer, since it may have been closed, or applied
 * to elsewhere.
 */
export const useApplyToMission = (missionID: string) =>
  useCommand(
    (api, application: Offer) => api.call(applyToMission, { body: { missionID, ...application } }),
    // Reads conflicts again too: parties added meanwhile need a conflict check first.
    { refresh: ['missions', 'conflicts'] },
  );

export interface Invitee {
  readonly memberID: string;
  readonly name: string;
}

/**
 * The viewer's open missions, each with whether this member may be invited to it. Read again each time they
 * are shown.
 */
export const invitablePages = (memberID: string) => ({
  ...routePages(listInvitableMissions, { params: { memberID } }),
  staleTime: 0,
});

/**
 * Members whom the creator of a mission may invite. Read again each time the dialog opens, but not while it
 * is open.
 */
export const suggestionsQuery = (missionID: string) => ({
  ...routeQuery(suggestInvitees, { params: { id: missionID } }),
  staleTime: 0,
  refetchOnWindowFocus: false,
});

/** Invites a member to a mission. The list is read again after a success, and if it was outdated. */
export const useInvite = (memberID: string, missionID: string) => {
  const client = useQueryClient();
  const { queryKey } = invitablePages(memberID);
  return useCommand((api) => api.call(inviteToApply, { body: { missionID, memberID } }), {
    refreshWhenDone: [queryKey],
    onError: (error) =>
      isProblem(error, 'ALREADY_INVITED') || isProblem(error, 'INVITEE_APPLIED')
        ? client.invalidateQueries({ queryKey })
        : undefined,
  });
};
