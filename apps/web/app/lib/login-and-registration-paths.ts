/**
 * Addresses that carry the screen to return to (`retour`). The registration opens on the tab of the public that
 * this screen addresses.
 */

export const withReturn = (path: string, back: string | null): string =>
  back ? `${path}${path.includes('?') ? '&' : '?'}retour=${encodeURIComponent(back)}` : path;

export const loginPath = (back: string | null): string => withReturn('/connexion', back);
export const registrationPath = (back: string | null): string => withReturn('/inscription', back);
