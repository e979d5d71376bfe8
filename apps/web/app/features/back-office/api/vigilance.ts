import type { BodyOf } from '@basoche/contract/route';
import {
  type ExaminedDocument,
  examineDocuments,
  readVigilanceSums,
  staffWithdrawDocument,
} from '@basoche/contract/vigilance/office';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiOf, routeKey, routeQuery } from '../../../lib/query-client.ts';
import { useCommand } from '../../../lib/use-command.ts';

export const vigilanceSumsQuery = () => ({ ...routeQuery(readVigilanceSums), retry: false });

const keyOf = (readingId: string) => routeKey(examineDocuments, { params: { id: readingId } });

/**
 * Documents of the prestataire of a thread that staff opened; fetched only once, since each call is recorded
 * in the journal.
 */
export const examinedQuery = (readingId: string) =>
  queryOptions({
    queryKey: keyOf(readingId),
    queryFn: ({ client, signal }) =>
      apiOf(client).call(examineDocuments, { params: { id: readingId } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
  });

/** Withdraws a document; the answer, the remaining documents, replaces the list. */
export const useStaffWithdrawal = (id: string, readingID: string) => {
  const client = useQueryClient();
  return useCommand(
    (api, { reason }: Pick<BodyOf<typeof staffWithdrawDocument>, 'reason'>) =>
      api.call(staffWithdrawDocument, { params: { id }, body: { readingID, reason } }),
    { onDone: (left: ExaminedDocument[]) => client.setQueryData(keyOf(readingID), left) },
  );
};
