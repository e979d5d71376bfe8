import { count } from '../../lib/counts.ts';

/* Texts for the creator of job offers. Sentences quoted by the specification are here to the letter. */

export const manage = {
  meta: 'Mes offres d’emploi',
  title: 'Offres d’emploi',
  lead: 'Publiez un poste, suivez les candidatures, archivez les offres pourvues.',
  create: 'Publier une offre d’emploi',
  tabs: 'Offres publiées, archivées, brouillons',
  drafts: 'Brouillons',
  statusOf: (title: string) => `Statut de l’offre «\u00a0${title}\u00a0»`,
  edit: 'Modifier l’offre',
  see: 'Voir l’offre',
  nowPublished: 'L’offre est de nouveau publiée.',
  nowArchived:
    'L’offre est archivée\u202f: elle ne reçoit plus de candidatures. Les échanges en cours continuent.',
  relaunch: 'Relancer l’offre',
  relaunchOf: (title: string) => `Relancer l’offre «\u00a0${title}\u00a0»`,
  isFilled: 'Pourvue',
  more: 'Voir plus d’offres',
  empty: {
    title: 'Aucune offre d’emploi publiée pour l’instant',
    text: 'Décrivez le poste en quelques minutes\u202f: des juristes vérifiés vous répondent, avec leur CV et leur lettre.',
  },
  emptyArchived: {
    title: 'Aucune offre archivée',
    text: 'Une offre archivée ne reçoit plus de candidatures et se retrouve ici. Vous pouvez la publier de nouveau.',
  },
  emptyDrafts: {
    title: 'Aucun brouillon',
    text: 'Une offre que vous enregistrez sans la publier vous attend ici. Personne d’autre ne la voit.',
  },
} as const;

export const fill = {
  open: 'Offre pourvue',
  openOf: (title: string) => `Offre pourvue\u202f: «\u00a0${title}\u00a0»`,
  title: 'Offre pourvue',
  text: (candidates: number) => {
    if (candidates === 0) {
      return 'L’offre est archivée\u202f: elle quitte les listes et ne reçoit plus de candidatures. Vous pourrez la publier de nouveau.';
    }
    return candidates === 1
      ? 'L’offre est archivée et quitte les listes. Si vous n’avez pas refusé la personne qui a postulé, elle est prévenue que le poste est pourvu. Vous pourrez la publier de nouveau.'
      : `L’offre est archivée et quitte les listes. Vous avez reçu ${candidates}\u00a0candidatures\u202f: les personnes que vous n’avez pas refusées sont prévenues que le poste est pourvu. Vous pourrez la publier de nouveau.`;
  },
  action: 'Marquer comme pourvue',
  done: (candidates: number) =>
    candidates === 0
      ? 'L’offre est pourvue\u202f: elle est archivée.'
      : 'L’offre est pourvue\u202f: elle est archivée, et les personnes qui attendaient sont prévenues.',
} as const;

export const relaunch = {
  title: 'Relancer l’offre',
  stillClosed: 'L’offre est publiée, mais ses candidatures restent closes',
  stillClosedText: 'Sa date limite est passée. Relancez-la pour recevoir de nouvelles candidatures.',
  text: 'L’offre revient en tête de la liste et reçoit de nouveau des candidatures. Les échanges en cours continuent.',
  done: 'L’offre est relancée\u202f: elle est de nouveau en tête de la liste.',
} as const;

export const drafts = {
  untitled: 'Offre sans titre',
  changed: (when: string) => `Modifié ${when.charAt(0).toLowerCase()}${when.slice(1)}`,
  resume: 'Reprendre',
  resumeOf: (title: string) => `Reprendre le brouillon «\u00a0${title}\u00a0»`,
  remove: 'Supprimer',
  removeOf: (title: string) => `Supprimer le brouillon «\u00a0${title}\u00a0»`,
  removeTitle: 'Supprimer ce brouillon\u202f?',
  removeText: (title: string) => `«\u00a0${title}\u00a0» ne pourra pas être récupéré.`,
  removed: 'Le brouillon est supprimé.',
  save: 'Enregistrer le brouillon',
  saved: 'Votre brouillon est enregistré\u202f: vous le retrouverez avec vos offres.',
  note: 'Vous reprenez un brouillon\u202f: rien n’est publié tant que vous ne le demandez pas.',
  gone: 'Ce brouillon n’existe plus\u202f: il a été publié ou supprimé ailleurs. Si vous créez l’offre de nouveau, elle sera publiée.',
} as const;

