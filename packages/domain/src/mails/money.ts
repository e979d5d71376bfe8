import { toPayee, toYou } from '../payments/payee.ts';
import { releasePromise } from '../payments/release-times.ts';
import { reviewTimes, threadTimes } from '../threads/time-limits.ts';
import type { MailFacts } from './facts.ts';
import {
  closingNotes,
  decisionText,
  ending,
  endsMission,
  goesOn,
  isMonth,
  type MailWriter,
  ofTheSame,
  ofWork,
  other,
  partsOf,
  quoted,
  theSame,
} from './shared-content.ts';

/** Mails about held funds: deposited, paid, refunded, taken by a bank, or held for too long. */

/** « Les 1 318 € » or « Les fonds »: the held sum, if it is still known. */
const sum = ({ held }: MailFacts): string => (held === null ? 'Les fonds' : `Les ${held.total}`);

/** Sentences about the held sum: when it is paid, and to whom. */
const heldFor = (facts: MailFacts): string[] => {
  const { held: sums, mode, to, names } = facts;
  if (sums === null) return [];
  const isPortage = mode === 'portage';
  return to === 'candidate'
    ? [`${sums.payee} sont retenus pour vous\u202f: ils sont versés ${toYou(isPortage)}, ${releasePromise}.`]
    : [
        `Vous avez déposé ${sums.total}\u202f: ${partsOf(sums, toPayee(isPortage, names.provider))}. Rien n’est versé avant la fin ${ofTheSame(facts)}.`,
      ];
};

/** True for a dispute lost after its instalment was accepted: later instalments may be under way. */
const isLate = ({ instalment, state }: MailFacts): boolean => instalment !== null && state === 'DONE';

export const moneyMails = {
  'funds-deposited': (facts) => ({
    subject: `Fonds déposés\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `Les fonds ${ofWork(facts)} sont déposés. ${isMonth(facts) ? 'Il' : 'Elle'} peut commencer.`,
      ...heldFor(facts),
    ],
  }),
  'rest-settled': (facts) => ({
    subject: `Fonds ${ofTheSame(facts)} attribués\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `Notre équipe a décidé à qui reviennent les fonds ${ofWork(facts)}.`,
      ...closingNotes(facts),
    ],
    action: 'Lire la décision',
  }),
  'funds-released': (facts) => ({
    subject: `Fonds versés\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      facts.paid === null
        ? `Les fonds ${ofWork(facts)} vous sont versés.`
        : `${facts.paid} ${ofWork(facts)} sont versés ${toYou(facts.mode === 'portage')}.`,
      ...(endsMission(facts)
        ? [`Vous avez ${reviewTimes.writingDays} jours pour recommander l’autre partie.`]
        : []),
    ],
  }),
  'deposit-cancel-asked': (facts) => ({
    subject: `Annulation du dépôt demandée\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} demande l’annulation du dépôt de fonds ${ofWork(facts)} et attend votre accord.`,
      ...(facts.held === null
        ? ['Si vous l’acceptez, la mission prend fin. Aucune somme n’est encore déposée.']
        : [
            `Si vous l’acceptez, la mission prend fin et ${facts.held.total} sont rendus à qui les a déposés.`,
          ]),
    ],
    action: 'Répondre',
  }),
  'deposit-cancel-refused': (facts) => ({
    subject: `Annulation du dépôt refusée\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} a refusé l’annulation du dépôt de fonds ${ofWork(facts)}. ${goesOn(facts)}`,
      ...(facts.held === null
        ? []
        : [
            `Les ${facts.held.total} restent déposés. En cas de désaccord, vous pouvez contester ${theSame(facts)}.`,
          ]),
    ],
  }),
  'deposit-cancelled': (facts) => ({
    subject: `Dépôt annulé\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `Le dépôt de fonds ${ofWork(facts)} est annulé. La mission prend fin.`,
      ...(facts.paid === null ? [] : [`${facts.paid} sont rendus à qui les a déposés.`]),
      ...closingNotes(facts),
    ],
  }),
  'chargeback-opened': (facts) => ({
    subject: `Paiement contesté auprès de la banque\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `Le titulaire de la carte conteste auprès de sa banque le dépôt ${ofWork(facts)}.`,
      'Rien n’est versé ni rendu avant la réponse de la banque, qui peut prendre plusieurs semaines.',
    ],
  }),
  'chargeback-won': (facts) => ({
    subject: `Contestation du paiement rejetée\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `La banque a rejeté la contestation du dépôt ${ofWork(facts)}. ${goesOn(facts)}`,
      ...(facts.held === null ? [] : [`${sum(facts)} sont de nouveau retenus.`]),
    ],
  }),
  'chargeback-lost': (facts) => ({
    subject: `Dépôt remboursé par la banque\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `La banque a rendu le dépôt ${ofWork(facts)} au titulaire de la carte.${isLate(facts) ? '' : ' La mission prend fin.'}`,
    ],
  }),
  'chargeback-partly-lost': (facts) => ({
    subject: `Dépôt repris en partie par la banque\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `La banque a repris une partie du dépôt ${ofWork(facts)}. Le reste demeure consacré ${isMonth(facts) ? 'au mois' : `à ${theSame(facts)}`}.`,
      ...decisionText(facts),
    ],
  }),
  'chargeback-reversed': (facts) => ({
    subject: `Dépôt rendu par la banque\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `La banque a rendu ce qu’elle avait repris du dépôt ${ofWork(facts)}.`,
      `Si ${theSame(facts)} est terminé${ending(facts)}, notre équipe décide à qui il revient et vous écrit.`,
    ],
  }),
  'payout-expired': (facts) => ({
    subject: `Fonds rendus au client\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `Les fonds ${ofWork(facts)} n’ont pas pu être versés dans les ${threadTimes.holdMaximumDays} jours\u202f: ils reviennent à qui les a déposés.`,
    ],
  }),
  'hold-warning': (facts) => ({
    subject: `Fonds retenus depuis ${threadTimes.holdWarningDays} jours : ${quoted(facts.subject)}`,
    paragraphs: [
      `${sum(facts)} ${ofWork(facts)} sont retenus depuis ${threadTimes.holdWarningDays} jours. Ils ne peuvent l’être plus de ${threadTimes.holdMaximumDays}.`,
    ],
  }),
} satisfies Readonly<Record<string, MailWriter>>;
