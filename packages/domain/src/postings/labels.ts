import { departments } from '../options/departments.ts';
import { legalDomains } from '../options/legal-domains.ts';
import { labelOf } from '../options/option.ts';

/** French names of the domain and the department of a mission or an offer, for the search index. */
export const searchableLabels = (listed: {
  readonly domain: string;
  readonly place: string | null;
}): string =>
  [
    labelOf(legalDomains, listed.domain),
    ...(listed.place === null ? [] : [labelOf(departments, listed.place)]),
  ].join(' ');
