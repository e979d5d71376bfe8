import type { AnswerOf, CallInput, Route } from '@basoche/contract/route';
import {
  type QueryClient,
  type QueryKey,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Api } from './api.ts';
import { apiOf } from './query-client.ts';

/** Query to read again: all queries of a feature by its name, or one by its key. */
type RefreshKey = string | QueryKey;

interface CommandOptions<Answer, Input> {
  /**
   * Queries to read again after a success, and after a refusal too: a change made elsewhere may be the
   * reason.
   */
  refresh?: readonly RefreshKey[];
  /** Queries to read again after a success, before `onDone`. */
  refreshWhenDone?: readonly RefreshKey[];
  /**
   * Called after a success. Unlike the same option of `mutate`, it runs even if the component was unmounted
   * meanwhile.
   */
  onDone?: (answer: Answer, input: Input) => unknown;
  onError?: (error: Error) => unknown;
}

export const refreshAll = (client: QueryClient, keys: readonly RefreshKey[]) =>
  Promise.all(
    keys.map((key) => client.invalidateQueries({ queryKey: typeof key === 'string' ? [key] : key })),
  );

/** A mutation that makes one call of the contract, `mutate({ params, body })`, or the calls of a function. */
export function useCommand<R extends Route>(
  call: R,
  options?: CommandOptions<AnswerOf<R>, CallInput<R>>,
): UseMutationResult<AnswerOf<R>, Error, CallInput<R>>;
export function useCommand<Answer, Input = void>(
  call: (api: Api, input: Input) => Promise<Answer>,
  options?: CommandOptions<Answer, Input>,
): UseMutationResult<Answer, Error, Input>;
export function useCommand(
  call: Route | ((api: Api, input: CallInput<Route>) => Promise<unknown>),
  { refresh = [], refreshWhenDone = [], onDone, onError }: CommandOptions<unknown, CallInput<Route>> = {},
) {
  const client = useQueryClient();
  const api = apiOf(client);
  return useMutation({
    mutationFn: (input: CallInput<Route>) =>
      typeof call === 'function' ? call(api, input) : api.call(call, input),
    onSuccess: async (answer, input) => {
      if (refreshWhenDone.length > 0) await refreshAll(client, refreshWhenDone);
      await onDone?.(answer, input);
    },
    onError: (error) => onError?.(error),
    onSettled: () => refreshAll(client, refresh),
  });
}
