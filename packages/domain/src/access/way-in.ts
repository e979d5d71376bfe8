/** How a visitor comes to the registration: whom it is for, and the screen to come back to. */

/** Whom a registration is for, as its address says (`profil`). */
export const registrationAudiences = ['etudiant', 'professionnel', 'client'] as const;
export type RegistrationAudience = (typeof registrationAudiences)[number];

/** Screens that speak to one audience, by the beginning of their address; the first that fits holds. */
const audienceOfScreens: readonly (readonly [RegExp, RegistrationAudience])[] = [
  [/^\/(formations|users)$/, 'etudiant'],
  [/^\/clients$/, 'client'],
  [/^\/(professionnels-independants|salaries|entreprises)$/, 'professionnel'],
  // Most of what they list is for members who practise; a student still has the other tab.
  [/^\/consult\//, 'professionnel'],
];

/** The audience of the screen that one comes from; null where it speaks to everybody. */
export const audienceOfScreen = (path: string): RegistrationAudience | null =>
  audienceOfScreens.find(([screens]) => screens.test(path))?.[1] ?? null;

/** Whether a new member is better off on this screen again than on the first one: it is about something in particular. */
export const isWorthReturning = (path: string): boolean =>
  /^\/(consult|members|users|entreprises|m|blog\/article)\/./.test(path);

/** Names and ids of screens. Nothing that somebody wrote can stand in it, for it goes into a mail to whoever was registered. */
const screenPath = /^(?:\/[a-z][a-z-]{0,39}){1,3}(?:\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/i;

/** Characters of the longest such path. */
const returnPathLength = 200;

/** Whether the confirmation's mail may carry this path back. */
export const isMailedReturn = (path: string): boolean =>
  path.length <= returnPathLength && screenPath.test(path);

/** The part of a way back that the confirmation's mail carries: its screen, without filters; null where it carries none. */
export const mailedReturn = (way: string | null): string | null => {
  const [path = ''] = (way ?? '').split(/[?#]/);
  return isMailedReturn(path) ? path : null;
};
