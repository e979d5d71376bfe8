import { expect, it } from 'vitest';
import { legalDomains } from '../options/legal-domains.ts';
import { feedAddress, readFeedName } from './feeds.ts';

it('the feed of all offers, and that of each domain, is read back from its address', () => {
  expect(feedAddress(null)).toBe('/consult/emplois/flux/tous.xml');
  expect(feedAddress('droit_travail')).toBe('/consult/emplois/flux/droit_travail.xml');
  for (const domain of [null, ...legalDomains.map(({ value }) => value)]) {
    expect(readFeedName(feedAddress(domain).split('/').at(-1) ?? '')).toBe(domain);
  }
});

it.each(['', 'tous', '.xml', 'droit_travail', 'droit_spatial.xml', 'tous.xml.gz'])(
  'no feed is named «\u00a0%s\u00a0»',
  (name) => {
    expect(readFeedName(name)).toBeUndefined();
  },
);
