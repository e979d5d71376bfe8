import { type ByParty, noLimit, type Say } from './step.ts';

/** Where a thread stands from the agreement on a mode until the end of the mission. */
export const executionSituations = [
  'DEPOSIT_AWAITED',
  'ONGOING_DIRECT',
  'ONGOING_HELD',
  'DELIVERED_DIRECT',
  'DELIVERED_HELD',
  'CONTESTED_BY_CREATOR',
  'CONTESTED_BY_CANDIDATE',
  'SETTLEMENT',
] as const;

const delivery: Say = ({ delivery: time }) => (time === '' ? null : `Délai prévu\u202f: ${time}`);
const endsByItself: Say = ({ endsByItself: date }) =>
  date && `Sans réponse d'ici le ${date}, la mission se termine d'elle-même`;
const reason: Say = ({ reason: words }) => words;
const frozen: Say = ({ isDeposited }) =>
  `Notre équipe examine le motif, puis tranche. ${isDeposited ? "D'ici là, rien n'est versé ni rendu. " : ''}Vous pouvez continuer d'échanger ici.`;

const contested = { waitsFor: 'Basoche', quote: reason, until: noLimit } as const;
const mine = { ...contested, title: 'Vous avez contesté la mission', next: frozen } as const;
const theirs = {
  ...contested,
  title: ({ other }: { other: string }) => `${other} a contesté la mission`,
  next: frozen,
} as const;

const delivered = {
  waitsFor: 'other',
  title: 'Vous avez déclaré la mission livrée',
  until: endsByItself,
} as const;
const toEnd = {
  waitsFor: 'you',
  title: ({ other }: { other: string }) => `${other} déclare la mission livrée`,
  until: endsByItself,
} as const;

export const executionSteps: Readonly<Record<(typeof executionSituations)[number], ByParty>> = {
  DEPOSIT_AWAITED: {
    creator: {
      waitsFor: 'you',
      title: ({ deposit }) => `Déposez les fonds\u202f: ${deposit}`,
      next: ({ other }) =>
        `La mission commence dès que le dépôt est confirmé. La somme est versée à ${other} après la fin de la mission.`,
      until: noLimit,
    },
    candidate: {
      waitsFor: 'other',
      title: ({ deposit }) => `Le dépôt des fonds est attendu\u202f: ${deposit}`,
      next: ({ other }) =>
        `${other} doit déposer les fonds. La mission commence dès que le dépôt est confirmé. D'ici là, pensez à configurer votre compte de paiement\u202f: il recevra le règlement.`,
      until: noLimit,
    },
  },
  ONGOING_DIRECT: {
    creator: {
      waitsFor: 'other',
      title: 'La mission est en cours',
      next: ({ other, price }) =>
        `${other} réalise la mission et vous facture ${price}. Une fois le travail reçu, déclarez la mission terminée.`,
      until: delivery,
    },
    candidate: {
      waitsFor: 'you',
      title: 'La mission est en cours',
      next: ({ other, price }) =>
        `Réalisez la mission et facturez ${price}. Une fois le travail remis, déclarez la mission livrée\u202f: ${other} aura 14 jours pour la terminer ou la contester.`,
      until: delivery,
    },
  },
  ONGOING_HELD: {
    creator: {
      waitsFor: 'other',
      title: 'La mission est en cours',
      next: ({ other, deposit }) =>
        `${other} réalise la mission. Une fois le travail reçu, déclarez-la terminée\u202f: les fonds déposés (${deposit}) seront alors versés.`,
      until: delivery,
    },
    candidate: {
      waitsFor: 'you',
      title: 'La mission est en cours',
      next: ({ other, deposit }) =>
        `Réalisez la mission, puis déclarez-la livrée\u202f: ${other} aura 14 jours pour la terminer ou la contester. Les fonds déposés (${deposit}) vous sont versés ensuite.`,
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
      next: ({ deposit }) =>
        `Si le travail vous convient, déclarez la mission terminée\u202f: les fonds déposés (${deposit}) seront versés. Sinon, contestez-la\u202f: rien n'est versé avant que notre équipe ait tranché.`,
    },
    candidate: {
      ...delivered,
      next: ({ other, deposit }) =>
        `${other} peut terminer la mission ou la contester. Les fonds déposés (${deposit}) vous sont versés après la fin.`,
    },
  },
  CONTESTED_BY_CREATOR: { creator: mine, candidate: theirs },
  CONTESTED_BY_CANDIDATE: { creator: theirs, candidate: mine },
  SETTLEMENT: {
    creator: {
      waitsFor: 'Basoche',
      title: 'La mission est terminée, le règlement est en cours',
      next: ({ other, deposit }) =>
        `Les fonds déposés (${deposit}) vont être versés à ${other}. Si quelque chose ne va pas, vous pouvez encore contester la mission.`,
      until: ({ releaseAt }) => releaseAt && `Versement prévu le ${releaseAt}`,
    },
    candidate: {
      waitsFor: 'Basoche',
      title: 'La mission est terminée, le règlement est en cours',
      next: ({ deposit }) => `Les fonds déposés (${deposit}) vont vous être versés.`,
      until: ({ releaseAt }) => releaseAt && `Versement prévu le ${releaseAt}`,
    },
  },
};
