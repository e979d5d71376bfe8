import { directoryFilters } from '../searches/directory-filters.ts';
import { type Filters, inAddress, keysOf } from '../searches/filters.ts';
import { jobFilters } from '../searches/job-filters.ts';
import { missionFilters } from '../searches/mission-filters.ts';
import { isPublicScreen } from './public-screens.ts';

const namesOf = (filters: Filters): string[] =>
  inAddress(filters).flatMap(([name, filter]) => keysOf(name, filter));

const ofMissions = [...namesOf(missionFilters), 'sort', 'after', 'vue'];
const ofMembers = [...namesOf(directoryFilters), 'after'];

/** Query parameters that change a public screen; screens without an entry have none. */
const parameters: Readonly<Record<string, readonly string[]>> = {
  '/consult/missions': ofMissions,
  '/consult/customers/missions': ofMissions,
  '/consult/emplois': [...namesOf(jobFilters), 'sort', 'after', 'vue'],
  '/members': ofMembers,
  '/users': ofMembers,
  '/blog': ['q', 'by', 'sort', 'page'],
  '/aide': ['q'],
  '/simulateur': ['montant', 'tva', 'publie', 'realise', 'nature', 'mois', 'taux'],
};

/** Public forms, which may be handed anything: an address to come back to, a kind of account. */
const forms: readonly string[] = ['/inscription', '/connexion'];

/** Query parameters that the screen at this path reads; null if it may read any. */
export const pageParameters = (pathname: string): readonly string[] | null => {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return forms.includes(path) || !isPublicScreen(path) ? null : (parameters[path] ?? []);
};
