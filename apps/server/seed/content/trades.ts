import type { Profession } from '@basoche/domain/options/professions';

/** A salaried profession: its frequency, and descriptions by its people. */
export interface Trade {
  readonly profession: Profession;
  readonly weight: number;
  readonly roles: readonly string[];
  readonly about: readonly string[];
}

export const trades: readonly Trade[] = [
  {
    profession: 'Avocat',
    weight: 26,
    roles: [
      'Droit social',
      'Droit des affaires',
      'Droit de la famille',
      'Droit immobilier et construction',
      'Droit public',
      'Droit pénal',
      'Propriété intellectuelle',
      'Droit fiscal',
      'Dommage corporel',
      'Droit des étrangers',
    ],
    about: [
      'Barreau depuis dix ans, dont six en structure internationale. Je prends des dossiers en renfort et des substitutions.',
      'Exercice individuel après une collaboration de sept ans. Écritures courtes, délais tenus, téléphone décroché.',
      'Je conseille des dirigeants de petites entreprises et je plaide devant les juridictions de la région.',
      'Disponible pour des missions de rédaction ou de postulation, en lien avec des confrères de toute la France.',
      'L’entreprise d’abord, le barreau ensuite\u202f: j’écris pour ceux qui décident.',
    ],
  },
  {
    profession: 'Collaborateur de notaire',
    weight: 8,
    roles: ['Droit de la famille', 'Droit immobilier', 'Formalités et publicité foncière'],
    about: [
      'Douze ans d’étude, dont cinq sur des programmes neufs. À l’aise avec les dossiers qui ont une longue histoire.',
      'Successions, donations, liquidations\u202f: j’aime les comptes qui tombent juste.',
    ],
  },
  {
    profession: 'Notaire',
    weight: 5,
    roles: ['Conseil patrimonial', 'Exercice salarié en office', 'Transmission d’entreprise'],
    about: ['Consultations patrimoniales et rédaction d’actes complexes, en appui d’études de province.'],
  },
  {
    profession: 'Clerc de commissaire de justice',
    weight: 5,
    roles: ['Clerc significateur', 'Clerc expert, exécution'],
    about: [
      'Saisies, constats, répartitions\u202f: huit ans de pratique et trois logiciels métier maîtrisés.',
    ],
  },
  {
    profession: 'Commissaire de justice',
    weight: 4,
    roles: ['Constats et recouvrement', 'Exécution forcée'],
    about: ['Office de taille moyenne. J’interviens aussi en conseil sur la stratégie de recouvrement.'],
  },
  {
    profession: 'Juriste en droit privé',
    weight: 12,
    roles: ['Contrats et distribution', 'Droit du travail', 'Assurances', 'Protection des données'],
    about: [
      'Juriste généraliste en entreprise, à temps partiel, je consacre deux jours par semaine à des missions.',
      'Contrats commerciaux en français et en anglais, négociation et outils de suivi.',
      'Délégation à la protection des données pour plusieurs petites structures.',
    ],
  },
  {
    profession: 'Juriste en droit public',
    weight: 7,
    roles: ['Commande publique', 'Urbanisme', 'Fonction publique territoriale'],
    about: [
      'Quinze ans en collectivité, dont huit à la tête d’un service des marchés. Je relis vite et j’explique.',
      'Urbanisme opérationnel, domanialité, contentieux\u202f: je travaille aux côtés de cabinets et d’aménageurs.',
    ],
  },
  {
    profession: 'Juriste',
    weight: 10,
    roles: ['Droit des sociétés', 'Recherche juridique', 'Legal operations'],
    about: [
      'Formalités, secrétariat juridique et registres dématérialisés pour des groupes de PME.',
      'Je cherche, je trouve et je synthétise. Bases payantes maîtrisées, sources toujours jointes.',
    ],
  },
  {
    profession: 'Responsable juridique',
    weight: 5,
    roles: ['Industrie', 'Numérique', 'Économie sociale'],
    about: [
      'Direction juridique d’une entreprise de taille intermédiaire. Je publie ici ce que l’équipe ne peut absorber.',
    ],
  },
  {
    profession: 'Responsable des ressources humaines',
    weight: 3,
    roles: ['Relations sociales', 'Droit social appliqué'],
    about: ['Accords collectifs, CSE, réorganisations\u202f: du droit du travail vu de l’intérieur.'],
  },
  {
    profession: 'Élève avocat',
    weight: 7,
    roles: ['En projet pédagogique individuel', 'En stage final'],
    about: ['CRFPA obtenu avec une spécialité en procédure. Recherches, notes et préparation de dossiers.'],
  },
  {
    profession: 'Mandataire judiciaire',
    weight: 2,
    roles: ['Procédures collectives'],
    about: [
      'Neuf ans en étude avant l’inscription sur la liste\u202f: j’aide à lire et à préparer les dossiers difficiles.',
    ],
  },
  {
    profession: 'Professeur des universités',
    weight: 2,
    roles: ['Droit des obligations', 'Droit administratif'],
    about: ['Consultations et formations, à côté de l’enseignement et de la recherche.'],
  },
  {
    profession: 'Rédacteur juridique web',
    weight: 3,
    roles: ['Vulgarisation et veille'],
    about: ['Articles, lettres d’information et guides pratiques, toujours relus à la source.'],
  },
  {
    profession: 'Autre',
    weight: 1,
    roles: ['Traduction juridique anglais et espagnol'],
    about: [
      'Double cursus en droit et en langues, dix ans de traduction de contrats et de pièces de procédure.',
    ],
  },
];

/** Degrees of the students, and their presentations. */
export const studies = {
  roles: [
    'Master 1 Droit des affaires',
    'Master 2 Droit social',
    'Master 2 Droit notarial',
    'Master 1 Droit public',
    'Master 2 Contentieux et arbitrage',
    'Master 1 Droit privé',
    'Master 2 Droit du numérique',
    'Master 2 Droit fiscal',
    'Master 1 Droit pénal',
    'Master 2 Droit immobilier',
    'Master 2 Droit international',
    'Master 1 Carrières judiciaires',
  ],
  about: [
    'En alternance deux jours par semaine, je cherche des recherches et des relectures pour apprendre au contact de vrais dossiers.',
    'Mention bien, un semestre à l’étranger, anglais courant. Disponible le soir et pendant les vacances universitaires.',
    'Membre de la clinique juridique de ma faculté, j’y rédige des notes d’information relues par des praticiens.',
    'Stage de trois mois en cabinet, un autre en juridiction. Je rends mes recherches avec les arrêts et un plan.',
    'Je prépare l’examen d’entrée à l’école d’avocats et je complète mes révisions par des missions concrètes.',
    'La procédure me passionne. Références vérifiées, bases de données juridiques maîtrisées.',
  ],
} as const;
