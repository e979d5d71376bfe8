import { defineMails, type MailContent, type MailLink } from '../../platform/mail/mail-content.ts';
import {
  type AppealMailRow,
  appealMails as appealWordings,
  type ReportMailRow,
  reportMails as reportWordings,
  type Wording,
} from './presenter.ts';

interface To {
  /** Name of the recipient. */
  readonly to: string;
  readonly button: MailLink | null;
}

const written = ({ subject, paragraphs }: Wording, { to, button }: To): MailContent => ({
  subject,
  greeting: `Bonjour ${to},`,
  paragraphs,
  ...(button && { button }),
});

const aboutReport =
  (mail: keyof typeof reportWordings) =>
  ({ row, ...to }: To & { readonly row: ReportMailRow }): MailContent =>
    written(reportWordings[mail](row), to);

export const reportMails = defineMails({
  received: aboutReport('received'),
  settled: aboutReport('settled'),
  measured: aboutReport('measured'),
  toStaff: aboutReport('toStaff'),
} satisfies Record<keyof typeof reportWordings, unknown>);

const aboutAppeal =
  (mail: keyof typeof appealWordings) =>
  ({ row, ...to }: To & { readonly row: AppealMailRow }): MailContent =>
    written(appealWordings[mail](row), to);

export const appealMails = defineMails({
  received: aboutAppeal('received'),
  decided: aboutAppeal('decided'),
  toStaff: aboutAppeal('toStaff'),
} satisfies Record<keyof typeof appealWordings, unknown>);
