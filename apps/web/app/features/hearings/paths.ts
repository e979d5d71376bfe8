/** Addresses of the screens about hearings. */
export const createPath = '/audiences/nouvelle';
export const settingsPath = '/parametres/audiences';
