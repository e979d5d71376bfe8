import { type LegalDomain, legalDomains } from '../options/legal-domains.ts';

/** Path of the feeds of offers, one for each domain and one for all. */
export const feedPath = '/consult/emplois/flux';

const all = 'tous';

/** Address of the feed of a domain; null for the feed of all offers. */
export const feedAddress = (domain: LegalDomain | null): string => `${feedPath}/${domain ?? all}.xml`;

/**
 * The domain of a feed, from the last part of its address; null for the feed of all offers, undefined for an
 * unknown feed.
 */
export const readFeedName = (name: string): LegalDomain | null | undefined =>
  name === `${all}.xml` ? null : legalDomains.find(({ value }) => name === `${value}.xml`)?.value;
