/** Addresses of a member's private screens. */
export const ownPaths = {
  home: '/accueil',
  favourites: '/favoris',
  applications: '/candidatures',
  payments: '/paiements',
  deposits: '/paiements/depots',
  settings: '/parametres',
} as const;

/**
 * Addresses of the screens of the team, the register and the hearings. Not in `ownPaths`, because public
 * screens load that object.
 */
export const teamPath = '/equipe';
export const registerPath = '/conflits';
export const hearingsPath = '/audiences';
export const hearingPath = (id: string): string => `${hearingsPath}/${id}`;

/** Addresses of the screens of the vigilance file: the member's own, and the files that a client holds. */
export const vigilancePath = `${ownPaths.settings}/vigilance`;
export const candidatesPath = '/prestataires';
