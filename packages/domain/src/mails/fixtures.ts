import type { ThreadMail } from '../notifications/mails.ts';
import type { MailFacts } from './facts.ts';
import { threadWordings } from './thread-mails.ts';

/** Facts of a thread for tests, and its mails as a reader sees them. No product code imports this file. */

/** A mail to the candidate of a mission on which nothing is agreed yet. */
export const facts: MailFacts = {
  to: 'candidate',
  type: 'MISSION',
  state: 'WAITING_ACCEPTATION',
  subject: 'Relire un bail',
  otherName: 'Atelier Verne',
  names: { client: 'Atelier Verne', provider: 'Thomas Kervella' },
  price: '500\u00a0€\u00a0HT',
  instalment: null,
  changed: '',
  delayDays: null,
  mode: null,
  due: null,
  payeeIsReady: true,
  held: null,
  paid: null,
  contestBy: null,
  reason: null,
  words: null,
  suggestion: null,
  hasConsented: false,
  independence: null,
  decision: null,
  release: null,
  releaseDays: null,
};

/** The mail to the creator of the same mission. */
export const toCreator: MailFacts = { ...facts, to: 'creator', otherName: 'Thomas Kervella' };

const sums = { total: '518 €', payee: '500 €', fee: '18 €' };

/** The candidate's mail while the mission is under way: with held funds, and in a direct relation. */
export const held: MailFacts = { ...facts, state: 'ONGOING', mode: 'funds', due: sums, held: sums };
export const direct: MailFacts = { ...facts, state: 'ONGOING', mode: 'direct' };

/** The creator's mail while the deposit is missing. */
export const awaited: MailFacts = {
  ...held,
  to: 'creator',
  otherName: 'Thomas Kervella',
  state: 'WAITING_FUNDS',
  held: null,
};

/** Its lines: the subject, each paragraph and, in brackets, the button, with ordinary spaces. */
export const linesOf = (name: ThreadMail, mailFacts: MailFacts): string[] => {
  const { subject, paragraphs, action } = threadWordings[name](mailFacts);
  return [subject, ...paragraphs, ...(action === undefined ? [] : [`[${action}]`])].map((line) =>
    line.replaceAll(/[\u00a0\u202f]/g, ' '),
  );
};
