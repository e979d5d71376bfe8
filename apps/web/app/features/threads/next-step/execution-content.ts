import { threadTimes } from '@basoche/domain/threads/time-limits';
import {
  areYours,
  both,
  feeWithin,
  type NextStep,
  type NextStepTable,
  noLimit,
  type Say,
  toPayee,
} from './definition.ts';

const delivery: Say = ({ delivery: time }) => (time === '' ? null : `Délai prévu\u202f: ${time}`);
const endsByItself: Say = ({ dueAt }) =>
  dueAt && `Sans réponse d’ici le ${dueAt}, la mission se termine d’elle-même`;
const reason: Say = ({ reason: text }) => text;
const frozen: Say = ({ isDeposited }) =>
  `Notre équipe examine le motif, puis tranche. ${isDeposited ? 'D’ici là, rien n’est versé ni rendu. ' : ''}Vous pouvez continuer d’échanger ici.`;

const asked = {
  title: 'Vous avez demandé l’annulation du dépôt',
  next: ({ other }) =>
    `${other} peut accepter, et la mission prend fin, ou refuser. D’ici là, rien ne change et la mission suit son cours.`,
  until: noLimit,
} as const satisfies NextStep;
const toAgree = {
  title: ({ other }) => `${other} demande l’annulation du dépôt`,
  next: ({ isDeposited }) =>
    `Avec votre accord, la mission prend fin${isDeposited ? ' et les fonds sont rendus' : ''}. Si vous refusez, la mission suit son cours.`,
  until: noLimit,
} as const satisfies NextStep;

const depositAwaited = {
  title: 'Le dépôt des fonds est attendu',
  next: (facts) =>
    `${facts.other} doit déposer les fonds. La mission commence dès que le dépôt est confirmé\u202f; ${facts.payee} ${areYours(facts)} après sa fin.`,
  until: noLimit,
} as const satisfies NextStep;
const approval = {
  next: ({ other }: { other: string }) =>
    `Une fois le dépôt approuvé, votre équipe peut le payer, et la mission commence. ${other} ne voit rien de cette demande.`,
  until: noLimit,
} as const;

const contested = { quote: reason, until: noLimit } as const;
const mine = { ...contested, title: 'Vous avez contesté la mission', next: frozen } as const;
const theirs = {
  ...contested,
  title: ({ other }: { other: string }) => `${other} a contesté la mission`,
  next: frozen,
} as const;

const delivered = {
  title: 'Vous avez déclaré la mission livrée',
  until: endsByItself,
} as const;
const toEnd = {
  title: ({ other }: { other: string }) => `${other} déclare la mission livrée`,
  until: endsByItself,
} as const;

