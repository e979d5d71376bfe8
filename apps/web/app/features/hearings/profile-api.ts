import { readBar, stateBar } from '@basoche/contract/hearings/bars';
import {
  addAbsence,
  readHearingProfile,
  removeAbsence,
  saveHearingProfile,
} from '@basoche/contract/hearings/profile';
import { notifyError } from '../../lib/notify.ts';
import { routeQuery } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';

export const barQuery = () => routeQuery(readBar);
export const profileQuery = () => routeQuery(readHearingProfile);

const refresh = ['hearings'];

export const useSaveProfile = () => useCommand(saveHearingProfile, { refresh }).mutateAsync;
export const useStateBar = () => useCommand(stateBar, { refresh }).mutateAsync;
export const useAddAbsence = () => useCommand(addAbsence, { refresh }).mutateAsync;
export const useRemoveAbsence = () => useCommand(removeAbsence, { refresh, onError: notifyError });
