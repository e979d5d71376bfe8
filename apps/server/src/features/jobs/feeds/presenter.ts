import type { JobCard } from '@basoche/contract/jobs/jobs';
import { feedAddress } from '@basoche/domain/jobs/feeds';
import { placeText } from '@basoche/domain/jobs/place';
import { salaryText } from '@basoche/domain/jobs/salary';
import { contractTypes } from '@basoche/domain/options/contract-types';
import { jobTimings } from '@basoche/domain/options/job-timings';
import { type LegalDomain, legalDomains } from '@basoche/domain/options/legal-domains';
import { labelOf } from '@basoche/domain/options/option';
import { searchAddress } from '@basoche/domain/searches/search';
import { type AtomFeed, atomFeed } from '../../../platform/feeds/atom.ts';

/** An offer of the feed, with the time of its last change. */
export interface FeedJob {
  readonly card: JobCard;
  readonly changedAt: Date;
}

interface FeedFacts {
  /** Null for the feed of all domains. */
  readonly domain: LegalDomain | null;
  readonly offers: readonly FeedJob[];
  /** Last change of any offer: the date of a feed without offers. */
  readonly changedAt: Date;
  readonly publicUrl: string;
}

/** Main facts of the offer, then the beginning of its description. */
const summaryOf = (card: JobCard): string => {
  const facts = [
    labelOf(contractTypes, card.contractType),
    labelOf(jobTimings, card.timing),
    placeText(card),
    salaryText(card),
  ];
  return `${facts.filter((fact) => fact !== null).join(' · ')}\n\n${card.jobDescription}`;
};

const entryOf = ({ card, changedAt }: FeedJob, publicUrl: string): AtomFeed['entries'][number] => ({
  id: `urn:uuid:${card.id}`,
  title: card.title,
  url: `${publicUrl}/consult/emplois/${card.id}`,
  author: card.creatorName,
  published: new Date(card.createdAt),
  updated: changedAt,
  category: { term: card.domain, label: labelOf(legalDomains, card.domain) },
  summary: summaryOf(card),
});

/** Atom feed of the newest offers, of one domain or of all. */
export const presentFeed = ({ domain, offers, changedAt, publicUrl }: FeedFacts): string => {
  const all = 'Offres d’emploi';
  const changes = offers.map((offer) => offer.changedAt.getTime());
  return atomFeed({
    self: publicUrl + feedAddress(domain),
    title: `Basoche · ${domain === null ? all : `${all}\u202f: ${labelOf(legalDomains, domain)}`}`,
    subtitle: 'Les dernières offres d’emploi des métiers du droit',
    page:
      publicUrl + searchAddress({ audience: 'jobs', filters: domain === null ? {} : { domain: [domain] } }),
    author: 'Basoche',
    updated: changes.length === 0 ? changedAt : new Date(Math.max(...changes)),
    entries: offers.map((offer) => entryOf(offer, publicUrl)),
  });
};
