import {
  changeConflicts,
  changeDemands,
  changeEligibility,
  changeHearingRules,
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

type BodyOf<
  Route extends
    | typeof changeEligibility
    | typeof changePortage
    | typeof changeConflicts
    | typeof changeHearingRules
    | typeof changeDemands,
> = NonNullable<CallInput<Route>['body']>;
export type RuleChangeRequest =
  | { readonly table: 'eligibility'; readonly body: BodyOf<typeof changeEligibility> }
  | { readonly table: 'portage'; readonly body: BodyOf<typeof changePortage> }
  | { readonly table: 'conflicts'; readonly body: BodyOf<typeof changeConflicts> }
  | { readonly table: 'hearings'; readonly body: BodyOf<typeof changeHearingRules> }
  | { readonly table: 'vigilance'; readonly body: BodyOf<typeof changeDemands> };

/**
 * Changes the rules. They and their history are read again afterwards, also if somebody else changed them
 * first.
 */
export const useChangeRules = () => {
  const client = useQueryClient();
  return useCommand(
    (api, change: RuleChangeRequest) => {
      if (change.table === 'eligibility') return api.call(changeEligibility, { body: change.body });
      if (change.table === 'portage') return api.call(changePortage, { body: change.body });
      if (change.table === 'conflicts') return api.call(changeConflicts, { body: change.body });
      if (change.table === 'vigilance') return api.call(changeDemands, { body: change.body });
      return api.call(changeHearingRules, { body: change.body });
    },
    {
      refreshWhenDone: ['rules'],
      onError: (error) =>
        isProblem(error, 'RULES_CHANGED') ? client.invalidateQueries({ queryKey: ['rules'] }) : undefined,
    },
  );
};
