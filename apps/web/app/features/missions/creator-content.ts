import { openDaysWithoutDeadline } from '@basoche/domain/postings/publication';
import { count } from '../../lib/counts.ts';
import { partiesQuestion } from '../conflicts/shared/question-content.ts';

/* Texts for a mission's creator, in a file of their own, so that readers of the list do not load them. */

export const manage = {
  title: 'Mes missions',
  lead: 'Publiez une mission, suivez les candidatures, archivez les missions pourvues.',
  create: 'Publier une mission',
  tabs: 'Missions publiées ou archivées',
  statusOf: (title: string) => `Statut de la mission «\u00a0${title}\u00a0»`,
  edit: 'Modifier la mission',
  preview: 'Voir la mission',
  nameParties: 'Indiquer qui est en cause',
  nowPublished: 'La mission est de nouveau publiée.',
  nowArchived:
    'La mission est archivée\u202f: elle ne reçoit plus de candidatures. Les échanges en cours continuent.',
  views: (number: number) => count(number, 'vue', 'vues'),
  viewsHelp: 'Personnes qui ont ouvert la mission, comptées une fois par jour',
  relaunch: 'Relancer la mission',
  isFilled: 'Pourvue',
  relaunchOf: (title: string) => `Relancer la mission «\u00a0${title}\u00a0»`,
  more: 'Voir plus de missions',
  empty: {
    title: 'Aucune mission publiée pour l’instant',
    text: 'Décrivez votre besoin en quelques minutes\u202f: les professionnels vérifiés vous proposent un prix.',
  },
  emptyArchived: {
    title: 'Aucune mission archivée',
    text: 'Une mission archivée ne reçoit plus de candidatures et se retrouve ici. Vous pouvez la publier de nouveau.',
  },
} as const;

export const fill = {
  open: 'Mission pourvue',
  openOf: (title: string) => `Mission pourvue\u202f: «\u00a0${title}\u00a0»`,
  title: 'Mission pourvue\u202f?',
  text: (candidates: number) =>
    candidates === 0
      ? 'Marquée comme pourvue, la mission est archivée\u202f: elle quitte les listes et ne reçoit plus de candidatures. Vous pourrez la publier de nouveau.'
      : 'Marquée comme pourvue, la mission est archivée et quitte les listes. Les candidats à qui vous n’avez pas proposé de collaboration sont prévenus qu’elle a trouvé preneur\u202f; vos échanges restent ouverts. Vous pourrez la publier de nouveau.',
  /** When a mode was just proposed and has no answer yet. */
  notYet:
    'Votre proposition attend sa réponse\u202f: vous pouvez laisser la mission ouverte, et la marquer plus tard depuis «\u00a0Mes missions\u00a0».',
  action: 'Marquer comme pourvue',
  keepOpen: 'La laisser ouverte',
  done: (candidates: number) =>
    candidates === 0
      ? 'La mission est pourvue\u202f: elle est archivée.'
      : 'La mission est pourvue\u202f: elle est archivée, et les autres candidats sont prévenus.',
} as const;

export const relaunch = {
  title: 'Relancer la mission',
  stillClosed: 'La mission est publiée, mais ses candidatures restent closes',
  stillClosedText: 'Sa date limite est passée. Relancez-la pour recevoir de nouvelles candidatures.',
  text: 'La mission revient en tête de la liste et reçoit de nouveau des candidatures. Les échanges en cours continuent.',
  deadlineHelp: `Sans date, la mission reste ouverte ${openDaysWithoutDeadline}\u00a0jours.`,
  done: 'La mission est relancée\u202f: elle est de nouveau en tête de la liste.',
} as const;

export const conflicts = {
  section: 'Conflits d’intérêts',
  question: partiesQuestion,
  yes: 'Oui',
  yesHelp: 'Vous les nommez juste après. Chaque candidat les compare à ses clients, sans lire votre liste.',
  no: 'Non',
  noHelp: 'Les candidats lisent que, selon vous, personne n’est en cause.',
} as const;

export const preview = {
  note: 'Voici votre mission telle que les candidats la voient.',
  anonymousNote: 'Votre nom et votre image ne leur sont pas montrés.',
  archivedNote: 'Elle est archivée\u202f: personne d\u2019autre que vous et vos candidats ne la voit.',
  closedNote: 'Sa date limite est passée\u202f: elle ne figure plus dans les listes.',
  edit: 'Modifier',
  publish: 'Publier',
  archive: 'Archiver',
  candidates: 'Candidats',
  actions: 'Actions sur la mission',
  applyHelp: 'Le bouton des candidats\u202f: il n\u2019agit pas dans cet aperçu.',
} as const;

