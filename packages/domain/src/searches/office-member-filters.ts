import { memberKindOptions, memberStates } from '../members/account-states.ts';
import { departments } from '../options/departments.ts';
import { choice, type OfficeFilters, words } from './filters.ts';
import { at } from './office-filters.ts';

/** Filters of staff's list of members. */
export const officeMemberFilters = {
  /** Words of names or their beginnings, an address or its beginning, `@` and a host, or an id or its beginning. */
  q: at('q', words),
  kind: at('profil', choice(memberKindOptions, 'un type de membre')),
  state: at('etat', choice(memberStates, 'un état')),
  departement: at('departement', choice(departments, 'un département')),
} satisfies OfficeFilters;
