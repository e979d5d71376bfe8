import {
  addEntries,
  changeEntry,
  confirmRegister,
  eraseRegister,
  listEntries,
  removeEntry,
} from '@basoche/contract/conflicts/register';
import { notifyError } from '../../lib/notify.ts';
import { routeQuery } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';

/** Names of the conflict register; removed from the cache once no screen shows them. */
export const entriesQuery = () => ({ ...routeQuery(listEntries), staleTime: 0, gcTime: 0 });

const refresh = ['conflicts'];

export const useAddEntries = () => useCommand(addEntries, { refresh }).mutateAsync;
/** Adds names; the register is not refetched after each slice of a file. */
export const useAddSlice = () => useCommand(addEntries).mutateAsync;
export const useChangeEntry = () => useCommand(changeEntry, { refresh }).mutateAsync;
export const useRemoveEntry = (onDone: () => void) => useCommand(removeEntry, { refresh, onDone });
export const useConfirmRegister = (onDone: () => void) =>
  useCommand(confirmRegister, { refresh, onDone, onError: notifyError });
export const useEraseRegister = () => useCommand(eraseRegister, { refresh }).mutateAsync;
