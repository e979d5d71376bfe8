import { threadTimes } from '@basoche/domain/threads/time-limits';
import { ofWork, theWork } from '../work-words.ts';
import {
  areYours,
  both,
  feeWithin,
  type NextStep,
  type NextStepFacts,
  type NextStepTable,
  noLimit,
  type Say,
  toPayee,
} from './definition.ts';

const delivery: Say = ({ delivery: time }) => (time === '' ? null : `Délai prévu\u202f: ${time}`);
const endsByItself: Say = ({ dueAt, work }) =>
  dueAt && `Sans réponse d’ici le ${dueAt}, la ${work} se termine d’elle-même`;
/** « mission », « tranche 2 sur 3 (« Projet de bail ») ». */
const workNamed = ({ work, instalment }: NextStepFacts): string =>
  instalment === null ? work : `${work} («\u00a0${instalment.title}\u00a0»)`;
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
    `${facts.other} doit déposer les fonds. La ${facts.work} commence dès que le dépôt est confirmé\u202f; ${facts.payee} ${areYours(facts)} après sa fin.`,
  until: noLimit,
} as const satisfies NextStep;
const approval = {
  next: ({ other, work }: NextStepFacts) =>
    `Une fois le dépôt approuvé, votre équipe peut le payer, et la ${work} commence. ${other} ne voit rien de cette demande.`,
  until: noLimit,
} as const;

const contested = { quote: reason, until: noLimit } as const;
const mine = {
  ...contested,
  title: ({ work }: NextStepFacts) => `Vous avez contesté ${theWork(work)}`,
  next: frozen,
} as const;
const theirs = {
  ...contested,
  title: ({ other, work }: NextStepFacts) => `${other} a contesté ${theWork(work)}`,
  next: frozen,
} as const;

const delivered = {
  title: ({ work }: NextStepFacts) => `Vous avez déclaré la ${work} livrée`,
  until: endsByItself,
} as const;
const isUnderWay: Say = ({ work }) => `La ${work} est en cours`;
const toEnd = {
  title: ({ other, work }: NextStepFacts) => `${other} déclare la ${work} livrée`,
  until: endsByItself,
} as const;

const isOver: Say = ({ work }) => `La ${work} est terminée, le règlement est en cours`;
/** Sentence about the instalment that opens after this one is paid; empty for the last one. */
const then = ({ instalment }: NextStepFacts): string =>
  instalment === null || instalment.isLast ? '' : ' La tranche suivante s’ouvre après ce versement.';

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
      next: ({ other, payee, work }) =>
        `Sans lui, ${other} ne peut pas déposer les fonds, ni ${theWork(work)} commencer. Notre prestataire de paiement vous y versera ${payee} après la fin ${ofWork(work)}.`,
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
        `La ${facts.work} commence dès que le dépôt est confirmé. Après sa fin, ${facts.payee} sont versés ${toPayee(facts)}${facts.fee === '' ? '' : `\u202f; le reste, ${facts.fee}, paie les frais de Basoche`}.`,
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
      title: isUnderWay,
      next: (facts) =>
        `${facts.other} réalise la ${workNamed(facts)} et vous facture ${facts.price}. Une fois le travail reçu, déclarez la ${facts.work} terminée.`,
      until: delivery,
    },
    candidate: {
      title: isUnderWay,
      next: (facts) =>
        `Réalisez la ${workNamed(facts)} et facturez ${facts.price}. Une fois le travail remis, déclarez la ${facts.work} livrée\u202f: ${facts.other} aura ${threadTimes.autoEndDays}\u00a0jours pour la terminer ou la contester.`,
      until: delivery,
    },
  },
  ONGOING_HELD: {
    creator: {
      title: isUnderWay,
      next: (facts) =>
        `${facts.other} réalise la ${workNamed(facts)}. Une fois le travail reçu, déclarez-la terminée\u202f: ${facts.payee} seront alors versés ${toPayee(facts)}.`,
      until: delivery,
    },
    candidate: {
      title: isUnderWay,
      next: (facts) =>
        `Réalisez la ${workNamed(facts)}, puis déclarez-la livrée\u202f: ${facts.other} aura ${threadTimes.autoEndDays}\u00a0jours pour la terminer ou la contester. Les fonds de la ${facts.work} (${facts.payee}) ${areYours(facts)} ensuite.`,
      until: delivery,
    },
  },
  DELIVERED_DIRECT: {
    creator: {
      ...toEnd,
      next: ({ work }) =>
        `Si le travail vous convient, déclarez la ${work} terminée. Sinon, contestez-la\u202f: notre équipe tranchera.`,
    },
    candidate: {
      ...delivered,
      next: ({ other, work }) => `${other} peut terminer la ${work} ou la contester.`,
    },
  },
  DELIVERED_HELD: {
    creator: {
      ...toEnd,
      next: (facts) =>
        `Si le travail vous convient, déclarez la ${facts.work} terminée\u202f: ${facts.payee} seront versés ${toPayee(facts)}. Sinon, contestez-la\u202f: rien n’est versé avant que notre équipe ait tranché.`,
    },
    candidate: {
      ...delivered,
      next: (facts) =>
        `${facts.other} peut terminer la ${facts.work} ou la contester. Les fonds de la ${facts.work} (${facts.payee}) ${areYours(facts)} après la fin.`,
    },
  },
  CANCEL_ASKED_BY_CREATOR: { creator: asked, candidate: toAgree },
  CANCEL_ASKED_BY_CANDIDATE: { creator: toAgree, candidate: asked },
  CONTESTED_BY_CREATOR: { creator: mine, candidate: theirs },
  CONTESTED_BY_CANDIDATE: { creator: theirs, candidate: mine },
  SETTLEMENT: {
    creator: {
      title: isOver,
      next: (facts) =>
        `Les fonds de la ${facts.work} (${facts.payee}) vont être versés ${toPayee(facts)}. Si quelque chose ne va pas, vous pouvez encore contester la ${facts.work}.${then(facts)}`,
      until: ({ releaseAt }) => releaseAt && `Versement prévu ${releaseAt}`,
    },
    candidate: {
      title: isOver,
      next: (facts) =>
        facts.isPortage
          ? `Les fonds de la ${facts.work} (${facts.payee}) vont être versés à ITG, qui vous paie.${then(facts)}`
          : `Les fonds de la ${facts.work} (${facts.payee}) vont vous être versés.${then(facts)}`,
      until: ({ releaseAt }) => releaseAt && `Versement prévu ${releaseAt}`,
    },
  },
  CHARGED_BACK: both({
    title: 'Le dépôt est contesté auprès de la banque',
    next: 'La banque du titulaire de la carte a repris la somme contestée, le temps d’examiner la demande. D’ici sa réponse, rien n’est versé, ni rendu, ni tranché. Vous pouvez continuer d’échanger ici.',
    until: noLimit,
  }),
} satisfies NextStepTable;
