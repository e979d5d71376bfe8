import type { AvailabilityStatus } from '../members/availability.ts';
import { type OptionValue, optionList } from '../options/option.ts';
import { withTaxCents } from '../payments/vat.ts';

/** Orders of the candidates of a mission, for its creator. */
export const candidateSorts = optionList([
  { value: 'newest', label: 'Les plus récents' },
  { value: 'price', label: 'Prix le plus bas' },
  { value: 'delay', label: 'Délai le plus court' },
  { value: 'rating', label: 'Les mieux notés' },
  { value: 'answer', label: 'Réponse la plus rapide' },
  { value: 'availability', label: 'Disponibles d’abord' },
  { value: 'distance', label: 'Les plus proches' },
]);
export type CandidateSort = OptionValue<typeof candidateSorts>;

/** Facts of a candidate that an order compares. Null means unknown, and unknown values come last. */
export interface ComparedCandidate {
  readonly isRefused: boolean;
  readonly appliedAt: Date;
  readonly offerCents: number | null;
  readonly tvaApplicable: boolean;
  readonly delayDays: number | null;
  readonly rating: { readonly average: number; readonly count: number } | null;
  readonly responseTimeMn: number | null;
  readonly availability: AvailabilityStatus | null;
  readonly distanceKm: number | null;
}

const availabilityRanks: Readonly<Record<AvailabilityStatus, number>> = { AVAILABLE: 0, SOON: 1, BUSY: 2 };

/** Sort key of each order; the smallest comes first. */
const ranks: Readonly<Record<CandidateSort, (one: ComparedCandidate) => number | null>> = {
  newest: () => null,
  price: ({ offerCents, tvaApplicable }) =>
    offerCents === null ? null : withTaxCents(offerCents, tvaApplicable),
  delay: ({ delayDays }) => delayDays,
  // With equal averages, the candidate with more grades comes first.
  rating: ({ rating }) => rating && -(rating.average + Math.min(rating.count, 9_999) / 1_000_000),
  answer: ({ responseTimeMn }) => responseTimeMn,
  availability: ({ availability }) => availability && availabilityRanks[availability],
  distance: ({ distanceKm }) => distanceKm,
};

/**
 * Compares two candidates. Refused ones come last; equal ones are sorted by the time of their application,
 * the newest first.
 */
export const byCandidateSort =
  (sort: CandidateSort) =>
  (one: ComparedCandidate, other: ComparedCandidate): number => {
    if (one.isRefused !== other.isRefused) return one.isRefused ? 1 : -1;
    const [rank, otherRank] = [ranks[sort](one), ranks[sort](other)];
    if (rank !== otherRank) {
      if (rank === null) return 1;
      if (otherRank === null) return -1;
      return rank - otherRank;
    }
    return other.appliedAt.getTime() - one.appliedAt.getTime();
  };
