import {
  documentsASlot,
  documentsKeptDays,
  verificationAnswerHours,
  verificationDocumentBytes,
} from '@basoche/domain/limits';
import { formatBytes } from '@basoche/domain/typography';

/** Texts of the member's own verification. */

const hours = `${verificationAnswerHours}\u00a0heures`;

export const verification = {
  title: 'Vérification du compte',
  lead: `Basoche est réservé aux juristes\u202f: notre équipe vérifie chaque profil en moins de ${hours}.`,
  state: {
    none: {
      title: 'Votre profil n’est pas encore vérifié',
      text: 'Le badge de membre vérifié vous ouvre la publication et les candidatures.',
    },
    preparing: {
      title: 'Vos documents sont prêts à l’envoi',
      incomplete: 'Vos documents sont en préparation',
      text: `Ils restent ici jusqu’à l’envoi, ${documentsKeptDays}\u00a0jours au plus. Personne ne les lit avant.`,
    },
    sent: {
      title: 'Vos justificatifs sont envoyés',
      text: (day: string, hour: string) => `Nous vous répondons avant le ${day} à ${hour}, ici et par mail.`,
      holds: (day: string) =>
        `D’ici là rien ne change\u202f: votre vérification actuelle vaut jusqu’au ${day}.`,
    },
    accepted: {
      title: 'Votre profil est vérifié',
      text: 'Vous pouvez publier et postuler. Le badge figure sur votre profil.',
      until: (day: string) => `Votre vérification vaut jusqu’au ${day}.`,
      renewable: (day: string) =>
        `Vous pourrez envoyer le certificat de l’année suivante à partir du ${day}\u202f; nous vous le rappellerons.`,
      renewNow:
        'Envoyez dès maintenant le certificat de la nouvelle année\u202f: vos droits sont gardés pendant que nous l’examinons.',
      action: 'Voir les missions',
    },
    refused: {
      title: 'Vos justificatifs n’ont pas été acceptés',
      at: (day: string) => `Réponse du ${day}\u202f:`,
      next: `Corrigez ce point, puis envoyez de nouveaux documents\u202f: nous vous répondons de nouveau sous ${hours}.`,
    },
    returned: {
      title: 'Un document est à renvoyer',
      at: (day: string, titles: readonly string[]) =>
        `Le ${day}, notre équipe vous redemande\u202f: ${titles.join(', ')}.`,
      next: `Vos autres documents sont gardés. Ajoutez celui-ci, puis envoyez le tout\u202f: nous vous répondons alors sous ${hours}.`,
    },
    expired: {
      title: (day: string) => `Votre vérification a pris fin le ${day}`,
      text: 'Envoyez votre certificat de scolarité de l’année en cours pour publier et postuler de nouveau. Vos échanges en cours restent ouverts.',
    },
  },
  documents: 'Vos justificatifs',
  sentDocuments: 'Documents envoyés',
  drop: 'Déposez vos fichiers ici, ou',
  choose: 'Choisir des fichiers',
  chooseFor: (title: string) => `Choisir des fichiers\u202f: ${title}`,
  limits: `PDF, JPEG ou PNG, ${formatBytes(verificationDocumentBytes)} au plus chacun, ${documentsASlot}\u00a0fichiers au plus.`,
  full: `${documentsASlot}\u00a0fichiers sont joints, le maximum. Retirez-en un pour en ajouter un autre.`,
  tooMany: `${documentsASlot} fichiers au plus pour ce justificatif. Retirez-en un avant d’en ajouter.`,
  sending: (name: string) => `Envoi de ${name}`,
  retry: 'Réessayer',
  retryOf: (name: string) => `Réessayer d’envoyer ${name}`,
  remove: (name: string) => `Retirer ${name}`,
  download: 'Télécharger',
  ready: 'Joint',
  missing: (items: string) => `Il manque encore ${items}.`,
  waits: 'Un fichier est encore en route.',
  complete: 'Tout y est. Une fois envoyés, vos documents ne se modifient plus.',
  submit: 'Envoyer',
  privacy: `Vos documents ne sont lus que par notre équipe et sont supprimés ${documentsKeptDays}\u00a0jours après la décision.`,
  mailTitle: 'Vous préférez le mail\u202f?',
  mailText:
    'Le bouton prépare un mail dont l’objet porte votre identifiant\u202f: joignez-y vos documents et envoyez-le.',
  mail: 'Envoyer mes justificatifs par mail',
  subject: 'Vérification du compte',
  unconfirmed: {
    title: 'Confirmez d’abord votre adresse email',
    text: 'Cliquez sur le lien du mail reçu à votre inscription\u202f; l’envoi de vos justificatifs s’ouvrira ici.',
    action: 'Renvoyer le mail ou corriger l’adresse',
  },
  customer: {
    title: 'Aucune vérification à faire',
    text: 'Aucun justificatif n’est demandé aux clients externes\u202f: confirmer votre adresse email suffit.',
    action: 'Voir mes missions',
  },
} as const;
