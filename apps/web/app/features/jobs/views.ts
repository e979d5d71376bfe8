import { favouritesView, openedFrom } from '../postings/views.ts';

export const jobsPath = '/consult/emplois';

/** The creator's own offers. */
export const ownJobsPath = '/manage/emplois';

const draftsView = 'brouillons';

/** Those that they have begun. */
export const draftsAddress = `${ownJobsPath}?vue=${draftsView}`;

export const isDraftsView = (search: URLSearchParams): boolean => search.get('vue') === draftsView;

/** The form of a new one; from a draft, where it was left. */
export const createAddress = `${ownJobsPath}/create`;
export const draftAddress = (draftID: string): string => `${createAddress}?brouillon=${draftID}`;
export const draftIn = (search: URLSearchParams): string | null => search.get('brouillon');

export const favouritesPath = `${jobsPath}?vue=${favouritesView}`;

export const jobPath = (id: string): string => `${jobsPath}/${id}`;

/** Where "Retour aux offres d'emploi" leads: the list as it was left, or the whole one. */
export const listAddress = (state: unknown): string => openedFrom(state) ?? jobsPath;
