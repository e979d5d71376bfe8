import { expect, it } from 'vitest';
import { appealAddress } from './appeal-link.ts';

it('leads to an appeal by its code, whatever signs it has', () => {
  expect(appealAddress('a-_9')).toBe('/recours/a-_9');
  expect(appealAddress('a/b?c')).toBe('/recours/a%2Fb%3Fc');
});