export const candidates = {
  back: 'Retour à mes missions',
  tabs: 'Candidats par état',
  /** « 128 vues · 5 candidatures » */
  figures: (views: number, all: number) =>
    `${count(views, 'vue', 'vues')} · ${count(all, 'candidature', 'candidatures')}`,
  price: 'Prix proposé',
  toConfirm: 'À confirmer',
  toConfirmHelp: (changed: string) =>
    `Proposé avant votre modification (${changed}). Le candidat doit confirmer son prix.`,
  edit: 'Modifier la mission',
  preview: 'Voir la mission',
  noVat: '(TVA non applicable)',
  noVatTotal: (total: string) => `(${total}\u00a0TTC, TVA non applicable)`,
  empty: {
    title: 'Aucune candidature pour le moment',
    text: 'Les candidats apparaissent ici dès leur proposition, et vous êtes prévenu à chaque fois.',
    action: 'Voir la mission',
  },
  emptyTab: { title: 'Aucun candidat dans cet état', action: 'Voir tous les candidats' },
} as const;

export const form = {
  createTitle: 'Ajouter une mission',
  domain: 'Domaine',
  domainHelp: undefined,
  nature: 'Nature',
  natureHelp: undefined,
  copyNote: (title: string) =>
    `Copie de «\u00a0${title}\u00a0»\u202f: rien n’est publié tant que vous ne le demandez pas. Les dates passées n’ont pas été reprises.`,
  toConfirm: (changed: string) =>
    `Vous changez ${changed}\u202f: les candidats dont le prix attend votre réponse devront le confirmer.`,
  back: 'Retour à mes missions',
  create: 'Créer la mission',
  update: 'Modifier la mission',
  updated: 'Votre mission est à jour.',
  subject: 'La mission',
  title: 'Titre',
  titleHelp: 'Une phrase courte\u202f: ce qui est attendu, et sur quoi.',
  titlePlaceholder: 'Ex. Relecture de conditions générales de vente',
  description: 'Description',
  descriptionHelp:
    'Le contexte, le travail attendu, les compétences utiles. Ne nommez pas vos clients\u202f: la page est publique.',
  delivery: 'Délai de livraison',
  deliveryHelp:
    'Avec vos mots\u202f: «\u00a05\u00a0jours ouvrés\u00a0», «\u00a0avant l\u2019audience du 12\u00a0janvier\u00a0»…',
  candidates: 'Les candidats',
  experience: 'Profils recherchés',
  experienceHelp: 'Un ou plusieurs.',
  deadlineHelp: `Sans date, la mission reste ouverte ${openDaysWithoutDeadline}\u00a0jours.`,
  when: 'Quand et où',
  start: 'Début de la mission',
  execution: 'Mode d’exécution',
  distance: 'À distance',
  onPlace: 'Sur place',
  terms: 'Prix et visibilité',
  price: 'Fourchette de prix (HT)',
  priceHelp:
    'En euros, hors taxes\u202f: «\u00a0800\u00a0» ou «\u00a01\u202f250,50\u00a0». Le même montant deux fois annonce un prix ferme.',
  priceLow: 'Prix le plus bas',
  priceHigh: 'Prix le plus haut',
  slider: (bound: string) => `${bound}, au curseur`,
  openPrice: 'Ne pas définir le tarif',
  openPriceHelp: 'Les candidats proposent librement leur prix.',
  priceKinds: 'Façons de fixer le prix',
  priceKindsHelp:
    'Facultatif. Cochez celles que vous préférez\u202f; sans choix, toutes vous conviennent. Un candidat peut en proposer une autre.',
  visibility: 'Visibilité',
  public: 'Publique',
  publicHelp: 'Votre nom et votre image figurent sur la mission.',
  anonymous: 'Anonyme',
  anonymousHelp:
    'Ni votre nom ni votre image ne sont communiqués. Le candidat les découvre quand vous acceptez son prix.',
  summaryHelp: 'La mission telle qu\u2019elle paraîtra dans la liste.',
  untitled: 'Titre de la mission',
  undescribed: 'La description de la mission s’affichera ici.',
  ready: 'Tout y est\u202f: la mission peut être publiée.',
  readyUpdate: 'Tout y est\u202f: les modifications peuvent être enregistrées.',
} as const;

export const fieldNames = {
  title: 'le titre',
  domain: 'le domaine',
  nature: 'la nature',
  skillsRequired: 'la description',
  timeLimit: 'le délai de livraison',
  experience: 'au moins un profil recherché',
  endDate: 'une date limite valable',
  startNow: 'le début de la mission',
  startDate: 'la date de début',
  onPlace: 'le mode d’exécution',
  place: 'la ville ou le département',
  tarifLow: 'le prix le plus bas',
  tarifHigh: 'le prix le plus haut',
  namesParties: 'si des personnes sont en cause',
} as const;

/** Name in « Il manque encore » for chosen profiles that the rules exclude. */
export const closedProfilesName = 'des profils qui peuvent postuler';

/** Shown once a mission is published. */
export const publishedMission = {
  title: 'Votre mission est publiée.',
  /** On the page of the member that the mission was written for. */
  toInvite: 'Votre mission est publiée\u202f: vous pouvez la proposer ici.',
  text: 'Les professionnels la trouvent dès maintenant. Vous pouvez aussi inviter vous-même ceux qui lui conviennent.',
} as const;
