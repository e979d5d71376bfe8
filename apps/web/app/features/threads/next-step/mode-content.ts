import { areYours, both, feeWithin, type NextStepTable, noLimit, type Say } from './definition.ts';

const answerBy: Say = ({ dueAt, isLate }) => {
  if (dueAt === null) return null;
  return isLate
    ? `Réponse attendue depuis le ${dueAt}. Un rappel a été envoyé.`
    : `Réponse attendue avant le ${dueAt}`;
};

/** Steps between the price and the agreement on a mode of collaboration. */
export const modeSteps = {
  MODE_TO_CHOOSE: {
    creator: {
      title: 'Choisissez le mode de collaboration',
      next: ({ other, price }) =>
        `Le prix de ${price} est accepté. Votre choix sera proposé à ${other}, qui pourra l’accepter ou le refuser.`,
      until: noLimit,
    },
    candidate: {
      title: 'Le mode de collaboration est à choisir',
      next: ({ other, price }) =>
        `Votre prix de ${price} est accepté. ${other} choisit comment la mission sera réglée, puis vous donnerez votre accord.`,
      until: noLimit,
    },
  },
  MODE_REFUSED: {
    creator: {
      title: 'Choisissez un autre mode de collaboration',
      next: ({ other, refusedMode }) =>
        `${other} a refusé ${refusedMode}. Échangez si besoin, puis proposez un autre mode, ou le même à nouveau.`,
      until: noLimit,
    },
    candidate: {
      title: 'Un autre mode de collaboration est à choisir',
      next: ({ other, refusedMode }) =>
        `Vous avez refusé ${refusedMode}. ${other} peut vous proposer un autre mode, que vous pourrez accepter ou refuser.`,
      until: noLimit,
    },
  },
  PORTAGE_REJECTED: {
    creator: {
      title: 'Choisissez un autre mode de collaboration',
      next: ({ rejectedBy }) =>
        `${rejectedBy} a refusé le portage salarial. Les autres modes vous restent ouverts.`,
      quote: ({ reason }) => reason,
      until: noLimit,
    },
    candidate: {
      title: 'Un autre mode de collaboration est à choisir',
      next: ({ other, rejectedBy }) =>
        `${rejectedBy} a refusé le portage salarial. ${other} choisit un autre mode, puis vous donnerez votre accord.`,
      quote: ({ reason }) => reason,
      until: noLimit,
    },
  },
  DIRECT_OFFERED: {
    creator: {
      title: 'Votre relation directe est proposée',
      next: ({ other }) =>
        `${other} doit répondre. En cas d’accord, la mission commence aussitôt\u202f; sinon, vous choisirez un autre mode.`,
      until: noLimit,
    },
    candidate: {
      title: 'Acceptez-vous la relation directe\u202f?',
      next: ({ other, price }) =>
        `Vous facturez ${price} à ${other}, qui vous règle sans intermédiaire ni frais. Si vous acceptez, la mission commence aussitôt. Si vous refusez, un autre mode pourra vous être proposé.`,
      until: noLimit,
    },
  },
  FUNDS_OFFERED: {
    creator: {
      title: 'Vous proposez de confier les fonds à un tiers',
      next: (facts) =>
        `${facts.other} doit répondre. En cas d’accord, vous déposerez ${facts.deposit}${feeWithin(facts)}\u202f; sinon, vous choisirez un autre mode.`,
      until: noLimit,
    },
    candidate: {
      title: 'Acceptez-vous que les fonds soient confiés à un tiers\u202f?',
      next: (facts) =>
        `${facts.other} dépose ${facts.deposit} avant le début de la mission${feeWithin(facts)}, à sa charge. Les fonds de la mission (${facts.payee}) ${areYours(facts)} après la fin. Si vous refusez, un autre mode pourra vous être proposé.`,
      until: noLimit,
    },
  },
  PORTAGE_OFFERED: {
    creator: {
      title: 'Vous proposez un portage salarial',
      next: ({ other }) =>
        `${other} doit répondre. En cas d’accord, Basoche puis ITG, la société de portage, examinent la demande.`,
      until: noLimit,
    },
    candidate: {
      title: 'Acceptez-vous le portage salarial\u202f?',
      next: 'Le temps de la mission, vous travaillez sous contrat avec la société de portage. Si vous acceptez, Basoche puis ITG examinent la demande. Si vous refusez, un autre mode pourra vous être proposé.',
      until: noLimit,
    },
  },
  PORTAGE_AT_BASOCHE: both({
    title: 'Le portage salarial est examiné par Basoche',
    next: 'Si la demande est validée, elle est transmise à ITG. Sinon, un autre mode de collaboration sera à choisir.',
    until: answerBy,
  }),
  PORTAGE_AT_ITG: both({
    title: 'Le portage salarial est examiné par ITG',
    next: 'Si la demande est acceptée, les fonds pourront être déposés. Sinon, un autre mode de collaboration sera à choisir.',
    until: answerBy,
  }),
} satisfies NextStepTable;
