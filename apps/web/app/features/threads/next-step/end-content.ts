import { refundDelay } from '@basoche/domain/payments/release-times';
import { ofWork } from '../work-words.ts';
import { areYours, both, byParty, type NextStepFacts, type NextStepTable, toPayee } from './definition.ts';

/** Joins sentences, one per line, without the empty ones. */
const lines = (...sentences: readonly (string | null)[]): string =>
  sentences.filter((one) => one !== null && one !== '').join('\n');

const readable = 'La conversation est close. Elle reste consultable.';
/** Sentence on a refund, for the creator and for the candidate. */
const givenBack = {
  creator: ({ isDeposited, deposit }: NextStepFacts) =>
    isDeposited
      ? `Tout ce que vous avez déposé (${deposit}) vous est rendu, sur la carte qui a payé\u202f: comptez ${refundDelay}. `
      : '',
  candidate: ({ isDeposited, deposit, other }: NextStepFacts) =>
    isDeposited ? `Tout ce qui a été déposé (${deposit}) est rendu à ${other}. ` : '',
} as const;
const stillOpen = ({ other }: NextStepFacts) => `Vous pouvez encore écrire à ${other}.`;

/** Steps of a thread that has ended. */
export const endSteps = {
  DONE: both({ title: 'La mission est terminée', next: stillOpen }),
  DONE_PAYABLE: {
    creator: {
      title: 'La mission est terminée, le versement est en cours',
      next: (facts) =>
        `Les fonds ${ofWork(facts.work)} (${facts.payee}) vont être versés ${toPayee(facts)}. ${stillOpen(facts)}`,
    },
    candidate: {
      title: 'La mission est terminée, le versement est en cours',
      next: (facts) =>
        facts.isPortage
          ? `Les fonds ${ofWork(facts.work)} (${facts.payee}) vont être versés à ITG, qui vous paie. ${stillOpen(facts)}`
          : `Les fonds ${ofWork(facts.work)} (${facts.payee}) vont vous être versés. Vérifiez que votre compte de paiement est prêt\u202f: vous serez prévenu dès que c’est fait. ${stillOpen(facts)}`,
    },
  },
  DONE_REST_DECIDED: both({
    title: 'La mission est terminée',
    next: (facts) =>
      lines(facts.settlement ?? 'Le sort des fonds de la mission est décidé.', stillOpen(facts)),
  }),
  DONE_PAID: {
    creator: {
      title: 'La mission est terminée et réglée',
      next: (facts) =>
        `Les fonds de la mission (${facts.payee}) sont versés ${toPayee(facts)}. ${stillOpen(facts)}`,
    },
    candidate: {
      title: 'La mission est terminée et réglée',
      next: (facts) => `Les fonds de la mission (${facts.payee}) ${areYours(facts)}. ${stillOpen(facts)}`,
    },
  },
  DONE_SETTLED: both({
    title: 'La mission est terminée',
    next: (facts) => lines('Notre équipe a tranché la contestation.', facts.settlement, stillOpen(facts)),
  }),
  REFUSED: {
    creator: {
      title: 'Vous avez refusé cette candidature',
      next: readable,
      quote: ({ reason }) => reason,
    },
    candidate: {
      title: 'Votre candidature n’a pas été retenue',
      next: ({ kind }) =>
        `La conversation est close. Elle reste consultable, et d’autres ${kind === 'JOB' ? 'offres' : 'missions'} vous attendent.`,
      quote: ({ reason }) => reason,
    },
  },
  WITHDRAWN: {
    creator: {
      title: 'La candidature a été retirée',
      next: ({ other }) => `${other} a retiré sa candidature. ${readable}`,
    },
    candidate: { title: 'Vous avez retiré votre candidature', next: readable },
  },
  CANCELLED: byParty((side) => ({
    title: 'La mission est annulée',
    next: (facts) =>
      `Vous avez tous deux demandé l’annulation du dépôt. ${givenBack[side](facts)}${readable}`,
  })),
  SETTLED_AGAINST: both({
    title: 'La mission est annulée',
    next: (facts) =>
      lines(
        'Notre équipe a tranché la contestation\u202f: la mission a pris fin.',
        facts.settlement,
        readable,
      ),
  }),
  REFUNDED: byParty((side) => ({
    title: 'Le dépôt des fonds est annulé',
    next: (facts) =>
      lines('La mission a pris fin.', facts.settlement, `${givenBack[side](facts)}${readable}`),
  })),
  HEARING_CANCELLED: byParty((side) => ({
    title: 'L’audience est annulée',
    next: (facts) => lines(facts.settlement, `${givenBack[side](facts)}${readable}`),
  })),
  HEARING_RETURNED: byParty((side) => ({
    title: 'L’audience est rendue',
    quote: ({ reason }) => reason,
    next: (facts) => lines(facts.settlement, `${givenBack[side](facts)}${readable}`),
  })),
} satisfies NextStepTable;
