import { defineMails } from '../../../platform/mail/letter.ts';
import { readingLetter } from './presenter.ts';
import type { LetterRow } from './store.ts';

interface ReadingFacts {
  readonly row: Pick<LetterRow, 'name' | 'report_id' | 'application_id' | 'opened_at' | 'title'>;
  readonly publicUrl: string;
}

export const readingMails = defineMails({
  opened: ({ row, publicUrl }: ReadingFacts) => ({
    ...readingLetter(row),
    greeting: `Bonjour ${row.name},`,
    button: { label: "Ouvrir l'échange", url: `${publicUrl}/messages/${row.application_id}` },
  }),
});
