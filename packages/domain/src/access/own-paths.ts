/** Addresses of the screens that gather a member's own affairs. */
export const ownPaths = {
  home: '/accueil',
  favourites: '/favoris',
  applications: '/candidatures',
  payments: '/paiements',
  settings: '/parametres',
} as const;
