import { describe, expect, it } from 'vitest';
import { threadCommands } from './commands.ts';

/** A price in instalments in the form of its calls (rules §13, "Proposing"). */

const part = (sum: number, title = 'Audit', days: number | null = null) => ({ title, sum, days });
const mistakesIn = (offer: number, ...instalments: readonly unknown[]) => {
  const read = threadCommands['price/new'].body?.safeParse({
    offer,
    pricing: { kind: 'instalments', instalments },
  });
  return (read?.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
};

const at = (place: number, field: string) => `pricing.instalments.${place}.${field}`;
const untitled = 'Dites ce qui est livré avec cette tranche.';
const tooSmall = 'Une tranche vaut 50\u00a0€\u00a0HT au moins.';

describe('a price in instalments', () => {
  it('is read with cents, and with days where they were given', () => {
    expect(mistakesIn(500.01, part(300.01, 'Audit', 20), part(200))).toEqual([]);
  });

  it('has each mistake told beside its field, once', () => {
    expect(mistakesIn(500, part(460, ' '), part(40, 'Statuts', 0))).toEqual([
      [at(0, 'title'), untitled],
      [at(1, 'sum'), tooSmall],
      [at(1, 'days'), 'Indiquez un nombre de jours.'],
    ]);
    expect(mistakesIn(500, part(500))).toEqual([
      ['pricing.instalments', 'Un prix se partage en 2 à 6 tranches.'],
    ]);
    expect(mistakesIn(350, ...Array.from({ length: 7 }, () => part(50)))).toEqual([
      ['pricing.instalments', 'Un prix se partage en 2 à 6 tranches.'],
    ]);
  });

  it('is refused where its instalments do not add up to the price, whatever is given as one', () => {
    expect(mistakesIn(500, part(300), part(100))).toEqual([
      ['offer', 'Le prix est le total des tranches\u202f: 400\u00a0€\u00a0HT.'],
    ]);
    for (const sum of [9e18, 1e-9, -1, 300.001])
      expect(mistakesIn(500, part(sum), part(200)).map(([path]) => path)).toContain(at(0, 'sum'));
    expect(mistakesIn(9e18, part(300), part(200)).map(([path]) => path)).toEqual(['offer']);
  });

  it('may be absent: the price is flat then', () => {
    expect(threadCommands['price/new'].body?.safeParse({ offer: 500, pricing: null }).success).toBe(true);
  });
});
