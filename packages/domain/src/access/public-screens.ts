/** Screens that stand by themselves and that everybody may read, search engines too. */
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

/** What there are many of, a page each: missions, offers, members, articles, the versions of a text. */
const publicItems = [
  `/consult/missions/${uuid}`,
  `/consult/emplois/${uuid}`,
  `/users/${uuid}`,
  `/entreprises/${uuid}`,
  '/blog/article/[^/]+',
  '/chartes/[^/]+/[^/]+',
].map((pattern) => new RegExp(`^${pattern}$`, 'i'));

/**
 * Whether search engines may show what stands at this path, without its query. Everything else is somebody's own affair: closed
 * unless it is written here. The page itself may still ask to be left out, as a member's does until they say otherwise.
 */
export const isPublicScreen = (pathname: string): boolean => {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return publicScreens.some((screen) => screen === path) || publicItems.some((item) => item.test(path));
};
