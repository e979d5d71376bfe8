import { companyPhotosAtMost } from '@basoche/domain/limits';
import { ofName } from '@basoche/domain/members/elision';
import { count } from '../../lib/counts.ts';

/** Texts of a company's page. */

export const company = {
  notFound: 'Page introuvable',
  members: 'Les membres',
  own: 'Mon profil',
  site: 'Accéder au site',
  several: 'Multi-sites',
  facts: 'L’essentiel',
  headquarters: 'Siège social',
  creation: 'Année de création',
  locations: 'Implantations',
  website: 'Site',
  unknown: 'Non renseigné',
  allLocations: (number: number) => `Voir les ${number}\u00a0départements`,
  fewerLocations: 'Masquer les départements',
  leader: 'Direction',
  linkedin: (name: string) => `Profil LinkedIn ${ofName(name)}`,
  presentation: 'Présentation',
  more: 'Voir plus',
  less: 'Voir moins',
  values: 'Valeurs et compétences',
  domains: 'Domaines d’expertise',
  allDomains: (number: number) => `Voir les ${number}\u00a0domaines`,
  fewerDomains: 'Masquer les domaines',
  profiles: 'Profils recherchés',
  photos: 'Photos',
  photo: (place: number, name: string) => `Photo ${place} ${ofName(name)}`,
  enlarge: (place: number) => `Agrandir la photo ${place}`,
  missions: 'Ses missions',
  jobs: 'Ses offres d’emploi',
  noMissions: 'Aucune mission ouverte en ce moment.',
  noJobs: 'Aucune offre d’emploi ouverte en ce moment.',
  allMissions: (number: number) => `Voir les ${count(number, 'mission', 'missions')}`,
  allJobs: (number: number) => `Voir les ${count(number, 'offre', 'offres')}`,
  emptyTitle: (name: string) => `${name} n’a pas encore rempli sa page`,
  emptyText:
    'Sa présentation et ses domaines s’afficheront ici. Vous pouvez déjà découvrir les autres membres.',
  emptyAction: 'Voir les membres',
} as const;

/** Texts of the photo viewer. */
export const gallery = {
  title: (place: number, all: number) => `Photo ${place} sur ${all}`,
  before: 'Photo précédente',
  after: 'Photo suivante',
} as const;

/** Texts for the owner only. */
export const ownCompany = {
  hint: 'Vous voyez votre page comme les autres la voient. Le crayon modifie chaque élément.',
  addPhotos: 'Ajoutez des photos\u202f!',
  missions: 'Mes missions',
  jobs: 'Mes offres d’emploi',
  post: 'Publier une mission',
  postJob: 'Publier une offre d’emploi',
  edit: {
    name: 'Modifier le nom de l’entreprise',
    logo: 'Modifier le logo',
    creation: 'Modifier l’année de création',
    headquarters: 'Modifier le siège social',
    leader: 'Modifier la direction',
    presentation: 'Modifier la présentation',
    profiles: 'Modifier les profils recherchés',
    values: 'Modifier les valeurs et les compétences',
    website: 'Modifier l’adresse du site',
    domains: 'Modifier les domaines d’expertise',
    locations: 'Modifier les implantations',
    photos: 'Modifier les photos',
  },
  add: {
    presentation: 'Ajouter une présentation',
    domains: 'Ajouter des domaines',
    values: 'Ajouter vos valeurs',
    profiles: 'Ajouter des profils',
    leader: 'Ajouter la direction',
  },
  empty: {
    presentation: 'Dites ce que vous faites, pour qui, et ce qui vous distingue.',
    values: 'Ce à quoi vous tenez, et ce que vos équipes savent faire.',
    domains: 'Choisissez vos domaines\u202f: les recherches de l’annuaire en partent.',
    profiles: 'Dites qui vous cherchez\u202f: les candidats se reconnaîtront.',
    leader: 'Présentez la personne qui dirige l’entreprise.',
    photos: `Jusqu’à ${companyPhotosAtMost} photos de vos locaux et de vos équipes.`,
  },
} as const;

/** Parts of a company's page that have a dialog. */
export type CompanyPart = keyof typeof ownCompany.edit;

/** Target and label of the edit button of a part. */
export const companyEdit = (part: CompanyPart) => ({
  target: { company: part },
  label: ownCompany.edit[part],
});

/** Texts of the dialogs. */
export const companyEdits = {
  saved: 'Votre page est à jour.',
  name: {
    title: 'Nom de l’entreprise',
    label: 'Nom',
    renamed:
      'Un autre nom se justifie\u202f: votre badge sera retiré en attendant de nouveaux justificatifs.',
  },
  logo: { title: 'Votre logo' },
  creation: { title: 'Année de création', label: 'Année' },
  headquarters: {
    title: 'Siège social',
    label: 'Ville',
    help: 'Choisissez une ville, ou écrivez-la.',
  },
  leader: {
    title: 'Direction',
    name: 'Nom',
    role: 'Fonction',
    linkedin: 'Adresse LinkedIn',
    linkedinHelp: 'Par exemple https://www.linkedin.com/in/prenom-nom',
    picture: 'Photo (facultative)',
  },
  presentation: {
    title: 'Présentation',
    label: 'Texte',
    help: 'Une ligne vide sépare deux paragraphes\u202f; un tiret commence une liste.',
    picture: 'Photo (facultative)',
  },
  profiles: { title: 'Profils recherchés', label: 'Profils', help: 'Formations, expériences, qualités.' },
  values: { title: 'Valeurs et compétences', label: 'Valeurs', help: 'Ce à quoi votre entreprise tient.' },
  website: { title: 'Site internet', label: 'Adresse', help: 'Par exemple https://www.exemple.fr' },
  domains: {
    title: 'Domaines d’expertise',
    chosen: (number: number) => count(number, 'domaine choisi', 'domaines choisis'),
    none: 'Aucun domaine choisi',
  },
  locations: {
    title: 'Implantations',
    label: 'Départements',
    help: 'Un ou plusieurs, par leur nom ou leur numéro.',
    placeholder: 'Rhône, 2A…',
    none: 'Aucun département ne porte ce nom.',
  },
  photos: {
    title: 'Vos photos',
    help: `${companyPhotosAtMost} photos au plus, montrées dans cet ordre.`,
    place: (place: number) => `Place ${place}`,
    empty: 'Ajouter',
    add: (place: number) => `Ajouter une photo à la place ${place}`,
    replace: (place: number) => `Remplacer la photo ${place}`,
    remove: (place: number) => `Retirer la photo ${place}`,
    earlier: (place: number) => `Avancer la photo ${place}`,
    later: (place: number) => `Reculer la photo ${place}`,
    moved: (from: number, to: number) => `La photo ${from} est maintenant à la place ${to}.`,
    removed: (place: number) => `La place ${place} est libre.`,
    choose: (place: number) => `Photo de la place ${place}`,
    use: 'Utiliser cette photo',
    back: 'Revenir aux photos',
  },
} as const;
