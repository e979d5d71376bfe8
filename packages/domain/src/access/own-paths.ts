/** Addresses of a member's private screens. */
export const ownPaths = {
  home: '/accueil',
  favourites: '/favoris',
  applications: '/candidatures',
  payments: '/paiements',
  deposits: '/paiements/depots',
  settings: '/parametres',
  team: '/equipe',
} as const;
