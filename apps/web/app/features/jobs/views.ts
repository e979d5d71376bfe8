import { favouritesView, openedFrom } from '../postings/views.ts';

export const jobsPath = '/consult/emplois';

/** Path of the creator's own offers. */
export const ownJobsPath = '/manage/emplois';

const draftsView = 'brouillons';

/** Address of their drafts. */
export const draftsAddress = `${ownJobsPath}?vue=${draftsView}`;

export const isDraftsView = (search: URLSearchParams): boolean => search.get('vue') === draftsView;

/** Address of the form of a new offer, blank or from a draft. */
export const createAddress = `${ownJobsPath}/create`;
export const draftAddress = (draftID: string): string => `${createAddress}?brouillon=${draftID}`;
export const draftIn = (search: URLSearchParams): string | null => search.get('brouillon');

export const favouritesPath = `${jobsPath}?vue=${favouritesView}`;

export const jobPath = (id: string): string => `${jobsPath}/${id}`;

/** Link of "Retour aux offres d'emploi": the list as it was left, or the whole list. */
export const listAddress = (state: unknown): string => openedFrom(state) ?? jobsPath;
