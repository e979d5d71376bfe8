import { ofTopic } from '../definition.ts';

/** Notifications about the vigilance file. None names a document; only the mail to its owner does. */

export const vigilanceNotifications = {
  ...ofTopic('progress', {
    VIGILANCE_ASKED: { title: 'Le mode proposé demande votre dossier de vigilance. Complétez-le.' },
    VIGILANCE_COMPLETED: { title: 'Le dossier de vigilance que vous attendiez est complet.' },
    VIGILANCE_ENDS: { title: 'Le dossier de vigilance d’un prestataire prend fin.' },
    VIGILANCE_GIVEN_WITHDRAWN: {
      title: 'Un document d’un dossier de vigilance que vous avez téléchargé a été retiré.',
    },
    VIGILANCE_COLLECT: { title: 'Le dossier de vigilance d’un prestataire est à réunir.' },
  }),
  ...ofTopic('account', {
    VIGILANCE_RENEW: { title: 'Votre dossier de vigilance est à renouveler.' },
    VIGILANCE_WITHDRAWN: {
      title: 'Notre équipe a retiré un document de votre dossier de vigilance. Le motif est dans le mail.',
    },
  }),
};
