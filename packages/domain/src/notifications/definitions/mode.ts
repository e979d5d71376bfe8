import { ofTopic } from '../definition.ts';

/** Notifications about the mode of collaboration and salaried portage. */

const price = { sum: 'price' } as const;

export const modeNotifications = {
  ...ofTopic('modes', {
    CONTRACT_OFFER: {
      type: 'CONTRACT_OFFER',
      title: 'Un mode de collaboration vous est proposé.',
      mail: 'mode-offered',
      detail: price,
    },
    CONTRACT_ACCEPTED: {
      type: 'CONTRACT_ACCEPTED',
      title: 'Votre mode de collaboration est accepté.',
      mail: 'mode-accepted',
      detail: price,
    },
    CONTRACT_REFUSED: {
      type: 'CONTRACT_REFUSED',
      title: 'Votre mode de collaboration est refusé. Vous pouvez en proposer un autre.',
      mail: 'mode-refused',
      detail: price,
    },
  }),
  ...ofTopic('portage', {
    PORTAGE_ACCEPTED: {
      type: 'PORTAGE_ACCEPTED',
      title: 'Basoche a validé le portage salarial et le transmet à ITG.',
      mail: 'portage-validated',
    },
    PORTAGE_REFUSED: {
      type: 'PORTAGE_REFUSED',
      title: 'Basoche a refusé le portage salarial. Un autre mode de collaboration est à choisir.',
      mail: 'portage-rejected',
    },
    PORTAGE_ACCEPTED_BY_ITG: {
      type: 'PORTAGE_ACCEPTED_BY_ITG',
      title: 'ITG a accepté le portage salarial. Le dépôt des fonds peut avoir lieu.',
      mail: 'portage-accepted',
    },
    PORTAGE_REFUSED_BY_ITG: {
      type: 'PORTAGE_REFUSED_BY_ITG',
      title: 'ITG a refusé le portage salarial. Un autre mode de collaboration est à choisir.',
      mail: 'portage-rejected',
    },
  }),
};
