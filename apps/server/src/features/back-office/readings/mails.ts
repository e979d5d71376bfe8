import { defineMails } from '../../../platform/mail/mail-content.ts';
import { readingMail } from './presenter.ts';
import type { MailFactsRow } from './store.ts';

interface ReadingFacts {
  readonly row: Pick<MailFactsRow, 'name' | 'report_id' | 'application_id' | 'opened_at' | 'title'>;
  readonly publicUrl: string;
}

export const readingMails = defineMails({
  opened: ({ row, publicUrl }: ReadingFacts) => ({
    ...readingMail(row),
    greeting: `Bonjour ${row.name},`,
    button: { label: 'Ouvrir l’échange', url: `${publicUrl}/messages/${row.application_id}` },
  }),
});
