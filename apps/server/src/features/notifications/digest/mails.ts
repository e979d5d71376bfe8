import { defineMails } from '../../../platform/mail/mail-content.ts';
import { digestMail } from './presenter.ts';
import type { DigestRow } from './store.ts';

interface DigestFacts {
  readonly name: string;
  /** At least one row. */
  readonly rows: readonly DigestRow[];
  readonly publicUrl: string;
}

export const digestMails = defineMails({
  daily: ({ name, rows, publicUrl }: DigestFacts) => {
    const { subject, body } = digestMail(rows, publicUrl);
    return { subject, greeting: `Bonjour ${name},`, ...body };
  },
});
