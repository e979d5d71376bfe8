import { feedAddress } from '@basoche/domain/jobs/feeds';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { labelOf } from '@basoche/domain/options/option';
import { feeds as content } from './content.ts';
import type { JobListFilters } from './filters.ts';

/** The feed that says what a list shows: that of its domain where there is one, that of all offers otherwise. */
export const feedOf = ({ domain }: Pick<JobListFilters, 'domain'>): { address: string; label: string } => {
  const [first, ...others] = domain;
  return first === undefined || others.length > 0
    ? { address: feedAddress(null), label: content.all }
    : { address: feedAddress(first), label: content.one(labelOf(legalDomains, first)) };
};

/** How programs that read feeds find it by themselves. */
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
