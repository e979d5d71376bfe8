import type { ThreadParty } from '@basoche/domain/threads/actors';
import { both, type NextStep, noLimit } from './step.ts';

/** Where the thread of an application to an offer stands, while it is open. */
export const offerSituations = [
  'APPLICATION_SENT',
  'CONVERSATION',
  'OFFER_FILLED',
  'OFFER_ARCHIVED',
] as const;
export type OfferSituation = (typeof offerSituations)[number];

/** Situation × who reads → the block "what to do now", as for missions. */
export const offerSteps: Readonly<Record<OfferSituation, Readonly<Record<ThreadParty, NextStep>>>> = {
  APPLICATION_SENT: {
    creator: {
      waitsFor: 'you',
      title: 'Répondez à cette candidature',
      next: ({ other }) =>
        `Lisez la candidature de ${other}, puis répondez-y ici. Si vous ne donnez pas suite, refusez-la.`,
      until: noLimit,
    },
    candidate: {
      waitsFor: 'other',
      title: 'Votre candidature est envoyée',
      next: ({ other }) =>
        `${other} peut vous répondre ici. Vous pouvez écrire en premier, ou retirer votre candidature.`,
      until: noLimit,
    },
  },
  OFFER_FILLED: {
    creator: {
      waitsFor: 'nobody',
      title: "L'offre est pourvue",
      next: ({ other }) =>
        `Les candidats en sont informés. Vous pouvez encore écrire à ${other} ou refuser sa candidature.`,
    },
    candidate: {
      waitsFor: 'nobody',
      title: "L'offre est pourvue",
      next: ({ other }) => `${other} indique avoir trouvé quelqu'un. La conversation reste ouverte.`,
    },
  },
  OFFER_ARCHIVED: {
    creator: {
      waitsFor: 'nobody',
      title: 'Vous avez archivé cette offre',
      next: ({ other }) =>
        `Elle ne reçoit plus de candidatures. Vous pouvez encore écrire à ${other} ou refuser sa candidature.`,
    },
    candidate: {
      waitsFor: 'nobody',
      title: "L'offre n'est plus en ligne",
      next: 'Elle ne reçoit plus de candidatures. La conversation reste ouverte.',
    },
  },
  CONVERSATION: both({
    waitsFor: 'nobody',
    title: 'Votre conversation est ouverte',
    next: ({ other }) => `Échangez librement avec ${other}.`,
  }),
};
