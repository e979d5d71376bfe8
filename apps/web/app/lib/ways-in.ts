/**
 * The addresses of the login and of the registration, with the screen that one comes from (`retour`): both lead back to it, and the
 * registration opens on the tab of whom it speaks to.
 */

const withReturn = (path: string) => (back: string | null) =>
  back ? `${path}?retour=${encodeURIComponent(back)}` : path;

export const loginPath = withReturn('/connexion');
export const registrationPath = withReturn('/inscription');
