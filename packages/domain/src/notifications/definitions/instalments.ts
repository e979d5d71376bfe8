import { ofTopic } from '../definition.ts';

/** Notifications about the instalments of a price. Their titles name the instalment (`pricing/notices`). */
export const instalmentNotifications = ofTopic('progress', {
  INSTALMENT_OPENED: {
    title: 'La tranche suivante de la mission est ouverte.',
    mail: 'instalment-opened',
    detail: { sum: 'price' },
  },
  INSTALMENT_UNFUNDED: {
    title: 'La tranche suivante attend toujours son dépôt.',
    mail: 'instalment-unfunded',
    detail: { sum: 'price' },
  },
  MISSION_STOPPED: {
    title: 'La mission est arrêtée avant la tranche suivante. Ce qui est versé le reste.',
    mail: 'mission-stopped',
  },
});
