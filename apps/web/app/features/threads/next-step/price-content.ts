import { thatName } from '@basoche/domain/members/elision';
import { type NextStepTable, noLimit } from './definition.ts';

/** Steps until a price is accepted. */
export const priceSteps = {
  PRICE_OFFERED: {
    creator: {
      title: 'Répondez à la proposition de prix',
      next: ({ other, price }) =>
        `${other} propose ${price}. Si vous acceptez, vous choisirez le mode de collaboration. Si vous refusez, un autre prix pourra vous être proposé.`,
      until: noLimit,
    },
    candidate: {
      title: 'Votre proposition de prix est envoyée',
      next: ({ other, price }) =>
        `${other} doit répondre à votre prix de ${price}. En cas de refus, vous pourrez en proposer un autre.`,
      until: noLimit,
    },
  },
  PRICE_TO_CONFIRM: {
    creator: {
      title: 'Le prix est à confirmer',
      next: ({ other, price, changed }) =>
        `Vous avez modifié ${changed} depuis ${thatName(other)} a proposé ${price}. Vous pouvez attendre sa confirmation, ou répondre dès maintenant.`,
      until: noLimit,
    },
    candidate: {
      title: 'Confirmez votre prix',
      next: ({ other, price, changed }) =>
        `${other} a modifié la mission depuis votre proposition\u202f: ${changed}. Relisez-la, puis confirmez votre prix de ${price} ou retirez votre candidature.`,
      until: noLimit,
    },
  },
  PRICE_REFUSED: {
    creator: {
      title: 'Vous attendez un nouveau prix',
      next: ({ other, price, suggested }) =>
        `Le prix de ${price} est refusé${suggested === null ? '' : `, et vous suggérez ${suggested}`}. ${other} peut vous en proposer un autre, que vous pourrez accepter ou refuser.`,
      quote: ({ reason }) => reason,
      until: noLimit,
    },
    candidate: {
      title: 'Proposez un nouveau prix',
      next: ({ other, price, suggested }) =>
        suggested === null
          ? `Votre prix de ${price} est refusé. ${other} pourra accepter ou refuser votre nouvelle proposition.`
          : `Votre prix de ${price} est refusé. ${other} vous suggère ${suggested}. Votre nouvelle proposition pourra être acceptée ou refusée.`,
      quote: ({ reason }) => reason,
      until: noLimit,
    },
  },
} satisfies NextStepTable;
