import { onAccount, unguaranteed } from '@basoche/domain/pricing/content';
import { heldMonthDays, sheetAwaitedDays } from '@basoche/domain/pricing/limits';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { threadTimes } from '@basoche/domain/threads/time-limits';
import { beginWithWork, leftOverText, ofWork } from '../work-words.ts';
import {
  areYours,
  type ByParty,
  both,
  type NextStep,
  type NextStepFacts,
  type NextStepTable,
  noLimit,
  toPayee,
} from './definition.ts';
import { orStop } from './instalment-content.ts';

/** Steps of a mission by day, by hour or with a retainer that differ from those of a flat price. */

const nameOf = ({ instalment }: NextStepFacts): string => instalment?.name ?? '';

/** Sentence on the part of a deposit that goes back to the client. */
const leftOver = ({ isByTime }: NextStepFacts): string => (isByTime ? ` ${leftOverText}` : '');

const awaited: NextStep = {
  title: (facts) => `${nameOf(facts)}\u202f: le dépôt est attendu`,
  next: (facts) =>
    `${facts.other} doit déposer les fonds du mois\u202f: ${onAccount({ count: null })}. ${unguaranteed}${orStop(facts)}`,
  until: noLimit,
};

const toCome = {
  title: ({ work, opensOn }: NextStepFacts) => `Le dépôt ${ofWork(work)} s’ouvre le ${opensOn}`,
} as const;

/** Reason why the deposit of a month of a retainer is not open yet. */
const notYet = `Un mois se dépose ${heldMonthDays}\u00a0jours au plus avant son dernier jour\u202f: plus tôt, sa somme serait rendue avant la fin.`;

/** Step of a retainer's month before its deposit may be paid. */
export const depositToCome: ByParty = {
  creator: {
    ...toCome,
    next: (facts) =>
      `Vous n’avez rien à faire d’ici là. ${notYet} Vous déposerez alors ${facts.deposit}\u202f: ${onAccount({ count: null })}.${orStop(facts)}`,
  },
  candidate: {
    ...toCome,
    next: (facts) =>
      `Vous n’avez rien à faire d’ici là. ${notYet} ${facts.other} déposera alors les fonds du mois. ${unguaranteed}${orStop(facts)}`,
  },
};

const approval = {
  next: ({ other }: NextStepFacts) =>
    `Une fois le dépôt approuvé, votre équipe peut le payer, et le mois commence. ${other} ne voit rien de cette demande.`,
  until: noLimit,
} as const;

const days = `${threadTimes.autoEndDays}\u00a0jours`;

const underWay = ({ work }: NextStepFacts): string => `${beginWithWork(work)} est en cours`;

/** Steps of the current month, or of the correction of its sheet after it was given back. */
const monthUnderWay = (next: Readonly<Record<ThreadParty, (facts: NextStepFacts) => string>>) =>
  ({
    creator: {
      title: (facts) =>
        facts.isReturned ? `Vous avez rendu le compte rendu ${ofWork(facts.work)}` : underWay(facts),
      next: (facts) =>
        facts.isReturned
          ? `${facts.other} le corrige et vous l’envoie de nouveau. Vous aurez alors ${days} pour l’accepter ou contester le mois.`
          : next.creator(facts),
    },
    candidate: {
      title: (facts) =>
        facts.isReturned ? `Corrigez le compte rendu ${ofWork(facts.work)}` : underWay(facts),
      next: (facts) =>
        facts.isReturned
          ? `${facts.other} vous le rend avec un mot. Corrigez-le, puis envoyez-le de nouveau\u202f: il ne peut plus être rendu, et ${facts.other} aura ${days} pour l’accepter ou contester le mois.`
          : next.candidate(facts),
    },
  }) satisfies ByParty;

/** Sentence on the answers that a client may give to a sheet. */
const waysOfClient = ({ mayReturn }: NextStepFacts): string =>
  mayReturn
    ? 'Vous pouvez aussi le rendre à corriger, une fois, ou contester le mois.'
    : 'Sinon, contestez le mois\u202f: notre équipe tranchera.';

const received = {
  title: ({ other, work }: NextStepFacts) => `${other} vous envoie le compte rendu ${ofWork(work)}`,
  until: ({ dueAt }: NextStepFacts) => dueAt && `Sans réponse d’ici le ${dueAt}, il est accepté de lui-même`,
} as const;

const sent = {
  title: ({ work }: NextStepFacts) => `Vous avez envoyé le compte rendu ${ofWork(work)}`,
  next: ({ other }: NextStepFacts) =>
    `${other} le lit, et l’accepte, vous le rend à corriger ou conteste le mois. Sans réponse, il est accepté de lui-même.`,
  until: ({ dueAt }: NextStepFacts) => dueAt && `Au plus tard le ${dueAt}`,
} as const;

