import { departments } from '../options/departments.ts';
import { legalDomains } from '../options/legal-domains.ts';
import { labelOf } from '../options/option.ts';

/** The French names of the domain and the department of a mission or an offer, for those who search for them. */
export const searchableLabels = (listed: {
  readonly domain: string;
  readonly place: string | null;
}): string =>
  [
    labelOf(legalDomains, listed.domain),
    ...(listed.place === null ? [] : [labelOf(departments, listed.place)]),
  ].join(' ');
