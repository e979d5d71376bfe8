/** Share pictures for kinds of pages, with their texts. */
export const generalPictures = {
  site: {
    kind: 'Réseau juridique',
    title: '1ᵉʳ réseau juridique interprofessionnel',
    facts: ['Missions', 'Offres d’emploi', 'Annuaire des métiers du droit'],
  },
  missions: {
    kind: 'Missions',
    title: 'Missions juridiques',
    facts: ['Recherches, rédaction, relecture, audit, veille', 'À distance ou sur place'],
  },
  emplois: {
    kind: 'Emplois',
    title: 'Offres d’emploi juridiques',
    facts: ['CDI, CDD et collaborations', 'Études, cabinets et directions juridiques'],
  },
  membres: {
    kind: 'Annuaire',
    title: 'Les membres du réseau',
    facts: ['Professionnels du droit, étudiants et entreprises'],
  },
  actualites: {
    kind: 'Actualités',
    title: 'Actualités juridiques',
    facts: ['La pratique du droit, expliquée par ceux qui l’exercent'],
  },
  entreprises: {
    kind: 'Entreprises',
    title: 'Directions juridiques et entreprises',
    facts: ['Confier une mission', 'Recruter un juriste'],
  },
  independants: {
    kind: 'Indépendants',
    title: 'Auxiliaires de justice et professionnels indépendants',
    facts: ['Trouver des missions', 'Déléguer un dossier'],
  },
  salaries: {
    kind: 'Salariés',
    title: 'Juristes et professionnels salariés',
    facts: ['Trouver un poste', 'Répondre à des missions'],
  },
  formations: {
    kind: 'Étudiants',
    title: 'Étudiants en droit',
    facts: ['Premières missions', 'Stages, collaborations et premiers postes'],
  },
  clients: {
    kind: 'Clients',
    title: 'Clients externes',
    facts: ['Confier une mission à un professionnel du droit'],
  },
} as const satisfies Record<string, { kind: string; title: string; facts: readonly string[] }>;

export type GeneralPicture = keyof typeof generalPictures;

export const isGeneralPicture = (name: string): name is GeneralPicture =>
  Object.hasOwn(generalPictures, name);
