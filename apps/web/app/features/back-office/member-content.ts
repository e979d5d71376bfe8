import type { SeatDecision } from '@basoche/domain/firms/team';
import type { MemberDecision, MemberState } from '@basoche/domain/members/account-states';
import { count } from '../../lib/counts.ts';

/** Texts of the member screens for staff. */
export const members = {
  title: 'Membres',
  lead: 'Tous les comptes, des plus récents aux plus anciens.',
  caption: 'Membres.',
  filters: {
    labels: { q: 'Rechercher un membre', kind: 'Profil', state: 'État', departement: 'Département' },
    placeholder: 'Nom, structure, email ou identifiant',
  },
  columns: {
    name: 'Nom',
    kind: 'Profil',
    email: 'Email',
    state: 'État',
    verified: 'Vérifié',
    registered: 'Inscription',
    seen: 'Dernière visite',
  },
  isVerified: 'Oui',
  isNotVerified: 'Non',
  none: '—',
  more: 'Voir les membres suivants',
  empty: {
    title: 'Aucun membre trouvé',
    text: 'Vérifiez les mots cherchés, ou retirez un filtre.',
  },
} as const;

export const stateColours: Readonly<Record<MemberState, 'green' | 'slate' | 'amber' | 'red' | 'gray'>> = {
  active: 'green',
  unverified: 'slate',
  unconfirmed: 'amber',
  suspended: 'red',
  deleted: 'gray',
};

interface DecisionContent {
  /** Label of the button, also in the dialog. */
  readonly action: string;
  readonly title: string;
  readonly lead: string;
  readonly done: string;
  /** Words in the history of the account. */
  readonly past: string;
  /** Label of the field for the reason. */
  readonly reason: string;
  readonly help: string;
}

const reason = {
  reason: 'Motif',
  help: 'La personne le reçoit par mail, 2\u202f000 caractères au plus.',
} as const;

export const decisions: Readonly<Record<MemberDecision, DecisionContent>> = {
  suspend: {
    ...reason,
    help: 'La personne le reçoit par mail, avec un lien pour contester. 2\u202f000 caractères au plus.',
    action: 'Suspendre le compte',
    title: 'Suspendre ce compte',
    lead: 'Ses sessions se ferment tout de suite. Son profil, ses missions et ses offres quittent les pages publiques. Ses échanges restent ouverts à ses interlocuteurs\u202f; les délais et les paiements continuent.',
    done: 'Le compte est suspendu.',
    past: 'Compte suspendu',
  },
  restore: {
    ...reason,
    action: 'Rétablir le compte',
    title: 'Rétablir ce compte',
    lead: 'Tout redevient visible tel qu’avant la suspension, et la personne peut se connecter.',
    done: 'Le compte est rétabli.',
    past: 'Compte rétabli',
  },
  endSessions: {
    ...reason,
    action: 'Fermer les sessions',
    title: 'Fermer toutes les sessions',
    lead: 'La personne est déconnectée partout et peut se reconnecter.',
    done: 'Les sessions sont fermées.',
    past: 'Sessions fermées',
  },
  erase: {
    ...reason,
    action: 'Supprimer le compte',
    title: 'Supprimer définitivement ce compte',
    lead: 'Le profil est effacé et les annonces sont archivées, sans retour possible. C’est refusé tant que des fonds sont retenus ou qu’un portage est en cours.',
    done: 'Le compte est supprimé.',
    past: 'Compte supprimé',
  },
};

/** Texts of the seats of an account. */
export const memberSeats = {
  people: 'Équipe',
  firms: 'Équipes',
  time: (since: string, until: string | null) =>
    until === null ? `Depuis le ${since}` : `Du ${since} au ${until}, accès fermé`,
  suspended: ' · compte suspendu',
} as const;

export const seatDecisions: Readonly<Record<SeatDecision, Omit<DecisionContent, 'past'>>> = {
  nameOwner: {
    reason: 'Motif',
    help: 'La personne le reçoit par mail, et les propriétaires le lisent au journal. 2\u202f000 caractères au plus.',
    action: 'Nommer propriétaire',
    title: 'Nommer cette personne propriétaire',
    lead: 'Elle pourra tout faire au nom de la structure, y compris changer l’équipe et les comptes. À n’employer que si les propriétaires sont décédés, introuvables ou suspendus.',
    done: 'Cette personne est propriétaire.',
  },
  endSeat: {
    reason: 'Motif',
    help: 'La personne le reçoit par mail, et les propriétaires le lisent au journal. 2\u202f000 caractères au plus.',
    action: 'Fermer l’accès',
    title: 'Fermer l’accès de cette personne',
    lead: 'Elle n’agit plus pour la structure dès maintenant. Son travail passe au propriétaire le plus ancien. Son compte personnel reste ouvert.',
    done: 'L’accès est fermé.',
  },
};

export const member = {
  meta: 'Membre',
  back: 'Membres',
  notFound: 'Aucun membre ne porte cet identifiant',
  notFoundText: 'Il appartient peut-être à l’équipe, ou l’adresse est incomplète.',
  page: 'Voir sa page publique',
  actions: 'Décisions sur ce compte',
  identity: {
    title: 'Identité',
    id: 'Identifiant',
    kind: 'Profil',
    moral: 'personne morale',
    email: 'Email',
    phone: 'Téléphone',
    zipCode: 'Code postal',
    none: 'Non renseigné',
  },
  account: {
    title: 'Compte',
    registered: 'Inscription',
    confirmed: 'Adresse confirmée',
    notConfirmed: 'Pas encore',
    verified: 'Profil vérifié',
    notVerified: 'Non',
    until: (day: string) => `jusqu’au ${day}`,
    completeness: 'Profil complété',
    seen: 'Dernière visite',
    sessions: 'Sessions ouvertes',
    suspended: 'Suspendu',
    deleted: 'Supprimé',
    subscription: 'Abonnement',
    noSubscription: 'Aucun',
    periodEnd: (day: string) => `période payée jusqu’au ${day}`,
  },
  activity: {
    title: 'Activité',
    lead: 'Des nombres seulement\u202f: personne de l’équipe ne lit les échanges ici.',
    missions: 'Missions',
    jobs: 'Offres d’emploi',
    published: (number: number) => count(number, 'publiée', 'publiées'),
    archived: (number: number) => count(number, 'archivée', 'archivées'),
    threads: 'Candidatures, envoyées et reçues',
    noThreads: 'Aucune',
    reportsAbout: 'Signalements reçus',
    waiting: (number: number) => `dont ${count(number, 'en attente', 'en attente')}`,
    reportsBy: 'Signalements faits',
  },
  verifications: {
    title: 'Vérifications',
    empty: 'Aucun justificatif envoyé.',
    queue: 'Voir les vérifications',
    sent: (day: string) => `Envoyé le ${day}`,
    decided: (day: string) => `décidé le ${day}`,
    states: { SENT: 'En attente', ACCEPTED: 'Accepté', REFUSED: 'Refusé', WITHDRAWN: 'Retiré' },
  },
  history: {
    title: 'Décisions de l’équipe',
    empty: 'Aucune décision sur ce compte.',
    journal: 'Voir au journal',
    by: (name: string, day: string, hour: string) => `${name}, le ${day} à ${hour}`,
  },
  subscriptionStatuses: {
    incomplete: 'inachevé',
    trialing: 'à l’essai',
    active: 'actif',
    past_due: 'paiement en retard',
    unpaid: 'impayé',
    paused: 'en pause',
    canceled: 'résilié',
  },
} as const;
