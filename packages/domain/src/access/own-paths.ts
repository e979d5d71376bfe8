/** Addresses of a member's private screens. */
export const ownPaths = {
  home: '/accueil',
  favourites: '/favoris',
  applications: '/candidatures',
  payments: '/paiements',
  deposits: '/paiements/depots',
  settings: '/parametres',
} as const;

/** Address of the team's screen; apart, as public screens load the ones above. */
export const teamPath = '/equipe';
