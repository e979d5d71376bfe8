import {
  acceptEdition,
  confirmMatch,
  listRegisterMatches,
  listRegisters,
  type RegisterMatch,
  type RegisterOverview,
  refuseEdition,
  refuseMatch,
} from '@basoche/contract/public-registers/registers';
import type { BodyOf, QueryOf } from '@basoche/contract/route';
import { routePages, routeQuery } from '../../../lib/query-client.ts';
import { useDecision } from '../use-decision.ts';

/** Interval at which the screen reads an edition that is being put in force, in milliseconds. */
const watchMs = 2_000;

export const registersQuery = () => ({
  ...routeQuery(listRegisters),
  refetchInterval: ({ state: { data } }: { state: { data: RegisterOverview[] | undefined } }) =>
    data?.some(({ current }) => current?.acceptance?.state === 'accepting') ? watchMs : false,
});
export const registerMatchPages = (state: QueryOf<typeof listRegisterMatches>['state']) =>
  routePages(listRegisterMatches, { query: { state } });

const refreshKeys = ['publicRegisters'] as const;
const staleProblems = ['STATE_CHANGED', 'NOT_FOUND'] as const;

const acts = { accept: acceptEdition, refuse: refuseEdition } as const;

export const useDecideEdition = (act: keyof typeof acts, id: string, onFailed?: (error: Error) => void) =>
  useDecision<unknown>(
    (api) => api.call(acts[act], { params: { id } }),
    refreshKeys,
    staleProblems,
    onFailed,
  );

export const useConfirmLine = ({ memberId: id, reading: { register } }: RegisterMatch, line: string) =>
  useDecision<unknown>(
    (api) => api.call(confirmMatch, { params: { id }, body: { register, line } }),
    refreshKeys,
    staleProblems,
  );

type Answer = BodyOf<typeof refuseMatch>;

export const useAnswerObjection = ({ memberId: id }: RegisterMatch) =>
  useDecision<unknown, Answer>(
    (api, body) => api.call(refuseMatch, { params: { id }, body }),
    refreshKeys,
    staleProblems,
  );

export const useRefuseLines = ({ memberId: id, reading: { register } }: RegisterMatch) =>
  useDecision<unknown>(
    (api) => api.call(refuseMatch, { params: { id }, body: { register } }),
    refreshKeys,
    staleProblems,
  );
