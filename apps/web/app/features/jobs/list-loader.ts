import { listLoader } from '../postings/list-loader.ts';
import { jobPages, jobTotal } from './api.ts';
import { readChoice, writeChoice } from './list-address.ts';
import { jobsPath } from './views.ts';

/** The first page of the list of offers. */
export const jobsLoader = listLoader({
  readChoice,
  fetchPage: (client, choice) => client.fetchInfiniteQuery(jobPages(choice)),
  fetchTotal: (client, { filters }) => client.prefetchInfiniteQuery(jobTotal(filters)),
  startOf: (choice) => `${jobsPath}?${writeChoice(choice)}`,
});
