/** Addresses of a member's private screens. */
export const ownPaths = {
  home: '/accueil',
  favourites: '/favoris',
  applications: '/candidatures',
  payments: '/paiements',
  deposits: '/paiements/depots',
  settings: '/parametres',
} as const;

/** Addresses of the team's screen and of the register's; apart, as public screens load the ones above. */
export const teamPath = '/equipe';
export const registerPath = '/vigilance';
