import { confirmationLinkHours } from '@basoche/domain/access/session-and-link-lifetimes';
import { ofName } from '@basoche/domain/members/elision';
import type { Office, OfficeChange } from '@basoche/domain/members/offices';

/** Texts of staff and roles, for admins. */
export const team = {
  title: 'Équipe et rôles',
  lead: 'Chaque changement demande un code récent et s’inscrit au journal. Un rôle changé ou un accès suspendu ferme les sessions du compte.',
  closed: {
    title: 'L’équipe est réservée aux administrateurs',
    text: 'Demandez à un administrateur de changer un rôle ou de rouvrir un accès.',
  },
  list: 'Comptes',
  own: 'Vous',
  suspended: 'Suspendu',
  receivesPortages: 'Reçoit les fonds des portages',
  notOpened: 'Lien pas encore ouvert',
  email: 'Email',
  factor: 'Second facteur',
  hasFactor: 'Configuré',
  noFactor: 'Pas encore configuré',
  session: 'Session en cours',
  since: (day: string, hour: string) => `depuis le ${day} à ${hour}`,
  noSession: 'Aucune',
  create: {
    open: 'Créer un compte',
    title: 'Créer un compte d’équipe',
    lead: `Un lien part à cette adresse pour choisir le mot de passe. Il vaut ${confirmationLinkHours}\u00a0heures.`,
    email: 'Email',
    role: 'Rôle',
    submit: 'Créer le compte',
    done: 'Le compte est créé, son lien est envoyé.',
  },
} as const;

/** Permissions of each role, shown when choosing one. */
export const roleHelp: Readonly<Record<Office, string>> = {
  admin: 'Tout, y compris les finances, le journal et l’équipe',
  moderator: 'Membres, annonces, portages, contestations et signalements',
  editor: 'Actualités seulement',
  partner: 'Les portages qui attendent sa réponse, rien d’autre',
};

interface ChangeContent {
  readonly action: string;
  readonly actionOf: (name: string) => string;
  readonly title: string;
  readonly lead: string;
  readonly done: string;
}

export const changes: Readonly<Record<OfficeChange, ChangeContent>> = {
  role: {
    action: 'Changer le rôle',
    actionOf: (name) => `Changer le rôle ${ofName(name)}`,
    title: 'Changer le rôle',
    lead: 'Le nouveau rôle vaut dès la prochaine connexion.',
    done: 'Le rôle est changé.',
  },
  suspend: {
    action: 'Suspendre',
    actionOf: (name) => `Suspendre ${name}`,
    title: 'Suspendre ce compte',
    lead: 'Ses sessions se ferment tout de suite et il ne peut plus se connecter.',
    done: 'Le compte est suspendu.',
  },
  restore: {
    action: 'Rétablir',
    actionOf: (name) => `Rétablir ${name}`,
    title: 'Rétablir ce compte',
    lead: 'Il peut de nouveau se connecter, avec son rôle.',
    done: 'Le compte est rétabli.',
  },
  resetFactor: {
    action: 'Réinitialiser le second facteur',
    actionOf: (name) => `Réinitialiser le second facteur ${ofName(name)}`,
    title: 'Réinitialiser le second facteur',
    lead: 'Pour qui a perdu son téléphone et ses codes de secours. Vérifiez d’abord de vive voix qui vous le demande.',
    done: 'Le second facteur est à configurer de nouveau.',
  },
  receivePortages: {
    action: 'Verser les portages ici',
    actionOf: (name) => `Verser les portages à ${name}`,
    title: 'Verser les portages à ce compte',
    lead: 'Les fonds de tous les portages, y compris ceux qui sont en cours, vont à ce compte et à aucun autre. Tant que son compte de paiement n’est pas prêt, ils attendent.',
    done: 'Les portages sont versés à ce compte.',
  },
};
