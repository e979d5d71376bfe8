import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/paris.ts';
import { byDay, byHour, inInstalments, retainer } from './fixtures.ts';
import { engagedCents, hasSheets, kindsOf, type Pricing, priceKinds } from './kinds.ts';
import { heldWorkDays, tellingDays } from './limits.ts';
import { modeMistake, pricingMistakes } from './validate.ts';

const today = '2037-01-10';
const flat = { kind: 'flat', cents: 50_000 } as const;
const [first, second, third] = inInstalments.instalments;
const withFirst = (changes: object): Pricing => ({
  kind: 'instalments',
  instalments: [{ title: 'Audit', cents: 200_000, days: 20, ...changes }, ...(second ? [second] : [])],
});
const pathsOf = (pricing: Pricing) => pricingMistakes(pricing, today).map(({ path }) => path);
const messagesOf = (pricing: Pricing) =>
  pricingMistakes(pricing, today).map(({ message }) => message.replaceAll(/[\u00a0\u202f]/g, ' '));

describe('a price', () => {
  it.each([
    [flat, 50_000],
    [byDay, 1_500_000],
    [byHour, 300_000],
    [inInstalments, 600_000],
    [retainer, 240_000],
  ])('of kind $kind may be proposed, and engages its most', (pricing, cents) => {
    expect(pricingMistakes(pricing, today)).toEqual([]);
    expect(engagedCents(pricing)).toBe(cents);
  });

  it.each<[string, Pricing, readonly string[]]>([
    ['of nothing', { kind: 'flat', cents: 0 }, ['cents']],
    ['above the most', { kind: 'flat', cents: 100_000_000 }, ['cents']],
    ['with half a cent', { kind: 'flat', cents: 100.5 }, ['cents']],
    ['by day, without a rate', { ...byDay, rateCents: 0 }, ['rateCents']],
    ['by hour, above the highest rate', { ...byHour, rateCents: 1_000_001 }, ['rateCents']],
    ['by hour, whose quarter is no whole cent', { ...byHour, rateCents: 15_002 }, ['rateCents']],
    ['by day, without a ceiling', { ...byDay, ceilingUnits: 0 }, ['ceilingUnits']],
    ['by day, above a year', { ...byDay, ceilingUnits: 733 }, ['ceilingUnits']],
    ['by day, with a quarter of a day', { ...byDay, ceilingUnits: 50.5 }, ['ceilingUnits']],
    ['by day, with no time a month', { ...byDay, monthUnits: 0 }, ['monthUnits']],
    ['by day, with a month beyond the ceiling', { ...byDay, monthUnits: 51 }, ['monthUnits']],
    ['whose ceiling is beyond any price', { ...byDay, rateCents: 5_000_000 }, ['ceilingUnits']],
    ['in one instalment', { kind: 'instalments', instalments: first ? [first] : [] }, ['instalments']],
    [
      'in seven instalments',
      {
        kind: 'instalments',
        instalments: Array.from({ length: 7 }, () => ({ title: 'A', cents: 5_000, days: 1 })),
      },
      ['instalments'],
    ],
    ['with an instalment without a title', withFirst({ title: ' ' }), ['instalments.0.title']],
    ['with a title that is too long', withFirst({ title: 'A'.repeat(121) }), ['instalments.0.title']],
    ['with a small instalment', withFirst({ cents: 4_999 }), ['instalments.0.cents']],
    ['with an instalment of no day', withFirst({ days: 0 }), ['instalments.0.days']],
    ['with an instalment of six years', withFirst({ days: 1_828 }), ['instalments.0.days']],
    ['whose instalments are beyond any price', withFirst({ cents: 99_999_999 }), ['instalments']],
    ['of a small month', { ...retainer, monthCents: 4_999 }, ['monthCents']],
    ['of one month', { ...retainer, months: 1 }, ['months']],
    ['of thirteen months', { ...retainer, months: 13 }, ['months']],
    ['whose months are beyond any price', { ...retainer, monthCents: 50_000_000 }, ['months']],
    ['from a day that is past', { ...retainer, startsOn: '2037-01-09' }, ['startsOn']],
    ['from a day that does not exist', { ...retainer, startsOn: '2037-02-30' }, ['startsOn']],
    ['from a day too far away', { ...retainer, startsOn: '2043-01-10' }, ['startsOn']],
    ['without its services', { ...retainer, services: '' }, ['services']],
    [
      'with nothing at all',
      { ...retainer, monthCents: 0, months: 0, startsOn: '', services: '' },
      ['monthCents', 'months', 'startsOn', 'services'],
    ],
  ])('%s is corrected', (_, pricing, paths) => {
    expect(pathsOf(pricing)).toEqual(paths);
  });

  it('is corrected in French, with its numbers', () => {
    expect(messagesOf({ ...byDay, rateCents: 0 })).toEqual([
      'Ce prix se choisit entre 1 € et 100 000 €, par pas de 2 centimes.',
    ]);
    expect(messagesOf({ ...byHour, ceilingUnits: 0 })).toEqual([
      'Fixez un plafond, de 15 min à 5 856 h : le client ne paie rien au-delà.',
    ]);
    expect(messagesOf(withFirst({ cents: 1 }))).toEqual(['Une tranche vaut 50 € HT au moins.']);
    expect(messagesOf({ ...inInstalments, instalments: [] })).toEqual([
      'Un prix se partage en 2 à 6 tranches.',
    ]);
    expect(messagesOf({ ...retainer, months: 24 })).toEqual([
      'Un forfait mensuel dure de 2 à 12 mois. Il ne se reconduit pas de lui-même.',
    ]);
    expect(messagesOf({ ...retainer, monthCents: 50_000_000 })).toEqual([
      'Le total ne dépasse pas 999 999,99 € HT.',
    ]);
  });

  it('that is taken engages a whole number of cents within the bounds of a price', () => {
    const rate = fc.record({
      rateCents: fc.integer({ min: -1, max: 20_000_000 }),
      monthUnits: fc.nat(800),
      ceilingUnits: fc.nat(6_000),
    });
    const any: fc.Arbitrary<Pricing> = fc.oneof(
      rate.map((of): Pricing => ({ kind: 'day', ...of })),
      rate.map((of): Pricing => ({ kind: 'hour', ...of })),
      fc
        .array(
          fc.record({
            title: fc.constantFrom('', 'A'),
            cents: fc.nat(60_000_000),
            days: fc.option(fc.nat(90)),
          }),
          { maxLength: 8 },
        )
        .map((instalments): Pricing => ({ kind: 'instalments', instalments })),
      fc
        .record({
          monthCents: fc.nat(20_000_000),
          months: fc.nat(14),
          startsOn: fc.nat(400).map((days) => addDays('2036-12-01', days)),
          services: fc.constantFrom('', 'A'),
        })
        .map((of): Pricing => ({ kind: 'retainer', ...of })),
    );
    fc.assert(
      fc.property(any, (pricing) => {
        if (pricingMistakes(pricing, today).length > 0) return;
        const cents = engagedCents(pricing);
        expect(Number.isSafeInteger(cents) && cents >= 1 && cents <= 99_999_999).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a mode', () => {
  it('takes every kind, but a portage no retainer', () => {
    expect(kindsOf('direct')).toEqual(priceKinds);
    expect(kindsOf('funds')).toEqual(priceKinds);
    expect(kindsOf('portage')).toEqual(['flat', 'day', 'hour', 'instalments']);
    expect(modeMistake(retainer, 'portage')).toContain('tâche ponctuelle');
    for (const pricing of [flat, byDay, byHour, inInstalments, retainer])
      expect(modeMistake(pricing, 'funds')).toBeNull();
  });

  it('holds money no longer than an instalment may last', () => {
    expect([heldWorkDays, tellingDays]).toEqual([59, 13]);
    expect(modeMistake(withFirst({ days: 59 }), 'funds')).toBeNull();
    expect(modeMistake(withFirst({ days: 60 }), 'portage')).toBe(
      'La tranche 1 dure plus de 59 jours\u202f: son dépôt reviendrait au client avant la fin. Partagez-la.',
    );
    expect(modeMistake(withFirst({ days: 60 }), 'direct')).toBeNull();
    expect(third?.days).toBeNull();
  });

  it('has a sheet each month for time and for a retainer', () => {
    expect([flat, byDay, byHour, inInstalments, retainer].filter(hasSheets)).toEqual([
      byDay,
      byHour,
      retainer,
    ]);
  });
});
