import {
  clearAvailability,
  closeCalendar,
  confirmAvailability,
  openCalendar,
  readAvailability,
  readCalendar,
  sayAvailability,
} from '@basoche/contract/members/availability';
import type { CallInput } from '@basoche/contract/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { routeQuery } from '../../../lib/query-client.ts';
import { setAnswer } from '../../../lib/set-answer.ts';
import { useApi } from '../../../lib/use-api.ts';

export const availabilityQuery = () => routeQuery(readAvailability);
export const calendarQuery = () => routeQuery(readCalendar);

/** A change of the viewer's availability, which also updates their profile page. */
const useChange = <Input>(change: (input: Input) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: availabilityQuery().queryKey }),
        client.invalidateQueries({ queryKey: ['members'] }),
        client.invalidateQueries({ queryKey: ['directory'] }),
      ]),
  });
};

export const useSayAvailability = () => {
  const api = useApi();
  return useChange((body: NonNullable<CallInput<typeof sayAvailability>['body']>) =>
    api.call(sayAvailability, { body }),
  );
};

export const useConfirmAvailability = () => {
  const api = useApi();
  return useChange<void>(() => api.call(confirmAvailability));
};

export const useClearAvailability = () => {
  const api = useApi();
  return useChange<void>(() => api.call(clearAvailability));
};

const useCalendarChange = (route: typeof openCalendar | typeof closeCalendar) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(route),
    onSuccess: (answer) => setAnswer(client, calendarQuery().queryKey, answer ?? { url: null }),
  });
};

export const useOpenCalendar = () => useCalendarChange(openCalendar);
export const useCloseCalendar = () => useCalendarChange(closeCalendar);
