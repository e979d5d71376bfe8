import { expect, it } from 'vitest';
import { canonicalText } from './text.ts';

it('the text under the digest of an acceptance is always the same, to the last sign', () => {
  expect(
    canonicalText({
      text: 'TERMS',
      version: '2026-11-21',
      title: 'Conditions générales',
      preamble: 'Elles lient Basoche et ses membres.',
      articles: [
        {
          id: 'objet',
          title: 'Objet',
          blocks: [
            'Mettre en relation.',
            { items: ['Les membres.', { term: 'Client', text: 'Qui publie.' }] },
          ],
        },
        { id: 'prix', title: 'Prix', blocks: ['Hors taxes.'] },
      ],
    }),
  ).toBe(
    'Conditions générales\n\nVersion du 2026-11-21\n\nElles lient Basoche et ses membres.\n\n' +
      '1. Objet\n\nMettre en relation.\n\n- Les membres.\n- Client. Qui publie.\n\n2. Prix\n\nHors taxes.',
  );
});
