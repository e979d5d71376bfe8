import { defineMails, type MailContent } from '../../../platform/mail/mail-content.ts';
import { verificationMails as wordings } from './presenter.ts';
import type { MailFactsRow } from './store.ts';

interface VerificationFacts {
  /** Name of the recipient. */
  readonly to: string;
  readonly row: Pick<MailFactsRow, 'name' | 'verified_until' | 'sent_at' | 'reason' | 'asked_slots'>;
  readonly publicUrl: string;
}

const about =
  (mail: keyof typeof wordings, screen: string) =>
  ({ to, row, publicUrl }: VerificationFacts): MailContent => {
    const { subject, paragraphs, button } = wordings[mail](row);
    return {
      subject,
      greeting: `Bonjour ${to},`,
      paragraphs,
      button: { label: button, url: `${publicUrl}${screen}` },
    };
  };

export const verificationMails = defineMails({
  received: about('received', '/verify'),
  accepted: about('accepted', '/consult/missions'),
  refused: about('refused', '/verify'),
  returned: about('returned', '/verify'),
  toStaff: about('toStaff', '/admin/verifications'),
} satisfies Record<keyof typeof wordings, unknown>);
