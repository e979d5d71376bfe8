import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availabilityStatuses } from '../members/availability.ts';
import {
  byCandidateSort,
  type CandidateSort,
  type ComparedCandidate,
  candidateSorts,
} from './candidate-order.ts';

const plain: ComparedCandidate = {
  isRefused: false,
  appliedAt: new Date('2026-11-23T09:00:00Z'),
  offerCents: 50_000,
  tvaApplicable: false,
  delayDays: null,
  rating: null,
  responseTimeMn: null,
  availability: null,
  distanceKm: null,
};

/** The first of two candidates in this order. */
const first = (sort: CandidateSort, one: Partial<ComparedCandidate>, other: Partial<ComparedCandidate>) => {
  const [a, b] = [
    { ...plain, ...one },
    { ...plain, ...other },
  ];
  return [a, b].toSorted(byCandidateSort(sort))[0] === a && [b, a].toSorted(byCandidateSort(sort))[0] === a;
};

describe('candidates in order', () => {
  it.each<[CandidateSort, Partial<ComparedCandidate>, Partial<ComparedCandidate>]>([
    ['newest', { appliedAt: new Date('2026-11-23T10:00:00Z') }, {}],
    ['price', { offerCents: 45_000 }, { offerCents: 40_000, tvaApplicable: true }],
    ['delay', { delayDays: 5 }, { delayDays: 6 }],
    ['delay', { delayDays: 365 }, {}],
    ['rating', { rating: { average: 4.5, count: 1 } }, { rating: { average: 4.4, count: 90 } }],
    ['rating', { rating: { average: 4.5, count: 2 } }, { rating: { average: 4.5, count: 1 } }],
    ['rating', { rating: { average: 1, count: 1 } }, {}],
    ['answer', { responseTimeMn: 5 }, { responseTimeMn: 50 }],
    ['availability', { availability: 'AVAILABLE' }, { availability: 'SOON' }],
    ['availability', { availability: 'SOON' }, { availability: 'BUSY' }],
    ['availability', { availability: 'BUSY' }, {}],
    ['distance', { distanceKm: 0 }, { distanceKm: 10 }],
    ['distance', { distanceKm: 900 }, {}],
  ])('by %s', (sort, one, other) => expect(first(sort, one, other)).toBe(true));

  it('has those who were refused last, whatever the order', () => {
    for (const { value } of candidateSorts) {
      expect(first(value, { offerCents: 90_000 }, { isRefused: true, offerCents: 1, delayDays: 1 })).toBe(
        true,
      );
    }
  });

  it('is one order: whoever comes before another comes before whom that one precedes', () => {
    const nullable = fc.option(fc.integer({ min: 0, max: 3 }), { nil: null });
    const candidate: fc.Arbitrary<ComparedCandidate> = fc.record({
      isRefused: fc.boolean(),
      appliedAt: fc.integer({ min: 0, max: 3 }).map((ms) => new Date(ms)),
      offerCents: nullable,
      tvaApplicable: fc.boolean(),
      delayDays: nullable,
      rating: fc.option(fc.record({ average: fc.integer({ min: 1, max: 5 }), count: fc.nat(3) }), {
        nil: null,
      }),
      responseTimeMn: nullable,
      availability: fc.option(fc.constantFrom(...availabilityStatuses), { nil: null }),
      distanceKm: nullable,
    });
    const sort = fc.constantFrom(...candidateSorts.map(({ value }) => value));
    fc.assert(
      fc.property(sort, candidate, candidate, candidate, (by, a, b, c) => {
        const compare = byCandidateSort(by);
        expect(Math.sign(compare(a, b)) + Math.sign(compare(b, a))).toBe(0);
        if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
