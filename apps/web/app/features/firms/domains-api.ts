import {
  addDomain,
  checkDomain,
  confirmDomain,
  listDomains,
  removeDomain,
} from '@basoche/contract/firms/domains';
import {
  acceptJoinRequest,
  askToJoin,
  listJoinRequests,
  readFirmAtDomain,
  refuseJoinRequest,
  withdrawJoinRequest,
} from '@basoche/contract/firms/requests';
import { notifyError } from '../../lib/notify.ts';
import { routeQuery } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';

export const domainsQuery = () => ({ ...routeQuery(listDomains), staleTime: 0 });
export const requestsQuery = () => ({ ...routeQuery(listJoinRequests), staleTime: 0 });
/** The firm of the logged-in person's domain. */
export const atDomainQuery = () => ({ ...routeQuery(readFirmAtDomain), staleTime: 0 });

const refresh = ['firms'];

export const useAddDomain = () => useCommand(addDomain, { refresh }).mutateAsync;
export const useCheckDomain = (onDone: () => void = () => undefined) =>
  useCommand(checkDomain, { refresh, onDone });
export const useConfirmDomain = () => useCommand(confirmDomain, { refresh }).mutateAsync;
export const useRemoveDomain = (onDone: () => void) => useCommand(removeDomain, { refresh, onDone });

export const useAcceptRequest = (onDone: () => void) =>
  useCommand(acceptJoinRequest, { refresh, onDone, onError: notifyError });
export const useRefuseRequest = (onDone: () => void) => useCommand(refuseJoinRequest, { refresh, onDone });

export const useAskToJoin = (onDone: () => void) => useCommand(askToJoin, { refresh, onDone });
export const useWithdrawRequest = (onDone: () => void) =>
  useCommand(withdrawJoinRequest, { refresh, onDone });
