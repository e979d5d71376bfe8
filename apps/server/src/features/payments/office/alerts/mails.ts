import { defineMails } from '../../../../platform/mail/mail-content.ts';
import { stuckLetter } from './presenter.ts';

interface StuckFacts {
  readonly name: string;
  readonly waiting: number;
  readonly failed: number;
  readonly publicUrl: string;
}

export const financeMails = defineMails({
  stuck: ({ name, publicUrl, ...counts }: StuckFacts) => ({
    ...stuckLetter(counts),
    greeting: `Bonjour ${name},`,
    button: { label: 'Voir les finances', url: `${publicUrl}/admin/finances?vue=paiements` },
  }),
});
