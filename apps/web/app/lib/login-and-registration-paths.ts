/**
 * Addresses of login and registration, with the screen to return to (`retour`). The registration opens on the
 * tab of the public that the screen addresses.
 */

const withReturn = (path: string) => (back: string | null) =>
  back ? `${path}?retour=${encodeURIComponent(back)}` : path;

export const loginPath = withReturn('/connexion');
export const registrationPath = withReturn('/inscription');
