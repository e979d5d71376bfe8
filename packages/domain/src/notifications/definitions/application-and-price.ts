import { ofTopic } from '../definition.ts';

/** Notifications about messages, applications, prices and confidentiality. */

const proposedSum = { sum: 'price', verb: 'propose' } as const;

export const applicationAndPriceNotifications = {
  ...ofTopic('messages', {
    NEW_MESSAGE: { title: 'Vous avez reçu un nouveau message.' },
  }),
  ...ofTopic('applications', {
    NEW_JOB_CANDIDATE: {
      type: 'NEW_JOB_CANDIDATE',
      title: 'Une nouvelle candidature vous attend sur votre offre d’emploi.',
      mail: 'application-received',
    },
    NEW_MISSION_CANDIDATE: {
      type: 'NEW_MISSION_CANDIDATE',
      title: 'Une nouvelle candidature vous attend sur votre mission.',
      mail: 'application-received',
      detail: proposedSum,
    },
    CANDIDATE_REFUSED: {
      title: 'Votre candidature n’a pas été retenue.',
      mail: 'candidate-refused',
    },
    CANDIDATE_WITHDREW: {
      title: 'Le candidat a retiré sa candidature.',
      mail: 'candidate-withdrew',
    },
    INDEPENDENCE_DECLARED: { title: 'Le candidat a signé la déclaration d’indépendance.' },
    INDEPENDENCE_RESERVED: {
      title: 'Un point est à voir avec le candidat au sujet de son indépendance.',
      mail: 'independence-reserved',
    },
    INDEPENDENCE_RETRACTED: {
      title: 'Le candidat ne peut plus maintenir sa déclaration d’indépendance.',
      mail: 'independence-retracted',
    },
    MISSION_EDITED: { title: 'La mission à laquelle vous avez postulé a été modifiée.' },
    PARTIES_TO_NAME: {
      title: 'Votre mission attend ses parties\u202f: nommez-les, ou indiquez qu’il n’y en a aucune.',
    },
    PARTIES_TO_CHECK: { title: 'Les parties d’une mission ont changé. Refaites la vérification.' },
    MISSION_FILLED: {
      title: 'La mission à laquelle vous avez postulé a trouvé preneur.',
      mail: 'mission-filled',
    },
    JOB_FILLED: {
      title: 'L’offre d’emploi à laquelle vous avez postulé est pourvue.',
      mail: 'job-filled',
    },
  }),
  ...ofTopic('prices', {
    PRICE_ACCEPTED: {
      type: 'PRICE_ACCEPTED',
      title: 'Votre proposition de prix est acceptée.',
      mail: 'price-accepted',
      detail: { sum: 'price', verb: 'accepte' },
    },
    PRICE_REFUSED: {
      type: 'PRICE_REFUSED',
      title: 'Votre proposition de prix est refusée. Vous pouvez en faire une nouvelle.',
      mail: 'price-refused',
      detail: { sum: 'price', verb: 'refuse' },
    },
    PRICE_NEW: {
      title: 'Une nouvelle proposition de prix vous est faite.',
      mail: 'price-new',
      detail: proposedSum,
    },
    PRICE_TO_CONFIRM: {
      title: 'La mission a été modifiée depuis votre proposition. Confirmez votre prix.',
      mail: 'price-to-confirm',
      isAlwaysMailed: true,
      detail: { sum: 'price' },
    },
    PRICE_CONFIRMED: {
      title: 'Le candidat confirme son prix après la modification de la mission.',
      mail: 'price-confirmed',
      detail: { sum: 'price', verb: 'confirme' },
    },
  }),
  ...ofTopic('invitations', {
    INVITED: { title: 'Vous êtes invité à postuler à cette mission.' },
  }),
  ...ofTopic('confidentiality', {
    NDA_ASKED: {
      type: 'NDA_ASKED',
      title: 'L’accord de confidentialité attend votre acceptation.',
      mail: 'nda-asked',
    },
    PARTIES_SHOWN: {
      title: 'Le client vous montre les parties de la mission.',
      mail: 'parties-shown',
    },
    NDA_ACCEPTED: {
      type: 'NDA_ACCEPTED',
      title: 'L’accord de confidentialité est accepté par les deux parties.',
      mail: 'nda-accepted',
    },
  }),
};

/** Title of a refused price with a suggested one. */
export const priceSuggested = (price: string): string =>
  `Votre proposition de prix est refusée. Un autre prix vous est suggéré\u202f: ${price}.`;
