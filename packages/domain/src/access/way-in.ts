/** How a visitor comes to the registration: for whom it is, and the screen to come back to. */

/** As the address of the registration says it (`profil`). */
export type RegistrationAudience = 'etudiant' | 'professionnel' | 'client';

/** Screens that speak to one audience; the first that fits holds. */
const audienceOfScreens: readonly (readonly [RegExp, RegistrationAudience])[] = [
  [/^\/(formations|users)$/, 'etudiant'],
  [/^\/clients$/, 'client'],
  [/^\/(professionnels-independants|salaries|entreprises)$/, 'professionnel'],
  // Who writes to a member confides work more often than they study.
  [/^\/(users|entreprises)\/./, 'professionnel'],
  // Most of what they list is for members who practise; a student still has the other tab.
  [/^\/consult\//, 'professionnel'],
];

/** The audience of the screen that one comes from; null where it speaks to everybody. */
export const audienceOfScreen = (path: string): RegistrationAudience | null =>
  audienceOfScreens.find(([screens]) => screens.test(path))?.[1] ?? null;

const particular = /^\/(consult\/(missions|emplois)|members|users|entreprises|m|blog\/article)\/./;
const ofMembers = /^\/(manage|messages|profil|parametres|notifications|signalements|subscription|verify)\b/;

/** Whether a new member is better off on this screen again than at their next step: it is about something in particular. */
export const isWorthReturning = (path: string): boolean => particular.test(path) || ofMembers.test(path);
