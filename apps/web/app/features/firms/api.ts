import type { Assignee } from '@basoche/contract/firms/assignee';
import { assign } from '@basoche/contract/firms/assignments';
import { createFirm, openFirm } from '@basoche/contract/firms/firms';
import {
  acceptInvitation,
  inviteToFirm,
  joinByLink,
  listFirmInvitations,
  listReceivedInvitations,
  makeFirmLink,
  readFirmLink,
  readReceivedInvitation,
  refuseInvitation,
  revokeFirmInvitation,
} from '@basoche/contract/firms/invitations';
import { listFirmActs } from '@basoche/contract/firms/journal';
import { changeSeatRole, leaveFirm, listSeats, removeSeat } from '@basoche/contract/firms/team';
import { actFor } from '../../lib/acting.ts';
import { notifyError } from '../../lib/notify.ts';
import { routePages, routeQuery } from '../../lib/query-client.ts';
import { storeToken } from '../../lib/token.ts';
import { useCommand } from '../../lib/use-command.ts';
import { removeLinkToken } from './link-token.ts';

/** The team of the firm that the tab acts for. */
export const seatsQuery = () => routeQuery(listSeats);
export const invitationsQuery = () => routeQuery(listFirmInvitations);
export const actsQuery = () => routePages(listFirmActs);

/** Invitations of the logged-in person, and the invitation that a link leads to. */
export const receivedQuery = () => routeQuery(listReceivedInvitations);
export const invitationQuery = (id: string) => routeQuery(readReceivedInvitation, { params: { id } });
export const linkQuery = (token: string) => routeQuery(readFirmLink, { body: { token } });

// The person's own role, in « auth », may have changed too.
const refresh = ['firms', 'auth'];

export const useInvite = () => useCommand(inviteToFirm, { refresh }).mutateAsync;
export const useMakeLink = () => useCommand(makeFirmLink, { refresh }).mutateAsync;
export const useRevoke = (onDone: () => void) => useCommand(revokeFirmInvitation, { refresh, onDone });
export const useChangeRole = () => useCommand(changeSeatRole, { refresh }).mutateAsync;
export const useRemove = () => useCommand(removeSeat, { refresh }).mutateAsync;
export const useLeaveFirm = () => useCommand(leaveFirm).mutateAsync;

/**
 * Opens a team for the logged-in company account. Its first owner gets a session of their own, which replaces
 * the company's; the tab then acts for the firm.
 */
export const useOpenTeam = () =>
  useCommand(openFirm, {
    onDone: ({ access_token, firmID }) => {
      storeToken(access_token);
      actFor(firmID);
    },
  }).mutateAsync;

/** Creates a firm, for which the tab then acts. */
export const useCreateFirm = () =>
  useCommand(createFirm, { refreshWhenDone: ['auth'], onDone: ({ firmID }) => actFor(firmID) }).mutateAsync;

export const useAcceptInvitation = (onDone: () => void) => useCommand(acceptInvitation, { onDone });
export const useRefuseInvitation = (onDone: () => void) => useCommand(refuseInvitation, { onDone });
export const useJoinByLink = (onDone: () => void) =>
  useCommand(joinByLink, {
    onDone: () => {
      removeLinkToken();
      onDone();
    },
  });

/** Puts a person of the firm in charge of a mission, an offer or a thread. */
export const useAssign = (onDone: (assignee: Assignee) => void) =>
  useCommand(assign, { refresh: ['firms'], onDone, onError: notifyError });
