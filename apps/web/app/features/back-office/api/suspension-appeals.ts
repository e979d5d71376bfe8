import type { CallInput, QueryOf } from '@basoche/contract/route';
import { decideSuspensionAppeal, listSuspensionAppeals } from '@basoche/contract/suspension-appeals';
import { useMutation } from '@tanstack/react-query';
import { routePages } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';
import { decidedBefore, useLists } from './decisions.ts';

export const suspensionAppealPages = (state: QueryOf<typeof listSuspensionAppeals>['state']) =>
  routePages(listSuspensionAppeals, { query: { state } });

export const useDecideSuspensionAppeal = (id: string) => {
  const api = useApi();
  const refresh = useLists('suspensionAppeals');
  return useMutation({
    mutationFn: (body: NonNullable<CallInput<typeof decideSuspensionAppeal>['body']>) =>
      api.call(decideSuspensionAppeal, { params: { id }, body }),
    onSuccess: refresh,
    onError: decidedBefore('STATE_CHANGED', refresh),
  });
};
