import type { AnswerOf, CallInput, Route } from '@basoche/contract/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from './api.ts';
import { apiOf } from './query-client.ts';

/** The API, for what is neither a query nor a mutation. */
export const useApi = (): Api => apiOf(useQueryClient());

/** A mutation that makes one call of the contract: `mutate({ params, body })`. */
export const useCall = <R extends Route>(route: R) => {
  const api = useApi();
  return useMutation<AnswerOf<R>, Error, CallInput<R>>({ mutationFn: (input) => api.call(route, input) });
};
