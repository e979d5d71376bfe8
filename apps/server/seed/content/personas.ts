import type { MemberKind } from '@basoche/domain/members/kinds';
import type { ProfessionForm } from '@basoche/domain/members/profession';
import type { Department } from '@basoche/domain/options/departments';
import type { Profession } from '@basoche/domain/options/professions';
import type { Voice } from './missions/kernel.ts';

/** A member to log in as, listed in the README. */
export interface Persona {
  readonly key: string;
  readonly email: string;
  readonly kind: MemberKind;
  readonly name: { readonly first: string; readonly last: string } | string;
  readonly isMoral: boolean;
  readonly profession: Profession | null;
  readonly professionForm: ProfessionForm | null;
  readonly role: string | null;
  readonly about: string | null;
  /** Department and commune, in `communes`. */
  readonly home: readonly [department: Department, city: string];
  readonly isVerified: boolean;
  /** Kind of its publications; null if it publishes none. */
  readonly voice: Voice | null;
  /** A sentence about the persona, for the README. */
  readonly summary: string;
}

/** The reserved domain `.example` (RFC 2606) belongs to nobody. */
export const demoMailDomain = 'basoche.example';
export const demoPassword = 'basoche-demo';

export const personas: readonly Persona[] = [
  {
    key: 'claire',
    email: 'claire.delmas@basoche.example',
    kind: 'COMPANY',
    name: 'Verdelune Industries',
    isMoral: true,
    profession: null,
    professionForm: null,
    role: 'Direction juridique',
    about:
      'Équipementier de l’hydraulique agricole, 620 salariés, trois sites. La direction juridique, conduite par Claire Delmas, confie ici ce que son équipe de deux ne peut absorber.',
    home: ['69', 'Lyon'],
    isVerified: true,
    voice: 'company',
    summary: 'Claire Delmas, directrice juridique d’une entreprise industrielle',
  },
  {
    key: 'sophie',
    email: 'sophie.arnoult@basoche.example',
    kind: 'COMPANY',
    name: 'Cabinet Arnoult & Nkomo',
    isMoral: true,
    profession: null,
    professionForm: null,
    role: 'Cabinet d’avocats',
    about:
      'Deux associées, trois collaborateurs, un même goût des dossiers bien écrits. Contentieux commercial et droit immobilier, à Nantes et devant toutes les cours.',
    home: ['44', 'Nantes'],
    isVerified: true,
    voice: 'firm',
    summary: 'Sophie Arnoult, associée d’un petit cabinet d’avocats',
  },
  {
    key: 'yasmine',
    email: 'yasmine.benali@basoche.example',
    kind: 'EMPLOYEE',
    name: { first: 'Yasmine', last: 'Benali' },
    isMoral: false,
    profession: 'Avocat',
    professionForm: 'feminine',
    role: 'Droit social et contentieux commercial',
    about:
      'Avocate au barreau de Lille depuis 2014. Je prends des contentieux en renfort, je postule dans le ressort de Douai et je rédige volontiers avant de plaider.',
    home: ['59', 'Lille'],
    isVerified: true,
    voice: 'firm',
    summary: 'avocate indépendante',
  },
  {
    key: 'thomas',
    email: 'thomas.kervella@basoche.example',
    kind: 'EMPLOYEE',
    name: { first: 'Thomas', last: 'Kervella' },
    isMoral: false,
    profession: 'Collaborateur de notaire',
    professionForm: 'masculine',
    role: 'Droit immobilier et successions',
    about:
      'Douze ans d’étude à Quimper puis à Brest. Je remonte les origines de propriété comme d’autres lisent des romans.',
    home: ['29', 'Quimper'],
    isVerified: true,
    voice: null,
    summary: 'collaborateur de notaire',
  },
  {
    key: 'hugo',
    email: 'hugo.marchetti@basoche.example',
    kind: 'EMPLOYEE',
    name: { first: 'Hugo', last: 'Marchetti' },
    isMoral: false,
    profession: 'Juriste en droit privé',
    professionForm: 'masculine',
    role: 'Contrats, distribution et données personnelles',
    about:
      'Juriste d’entreprise à Marseille, trois jours par semaine en poste, deux jours en mission. Contrats en français, en anglais et en italien.',
    home: ['13', 'Marseille'],
    isVerified: true,
    voice: null,
    summary: 'juriste en droit privé',
  },
  {
    key: 'ines',
    email: 'ines.fournier@basoche.example',
    kind: 'STUDENT',
    name: { first: 'Inès', last: 'Fournier' },
    isMoral: false,
    profession: 'Étudiant',
    professionForm: 'feminine',
    role: 'Master 1 Droit privé',
    about:
      'Étudiante à Toulouse, membre de la clinique juridique. Je cherche des recherches et des relectures pour apprendre sur de vrais dossiers.',
    home: ['31', 'Toulouse'],
    isVerified: true,
    voice: null,
    summary: 'étudiante en Master 1',
  },
  {
    key: 'malo',
    email: 'malo.quere@basoche.example',
    kind: 'STUDENT',
    name: { first: 'Malo', last: 'Quéré' },
    isMoral: false,
    profession: 'Étudiant',
    professionForm: 'masculine',
    role: 'Master 2 Droit du numérique',
    about:
      'En alternance à Rennes, deux stages en cabinet. Protection des données, contrats informatiques et veille.',
    home: ['35', 'Rennes'],
    isVerified: true,
    voice: null,
    summary: 'étudiant en Master 2',
  },
  {
    key: 'jeanne',
    email: 'jeanne.lebrun@basoche.example',
    kind: 'CUSTOMER',
    name: 'Jeanne Lebrun',
    isMoral: false,
    profession: null,
    professionForm: null,
    role: null,
    about: null,
    home: ['33', 'Bordeaux'],
    isVerified: false,
    voice: 'person',
    summary: 'cliente externe, personne physique',
  },
  {
    key: 'rachid',
    email: 'rachid.amrani@basoche.example',
    kind: 'CUSTOMER',
    name: 'Les Jardins de la Marne',
    isMoral: true,
    profession: null,
    professionForm: null,
    role: null,
    about: null,
    home: ['94', 'Créteil'],
    isVerified: false,
    voice: 'association',
    summary: 'Rachid Amrani, président d’une association, client externe, personne morale',
  },
  {
    key: 'elodie',
    email: 'elodie.vasseur@basoche.example',
    kind: 'EMPLOYEE',
    name: { first: 'Élodie', last: 'Vasseur' },
    isMoral: false,
    profession: 'Juriste',
    professionForm: null,
    role: null,
    about: null,
    home: ['67', 'Strasbourg'],
    isVerified: false,
    voice: null,
    summary: 'juriste qui n’est pas encore vérifiée',
  },
  {
    key: 'paul',
    email: 'paul.garnier@basoche.example',
    kind: 'COMPANY',
    name: 'Atelier Lumen',
    isMoral: true,
    profession: null,
    professionForm: null,
    role: null,
    about: null,
    home: ['38', 'Grenoble'],
    isVerified: false,
    voice: null,
    summary: 'Paul Garnier, entreprise qui n’est pas encore vérifiée',
  },
];
