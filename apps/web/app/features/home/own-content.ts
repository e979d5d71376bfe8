/** Texts of the member's home, favourites and applications. */

export const favouritesContent = {
  title: 'Favoris',
  lead: 'Les missions, les offres et les personnes que vous gardez sous la main.',
  tabs: 'Vos favoris',
  missions: 'Missions',
  jobs: 'Offres d’emploi',
  members: 'Profils',
} as const;

export const applicationsContent = {
  title: 'Mes candidatures',
  lead: 'Où en est chaque mission et chaque offre à laquelle vous avez postulé.',
  tabs: 'Vos candidatures',
  members: 'Missions',
  customers: 'Missions de clients externes',
  jobs: 'Offres d’emploi',
} as const;

export const ownHome = {
  metaTitle: 'À faire',
  /** Greeting of a natural person, by first name. */
  greeting: (name: string) => `Bonjour, ${name}`,
  publish: 'Publier une mission',
  waiting: 'À vous d’agir',
  /** In a firm: steps that wait for colleagues, or for nobody in particular. */
  teamWaiting: 'À votre équipe d’agir',
  noneOwn: 'Rien n’attend de vous en particulier.',
  /** Links to the two inbox lists, with the number waiting in each. */
  inMissions: (number: number) => (number === 1 ? '1 mission' : `${number} missions`),
  inJobs: (number: number) => (number === 1 ? '1 offre' : `${number} offres`),
  nothing: {
    trade: {
      title: 'Rien ne vous attend',
      text: 'Les prix à accepter, les fonds à déposer et les réponses à donner s’afficheront ici, le plus pressé d’abord.',
      to: '/consult/missions',
      action: 'Voir les missions',
    },
    customer: {
      title: 'Rien ne vous attend',
      text: 'Les propositions de prix et les fonds à déposer s’afficheront ici, le plus pressé d’abord.',
      to: '/manage/missions/create',
      action: 'Publier une mission',
    },
  },
  money: 'Votre argent',
  allMoney: 'Tous vos paiements',
  publications: 'Vos missions publiées',
  allPublications: 'Toutes vos missions',
  missions: 'Nouvelles missions',
  missionsOfDomains: 'Nouvelles missions dans vos domaines',
  allMissions: 'Les voir toutes',
  arrival: 'Pour commencer',
  profile: 'Votre profil',
  next: (step: string) => `Prochaine étape\u202f: ${step}`,
} as const;
