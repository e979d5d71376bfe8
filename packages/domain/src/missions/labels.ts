import { departments } from '../options/departments.ts';
import { legalDomains } from '../options/legal-domains.ts';
import { labelOf } from '../options/option.ts';

/** The French names of a mission's domain and department, for those who search for them. */
export const searchableLabels = (mission: {
  readonly domain: string;
  readonly place: string | null;
}): string =>
  [
    labelOf(legalDomains, mission.domain),
    ...(mission.place === null ? [] : [labelOf(departments, mission.place)]),
  ].join(' ');
