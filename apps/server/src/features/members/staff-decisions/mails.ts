import type { MemberDecision } from '@basoche/domain/members/account-states';
import { defineMails, type MailContent, type MailLink } from '../../../platform/mail/mail-content.ts';
import { decisionMails as wordings } from './presenter.ts';

interface DecisionFacts {
  /** Reason in the words of staff. */
  readonly reason: string;
  readonly button: MailLink | null;
}

const about =
  (decision: MemberDecision) =>
  ({ reason, button }: DecisionFacts): MailContent => {
    const { subject, before, after } = wordings[decision];
    return {
      subject,
      greeting: 'Bonjour,',
      paragraphs: [...before, reason, ...after],
      ...(button && { button }),
    };
  };

export const decisionMails = defineMails({
  suspend: about('suspend'),
  restore: about('restore'),
  endSessions: about('endSessions'),
  erase: about('erase'),
} satisfies Record<MemberDecision, unknown>);
