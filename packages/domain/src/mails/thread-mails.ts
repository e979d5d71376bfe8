import type { ThreadMail } from '../notifications/mails.ts';
import { applicationAndPriceMails } from './application-and-price.ts';
import { executionMails } from './execution.ts';
import type { MailFacts } from './facts.ts';
import { hearingMails } from './hearings.ts';
import { instalmentMails } from './instalments.ts';
import { modeMails } from './mode.ts';
import { moneyMails } from './money.ts';
import { type MailWriter, other, quoted, type Wording, wordsOf } from './shared-content.ts';

/** Mails about threads: sober, with one action, and without names that are hidden from the reader. */
export const threadWordings: Readonly<Record<ThreadMail, MailWriter>> = {
  ...applicationAndPriceMails,
  ...modeMails,
  ...executionMails,
  ...moneyMails,
  ...instalmentMails,
  ...hearingMails,
};

export interface MessageFacts {
  readonly facts: MailFacts;
  readonly number: number;
  /** True if there are more than the counted ones. */
  readonly orMore: boolean;
}

/** Mail about unread messages. It does not quote them: they are confidential to the thread. */
export const messageWording = ({ facts, number, orMore }: MessageFacts): Wording => {
  const about = `à propos ${wordsOf(facts).of}`;
  if (number === 1) {
    return {
      subject: `Nouveau message : ${quoted(facts.subject)}`,
      paragraphs: [`${other(facts)} vous a écrit ${about}.`],
      action: 'Lire le message',
    };
  }
  const messages = `${orMore ? 'Plus de ' : ''}${number} messages non lus`;
  return {
    subject: `${messages} : ${quoted(facts.subject)}`,
    paragraphs: [`${other(facts)} vous a écrit. ${messages} vous attendent ${about}.`],
    action: 'Lire les messages',
  };
};
