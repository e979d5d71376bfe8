import { skillGrade } from '@basoche/domain/limits';
import { ofName } from '@basoche/domain/members/elision';
import { responseDays } from '@basoche/domain/members/response-time';
import { count } from '../../lib/counts.ts';

/** Texts of a student's or an employee's page. */

export const profile = {
  notFound: 'Profil introuvable',
  ownPage: 'Mon profil',
  company: 'Entreprise',
  metaText: (name: string) =>
    `La page ${ofName(name)} sur Basoche, le 1ᵉʳ réseau juridique interprofessionnel.`,
  facts: 'L’essentiel',
  hourlyCost: 'Tarif / heure',
  experience: 'Expérience',
  responseTime: 'Temps de réponse',
  workLocations: 'Lieux de travail',
  availability: 'Disponibilité',
  unknown: 'Non renseigné',
  responseUnknown: 'Pas encore connu',
  responseNote: `Délai médian du premier message, sur ${responseDays} jours.`,
  about: 'À propos',
  more: 'Voir plus',
  less: 'Voir moins',
  skills: 'Compétences',
  allSkills: 'Voir toutes les compétences',
  fewerSkills: 'Masquer les compétences',
  grade: (grade: number) => `${grade}/${skillGrade.max}`,
  gradeSaid: (grade: number) => `${grade} sur ${skillGrade.max}`,
  experiences: 'Expériences',
  reviews: 'Missions réalisées',
  /** Under reviews that are partly hidden. */
  reviewsMasked:
    'Le nom des clients n’est lu que par la personne concernée\u202f; leur texte aussi, sauf s’ils acceptent qu’il soit public.',
  allReviews: (number: number) => `Voir les ${number}\u00a0avis`,
  fewerReviews: 'Masquer les avis',
  reply: (name: string) => `Réponse ${ofName(name)}`,
  stars: (grade: number) => (grade === 1 ? '1 étoile sur 5' : `${grade} étoiles sur 5`),
  formations: 'Formations',
  domains: 'Domaines d’expertise',
  allDomains: (number: number) => `Voir les ${number}\u00a0domaines`,
  fewerDomains: 'Masquer les domaines',
  preferences: 'Préférences de mission',
  duration: 'Durée',
  sectors: 'Secteurs',
  companySizes: 'Taille de l’entreprise',
  months: (min: number, max: number) =>
    min === max ? count(min, 'mois', 'mois') : `De ${min} à ${count(max, 'mois', 'mois')}`,
  shortest: (min: number) => `Dès ${count(min, 'mois', 'mois')}`,
  emptyTitle: (name: string) => `${name} n’a pas encore rempli son profil`,
  emptyText: 'Son parcours et ses domaines s’afficheront ici. Vous pouvez déjà découvrir les autres membres.',
  emptyAction: 'Voir les membres',
} as const;

/** Texts for the owner only. */
export const ownProfile = {
  hint: 'Vous voyez votre profil comme les autres le voient. Le crayon modifie chaque partie.',
  progress: (percentage: number) => `Votre profil est complet à ${percentage}\u00a0%`,
  complete: 'Votre profil est complet',
  completeText: 'Relisez-le de temps en temps\u202f: un profil à jour reçoit plus de réponses.',
  missing: 'Il vous reste à ajouter\u202f:',
  add: 'Ajouter',
  edit: {
    picture: 'Modifier la photo',
    head: 'Modifier le nom, la fonction et la ville',
    rate: 'Modifier le tarif',
    about: 'Modifier la présentation',
    skills: 'Modifier les compétences',
    domains: 'Modifier les domaines d’expertise',
    preferences: 'Modifier les préférences et les lieux de travail',
    experience: 'Modifier l’expérience',
    practice: 'Modifier les lieux de travail',
    availability: 'Dire votre disponibilité',
  },
  chooseForm: (masculine: string, feminine: string) => `${masculine} ou ${feminine}\u202f? Choisir`,
  addAbout: 'Ajouter une présentation',
  addSkills: 'Ajouter des compétences',
  addDomains: 'Choisir vos domaines',
  addPreferences: 'Indiquer vos préférences',
  addExperience: 'Ajouter une expérience',
  addFormation: 'Ajouter une formation',
  editEntry: (title: string) => `Modifier ${title}`,
  removeEntry: (title: string) => `Supprimer ${title}`,
  empty: {
    about: 'Dites en quelques lignes ce que vous faites, pour qui, et ce qui vous distingue.',
    skills: 'Notez jusqu’à douze compétences, de 1 à 5\u202f: les recruteurs les lisent d’un coup d’œil.',
    experiences: 'Stages, collaborations, postes\u202f: ajoutez la plus récente pour commencer.',
    reviews: 'Les avis de vos missions terminées s’afficheront ici.',
    formations: 'Ajoutez vos diplômes et vos formations.',
    domains: 'Choisissez vos domaines\u202f: les recherches de l’annuaire en partent.',
    preferences: 'Durée, secteurs, taille de l’entreprise\u202f: dites quelles missions vous conviennent.',
  },
} as const;

