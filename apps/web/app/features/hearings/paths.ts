import { hearingsPath } from '@basoche/domain/access/own-paths';

/** Addresses of the screens about hearings. */
export const createPath = '/audiences/nouvelle';
export const settingsPath = '/parametres/audiences';
export const hearingPath = (id: string): string => `${hearingsPath}/${id}`;
