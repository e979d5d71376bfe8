import { directoryFilters } from '../searches/directory-filters.ts';
import { type Filters, inAddressOrder, keysOf } from '../searches/filters.ts';
import { jobFilters } from '../searches/job-filters.ts';
import { missionFilters } from '../searches/mission-filters.ts';
import { isPublicScreen } from './public-screens.ts';

const namesOf = (filters: Filters): string[] =>
  inAddressOrder(filters).flatMap(([name, filter]) => keysOf(name, filter));

const missionParameters = [...namesOf(missionFilters), 'sort', 'after', 'vue'];
const memberParameters = [...namesOf(directoryFilters), 'after'];

/** Query parameters that change a public screen; screens without an entry have none. */
const parameters: Readonly<Record<string, readonly string[]>> = {
  '/consult/missions': missionParameters,
  '/consult/customers/missions': missionParameters,
  '/consult/emplois': [...namesOf(jobFilters), 'sort', 'after', 'vue'],
  '/members': memberParameters,
  '/users': memberParameters,
  '/blog': ['q', 'by', 'sort', 'page'],
  '/aide': ['q'],
  '/simulateur': ['montant', 'tva', 'publie', 'realise', 'nature', 'mois', 'taux'],
};

/** Public forms that take any parameter, such as an address to come back to. */
const formsTakingAny: readonly string[] = ['/inscription', '/connexion'];

/**
 * Query parameters that the public screen at this path reads; a cached copy of it ignores all others. Null
 * for public forms and private screens, which may read any.
 */
export const pageParameters = (pathname: string): readonly string[] | null => {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return formsTakingAny.includes(path) || !isPublicScreen(path) ? null : (parameters[path] ?? []);
};
