import {
  hidePublication,
  listPublications,
  type PublicationFilters,
  readPublication,
  restorePublication,
  upholdPublication,
} from '@basoche/contract/moderation/moderation';
import type { ProblemCode } from '@basoche/contract/problem';
import type { CallInput } from '@basoche/contract/route';
import type { PublicationKind } from '@basoche/domain/moderation/grounds';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api.ts';
import { notifyError } from '../../../lib/notify.ts';
import { routePages, routeQuery } from '../../../lib/query-client.ts';
import { setAnswer } from '../../../lib/set-answer.ts';
import { useApi } from '../../../lib/use-api.ts';

export const publicationPages = (query: PublicationFilters) => routePages(listPublications, { query });

interface PublicationRef {
  readonly kind: PublicationKind;
  readonly id: string;
}

export const publicationQuery = ({ kind, id }: PublicationRef) =>
  routeQuery(readPublication, { params: { kind, id } });

/** Another member of staff decided before: the button is unmounted with its dialog, so a notice shows it. */
const decidedBefore: readonly ProblemCode[] = ['ALREADY_HIDDEN', 'NOT_HIDDEN', 'REVIEW_NOT_ASKED'];

export type PublicationDecision =
  | { readonly type: 'hide'; readonly body: NonNullable<CallInput<typeof hidePublication>['body']> }
  | { readonly type: 'restore' | 'uphold'; readonly body: { readonly note: string } };

export const useDecideOnPublication = ({ kind, id }: PublicationRef) => {
  const api = useApi();
  const client = useQueryClient();
  const { queryKey } = publicationQuery({ kind, id });
  const params = { kind, id };
  return useMutation({
    mutationFn: (decision: PublicationDecision) => {
      if (decision.type === 'hide') return api.call(hidePublication, { params, body: decision.body });
      const call = decision.type === 'restore' ? restorePublication : upholdPublication;
      return api.call(call, { params, body: decision.body });
    },
    onSuccess: async (publication) => {
      setAnswer(client, queryKey, publication);
      await client.invalidateQueries({ queryKey: ['moderation', 'list'] });
    },
    onError: async (error) => {
      if (!decidedBefore.some((code) => isProblem(error, code))) return;
      notifyError(error);
      await client.invalidateQueries({ queryKey: ['moderation'] });
    },
  });
};
