/**
 * Screen from which a visitor comes to the registration: which profile the form preselects, and whether the
 * new member returns there.
 */

/** Value of the query parameter `profil` of the registration. */
export type RegistrationAudience = 'etudiant' | 'professionnel' | 'client';

const memberPage = /^\/(users|entreprises)\/./;

/** Screens that suggest an audience; the first match decides. */
const audienceRules: readonly (readonly [RegExp, RegistrationAudience])[] = [
  [/^\/(formations|users)$/, 'etudiant'],
  [/^\/clients$/, 'client'],
  // A colleague who is invited into a team needs no account of a legal trade.
  [/^\/equipe\b/, 'client'],
  [/^\/(professionnels-independants|salaries|entreprises)$/, 'professionnel'],
  // A visitor leaves a member's page to write to that member: mostly a professional with work to give.
  [memberPage, 'professionnel'],
  // Missions and offers are mostly for practising members; the form lets a student choose otherwise.
  [/^\/consult\//, 'professionnel'],
];

/** True for the page of one member. */
export const isMemberPage = (path: string): boolean => memberPage.test(path);

/** True for a person who registers to join a team (rules §8). */
export const isJoiningTeam = (back: string | null): boolean => back?.startsWith('/equipe/') === true;

/** The audience that the previous screen suggests; null if it suggests none. */
export const audienceOfScreen = (path: string): RegistrationAudience | null =>
  audienceRules.find(([screens]) => screens.test(path))?.[1] ?? null;

const itemScreens = /^\/(consult\/(missions|emplois)|members|users|entreprises|m|blog\/article)\/./;
const privateScreens =
  /^\/(equipe|manage|messages|profil|parametres|notifications|signalements|subscription|verify)\b/;

/**
 * True if a new member should return to this screen rather than continue with their next step: it shows one
 * particular item, or is a private screen.
 */
export const shouldReturnTo = (path: string): boolean => itemScreens.test(path) || privateScreens.test(path);
