import { favouritesView, openedFrom } from '../postings/views.ts';

export const jobsPath = '/consult/emplois';

/** The creator's own offers. */
export const ownJobsPath = '/manage/emplois';

const draftsView = 'brouillons';

/** Those that they have begun. */
export const draftsAddress = `${ownJobsPath}?vue=${draftsView}`;

export const isDraftsView = (search: URLSearchParams): boolean => search.get('vue') === draftsView;

export const favouritesPath = `${jobsPath}?vue=${favouritesView}`;

export const jobPath = (id: string): string => `${jobsPath}/${id}`;

/** Where "Retour aux offres d'emploi" leads: the list as it was left, or the whole one. */
export const listAddress = (state: unknown): string => openedFrom(state) ?? jobsPath;
