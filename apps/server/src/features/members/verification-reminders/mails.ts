import type { ReminderName } from '@basoche/domain/members/proof-reminders';
import { defineMails, type MailContent } from '../../../platform/mail/mail-content.ts';
import { reminderMail } from './presenter.ts';

interface ReminderFacts {
  readonly name: string;
  /** Instant from which the verification no longer holds. */
  readonly until: Date;
  readonly publicUrl: string;
}

const about =
  (reminder: ReminderName) =>
  ({ name, until, publicUrl }: ReminderFacts): MailContent => {
    const { subject, paragraphs, button } = reminderMail(reminder, until);
    return {
      subject,
      greeting: `Bonjour ${name},`,
      paragraphs,
      button: { label: button, url: `${publicUrl}/verify` },
    };
  };

export const reminderMails = defineMails({
  month: about('month'),
  week: about('week'),
  lapsed: about('lapsed'),
} satisfies Record<ReminderName, unknown>);
