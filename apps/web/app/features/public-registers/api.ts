import { disputeRegister, listOwnRegisters } from '@basoche/contract/public-registers/own';
import { routeQuery } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';

export const ownRegistersQuery = () => routeQuery(listOwnRegisters);

export const useDisputeRegister = (onDone: () => void) =>
  useCommand(disputeRegister, { refresh: ['publicRegisters'], onDone });
