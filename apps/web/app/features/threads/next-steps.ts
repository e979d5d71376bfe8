import type { ThreadParty } from '@basoche/domain/threads/actors';
import { offerSituations, offerSteps } from './offer-steps.ts';
import { both, type NextStep, noLimit, type Say } from './step.ts';

/** Where a thread stands, finer than its state: what its last open action waits for. */
export const situations = [
  'PRICE_OFFERED',
  'PRICE_TO_CONFIRM',
  'PRICE_REFUSED',
  'MODE_TO_CHOOSE',
  'DIRECT_OFFERED',
  'FUNDS_OFFERED',
  'PORTAGE_OFFERED',
  'PORTAGE_AT_BASOCHE',
  'PORTAGE_AT_ITG',
  'DEPOSIT_AWAITED',
  'ONGOING_DIRECT',
  'ONGOING_HELD',
  'SETTLEMENT',
  'DONE',
  'REFUSED',
  'WITHDRAWN',
  'REFUNDED',
  ...offerSituations,
] as const;
export type Situation = (typeof situations)[number];

const answerBy: Say = ({ answerBy: date }) => (date ? `Réponse attendue avant le ${date}` : null);

/** Situation × who reads → the block "what to do now" (second document, §4; rules §3). */
export const nextSteps: Readonly<Record<Situation, Readonly<Record<ThreadParty, NextStep>>>> = {
  PRICE_OFFERED: {
    creator: {
      waitsFor: 'you',
      title: 'Répondez à la proposition de prix',
      next: ({ other, price }) =>
        `${other} propose ${price}. Si vous acceptez, vous choisirez le mode de collaboration. Si vous refusez, un autre prix pourra vous être proposé.`,
      until: noLimit,
    },
    candidate: {
      waitsFor: 'other',
      title: 'Votre proposition de prix est envoyée',
      next: ({ other, price }) =>
        `${other} doit répondre à votre prix de ${price}. En cas de refus, vous pourrez en proposer un autre.`,
      until: noLimit,
    },
  },
  PRICE_TO_CONFIRM: {
    creator: {
      waitsFor: 'other',
      title: 'Le prix est à confirmer',
      next: ({ other, price, changed }) =>
        `Vous avez modifié ${changed} depuis que ${other} a proposé ${price}. Vous pouvez attendre sa confirmation, ou répondre dès maintenant.`,
      until: noLimit,
    },
    candidate: {
      waitsFor: 'you',
      title: 'Confirmez votre prix',
      next: ({ other, price, changed }) =>
        `${other} a modifié la mission depuis votre proposition\u202f: ${changed}. Relisez-la, puis confirmez votre prix de ${price} ou retirez votre candidature.`,
      until: noLimit,
    },
  },
  PRICE_REFUSED: {
    creator: {
      waitsFor: 'other',
      title: 'Vous attendez un nouveau prix',
      next: ({ other, price }) =>
        `Le prix de ${price} est refusé. ${other} peut vous en proposer un autre, que vous pourrez accepter ou refuser.`,
      until: noLimit,
    },
    candidate: {
      waitsFor: 'you',
      title: 'Proposez un nouveau prix',
      next: ({ other, price }) =>
        `Votre prix de ${price} est refusé. ${other} pourra accepter ou refuser votre nouvelle proposition.`,
      until: noLimit,
    },
  },
  MODE_TO_CHOOSE: {
    creator: {
      waitsFor: 'you',
      title: 'Choisissez le mode de collaboration',
      next: ({ other, price }) =>
        `Le prix de ${price} est accepté. Votre choix sera proposé à ${other}, qui pourra l'accepter ou le refuser.`,
      until: noLimit,
    },
    candidate: {
      waitsFor: 'other',
      title: 'Le mode de collaboration est à choisir',
      next: ({ other, price }) =>
        `Votre prix de ${price} est accepté. ${other} choisit comment la mission sera réglée, puis vous donnerez votre accord.`,
      until: noLimit,
    },
  },
  DIRECT_OFFERED: {
    creator: {
      waitsFor: 'other',
      title: 'Votre relation directe est proposée',
      next: ({ other }) =>
        `${other} doit répondre. En cas d'accord, la mission commence aussitôt\u202f; sinon, vous choisirez un autre mode.`,
      until: noLimit,
    },
    candidate: {
      waitsFor: 'you',
      title: 'Acceptez-vous la relation directe\u202f?',
      next: ({ other, price }) =>
        `Vous facturez ${price} à ${other}, sans intermédiaire. Si vous acceptez, la mission commence aussitôt.`,
      until: noLimit,
    },
  },
  FUNDS_OFFERED: {
    creator: {
      waitsFor: 'other',
      title: 'Vous proposez de confier les fonds à un tiers',
      next: ({ other }) => `${other} doit répondre. En cas d'accord, vous déposerez les fonds.`,
      until: noLimit,
    },
    candidate: {
      waitsFor: 'you',
      title: 'Acceptez-vous que les fonds soient confiés à un tiers\u202f?',
      next: ({ other, price }) =>
        `${other} déposera ${price} avant le début de la mission. La somme vous est versée après sa fin.`,
      until: noLimit,
    },
  },
  PORTAGE_OFFERED: {
    creator: {
      waitsFor: 'other',
      title: 'Vous proposez un portage salarial',
      next: ({ other }) => `${other} doit répondre. En cas d'accord, Basoche puis ITG valident le portage.`,
      until: noLimit,
    },
    candidate: {
      waitsFor: 'you',
      title: 'Acceptez-vous le portage salarial\u202f?',
      next: 'Si vous acceptez, Basoche puis ITG, la société de portage, valident la demande.',
      until: noLimit,
    },
  },
  PORTAGE_AT_BASOCHE: both({
    waitsFor: 'Basoche',
    title: 'Le portage salarial est examiné par Basoche',
    next: 'Si la demande est validée, elle est transmise à ITG. Sinon, un autre mode de collaboration sera à choisir.',
    until: answerBy,
  }),
  PORTAGE_AT_ITG: both({
    waitsFor: 'ITG',
    title: 'Le portage salarial est examiné par ITG',
    next: 'Si la demande est acceptée, les fonds pourront être déposés. Sinon, un autre mode de collaboration sera à choisir.',
    until: answerBy,
  }),
  DEPOSIT_AWAITED: {
    creator: {
      waitsFor: 'you',
      title: 'Déposez les fonds de la mission',
      next: ({ other }) =>
        `La mission commence dès que le dépôt est confirmé. La somme est versée à ${other} après sa fin.`,
      until: noLimit,
    },
    candidate: {
      waitsFor: 'other',
      title: 'Le dépôt des fonds est attendu',
      next: ({ other }) =>
        `${other} doit déposer les fonds. La mission commence dès que le dépôt est confirmé.`,
      until: noLimit,
    },
  },
  ONGOING_DIRECT: {
    creator: {
      waitsFor: 'other',
      title: 'La mission est en cours',
      next: ({ other, price }) =>
        `${other} réalise la mission et vous facturera ${price}. Une fois le travail reçu, déclarez la mission terminée.`,
      until: ({ delivery }) => `Délai prévu\u202f: ${delivery}`,
    },
    candidate: {
      waitsFor: 'you',
      title: 'La mission est en cours',
      next: ({ other, price }) =>
        `Réalisez la mission, que vous facturerez ${price}. ${other} la déclarera terminée une fois le travail reçu.`,
      until: ({ delivery }) => `Délai prévu\u202f: ${delivery}`,
    },
  },
  ONGOING_HELD: {
    creator: {
      waitsFor: 'other',
      title: 'La mission est en cours',
      next: ({ other }) =>
        `${other} réalise la mission. Une fois le travail reçu, déclarez-la terminée\u202f: les fonds seront alors versés.`,
      until: ({ delivery }) => `Délai prévu\u202f: ${delivery}`,
    },
    candidate: {
      waitsFor: 'you',
      title: 'La mission est en cours',
      next: ({ other }) =>
        `Réalisez la mission. Les fonds vous sont versés une fois que ${other} l'a déclarée terminée.`,
      until: ({ delivery }) => `Délai prévu\u202f: ${delivery}`,
    },
  },
  SETTLEMENT: both({
    waitsFor: 'Basoche',
    title: 'La mission est terminée, le règlement est en cours',
    next: ({ price }) => `Les fonds déposés pour cette mission (${price}) sont versés au candidat.`,
    until: 'Au plus tard 72 heures après la fin de la mission',
  }),
  DONE: both({
    waitsFor: 'nobody',
    title: 'La mission est terminée',
    next: ({ other }) => `Il ne reste rien à faire ici. Vous pouvez encore écrire à ${other}.`,
  }),
  REFUSED: {
    creator: {
      waitsFor: 'nobody',
      title: 'Vous avez refusé cette candidature',
      next: 'La conversation est close. Elle reste consultable.',
    },
    candidate: {
      waitsFor: 'nobody',
      title: "Votre candidature n'a pas été retenue",
      next: ({ kind }) =>
        `La conversation est close. Elle reste consultable, et d'autres ${kind === 'JOB' ? 'offres' : 'missions'} vous attendent.`,
    },
  },
  WITHDRAWN: {
    creator: {
      waitsFor: 'nobody',
      title: 'La candidature a été retirée',
      next: ({ other }) =>
        `${other} a retiré sa candidature. La conversation est close et reste consultable.`,
    },
    candidate: {
      waitsFor: 'nobody',
      title: 'Vous avez retiré votre candidature',
      next: 'La conversation est close. Elle reste consultable.',
    },
  },
  REFUNDED: both({
    waitsFor: 'nobody',
    title: 'Le dépôt des fonds est annulé',
    next: 'La mission a pris fin et la conversation est close. Elle reste consultable.',
  }),
  ...offerSteps,
};
