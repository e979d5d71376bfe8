import type { CollaborationMode } from '../payments/fees.ts';
import { toPayee, toYou } from '../payments/payee.ts';
import { releasePromise } from '../payments/release-times.ts';
import { threadTimes } from '../threads/time-limits.ts';
import type { MailFacts } from './facts.ts';
import {
  because,
  isMonth,
  type MailWriter,
  ofWork,
  other,
  partsOf,
  quoted,
  theWork,
  upper,
} from './shared-content.ts';

/** Mails about the mode of collaboration: the mode, its effect on money, and its deposit. */

const modeText: Readonly<Record<CollaborationMode, string>> = {
  direct: 'la relation directe',
  funds: 'le dépôt des fonds chez un tiers',
  portage: 'le portage salarial',
};
const theMode = ({ mode }: MailFacts) => (mode === null ? 'le mode de collaboration' : modeText[mode]);

/** Sentences on the effect of the proposed mode on the candidate's money. */
const meaning = ({ mode, due, price, parts }: MailFacts): string[] => {
  if (mode === 'direct') {
    return [
      `Le client vous règle ${price} directement, sur votre facture\u202f: Basoche ne garde aucune somme.`,
    ];
  }
  if (mode === null || due === null) return [];
  const isPortage = mode === 'portage';
  const before = isPortage ? 'Après l’accord de Basoche puis d’ITG, le client dépose' : 'Le client dépose';
  if (parts !== undefined)
    return [
      `${before} chaque ${parts} avant son début, ${due.total} d’abord. Ce qui vous revient, ${due.payee} pour ${parts === 'mois' ? 'le premier' : 'la première'}, est versé ${toYou(isPortage)} après sa fin.`,
    ];
  return [
    `${before} ${due.total} avant le début de la mission. ${due.payee} sont versés ${toYou(isPortage)}, ${releasePromise}.`,
  ];
};

/** Sentences on the creator's deposit: its total and its parts. */
export const toDeposit = (facts: MailFacts): string[] => {
  const { due, mode, state, payeeIsReady, names, instalment } = facts;
  const work =
    instalment === null ? 'la mission' : `${isMonth(facts) ? 'le' : 'la'} ${instalment.name.toLowerCase()}`;
  if (due === null || state !== 'WAITING_FUNDS') return [];
  const parts = partsOf(due, toPayee(mode === 'portage', names.provider));
  return payeeIsReady
    ? [`Déposez ${due.total} pour que ${work} commence\u202f: ${parts}.`]
    : [
        `Vous aurez à déposer ${due.total}\u202f: ${parts}.`,
        'Le dépôt ouvre dès que le compte de paiement qui les recevra est prêt\u202f; nous vous écrirons.',
      ];
};

const depositAction = ({ due, state, payeeIsReady }: MailFacts) =>
  due !== null && state === 'WAITING_FUNDS' && payeeIsReady ? { action: `Déposer ${due.total}` } : {};

/** Sentences on the steps after the candidate accepted the mode. */
const following = (facts: MailFacts): string[] => {
  const { mode, state, due, price } = facts;
  if (mode === 'direct' && state === 'ONGOING') {
    return [`La mission peut commencer. Vous réglez ${price} directement, sur facture.`];
  }
  if (mode === 'portage' && state === 'WAITING_PORTAGE') {
    return [
      `Basoche examine la demande sous ${threadTimes.portageAnswerHours} heures, puis ITG sous ${threadTimes.partnerAnswerBusinessHours} heures ouvrées. Vous déposerez ensuite ${due?.total ?? price}.`,
    ];
  }
  return toDeposit(facts);
};

/** The accepted sheet of a month, line by line, with its sum. */
const toldWork = ({ sheet, instalment }: MailFacts): string[] =>
  sheet === undefined || instalment === null
    ? []
    : [
        `Période\u202f: ${sheet.period}.`,
        ...sheet.lines,
        `En tout\u202f: ${sheet.quantity}, ${instalment.price}.`,
      ];

export const modeMails = {
  'mode-offered': (facts) => ({
    subject: `Un mode de collaboration vous est proposé\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} vous propose ${theMode(facts)} pour la mission ${quoted(facts.subject)}.`,
      ...meaning(facts),
      'Il vous revient de l’accepter ou de le refuser.',
    ],
    action: 'Accepter ou refuser',
  }),
  'mode-accepted': (facts) => ({
    subject: `Votre mode de collaboration est accepté\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} accepte ${theMode(facts)} pour ${quoted(facts.subject)}.`,
      ...following(facts),
    ],
    ...depositAction(facts),
  }),
  'mode-refused': (facts) => ({
    subject: `Votre mode de collaboration est refusé\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `${other(facts)} refuse ${theMode(facts)} pour ${quoted(facts.subject)}. Vous pouvez proposer un autre mode.`,
    ],
    action: 'Proposer un autre mode',
  }),
  'payment-account-reminder': (facts) => ({
    subject: 'Configurez votre compte de paiement',
    paragraphs: [
      `Pour recevoir ${facts.due === null ? 'le règlement' : `les ${facts.due.payee}`} ${ofWork(facts)}, configurez votre compte de paiement dès maintenant.`,
      `Sans lui, ${facts.otherName ?? 'le client'} ne peut pas déposer les fonds.`,
    ],
    action: 'Configurer mon compte',
  }),
  'portage-to-review': (facts) => ({
    subject: `Portage salarial à examiner\u202f: ${quoted(facts.subject)}`,
    paragraphs: [`Une demande de portage salarial attend votre réponse pour ${quoted(facts.subject)}.`],
  }),
  'portage-overdue': (facts) => ({
    subject: `Portage salarial en retard\u202f: ${quoted(facts.subject)}`,
    paragraphs: [`Le délai de réponse est dépassé pour la demande de portage ${quoted(facts.subject)}.`],
  }),
  'portage-sheet': (facts) => ({
    subject: `Compte rendu accepté\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `Le compte rendu ${ofWork(facts)} est accepté.`,
      ...toldWork(facts),
      'La somme vous est versée pour payer le prestataire, sauf contestation d’ici là.',
    ],
    action: 'Ouvrir mon espace',
  }),
  'portage-validated': (facts) => ({
    subject: `Portage salarial validé par Basoche\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `Basoche a validé le portage salarial de la mission ${quoted(facts.subject)} et le transmet à ITG, qui se prononcera sous ${threadTimes.partnerAnswerBusinessHours} heures ouvrées.`,
    ],
  }),
  'portage-accepted': (facts) => ({
    subject: `Portage salarial accepté\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `Le portage salarial de la mission ${quoted(facts.subject)} est accepté.`,
      ...(facts.due === null || facts.state !== 'WAITING_FUNDS'
        ? []
        : [`La mission commence dès que le client a déposé ${facts.due.total}.`]),
    ],
  }),
  'portage-rejected': (facts) => ({
    subject: `Portage salarial refusé\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `Le portage salarial de la mission ${quoted(facts.subject)} est refusé. Un autre mode de collaboration est à choisir.`,
      ...because(facts),
    ],
  }),
  'funds-awaited': (facts) => ({
    subject: `Dépôt des fonds attendu\u202f: ${quoted(facts.subject)}`,
    paragraphs: [
      `${upper(theWork(facts))} commencera dès que vous aurez déposé les fonds.`,
      ...toDeposit(facts),
    ],
    ...depositAction(facts),
  }),
} satisfies Readonly<Record<string, MailWriter>>;
