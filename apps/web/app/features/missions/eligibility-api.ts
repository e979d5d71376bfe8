import { eligibilityRules } from '@basoche/contract/missions/eligibility';
import { routeQuery } from '../../lib/query-client.ts';

/** Who may apply to what, each rule with its article; staff change it rarely. */
export const eligibilityRulesQuery = () => ({ ...routeQuery(eligibilityRules), staleTime: 600_000 });
