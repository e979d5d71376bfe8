/** Screens that stand by themselves and that everybody may read, search engines too; single missions and offers besides. */
export const publicScreens = [
  '/',
  '/consult/missions',
  '/consult/customers/missions',
  '/consult/emplois',
  '/inscription',
  '/connexion',
  '/chartes',
  '/NDA',
  '/dossiers/verifier',
] as const;

/** What begins the address of one's own affairs: nothing that a robot should open. */
export const privateScreens = [
  '/alertes/',
  '/admin',
  '/partner',
  '/connexion/',
  '/confirm/',
  '/resetPassword/',
  '/manage/',
  '/messages',
  '/notifications',
  '/parametres',
  '/verify',
  '/subscription',
  '/consult/missions/recherches',
] as const;
