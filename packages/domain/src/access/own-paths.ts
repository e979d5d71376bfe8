/** Addresses of a member's private screens. */
export const ownPaths = {
  home: '/accueil',
  favourites: '/favoris',
  applications: '/candidatures',
  payments: '/paiements',
  settings: '/parametres',
  team: '/equipe',
} as const;
