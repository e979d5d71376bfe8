import { describe, expect, test } from 'vitest';
import {
  flatPricing,
  givenPrice,
  instalmentsTotal,
  priceCents,
  priceErrors,
  pricingFor,
  pricingTyped,
  sharedEqually,
  type TypedInstalment,
  type TypedPricing,
  wholePricing,
} from './pricing-values.ts';

const typed = (...instalments: Partial<TypedInstalment>[]): TypedPricing => ({
  ...flatPricing,
  kind: 'instalments',
  instalments: instalments.map((one) => ({ title: 'Le plan', sum: '300', days: '', ...one })),
});

describe('a price that is typed', () => {
  test('begins with the first kind that the client prefers, flat without one', () => {
    expect(pricingFor(['hour', 'retainer'])).toEqual({ ...flatPricing, kind: 'hour' });
    expect([pricingFor(), pricingFor([])]).toEqual([flatPricing, flatPricing]);
  });

  test('is flat unless another kind is chosen, and then nothing of instalments is sent', () => {
    expect(givenPrice('1 250,50', flatPricing)).toEqual({ offer: 1250.5 });
    expect(priceErrors('', flatPricing)).toEqual({ offer: 'Indiquez un prix en euros.' });
    expect(priceErrors('900', flatPricing)).toEqual({});
  });

  test('in instalments is sent with their total, whatever the flat price says', () => {
    const pricing = typed({ title: ' Le plan ', sum: '300,25', days: '10 jours' }, { sum: '99,75' });
    expect(priceErrors('', pricing)).toEqual({});
    expect(givenPrice('12', pricing)).toEqual({
      offer: 400,
      pricing: {
        kind: 'instalments',
        instalments: [
          { title: 'Le plan', sum: 300.25, days: 10 },
          { title: 'Le plan', sum: 99.75, days: null },
        ],
      },
    });
  });

  test('has an error beside each field of each line at once', () => {
    const errors = priceErrors(
      '900',
      typed({ title: ' ', sum: '12' }, { sum: 'trois cents', days: 'bientôt' }),
    );
    expect(Object.keys(errors).toSorted()).toEqual([
      'pricing.instalments.0.sum',
      'pricing.instalments.0.title',
      'pricing.instalments.1.days',
      'pricing.instalments.1.sum',
    ]);
    expect(errors['pricing.instalments.1.sum']).toMatch(/^Écrivez le prix en chiffres/);
  });

  test('does not pass the highest price with all its instalments', () => {
    const errors = priceErrors('', typed({ sum: '900000' }, { sum: '900000' }));
    expect(Object.keys(errors)).toEqual(['pricing.instalments']);
  });
});

describe('a price with a sheet each month', () => {
  const byDay = {
    ...flatPricing,
    kind: 'day',
    rate: '600',
    monthUnits: '10',
    ceilingUnits: '25 jours',
  } as const;
  const byHour = { ...byDay, kind: 'hour', monthUnits: '2 h 15', ceilingUnits: '20' } as const;
  const retainer = {
    ...flatPricing,
    kind: 'retainer',
    month: '400',
    months: '6 mois',
    startsOn: '2099-01-31',
    services: ' Deux rendez-vous ',
  } as const;

  test('is sent with the most that the client engages', () => {
    expect(givenPrice('12', byDay)).toEqual({
      offer: 15_000,
      pricing: { kind: 'day', rate: 600, monthUnits: 20, ceilingUnits: 50 },
    });
    expect(givenPrice('', byHour)).toEqual({
      offer: 12_000,
      pricing: { kind: 'hour', rate: 600, monthUnits: 9, ceilingUnits: 80 },
    });
    expect(givenPrice('', retainer)).toEqual({
      offer: 2_400,
      pricing: {
        kind: 'retainer',
        month: 400,
        months: 6,
        startsOn: '2099-01-31',
        services: 'Deux rendez-vous',
      },
    });
  });

  test('has an error beside each field, and no total before it can be read', () => {
    expect(Object.keys(priceErrors('900', { ...flatPricing, kind: 'day' })).toSorted()).toEqual([
      'pricing.ceilingUnits',
      'pricing.monthUnits',
      'pricing.rate',
    ]);
    expect(priceErrors('', { ...byDay, monthUnits: '30' })).toEqual({
      'pricing.monthUnits': 'Indiquez le temps prévu par mois, dans la limite du plafond.',
    });
    expect(priceErrors('', { ...byHour, rate: '100,01' })['pricing.rate']).toMatch(/par pas de 4 centimes/);
    expect(Object.keys(priceErrors('', { ...flatPricing, kind: 'retainer' })).toSorted()).toEqual([
      'pricing.month',
      'pricing.months',
      'pricing.services',
      'pricing.startsOn',
    ]);
    expect(priceErrors('', { ...retainer, startsOn: '2020-01-01' })['pricing.startsOn']).toMatch(/passé/);
    expect(priceCents('900', { ...byDay, rate: 'x' })).toBeNull();
    expect(priceCents('900', byDay)).toBe(1_500_000);
    expect([
      pricingTyped(byDay)?.kind,
      pricingTyped({ ...byDay, rate: '' }),
      pricingTyped(flatPricing),
    ]).toEqual(['day', null, null]);
  });

  test('is whole after a draft of an earlier version', () => {
    expect(wholePricing({ kind: 'instalments', instalments: [] }).rate).toBe('');
  });
});

describe('the total', () => {
  test('counts the sums that can be read, and is absent without one', () => {
    expect(instalmentsTotal(typed({ sum: '300' }, { sum: 'x' }))).toBe(30_000);
    expect(instalmentsTotal(typed({ sum: '' }, { sum: 'x' }))).toBeNull();
    expect(priceCents('900', typed({ sum: '' }))).toBeNull();
    expect(priceCents('900', flatPricing)).toBe(90_000);
  });

  test('is shared out in equal parts that add up to it', () => {
    const shared = sharedEqually(typed({}, {}, {}), 100_000);
    expect(shared.instalments.map(({ sum }) => sum.replaceAll(/\s/g, ' '))).toEqual([
      '333,33',
      '333,34',
      '333,33',
    ]);
    expect(instalmentsTotal(shared)).toBe(100_000);
    expect(sharedEqually(typed({}, {}), 250_000).instalments[0]?.sum.replaceAll(/\s/g, ' ')).toBe('1 250');
  });
});
