import { describe, expect, it } from 'vitest';
import { openKinds, orderedKinds, preferredFirst, priceKinds } from './kinds.ts';

describe('kinds of price', () => {
  it('are open by the setting, a flat price always', () => {
    expect(openKinds('flat')).toEqual(['flat']);
    expect(openKinds('instalments')).toEqual(['flat', 'instalments']);
    expect(openKinds('all').toSorted()).toEqual([...priceKinds].toSorted());
  });

  it('are kept in their order, each once', () => {
    expect(orderedKinds(['retainer', 'hour', 'flat', 'hour'])).toEqual(['flat', 'hour', 'retainer']);
  });

  it('are offered with the preferred ones first, and none is left out', () => {
    expect(preferredFirst(['flat', 'instalments', 'day', 'hour'], ['hour', 'day'])).toEqual([
      'day',
      'hour',
      'flat',
      'instalments',
    ]);
    expect(preferredFirst(['flat', 'instalments'], ['hour'])).toEqual(['flat', 'instalments']);
  });
});
