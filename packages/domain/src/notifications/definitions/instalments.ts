import { ofTopic } from '../definition.ts';

/** Notifications about the instalments of a price, and the sheets of its months. Their titles name the instalment (`pricing/notices`). */
export const instalmentNotifications = ofTopic('progress', {
  INSTALMENT_OPENED: {
    title: 'La suite de la mission est ouverte.',
    mail: 'instalment-opened',
    detail: { sum: 'price' },
  },
  INSTALMENT_UNFUNDED: {
    title: 'La suite de la mission attend toujours son dépôt.',
    mail: 'instalment-unfunded',
    detail: { sum: 'price' },
  },
  SHEET_DUE: {
    title: 'Le compte rendu du mois est à envoyer.',
    mail: 'sheet-due',
  },
  SHEET_RETURNED: {
    title: 'Le client vous rend le compte rendu du mois à corriger.',
    mail: 'sheet-returned',
  },
  MISSION_STOPPED: {
    title: 'La mission est arrêtée avant son terme. Ce qui est versé le reste.',
    mail: 'mission-stopped',
  },
});
