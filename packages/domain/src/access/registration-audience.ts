/** A visitor's way to the registration: its audience, and the screen to return to. */

/** Value of `profil` in the address of the registration. */
export type RegistrationAudience = 'etudiant' | 'professionnel' | 'client';

/** Screens for one audience; the first match decides. */
const audienceOfScreens: readonly (readonly [RegExp, RegistrationAudience])[] = [
  [/^\/(formations|users)$/, 'etudiant'],
  [/^\/clients$/, 'client'],
  [/^\/(professionnels-independants|salaries|entreprises)$/, 'professionnel'],
  // People who write to a member are more often professionals with work to give than students.
  [/^\/(users|entreprises)\/./, 'professionnel'],
  // These lists are mostly for practising members; students can still choose the other tab.
  [/^\/consult\//, 'professionnel'],
];

/** True for the page of one member. */
export const isMemberPage = (path: string): boolean => /^\/(users|entreprises)\/./.test(path);

/** The audience of the previous screen; null if it is for everybody. */
export const audienceOfScreen = (path: string): RegistrationAudience | null =>
  audienceOfScreens.find(([screens]) => screens.test(path))?.[1] ?? null;

const particular = /^\/(consult\/(missions|emplois)|members|users|entreprises|m|blog\/article)\/./;
const ofMembers = /^\/(manage|messages|profil|parametres|notifications|signalements|subscription|verify)\b/;

/**
 * True if a new member should return to this screen rather than continue with their next step: it shows one
 * particular item, or is a private screen.
 */
export const isWorthReturning = (path: string): boolean => particular.test(path) || ofMembers.test(path);
