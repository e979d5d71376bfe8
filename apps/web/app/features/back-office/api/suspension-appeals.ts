import { decideSuspensionAppeal, listSuspensionAppeals } from '@basoche/contract/reports/suspension-appeals';
import type { CallInput, QueryOf } from '@basoche/contract/route';
import { routePages } from '../../../lib/query-client.ts';
import { useDecision } from '../use-decision.ts';

export const suspensionAppealPages = (state: QueryOf<typeof listSuspensionAppeals>['state']) =>
  routePages(listSuspensionAppeals, { query: { state } });

export const useDecideSuspensionAppeal = (id: string) =>
  useDecision(
    (api, body: NonNullable<CallInput<typeof decideSuspensionAppeal>['body']>) =>
      api.call(decideSuspensionAppeal, { params: { id }, body }),
    ['suspensionAppeals'],
  );
