import { inviteToApply, listInvitableMissions, suggestInvitees } from '@basoche/contract/invitations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api.ts';
import { routePages, routeQuery } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';

export interface Invitee {
  readonly memberID: string;
  readonly name: string;
}

/** The reader's open missions, each with whether this member may be invited to it: asked anew whenever it is shown. */
export const invitablePages = (memberID: string) => ({
  ...routePages(listInvitableMissions, { params: { memberID } }),
  staleTime: 0,
});

const isOutdated = (error: unknown) =>
  isProblem(error, 'ALREADY_INVITED') || isProblem(error, 'INVITEE_APPLIED');

/** Whom the creator of a mission may invite: asked anew whenever it is shown, and not while it is. */
export const suggestionsQuery = (missionID: string) => ({
  ...routeQuery(suggestInvitees, { params: { id: missionID } }),
  staleTime: 0,
  refetchOnWindowFocus: false,
});

/** Invites a member to one mission. The list is read again where it turns out to be out of date, and after a success. */
export const useInvite = (memberID: string, missionID: string) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(inviteToApply, { body: { missionID, memberID } }),
    onSettled: (_, error) =>
      error === null || isOutdated(error)
        ? client.invalidateQueries({ queryKey: invitablePages(memberID).queryKey })
        : undefined,
  });
};
