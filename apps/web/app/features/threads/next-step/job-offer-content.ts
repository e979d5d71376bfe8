import { ofName } from '@basoche/domain/members/elision';
import { both, type NextStepTable, noLimit } from './definition.ts';

/** Steps of an open application to an offer. */
export const jobOfferSteps = {
  APPLICATION_SENT: {
    creator: {
      title: 'Répondez à cette candidature',
      next: ({ other }) =>
        `Lisez la candidature ${ofName(other)}, puis répondez-y ici. Si vous ne donnez pas suite, refusez-la.`,
      until: noLimit,
    },
    candidate: {
      title: 'Votre candidature est envoyée',
      next: ({ other }) =>
        `${other} peut vous répondre ici. Vous pouvez écrire en premier, ou retirer votre candidature.`,
      until: noLimit,
    },
  },
  OFFER_FILLED: {
    creator: {
      title: 'L’offre est pourvue',
      next: ({ other }) =>
        `Les candidats en sont informés. Vous pouvez encore écrire à ${other} ou refuser sa candidature.`,
    },
    candidate: {
      title: 'L’offre est pourvue',
      next: ({ other }) => `${other} indique avoir trouvé quelqu’un. La conversation reste ouverte.`,
    },
  },
  OFFER_ARCHIVED: {
    creator: {
      title: 'Vous avez archivé cette offre',
      next: ({ other }) =>
        `Elle ne reçoit plus de candidatures. Vous pouvez encore écrire à ${other} ou refuser sa candidature.`,
    },
    candidate: {
      title: 'L’offre n’est plus en ligne',
      next: 'Elle ne reçoit plus de candidatures. La conversation reste ouverte.',
    },
  },
  CONVERSATION: both({
    title: 'Votre conversation est ouverte',
    next: ({ other }) => `Échangez librement avec ${other}.`,
  }),
} satisfies NextStepTable;
