import { defineMails, type MailContent } from '../../platform/mail/mail-content.ts';
import {
  type MeasureMailRow,
  type ModerationMail,
  ownScreen,
  moderationMails as wordings,
} from './presenter.ts';

interface MeasureFacts {
  readonly row: MeasureMailRow;
  readonly publicUrl: string;
}

const about =
  (mail: ModerationMail) =>
  ({ row, publicUrl }: MeasureFacts): MailContent => {
    const { subject, paragraphs, button } = wordings[mail](row);
    return {
      subject,
      greeting: `Bonjour ${row.name},`,
      paragraphs,
      button: { label: button, url: `${publicUrl}${ownScreen(row)}` },
    };
  };

export const moderationMails = defineMails({
  hidden: about('hidden'),
  restored: about('restored'),
  upheld: about('upheld'),
} satisfies Record<ModerationMail, unknown>);
