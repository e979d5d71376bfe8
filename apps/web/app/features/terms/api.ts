import { me } from '@basoche/contract/auth/auth';
import { acceptTexts, readOwnTexts } from '@basoche/contract/terms/terms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { routeKey, routeQuery } from '../../lib/query-client.ts';
import { setAnswer } from '../../lib/set-answer.ts';
import { useApi } from '../../lib/use-api.ts';
import { textsInForce } from './shared/texts-in-force.ts';

export const ownTextsQuery = () => routeQuery(readOwnTexts);

/** Accepts the versions that this page shows as those in force; the menu then stops asking. */
export const useAcceptTexts = () => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(acceptTexts, { body: textsInForce(new Date()) }),
    onSuccess: async (texts) => {
      setAnswer(client, ownTextsQuery().queryKey, texts);
      await client.invalidateQueries({ queryKey: routeKey(me) });
    },
  });
};