export const form = {
  createTitle: 'Ajouter une offre d’emploi',
  updateTitle: 'Modifier une offre d’emploi',
  copyNote: (title: string) =>
    `Copie de «\u00a0${title}\u00a0»\u202f: rien n’est publié tant que vous ne le demandez pas. Les dates passées n’ont pas été reprises.`,
  back: 'Retour à mes offres d’emploi',
  create: 'Créer l’offre d’emploi',
  update: 'Modifier l’offre d’emploi',
  created: 'Votre offre est publiée.',
  updated: 'Votre offre est à jour.',
  job: 'Le poste',
  title: 'Titre',
  titleHelp: 'Le métier et, si besoin, la spécialité.',
  titlePlaceholder: 'Ex. Juriste en droit social (F/H)',
  description: 'Description',
  descriptionHelp: 'Les missions du poste, l’équipe, les compétences attendues, les étapes du recrutement.',
  profile: 'Le profil',
  experiences: 'Métier et expérience',
  experiencesHelp: 'Un ou plusieurs.',
  contract: 'Le contrat',
  contractType: 'Type de contrat',
  timing: 'Temps de travail',
  start: 'Début du poste',
  where: 'Le lieu',
  modality: 'Modalité',
  placeHelp: 'Le lieu de travail, ou celui du bureau.',
  pay: 'Le salaire',
  payHint: 'Il est fortement recommandé d’indiquer une fourchette de salaire.',
  payHintText: 'Les candidats répondent plus volontiers aux offres qui l’annoncent.',
  low: (amounts: string) => `De (${amounts})`,
  high: (amounts: string) => `À (${amounts})`,
  period: 'Période',
  noPeriod: 'Choisir',
  salary: 'Ou, avec vos mots',
  salaryHelp:
    'Un montant est lu comme un salaire annuel\u202f: «\u00a045\u00a0000\u00a0€\u00a0» devient «\u00a045\u00a0000\u00a0€/an\u00a0».',
  salaryPlaceholder: 'Ex. 45 000 €',
  salaryDescription: 'Précisions sur la rémunération',
  salaryDescriptionHelp: 'Part variable, avantages, rétrocession d’honoraires…',
  publication: 'La publication',
  deadlineHelp: 'Le dernier jour pour postuler.',
  summaryHelp: 'L’offre telle qu’elle paraîtra dans la liste.',
  untitled: 'Titre de l’offre',
  undescribed: 'La description de l’offre s’affichera ici.',
  ready: 'Tout y est\u202f: l’offre peut être publiée.',
  readyUpdate: 'Tout y est\u202f: les modifications peuvent être enregistrées.',
} as const;

export const wording = {
  label: 'À relire',
  more: (number: number) => `Et ${count(number, 'autre passage', 'autres passages')} à relire.`,
} as const;

export const fieldNames = {
  title: 'le titre',
  domain: 'le domaine',
  nature: 'la nature',
  contractType: 'le type de contrat',
  timing: 'le temps de travail',
  modality: 'la modalité',
  place: 'la ville ou le département',
  startNow: 'le début du poste',
  startDate: 'la date de début',
  endDate: 'une date limite valable',
  experiences: 'au moins un métier ou une expérience',
  salary: 'un salaire plus court',
  salaryLow: 'une fourchette de salaire valable',
  salaryHigh: 'une fourchette de salaire valable',
  salaryPeriod: 'la période du salaire',
  salaryDescription: 'des précisions plus courtes',
  jobDescription: 'la description',
} as const;
