import { incidentKinds, incidentStates } from '../access/incidents.ts';
import type { OfficeFilters } from './filters.ts';
import { at } from './office-filters.ts';
import { single } from './single-filter.ts';

/** Filters of the list of failed jobs and mails. */
export const incidentFilters = {
  kind: at('nature', single(incidentKinds, 'une nature')),
  state: at('etat', single(incidentStates, 'un état')),
} satisfies OfficeFilters;
