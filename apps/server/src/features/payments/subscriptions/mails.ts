import type { SubscriptionMail } from '@basoche/domain/payments/subscriptions';
import { defineMails, type MailContent } from '../../../platform/mail/mail-content.ts';
import { mailOf } from './presenter.ts';

interface SubscriptionMailFacts {
  readonly name: string;
  readonly row: Parameters<typeof mailOf>[1];
  readonly publicUrl: string;
}

const about =
  (mail: SubscriptionMail) =>
  ({ name, row, publicUrl }: SubscriptionMailFacts): MailContent => {
    const { subject, paragraphs, button } = mailOf(mail, row);
    return {
      subject,
      greeting: `Bonjour ${name},`,
      paragraphs,
      button: { label: button, url: `${publicUrl}/subscription` },
    };
  };

export const subscriptionMails = defineMails({
  confirmed: about('confirmed'),
  renewalFailed: about('renewalFailed'),
  ended: about('ended'),
} satisfies Record<SubscriptionMail, unknown>);