/** Steps from the agreement on a mode until the end of the mission. */
export const executionSteps = {
  PAYEE_AWAITED: {
    creator: {
      title: 'Le dépôt des fonds n’est pas encore ouvert',
      next: (facts) =>
        `${facts.other} doit d’abord configurer son compte de paiement. Vous déposerez ensuite ${facts.deposit}${feeWithin(facts)}\u202f; nous vous préviendrons.`,
      until: noLimit,
    },
    candidate: {
      title: 'Configurez votre compte de paiement',
      next: ({ other, payee }) =>
        `Sans lui, ${other} ne peut pas déposer les fonds, ni la mission commencer. Notre prestataire de paiement vous y versera ${payee} après la fin de la mission.`,
      until: noLimit,
    },
  },
  PARTNER_AWAITED: {
    creator: {
      title: 'Le dépôt des fonds n’est pas encore ouvert',
      next: ({ deposit }) =>
        `ITG doit d’abord configurer son compte de paiement. Vous déposerez ensuite ${deposit}\u202f; nous vous préviendrons.`,
      until: noLimit,
    },
    candidate: {
      title: 'Le dépôt des fonds n’est pas encore ouvert',
      next: ({ other }) =>
        `ITG doit d’abord configurer son compte de paiement. ${other} déposera ensuite les fonds, et la mission commencera.`,
      until: noLimit,
    },
  },
  DEPOSIT_AWAITED: {
    creator: {
      title: ({ deposit }) => `Déposez les fonds\u202f: ${deposit}`,
      next: (facts) =>
        `La mission commence dès que le dépôt est confirmé. Après sa fin, ${facts.payee} sont versés ${toPayee(facts)}${facts.fee === '' ? '' : `\u202f; le reste, ${facts.fee}, paie les frais de Basoche`}.`,
      until: noLimit,
    },
    candidate: depositAwaited,
  },
  DEPOSIT_TO_APPROVE: {
    creator: { ...approval, title: ({ deposit }) => `Approuvez le dépôt\u202f: ${deposit}` },
    candidate: depositAwaited,
  },
  APPROVAL_AWAITED: {
    creator: { ...approval, title: ({ deposit }) => `Le dépôt attend une approbation\u202f: ${deposit}` },
    candidate: depositAwaited,
  },
  ONGOING_DIRECT: {
    creator: {
      title: 'La mission est en cours',
      next: ({ other, price }) =>
        `${other} réalise la mission et vous facture ${price}. Une fois le travail reçu, déclarez la mission terminée.`,
      until: delivery,
    },
    candidate: {
      title: 'La mission est en cours',
      next: ({ other, price }) =>
        `Réalisez la mission et facturez ${price}. Une fois le travail remis, déclarez la mission livrée\u202f: ${other} aura ${threadTimes.autoEndDays}\u00a0jours pour la terminer ou la contester.`,
      until: delivery,
    },
  },
  ONGOING_HELD: {
    creator: {
      title: 'La mission est en cours',
      next: (facts) =>
        `${facts.other} réalise la mission. Une fois le travail reçu, déclarez-la terminée\u202f: ${facts.payee} seront alors versés ${toPayee(facts)}.`,
      until: delivery,
    },
    candidate: {
      title: 'La mission est en cours',
      next: (facts) =>
        `Réalisez la mission, puis déclarez-la livrée\u202f: ${facts.other} aura ${threadTimes.autoEndDays}\u00a0jours pour la terminer ou la contester. Les fonds de la mission (${facts.payee}) ${areYours(facts)} ensuite.`,
      until: delivery,
    },
  },
  DELIVERED_DIRECT: {
    creator: {
      ...toEnd,
      next: 'Si le travail vous convient, déclarez la mission terminée. Sinon, contestez-la\u202f: notre équipe tranchera.',
    },
    candidate: {
      ...delivered,
      next: ({ other }) => `${other} peut terminer la mission ou la contester.`,
    },
  },
  DELIVERED_HELD: {
    creator: {
      ...toEnd,
      next: (facts) =>
        `Si le travail vous convient, déclarez la mission terminée\u202f: ${facts.payee} seront versés ${toPayee(facts)}. Sinon, contestez-la\u202f: rien n’est versé avant que notre équipe ait tranché.`,
    },
    candidate: {
      ...delivered,
      next: (facts) =>
        `${facts.other} peut terminer la mission ou la contester. Les fonds de la mission (${facts.payee}) ${areYours(facts)} après la fin.`,
    },
  },
  CANCEL_ASKED_BY_CREATOR: { creator: asked, candidate: toAgree },
  CANCEL_ASKED_BY_CANDIDATE: { creator: toAgree, candidate: asked },
  CONTESTED_BY_CREATOR: { creator: mine, candidate: theirs },
  CONTESTED_BY_CANDIDATE: { creator: theirs, candidate: mine },
  SETTLEMENT: {
    creator: {
      title: 'La mission est terminée, le règlement est en cours',
      next: (facts) =>
        `Les fonds de la mission (${facts.payee}) vont être versés ${toPayee(facts)}. Si quelque chose ne va pas, vous pouvez encore contester la mission.`,
      until: ({ releaseAt }) => releaseAt && `Versement prévu ${releaseAt}`,
    },
    candidate: {
      title: 'La mission est terminée, le règlement est en cours',
      next: (facts) =>
        facts.isPortage
          ? `Les fonds de la mission (${facts.payee}) vont être versés à ITG, qui vous paie.`
          : `Les fonds de la mission (${facts.payee}) vont vous être versés.`,
      until: ({ releaseAt }) => releaseAt && `Versement prévu ${releaseAt}`,
    },
  },
  CHARGED_BACK: both({
    title: 'Le dépôt est contesté auprès de la banque',
    next: 'La banque du titulaire de la carte a repris la somme contestée, le temps d’examiner la demande. D’ici sa réponse, rien n’est versé, ni rendu, ni tranché. Vous pouvez continuer d’échanger ici.',
    until: noLimit,
  }),
} satisfies NextStepTable;
