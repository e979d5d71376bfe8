import { describe, expect, it } from 'vitest';
import { threadCommands } from './commands.ts';
import { pricingOf } from './pricing.ts';

/** Prices by time and by month in the form of their calls (rules §13). */

const byDay = { kind: 'day', rate: 600, monthUnits: 20, ceilingUnits: 50 } as const;
const retainer = {
  kind: 'retainer',
  month: 400,
  months: 6,
  startsOn: '2037-01-31',
  services: 'Consultations courantes.',
} as const;

const read = (offer: number, pricing: object | null) =>
  threadCommands['price/new'].body?.safeParse({ offer, pricing });
const mistakesIn = (offer: number, pricing: object) =>
  (read(offer, pricing)?.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

describe('a price by time or by month', () => {
  it('is read, in cents, where it comes to the sum beside it', () => {
    expect(mistakesIn(15_000, byDay)).toEqual([]);
    expect(
      mistakesIn(3_000, { ...byDay, kind: 'hour', rate: 150, monthUnits: 40, ceilingUnits: 80 }),
    ).toEqual([]);
    expect(mistakesIn(2_400, retainer)).toEqual([]);
    expect(pricingOf(byDay)).toEqual({ kind: 'day', rateCents: 60_000, monthUnits: 20, ceilingUnits: 50 });
    expect(pricingOf(retainer)).toMatchObject({
      kind: 'retainer',
      monthCents: 40_000,
      startsOn: '2037-01-31',
    });
  });

  it('is refused where it comes to another sum', () => {
    expect(mistakesIn(600, byDay)).toEqual([
      ['offer', 'Le prix est ce que le client engage au plus\u202f: 15\u202f000\u00a0€\u00a0HT.'],
    ]);
  });

  it.each([
    [{ ...byDay, rate: 0 }, ['pricing.rate']],
    [{ ...byDay, rate: 600.01 }, ['pricing.rate']],
    [{ ...byDay, monthUnits: 51 }, ['pricing.monthUnits']],
    [{ ...byDay, monthUnits: 1.5 }, ['pricing.monthUnits']],
    [{ ...byDay, ceilingUnits: 0 }, ['pricing.ceilingUnits']],
    [{ ...retainer, month: 49 }, ['pricing.month']],
    [{ ...retainer, months: 13 }, ['pricing.months']],
    [{ ...retainer, services: ' ' }, ['pricing.services']],
    [{ ...retainer, startsOn: '2037-02-30' }, ['pricing.startsOn']],
    [{ kind: 'success' }, ['pricing.kind']],
  ])('tells each mistake beside its field: %j', (pricing, paths) => {
    expect(mistakesIn(15_000, pricing).map(([path]) => path)).toEqual(paths);
  });
});
