import { type ReadingCase, readingMinutes } from '@basoche/domain/reports/thread-reading';
import { frenchDay } from '@basoche/domain/time/french-dates';
import { defineMails } from '../../../platform/mail/mail-content.ts';
import { caseOf } from './presenter.ts';
import type { MailFactsRow } from './store.ts';

interface ReadingFacts {
  readonly row: Pick<MailFactsRow, 'name' | 'report_id' | 'application_id' | 'opened_at' | 'title'>;
  readonly publicUrl: string;
}

const reasons: Readonly<Record<ReadingCase, string>> = {
  // Only the reporter knows of a report, so both parties read the same neutral reason, a check of the rules.
  report: 'pour s’assurer du respect des règles de Basoche',
  dispute: 'pour trancher la contestation de la mission',
};

/** Mail to both parties with the same text. It contains nothing that staff wrote, and does not say who reported. */
export const readingMails = defineMails({
  opened: ({ row, publicUrl }: ReadingFacts) => ({
    subject: 'Notre équipe a ouvert un de vos échanges',
    greeting: `Bonjour ${row.name},`,
    paragraphs: [
      `Le ${frenchDay(row.opened_at)}, un membre habilité de notre équipe a ouvert votre échange à propos de «\u00a0${row.title}\u00a0», ${reasons[caseOf(row)]}.`,
      `Vos échanges sont confidentiels\u202f: notre équipe ne peut en ouvrir un que si un examen l’exige, pour ${readingMinutes}\u00a0minutes au plus, avec un motif inscrit à un journal que personne ne peut modifier. Les deux parties en sont averties à chaque fois.`,
    ],
    button: { label: 'Ouvrir l’échange', url: `${publicUrl}/messages/${row.application_id}` },
  }),
});
