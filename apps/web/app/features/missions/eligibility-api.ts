import { eligibilityRules } from '@basoche/contract/missions/eligibility';
import { routeQuery } from '../../lib/query-client.ts';

/** Eligibility rules, each with its article; staff rarely change them. */
export const eligibilityRulesQuery = () => ({ ...routeQuery(eligibilityRules), staleTime: 600_000 });
