import {
  type OwnVigilance,
  readVigilanceFile,
  showInsurance,
  submitDocument,
  withdrawDocument,
} from '@basoche/contract/vigilance/documents';
import { useQueryClient } from '@tanstack/react-query';
import { notifyError } from '../../lib/notify.ts';
import { routeQuery } from '../../lib/query-client.ts';
import { setAnswer } from '../../lib/set-answer.ts';
import { useCommand } from '../../lib/use-command.ts';

/** Calls about a prestataire's own file of vigilance; each change answers the whole file. */

export const ownVigilanceQuery = () => routeQuery(readVigilanceFile);

/** Writes the file that a change answered into the query cache. */
const useWritten = () => {
  const client = useQueryClient();
  return (file: OwnVigilance) => setAnswer(client, ownVigilanceQuery().queryKey, file);
};

export const useSubmitDocument = () => useCommand(submitDocument, { onDone: useWritten() }).mutateAsync;
export const useWithdrawDocument = (onDone: () => void) => {
  const written = useWritten();
  return useCommand(withdrawDocument, {
    onDone: (file) => {
      written(file);
      onDone();
    },
  });
};
/** Also refetches the profile, which shows the insurance if its owner wants. */
export const useShowInsurance = () =>
  useCommand(showInsurance, { refreshWhenDone: ['members'], onDone: useWritten(), onError: notifyError });
