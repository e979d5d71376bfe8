export const home = {
  meta: '1er réseau juridique interprofessionnel',
  description:
    "Basoche met en relation avocats, notaires, commissaires de justice, juristes, étudiants en droit et entreprises : missions ponctuelles, offres d'emploi et échanges confidentiels.",
  title: '1er réseau juridique interprofessionnel',
  lead: 'Confiez une mission juridique à un confrère, à un juriste ou à un étudiant vérifié, ou répondez à celles du réseau. Du prix proposé à la mission terminée, tout se passe dans un seul échange, confidentiel.',
  consult: 'Voir les missions',
  publish: 'Publier une mission',
  claims: [
    {
      icon: 'verified',
      title: 'Profils vérifiés',
      text: 'Diplômes et structures contrôlés en moins de 24 heures.',
    },
    { icon: 'secure', title: 'Paiement sécurisé', text: "Des fonds retenus jusqu'à la fin de la mission." },
    {
      icon: 'documents',
      title: 'Documents juridiques vérifiés',
      text: 'Accord de confidentialité et contrats relus.',
    },
    { icon: 'portage', title: 'Portage salarial', text: 'Un mode de collaboration dès 250 € hors taxes.' },
    { icon: 'fees', title: 'Grille tarifaire transparente', text: 'Des frais connus avant de vous engager.' },
  ],
  latestMissions: {
    title: 'Dernières missions',
    lead: 'Ce que le réseau confie en ce moment.',
    all: 'Toutes les missions',
    emptyTitle: 'Aucune mission ouverte pour le moment',
    empty: 'Les missions publiées par les membres apparaissent ici. Publiez la première.',
    publish: 'Publier une mission',
  },
  latestJobs: {
    title: "Dernières offres d'emploi",
    lead: 'CDI, CDD et collaborations proposés par les membres.',
    all: 'Toutes les offres',
    emptyTitle: 'Aucune offre ouverte pour le moment',
    empty: 'Les offres publiées par les membres apparaissent ici. Publiez la première.',
    publish: 'Publier une offre',
  },
  spacesTitle: 'Un espace pour chacun',
  spaces: [
    {
      to: '/professionnels-independants',
      icon: 'independent',
      title: 'Auxiliaires de justice et indépendants',
      text: 'Trouvez un renfort pour une audience, une recherche ou un acte, et répondez aux missions de vos pairs.',
    },
    {
      to: '/clients',
      icon: 'company',
      title: 'Directions juridiques et entreprises',
      text: 'Déléguez un dossier ponctuel à un professionnel vérifié, publiquement ou sous anonymat.',
    },
    {
      to: '/salaries',
      icon: 'employee',
      title: 'Professionnels du droit et salariés',
      text: 'Faites connaître vos compétences et exercez autrement, en relation directe ou en portage.',
    },
    {
      to: '/formations',
      icon: 'student',
      title: 'Étudiants en droit',
      text: 'Dès le Master 1, gagnez en expérience sur de vraies missions et rencontrez vos futurs confrères.',
    },
  ],
  discover: 'Découvrir',
  howTitle: 'Une mission, de bout en bout',
  how: [
    {
      title: 'Publier',
      text: "Décrivez le besoin, le délai, le lieu et une fourchette de prix. L'annonce peut être anonyme.",
    },
    {
      title: 'Négocier',
      text: 'Les candidats proposent un prix. Vous acceptez, refusez ou attendez une nouvelle offre.',
    },
    {
      title: 'Échanger',
      text: "L'accord de confidentialité accepté, la messagerie s'ouvre : pièces, questions, avancement.",
    },
    {
      title: 'Conclure',
      text: 'Choisissez le mode de collaboration, suivez la mission et déclarez-la terminée.',
    },
  ],
  aboutTitle: 'Qui sommes nous ?',
  about:
    "La basoche était la communauté des clercs du Palais, à Paris : le premier réseau interprofessionnel du droit. Nous en reprenons le nom et l'idée : réunir celles et ceux qui pratiquent le droit, quelle que soit leur robe, pour qu'ils travaillent ensemble.",
  contact: 'Nous contacter',
  closingTitle: 'Améliorez votre façon de travailler en un clic',
  closing: [
    { to: '/consult/missions', label: 'Rechercher une mission' },
    { to: '/manage/missions/create', label: 'Proposer une mission' },
    { to: '/manage/emplois/create', label: 'Proposer un emploi' },
    { to: '/consult/emplois', label: 'Rechercher un emploi' },
  ],
} as const;
