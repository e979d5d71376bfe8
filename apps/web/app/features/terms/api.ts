import { me } from '@basoche/contract/auth/auth';
import { acceptTexts, readOwnTexts } from '@basoche/contract/terms/terms';
import { useQueryClient } from '@tanstack/react-query';
import { routeKey, routeQuery } from '../../lib/query-client.ts';
import { setAnswer } from '../../lib/set-answer.ts';
import { useCommand } from '../../lib/use-command.ts';
import { textsInForce } from './shared/texts-in-force.ts';

export const ownTextsQuery = () => routeQuery(readOwnTexts);

/** Accepts the versions that this page shows as those in force; the menu then stops asking. */
export const useAcceptTexts = (onDone: () => void) => {
  const client = useQueryClient();
  return useCommand((api) => api.call(acceptTexts, { body: textsInForce(new Date()) }), {
    refresh: [routeKey(me)],
    onDone: (texts) => {
      setAnswer(client, ownTextsQuery().queryKey, texts);
      onDone();
    },
  });
};
