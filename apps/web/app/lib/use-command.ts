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
type Refreshed = string | QueryKey;

interface CommandOptions<Answer, Said> {
  /**
   * Queries to read again after a success, and after a refusal too: a change made elsewhere may be the
   * reason.
   */
  refresh?: readonly Refreshed[];
  /** Queries to read again after a success, before `onDone`. */
  refreshWhenDone?: readonly Refreshed[];
  /**
   * Called after a success. Unlike the same option of `mutate`, it runs even if the component was unmounted
   * meanwhile.
   */
  onDone?: (answer: Answer, said: Said) => unknown;
  onError?: (error: Error) => unknown;
}

export const refreshAll = (client: QueryClient, keys: readonly Refreshed[]) =>
  Promise.all(
    keys.map((key) => client.invalidateQueries({ queryKey: typeof key === 'string' ? [key] : key })),
  );

/** A mutation that makes one call of the contract, `mutate({ params, body })`, or the calls of a function. */
export function useCommand<R extends Route>(
  call: R,
  options?: CommandOptions<AnswerOf<R>, CallInput<R>>,
): UseMutationResult<AnswerOf<R>, Error, CallInput<R>>;
export function useCommand<Answer, Said = void>(
  call: (api: Api, said: Said) => Promise<Answer>,
  options?: CommandOptions<Answer, Said>,
): UseMutationResult<Answer, Error, Said>;
export function useCommand(
  call: Route | ((api: Api, said: CallInput<Route>) => Promise<unknown>),
  { refresh = [], refreshWhenDone = [], onDone, onError }: CommandOptions<unknown, CallInput<Route>> = {},
) {
  const client = useQueryClient();
  const api = apiOf(client);
  return useMutation({
    mutationFn: (said: CallInput<Route>) =>
      typeof call === 'function' ? call(api, said) : api.call(call, said),
    onSuccess: async (answer, said) => {
      if (refreshWhenDone.length > 0) await refreshAll(client, refreshWhenDone);
      await onDone?.(answer, said);
    },
    onError: (error) => onError?.(error),
    onSettled: () => refreshAll(client, refresh),
  });
}
