import { threadTimes } from '../../threads/time-limits.ts';
import { ofTopic } from '../definition.ts';

/** Notifications about the work, its end, contests and recommendations. */

const price = { sum: 'price' } as const;

export const executionNotifications = {
  ...ofTopic('progress', {
    MISSION_DELIVERED: {
      title: `Le prestataire déclare la mission livrée. Terminez-la ou contestez-la sous ${threadTimes.autoEndDays} jours.`,
      mail: 'mission-delivered',
      detail: price,
    },
    END_REMINDER: {
      title: 'La mission livrée attend votre réponse. Sans réponse, elle se terminera automatiquement.',
      mail: 'end-reminder',
      detail: price,
    },
    MISSION_ENDED: {
      type: 'MISSION_ENDED',
      title: 'La mission est déclarée terminée.',
      mail: 'mission-ended',
      detail: price,
    },
    MISSION_ENDED_BY_ITSELF: {
      type: 'MISSION_ENDED',
      title: 'Sans réponse de votre part, la mission s’est terminée automatiquement.',
      mail: 'mission-ended',
      detail: price,
    },
    MISSION_CONTESTED: {
      title: 'La mission est contestée. Notre équipe va se prononcer.',
      mail: 'mission-contested',
    },
    CONTEST_WITHDRAWN: {
      title: 'L’autre partie retire sa contestation. La mission suit son cours.',
      mail: 'contest-withdrawn',
    },
    SETTLED_CONTINUE: {
      title: 'La contestation est tranchée. La mission continue.',
      mail: 'mission-settled',
    },
    SETTLED_RELEASE: {
      title: 'La contestation est tranchée. Les fonds reviennent au prestataire.',
      mail: 'mission-settled',
    },
    SETTLED_REFUND: {
      title: 'La contestation est tranchée. Les fonds reviennent au client.',
      mail: 'mission-settled',
    },
    SETTLED_SPLIT: {
      title: 'La contestation est tranchée. Les fonds sont partagés.',
      mail: 'mission-settled',
    },
    SETTLED_DONE: {
      title: 'La contestation est tranchée. La mission est terminée.',
      mail: 'mission-settled',
    },
    SETTLED_CLOSED: {
      title: 'La contestation est tranchée. La mission est annulée.',
      mail: 'mission-settled',
    },
  }),
  ...ofTopic('reviews', {
    REVIEW_AWAITS: {
      title: 'Une recommandation vous attend. Écrivez la vôtre pour la lire.',
      mail: 'review-awaits',
    },
    REVIEWS_OPEN: {
      title: 'Les recommandations de la mission sont ouvertes.',
      mail: 'reviews-open',
    },
    REVIEW_RECEIVED: {
      title: 'Vous avez reçu une recommandation.',
      mail: 'review-received',
    },
    REVIEW_REPLIED: {
      title: 'Une réponse est faite à votre recommandation.',
      mail: 'review-replied',
    },
  }),
};
