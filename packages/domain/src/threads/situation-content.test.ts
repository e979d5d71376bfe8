import { describe, expect, it } from 'vitest';
import { situationWords } from './situation-content.ts';
import { situations, turnOf } from './whose-turn.ts';

const cases = situations.flatMap((situation) =>
  (['creator', 'candidate'] as const).map((viewer) => ({ situation, viewer })),
);

describe('words of a situation', () => {
  it.each(cases)(
    '$situation, read by the $viewer, begin with « À vous » on their own turn alone',
    (place) => {
      const { situation, viewer } = place;
      const isMine = turnOf(situation, viewer) === 'MINE';
      const kinds = [{}, { isHearing: true }, { sheet: 'sent' }, { sheet: 'returned' }] as const;
      for (const kind of kinds)
        expect(/^À vous (?:de |d’)\p{L}/u.test(situationWords({ situation, ...kind }, viewer))).toBe(isMine);
    },
  );

  it('name the day from which a deposit may be made', () => {
    const early = { situation: 'DEPOSIT_TO_COME', depositOpensOn: '2037-10-13' } as const;
    for (const viewer of ['creator', 'candidate'] as const)
      expect(situationWords(early, viewer)).toBe('Dépôt possible à partir du 13\u00a0octobre\u00a02037');
  });
});