const settling = {
  title: ({ work }: NextStepFacts) => `Le compte rendu ${ofWork(work)} est accepté`,
  until: ({ releaseAt }: NextStepFacts) => releaseAt && `Versement prévu ${releaseAt}`,
} as const;

const opensNext = 'Le mois suivant, s’il y en a un, s’ouvre après ce versement.';

const stillOpen = ({ other }: NextStepFacts): string => `Vous pouvez encore écrire à ${other}.`;

export const monthSteps: NextStepTable = {
  DEPOSIT_AWAITED: {
    creator: {
      title: (facts) => `${nameOf(facts)}\u202f: déposez ${facts.deposit}`,
      next: (facts) =>
        `C’est ${onAccount({ count: null })}. Le mois commence dès que le dépôt est confirmé. ${facts.other} vous dit en fin de mois ce qui a été fait\u202f: vous l’acceptez, puis ${facts.isByTime ? 'la somme en est versée' : `${facts.payee} sont versés`} ${toPayee(facts)}.${leftOver(facts)}${orStop(facts)}`,
      until: noLimit,
    },
    candidate: awaited,
  },
  DEPOSIT_TO_APPROVE: {
    creator: {
      ...approval,
      title: (facts) => `${nameOf(facts)}\u202f: approuvez le dépôt de ${facts.deposit}`,
    },
    candidate: awaited,
  },
  APPROVAL_AWAITED: {
    creator: {
      ...approval,
      title: (facts) => `${nameOf(facts)}\u202f: le dépôt de ${facts.deposit} attend une approbation`,
    },
    candidate: awaited,
  },
  ONGOING_DIRECT: monthUnderWay({
    creator: ({ other, mayStop }) =>
      mayStop
        ? `${other} n’a pas envoyé le compte rendu, attendu depuis ${sheetAwaitedDays}\u00a0jours. Vous pouvez l’attendre encore, contester le mois, ou arrêter la mission\u202f: rien n’est dû pour ce mois.`
        : `${other} vous enverra en fin de mois le compte rendu de ce qui a été fait, puis vous le facturera. Vous aurez ${days} pour l’accepter ou le contester.`,
    candidate: ({ other }) =>
      `Notez ce que vous faites au fil du mois. À la fin, envoyez le compte rendu\u202f: ${other} aura ${days} pour l’accepter ou le contester, puis vous le facturez.`,
  }),
  ONGOING_HELD: monthUnderWay({
    creator: (facts) =>
      `${facts.other} vous enverra en fin de mois le compte rendu de ce qui a été fait. Vous aurez ${days} pour l’accepter ou le contester\u202f; la somme en sera versée ${toPayee(facts)}.${leftOver(facts)}`,
    candidate: (facts) =>
      `Notez ce que vous faites au fil du mois. À la fin, envoyez le compte rendu\u202f: ${facts.other} aura ${days} pour l’accepter ou le contester. ${facts.isByTime ? `La somme en est prise sur le dépôt (${facts.payee}).` : `Les fonds du mois (${facts.payee}) ${areYours(facts)} ensuite.`}`,
  }),
  DELIVERED_DIRECT: {
    creator: {
      ...received,
      next: (facts) => `Si le travail vous convient, acceptez-le. ${waysOfClient(facts)}`,
    },
    candidate: sent,
  },
  DELIVERED_HELD: {
    creator: {
      ...received,
      next: (facts) =>
        `Si le travail vous convient, acceptez-le\u202f: ${facts.payee} seront versés ${toPayee(facts)}.${leftOver(facts)} ${waysOfClient(facts)}`,
    },
    candidate: sent,
  },
  SETTLEMENT: {
    creator: {
      ...settling,
      next: (facts) =>
        `${facts.payee} vont être versés ${toPayee(facts)}.${leftOver(facts)} Si quelque chose ne va pas, vous pouvez encore contester le mois. ${opensNext}`,
    },
    candidate: {
      ...settling,
      next: (facts) => `${facts.payee} ${areYours(facts)}. ${opensNext}`,
    },
  },
  DONE: both({ title: 'La mission est terminée', next: stillOpen }),
  DONE_PAID: {
    creator: {
      title: 'La mission est terminée et réglée',
      next: (facts) => `Les sommes des mois terminés sont versées ${toPayee(facts)}. ${stillOpen(facts)}`,
    },
    candidate: {
      title: 'La mission est terminée et réglée',
      next: (facts) =>
        `Les sommes des mois terminés ${facts.isPortage ? 'sont versées à ITG, qui vous paie' : 'vous sont versées'}. ${stillOpen(facts)}`,
    },
  },
};
