import { entriesOfDailySummary } from '@basoche/domain/limits';
import { pathOfNotification, titleFor } from '@basoche/domain/notifications/addresses';
import { isAboutHearing } from '@basoche/domain/notifications/keys';
import { newsDetail } from '@basoche/domain/notifications/notification-amounts';
import { defineMails, type MailContent } from '../../../platform/mail/mail-content.ts';
import type { SummaryRow } from './store.ts';

/** Daily summary of unread notifications: the sentence of each and its subject, without any text of messages. */
const summaryMail = (
  rows: readonly SummaryRow[],
  publicUrl: string,
): { readonly subject: string; readonly body: Omit<MailContent, 'greeting' | 'subject'> } => {
  const shown = rows.slice(0, entriesOfDailySummary);
  const number = rows.length === 1 ? 'une notification' : `${rows.length} notifications`;
  return {
    subject: `Votre résumé du jour\u202f: ${number}`,
    body: {
      paragraphs: [
        rows.length === 1
          ? 'Voici ce que vous n’avez pas encore lu sur Basoche.'
          : `Voici les ${number} que vous n’avez pas encore lues sur Basoche.`,
        ...(rows.length > shown.length ? [`Les ${shown.length} dernières\u202f:`] : []),
      ],
      entries: shown.map(({ key, title, subject, about, ...row }) => ({
        title: {
          label: titleFor(title, row.firm),
          url: `${publicUrl}${pathOfNotification({
            applicationId: row.application_id,
            missionId: row.mission_id,
            isHearing: isAboutHearing(key),
            reportId: row.report_id,
            about,
            firmId: row.firm_id,
          })}`,
        },
        lines: [newsDetail(key, { other: row.other, amountCents: row.amount_cents }), subject].filter(
          (line) => line !== null,
        ),
      })),
      button: { label: 'Voir mes notifications', url: `${publicUrl}/notifications` },
      closing: 'Vous recevez ce résumé chaque matin où quelque chose vous attend, car vous l’avez demandé.',
    },
  };
};

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