/** Texts of the dialogs. */
export const edits = {
  saved: 'Votre profil est à jour.',
  picture: 'Votre photo',
  head: {
    title: 'Votre identité',
    firstName: 'Prénom',
    lastName: 'Nom',
    role: 'Fonction',
    roleHelp:
      'Une ligne sous votre profession\u202f: «\u00a0Droit social\u00a0», «\u00a0Associée fondatrice\u00a0».',
    renamed:
      'Un autre nom se justifie\u202f: votre badge sera retiré en attendant de nouveaux justificatifs.',
    form: 'Votre profession se dit',
    formHelp: 'Sur votre profil, dans l’annuaire et dans vos échanges.',
    location: 'Ville',
    experience: 'Expérience',
    experienceNone: 'Non précisée',
  },
  rate: {
    title: 'Votre tarif horaire',
    label: 'Tarif / heure, hors taxes',
    help: 'En euros. Laissez vide pour ne pas en afficher.',
    placeholder: '150\u00a0€',
    unread: 'Écrivez un montant en euros, par exemple 150\u00a0€.',
    read: (amount: string) => `Affiché sur votre profil\u202f: ${amount} de l’heure`,
  },
  about: {
    title: 'Votre présentation',
    label: 'À propos',
    help: 'Une ligne vide sépare deux paragraphes\u202f; un tiret commence une liste.',
  },
  experience: {
    add: 'Ajouter une expérience',
    edit: 'Modifier une expérience',
    companyName: 'Entreprise',
    sector: 'Secteur',
    job: 'Poste',
    location: 'Lieu',
    startDate: 'Date de début',
    isOngoing: 'Je suis encore en poste aujourd’hui',
    endDate: 'Date de fin',
    endOpen: 'Sans date de fin, l’expérience est montrée comme en cours.',
  },
  formation: {
    add: 'Ajouter une formation',
    edit: 'Modifier une formation',
    certification: 'Intitulé du diplôme',
    school: 'Établissement',
    date: 'Date d’obtention',
    description: 'Description',
  },
  skills: {
    title: 'Vos compétences',
    help: 'La première est la mieux placée. Chaque compétence se choisit une fois.',
    name: (place: number) => `Compétence ${place}`,
    grade: (name: string) => `Note ${ofName(name)}`,
    add: 'Ajouter une compétence',
    all: 'Vous les avez toutes choisies.',
    none: 'Aucune compétence pour l’instant.',
    remove: (name: string) => `Supprimer ${name}`,
  },
  domains: {
    title: 'Vos domaines d’expertise',
    chosen: (number: number) => count(number, 'domaine choisi', 'domaines choisis'),
    none: 'Aucun domaine choisi',
  },
  preferences: {
    title: 'Vos préférences',
    workLocations: 'Lieux de travail',
    duration: 'Durée des missions, en mois',
    min: 'Au moins',
    max: 'Au plus',
    durationUnread: 'Indiquez un nombre de mois.',
    durationHalf: 'Indiquez les deux durées, ou aucune.',
    sectors: 'Secteurs',
    sectorsPlaceholder: 'Tous les secteurs',
    sectorsNone: 'Aucun secteur ne porte ce nom.',
    companySizes: 'Taille de l’entreprise',
  },
  removal: {
    title: 'Confirmer la suppression\u202f?',
    remove: 'Supprimer',
    text: (title: string) => `«\u00a0${title}\u00a0» ne figurera plus sur votre profil.`,
    removed: 'Votre profil est à jour.',
  },
} as const;

/** Insurance of professional liability, on both kinds of pages. */
export const insurance = {
  name: 'Assurance professionnelle',
  cover: (insurer: string, day: string) => `${insurer}, jusqu’au ${day}`,
  ceilings: (claim: string, year: string) => `${claim} par sinistre, ${year} par année`,
} as const;
