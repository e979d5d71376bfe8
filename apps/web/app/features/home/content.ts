import { facts } from './facts.ts';

/** Texts of the home page, and those shared by the audience pages. */
export const home = {
  metaTitle: 'Basoche, 1ᵉʳ réseau juridique interprofessionnel',
  description:
    'Avocats, notaires, commissaires de justice, juristes, étudiants en droit et entreprises se confient des missions, recrutent et échangent en confiance.',
  title: '1ᵉʳ réseau juridique interprofessionnel',
  lead: 'Confiez une mission juridique à un confrère, à un juriste ou à un étudiant vérifié, ou répondez à celles du réseau. Du prix proposé à la mission terminée, tout se passe dans un seul échange, confidentiel.',
  consult: 'Voir les missions',
  publish: 'Publier une mission',
  /** The five claims of the specification, each with its details. */
  claims: [
    {
      icon: 'verified',
      title: 'Profils vérifiés',
      text: `Diplôme, inscription ou immatriculation\u202f: contrôlés en moins de ${facts.verification}.`,
      more: 'Le badge tombe si le nom ou la profession change, jusqu’à nouvelle preuve.',
    },
    {
      icon: 'secure',
      title: 'Paiement sécurisé',
      text: 'Les fonds déposés sont conservés jusqu’à la fin de la mission.',
      more: `Par notre prestataire de paiement, ${facts.hold} au plus. Une contestation suspend le versement.`,
    },
    {
      icon: 'documents',
      title: 'Documents juridiques vérifiés',
      text: 'Accord signé, étapes et messages\u202f: un dossier scellé, contrôlable en ligne.',
      more: 'Chaque partie le télécharge\u202f; quiconque le reçoit peut en vérifier l’authenticité.',
      to: '/dossiers/verifier',
    },
    {
      icon: 'portage',
      title: 'Portage salarial',
      text: `Avec ITG, dès ${facts.portageMinimum}.`,
      more: 'Pour une mission confiée par une personne morale à une personne physique, hors postulation et contentieux.',
    },
    {
      icon: 'fees',
      title: 'Grille tarifaire transparente',
      text: `${facts.nothing} ou ${facts.fee} par mission, jamais un pourcentage.`,
      more: 'Une mission garde les frais affichés quand son mode a été choisi.',
      to: '/tarifs',
    },
  ],
  latestMissions: {
    title: 'Dernières missions',
    all: 'Toutes les missions',
    emptyTitle: 'Aucune mission ouverte pour le moment',
    empty: 'Les missions publiées paraissent ici. Publiez la première.',
    publish: 'Publier une mission',
    samples: 'À quoi ressemble une mission',
  },
  latestCustomerMissions: {
    title: 'Dernières missions de clients externes',
    all: 'Toutes ces missions',
    emptyTitle: 'Aucune mission de client externe pour le moment',
    empty: 'Elles paraissent ici dès leur publication. Décrivez la vôtre.',
    publish: 'Publier une mission',
    samples: 'À quoi ressemble une mission',
  },
  latestJobs: {
    title: 'Dernières offres d’emploi',
    all: 'Toutes les offres',
    emptyTitle: 'Aucune offre ouverte pour le moment',
    empty: 'Les offres publiées par les membres paraissent ici. Publiez la première.',
    publish: 'Publier une offre d’emploi',
    samples: 'À quoi ressemble une offre',
  },
  sample: 'Exemple',
  spacesTitle: 'Quatre espaces, un seul réseau',
  spaces: [
    {
      to: '/professionnels-independants',
      drawing: 'hearing',
      title: 'Auxiliaires de justice et indépendants',
      text: 'Confiez l’audience, l’acte ou la recherche que vous ne pouvez pas prendre. Répondez à ceux de vos confrères.',
      fact: 'Rien n’est prélevé sur vos honoraires.',
    },
    {
      to: '/entreprises',
      drawing: 'company',
      title: 'Directions juridiques et entreprises',
      text: 'Un renfort pour un dossier, sous votre nom ou sous anonymat. Un juriste pour un poste.',
      fact: `Publier est gratuit\u202f; ${facts.fee} par mission avec dépôt des fonds.`,
    },
    {
      to: '/salaries',
      drawing: 'career',
      title: 'Professionnels du droit et salariés',
      text: 'Une mission à côté de votre poste, en portage ou en direct. Des offres d’emploi qui viennent à vous.',
      fact: `Portage salarial dès ${facts.portageMinimum}.`,
    },
    {
      to: '/formations',
      drawing: 'study',
      title: 'Étudiants en droit',
      text: 'Recherches, relecture, veille, formalités\u202f: un travail payé et noté, et vos futurs confrères.',
      fact: 'Dès le Master\u00a01.',
    },
  ],
  discover: 'Découvrir cet espace',
  outside: {
    text: 'Vous n’êtes pas juriste et cherchez un professionnel du droit\u202f?',
    way: { to: '/clients', label: 'L’espace des clients externes' },
  },
  howTitle: 'Une mission, de bout en bout',
  how: [
    {
      title: 'Publier',
      text: 'Le besoin, le délai, le lieu, une fourchette de prix. Sous votre nom ou sous anonymat.',
    },
    {
      title: 'Négocier',
      text: 'Les candidats proposent un prix. Vous acceptez, ou vous en attendez un autre.',
    },
    {
      title: 'Échanger',
      text: 'L’accord de confidentialité accepté par les deux, messages et pièces circulent.',
    },
    {
      title: 'Conclure',
      text: 'Relation directe, dépôt des fonds ou portage\u202f; puis la mission terminée, payée, notée.',
    },
  ],
  film: {
    label: 'Une mission sur Basoche, filmée dans le produit',
    caption: 'Filmé dans le produit, avec des personnages de démonstration. Sans son, sous-titré.',
    captions: 'Français',
    read: 'Lire ce que montre le film',
    transcript: [
      'Une entreprise publie sa mission\u202f: le besoin, le délai, le prix.',
      'Une avocate vérifiée la trouve dans la liste et propose son prix.',
      'Le prix est accepté\u202f; chacune accepte l’accord de confidentialité.',
      'Elles échangent messages et pièces au même endroit, lus des deux seules parties.',
      'Elles conviennent du mode de collaboration\u202f: ici, le dépôt des fonds.',
      'L’entreprise dépose la somme, gardée par un tiers jusqu’à la fin de la mission.',
      `La mission est déclarée terminée\u202f; le règlement part dans les ${facts.release}.`,
    ],
  },
  aboutTitle: 'Qui sommes nous\u202f?',
  about:
    'La basoche était la communauté des clercs du Palais, à Paris\u202f: le premier réseau interprofessionnel du droit. Nous en reprenons le nom et l’idée\u202f: réunir celles et ceux qui pratiquent le droit, quelle que soit leur robe, pour qu’ils travaillent ensemble.',
  aboutLinks: [
    { to: '/tarifs', label: 'Nos tarifs' },
    { to: '/chartes', label: 'Nos engagements' },
    { to: '/members', label: 'Les membres' },
  ],
  contact: 'Nous contacter',
  closingTitle: 'Améliorez votre façon de travailler en un clic',
  closing: [
    { to: '/consult/missions', label: 'Rechercher une mission' },
    { to: '/manage/missions/create', label: 'Publier une mission' },
    { to: '/manage/emplois/create', label: 'Publier une offre d’emploi' },
    { to: '/consult/emplois', label: 'Rechercher un emploi' },
  ],
} as const;

/** Section titles of an audience page. */
export const audienceContent = {
  figures: 'En quatre chiffres',
  gains: 'Ce que vous y gagnez',
  costs: 'Ce que cela coûte',
  simulate: 'Calculer avec votre prix',
  fees: 'Lire toute la grille',
  guarantees: 'Vos garanties',
  guaranteesLead: 'Ce que le réseau promet à chacun, et sur quoi cela repose.',
  questions: 'Vos questions',
  questionsLead: 'Une autre question\u202f? L’aide y répond, ou nous.',
  help: 'Ouvrir l’aide',
} as const;
