import {
  changeEligibility,
  changePortage,
  listRuleChanges,
  readRules,
} from '@basoche/contract/missions/rules';
import type { CallInput } from '@basoche/contract/route';
import { useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api.ts';
import { routePages, routeQuery } from '../../../lib/query-client.ts';
import { useCommand } from '../../../lib/use-command.ts';

export const keptRulesQuery = () => routeQuery(readRules);
export const ruleChangePages = () => routePages(listRuleChanges);

type Change =
  | { readonly table: 'eligibility'; readonly body: NonNullable<CallInput<typeof changeEligibility>['body']> }
  | { readonly table: 'portage'; readonly body: NonNullable<CallInput<typeof changePortage>['body']> };

/**
 * Changes the rules. They and their history are read again afterwards, also if somebody else changed them
 * first.
 */
export const useChangeRules = () => {
  const client = useQueryClient();
  return useCommand(
    (api, change: Change) =>
      change.table === 'eligibility'
        ? api.call(changeEligibility, { body: change.body })
        : api.call(changePortage, { body: change.body }),
    {
      refreshWhenDone: ['rules'],
      onError: (error) =>
        isProblem(error, 'RULES_CHANGED') ? client.invalidateQueries({ queryKey: ['rules'] }) : undefined,
    },
  );
};
