import { ofName } from '@basoche/domain/members/elision';
import { count } from '../../lib/counts.ts';
import { people } from './people-content.ts';

/** Texts of the thread screens. Sentences quoted by the specification are here to the letter. */

/** Names of the other party in sentences: an anonymous creator has no name. */
export const speaking = {
  subject: (name: string | null) => name ?? 'Le client',
  object: (name: string | null) => name ?? 'le client',
  to: (name: string | null) => (name === null ? 'Au client' : `À ${name}`),
} as const;

export const thread = {
  title: 'Conversation',
  back: 'Retour à la messagerie',
  backToCandidates: 'Retour aux candidats',
  conversation: 'Conversation',
  subjectHidden:
    'Cette publication a été retirée par la modération\u202f: elle ne figure plus dans les listes. Votre échange continue.',
  otherSuspended:
    'Le compte de votre interlocuteur est suspendu\u202f: il ne peut ni lire ni répondre pour l’instant. Vous gardez la main, et les délais et les paiements suivent leur cours.',
  older: 'Afficher les messages précédents',
  loadingOlder: 'Chargement des messages précédents',
  beginning: 'Début de la conversation',
  newMessages: 'Nouveaux messages',
  me: 'Vous',
  sending: 'Envoi…',
  waiting: 'En attente',
  retry: 'Réessayer',
  discard: 'Supprimer',
  notSent: 'Message non envoyé.',
  empty: (other: string) => `Vos messages avec ${other} s’afficheront ici. Vous êtes les seuls à les lire.`,
  details: 'Détails de la candidature',
  offline: 'Connexion interrompue. Les messages se mettront à jour dès son retour.',
  stateChanged: 'La situation a changé entre-temps\u202f: rien n’a été fait. Voici où elle en est.',
  notFound: {
    title: 'Cette conversation n’existe pas ou ne vous est pas ouverte',
    text: 'Elle est peut-être liée à un autre compte. Vos propres échanges se trouvent dans la messagerie.',
  },
} as const;

export const applicationSent = {
  label: 'Candidature envoyée',
  mine: (day: string) => `Votre candidature du ${day}`,
  theirs: (candidate: string, day: string) => `Candidature ${ofName(candidate)} du ${day}`,
  price: 'Prix proposé',
  delay: 'Délai',
  days: (number: number) => count(number, 'jour', 'jours'),
} as const;

export const composer = {
  label: 'Votre message',
  placeholder: 'Écrivez votre message ici',
  send: 'Envoyer',
  hint: 'Entrée pour envoyer, Maj + Entrée pour aller à la ligne',
  left: (number: number) => (number === 1 ? '1 caractère restant' : `${number} caractères restants`),
  tooLong: (number: number) => `${number} caractères de trop\u202f: raccourcissez ou envoyez en deux fois.`,
  closed: 'Les messages sont clos\u202f: cette candidature a pris fin.',
  unavailable: 'Vous ne pouvez pas écrire ici pour le moment.',
} as const;

export const nda = {
  needed: 'Pour écrire, acceptez d’abord l’accord de confidentialité.',
  awaited: (other: string) =>
    `${other} n’a pas encore accepté l’accord de confidentialité\u202f: une réponse viendra ensuite.`,
  read: 'Lire et accepter l’accord',
  lead: 'Il protège ce que vous échangerez ici. Votre acceptation est enregistrée avec sa date et l’empreinte du texte.',
  openPage: 'Lire sur une page à part',
  openPdf: 'Ouvrir en PDF',
  accept: 'J’accepte l’accord de confidentialité',
  later: 'Plus tard',
} as const;

export const nextStep = {
  heading: 'À faire maintenant',
  you: 'À vous d’agir',
  other: (toOther: string) => `${toOther} d’agir`,
  office: {
    team: people.colleagueTurn,
    staff: 'À Basoche d’agir',
    partner: 'À ITG d’agir',
    bank: 'À la banque d’agir',
  },
  nobody: 'Rien à faire',
  more: 'Lire la suite',
  less: 'Réduire',
  reason: 'Motif',
  ends: 'Fin de la mission',
} as const;

export const panel = {
  title: 'Avec qui, et où en est-on',
  profile: 'Voir le profil',
  anonymous: 'Son identité vous est communiquée si votre prix est accepté.',
  roles: {
    MISSION: { creator: 'A publié la mission', candidate: 'Candidat à la mission' },
    JOB: { creator: 'A publié l’offre', candidate: 'Candidat à l’offre' },
  },
  progress: 'Avancement',
  subject: { MISSION: 'La mission', JOB: 'L’offre d’emploi' },
  openUntil: (day: string) => `Candidatures jusqu’au ${day}`,
  closed: 'Candidatures closes',
  filled: 'Offre pourvue',
  proposed: 'Prix proposé',
  agreed: 'Prix convenu',
  ht: 'HT',
  ttc: 'TTC',
  noVat: 'TVA non applicable',
  steps: {
    done: 'Étape faite',
    current: 'Étape en cours',
    todo: 'Étape à venir',
    stopped: 'Étape interrompue',
  },
} as const;

/** A mode of collaboration inside a sentence. */
export const modeNames = {
  DIRECT: 'la relation directe',
  FUNDS: 'le dépôt des fonds chez un tiers',
  PORTAGE: 'le portage salarial',
} as const;
