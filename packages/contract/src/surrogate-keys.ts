import { listJobs } from './jobs/jobs.ts';
import { listDirectory } from './members/directory.ts';
import { eligibilityRules } from './missions/eligibility.ts';
import { listCustomerMissions, listMissions } from './missions/missions.ts';
import { listNews, listNewsNames, listNextReads, readArticle } from './news/news.ts';
import type { Route } from './route.ts';

/**
 * Surrogate keys: names under which the edge (the cache in front of the program) keeps public pages, and
 * drops those whose content changed. A key is a topic, or the end of the id of something shown.
 */

/**
 * Lists that a change may add to, remove from or reorder. Database triggers use the same names (migration
 * 0079).
 */
export type Topic = 'missions' | 'jobs' | 'members' | 'news' | 'rules';

/** Key of every page that the edge keeps. */
export const everything = 'all';

/** Calls whose answer any change of the topic may alter. Other answers depend only on the ids in them. */
const callsOf: Readonly<Record<Topic, readonly Pick<Route, 'path'>[]>> = {
  missions: [listMissions, listCustomerMissions],
  jobs: [listJobs],
  members: [listDirectory],
  news: [listNews, listNewsNames, readArticle, listNextReads],
  rules: [eligibilityRules],
};

const patterns = Object.entries(callsOf).flatMap(([topic, calls]) =>
  calls.map(({ path }) => ({ topic, pattern: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`) })),
);

const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-([0-9a-f]{12})/g;

/**
 * Key of an id: its last twelve digits, which are random. Pages of two ids with the same key are dropped
 * together.
 */
export const keyOfId = (id: string): string => id.slice(-12);

/** Keys of an answer: from its address below `/api`, with the query, and from the ids in it. */
export const keysOfCall = (address: string, answer: string): string[] => {
  const [path = ''] = address.split('?');
  const topics = patterns.filter(({ pattern }) => pattern.test(path)).map(({ topic }) => topic);
  const shown = [...`${address} ${answer}`.matchAll(ids)].map(([, key = '']) => key);
  return [...new Set([...topics, ...shown])];
};
