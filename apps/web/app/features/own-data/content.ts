import { exportDays } from '@basoche/domain/retention/exports';

/** Texts of the member's data: the archive, and how long each class is kept. */

export const ownData = {
  title: 'Vos données',
  text: `Demandez une archive de tout ce que nous gardons de vous\u202f: compte, profil, annonces, échanges, fichiers, factures. Elle est préparée en quelques minutes, vous recevez un email, puis elle se télécharge ici pendant ${exportDays} jours.`,
  ofFirm: {
    title: 'Données de la structure',
    text: `Demandez une archive de tout ce que nous gardons de la structure\u202f: page, annonces, échanges, fichiers, factures, équipe. Elle est préparée en quelques minutes, vous recevez un email, puis chaque propriétaire peut la télécharger ici pendant ${exportDays} jours.`,
    ask: 'Demander les données de la structure',
  },
  ask: 'Demander mes données',
  asked: 'Votre archive est en préparation. Vous recevrez un email.',
  download: 'Télécharger',
  preparing: 'En préparation',
  failed: 'Cette archive n’a pas pu être préparée. Demandez-en une autre.',
  expired: 'Archive supprimée',
  askedOn: (day: string, hour: string) => `Demandée le ${day} à ${hour}`,
  readyUntil: (day: string, hour: string) => `À télécharger avant le ${day} à ${hour}`,
  list: 'Archives demandées',
  downloadNamed: (day: string) => `Télécharger l’archive demandée le ${day}`,
} as const;

export const retention = {
  title: 'Combien de temps',
  text: 'Ce qui arrive à son terme est effacé chaque nuit. Supprimer votre compte efface aussitôt ce que la loi ne demande pas de garder.',
  ofFirm:
    'Ce qui arrive à son terme est effacé chaque nuit. Supprimer la structure efface aussitôt ce que la loi ne demande pas de garder.',
  show: 'Voir les durées de conservation',
  what: 'Données',
  period: 'Durée',
  reason: 'Pourquoi',
} as const;
