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
import { useQueryClient } from '@tanstack/react-query';
import { notifyError } from '../../../lib/notify.ts';
import { routeQuery } from '../../../lib/query-client.ts';
import { setAnswer } from '../../../lib/set-answer.ts';
import { useCommand } from '../../../lib/use-command.ts';

export const availabilityQuery = () => routeQuery(readAvailability);
export const calendarQuery = () => routeQuery(readCalendar);

/** Queries that show the viewer's availability, on their profile page too. */
const availabilityKeys = () => [availabilityQuery().queryKey, 'members', 'directory'];

export const useSayAvailability = () =>
  useCommand(
    (api, body: NonNullable<CallInput<typeof sayAvailability>['body']>) =>
      api.call(sayAvailability, { body }),
    { refreshWhenDone: availabilityKeys() },
  );

export const useConfirmAvailability = (onDone: () => void) =>
  useCommand((api) => api.call(confirmAvailability), {
    refreshWhenDone: availabilityKeys(),
    onDone,
    onError: notifyError,
  });

export const useClearAvailability = () =>
  useCommand((api) => api.call(clearAvailability), {
    refreshWhenDone: availabilityKeys(),
    onError: notifyError,
  });

interface CalendarOptions {
  onDone?: () => void;
  onError?: (error: Error) => void;
}

const useCalendarChange = (
  route: typeof openCalendar | typeof closeCalendar,
  { onDone, ...options }: CalendarOptions,
) => {
  const client = useQueryClient();
  return useCommand((api) => api.call(route), {
    onDone: (answer) => {
      setAnswer(client, calendarQuery().queryKey, answer ?? { url: null });
      onDone?.();
    },
    ...options,
  });
};

export const useOpenCalendar = (options: CalendarOptions) => useCalendarChange(openCalendar, options);
export const useCloseCalendar = (options: CalendarOptions) => useCalendarChange(closeCalendar, options);
