import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WholeCostTable } from './shared/whole-cost.tsx';

const textOf = (prices: readonly number[], tvaApplicable: boolean | null): string =>
  renderToStaticMarkup(<WholeCostTable prices={prices} tvaApplicable={tvaApplicable} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

it('tells a private client the price, its VAT, the fee and the total, at both ends of a range', () => {
  const told = textOf([10_000, 80_000], null);
  expect(told).toContain('100 € 20 € 18 € 138 €');
  expect(told).toContain('800 € 160 € 18 € 978 €');
  expect(told).toContain('la TVA : 118 € à 818 €.');
});

it('tells the one total of an agreed price, with VAT or without', () => {
  expect(textOf([80_000], true)).toContain('800 € 160 € 18 € 978 €');
  expect(textOf([80_000], true)).not.toContain('n’applique pas');
  expect(textOf([80_000], false)).toContain('800 € Aucune 18 € 818 €');
  expect(textOf([80_000, 80_000], null).match(/978 €/g)).toHaveLength(1);
});
