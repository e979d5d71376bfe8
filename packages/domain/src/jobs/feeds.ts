import { type LegalDomain, legalDomains } from '../options/legal-domains.ts';

/** Below it stand the feeds of offers, one for each domain and one for all. */
export const feedPath = '/consult/emplois/flux';

const all = 'tous';

/** Where the feed of a domain is; without one, that of all offers. */
export const feedAddress = (domain: LegalDomain | null): string => `${feedPath}/${domain ?? all}.xml`;

/** The domain of a feed by the last part of its address; null for that of all offers, undefined where there is none. */
export const readFeedName = (name: string): LegalDomain | null | undefined =>
  name === `${all}.xml` ? null : legalDomains.find(({ value }) => name === `${value}.xml`)?.value;
