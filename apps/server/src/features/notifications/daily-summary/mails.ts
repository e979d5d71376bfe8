import { defineMails } from '../../../platform/mail/mail-content.ts';
import { summaryMail } from './presenter.ts';
import type { SummaryRow } from './store.ts';

interface DigestFacts {
  readonly name: string;
  /** At least one row. */
  readonly rows: readonly SummaryRow[];
  readonly publicUrl: string;
}

export const summaryMails = defineMails({
  daily: ({ name, rows, publicUrl }: DigestFacts) => {
    const { subject, body } = summaryMail(rows, publicUrl);
    return { subject, greeting: `Bonjour ${name},`, ...body };
  },
});
