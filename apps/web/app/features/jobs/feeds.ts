import { feedAddress } from '@basoche/domain/jobs/feeds';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { labelOf } from '@basoche/domain/options/option';
import { feeds as content } from './content.ts';
import type { JobListFilters } from './shared/filters.ts';

/** Feed of a list: that of its domain if it has exactly one, otherwise of all offers. */
export const feedOf = ({ domain }: Pick<JobListFilters, 'domain'>): { address: string; label: string } => {
  const [first, ...others] = domain;
  return first === undefined || others.length > 0
    ? { address: feedAddress(null), label: content.all }
    : { address: feedAddress(first), label: content.one(labelOf(legalDomains, first)) };
};

/** Link element through which feed readers find the feed. */
export const feedDiscovery = (filters: Pick<JobListFilters, 'domain'>) => {
  const { address, label } = feedOf(filters);
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: label,
    href: address,
  } as const;
};
