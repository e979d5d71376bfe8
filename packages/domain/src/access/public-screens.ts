/** Single screens that everybody may read, search engines included. */
export const publicScreens = [
  '/',
  '/entreprises',
  '/professionnels-independants',
  '/salaries',
  '/formations',
  '/clients',
  '/consult/missions',
  '/consult/customers/missions',
  '/consult/emplois',
  '/members',
  '/users',
  '/blog',
  '/inscription',
  '/connexion',
  '/chartes',
  '/NDA',
  '/dossiers/verifier',
  '/tarifs',
  '/classement',
  '/aide',
  '/accessibilite',
  '/cookies',
  '/mentions-legales',
  '/simulateur',
] as const;

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Screens that exist once for each item: missions, offers, members, articles, the versions of a text. */
const publicItems = [
  `/consult/missions/${uuid}`,
  `/consult/emplois/${uuid}`,
  `/users/${uuid}`,
  `/entreprises/${uuid}`,
  '/blog/article/[^/]+',
  '/chartes/[^/]+/[^/]+',
].map((pattern) => new RegExp(`^${pattern}$`, 'i'));

/**
 * True if search engines may index the screen at this path (without its query). All other screens are
 * private: a screen is closed unless listed here.
 *
 * The page itself may still ask not to be indexed; a member's page does so until the member allows it.
 */
export const isPublicScreen = (pathname: string): boolean => {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return publicScreens.some((screen) => screen === path) || publicItems.some((item) => item.test(path));
};
