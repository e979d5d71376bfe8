import type { countDiscussions, Discussion } from '@basoche/contract/inbox';
import type { AnswerOf } from '@basoche/contract/route';
import type { ThreadType } from '@basoche/domain/threads/application';
import { type PageRequest, pageOf } from '../../../platform/cursor.ts';
import type { Page } from '../../../platform/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { presentDiscussion } from './presenter.ts';
import * as store from './store.ts';

/** The inbox of missions, and that of offers (rules §6). */
export const discussions = async (
  { database, clock }: Platform,
  viewer: Viewer,
  type: ThreadType,
  page: PageRequest,
  q?: string,
): Promise<Page<Discussion>> => {
  const now = clock.now();
  const rows = await store.listDiscussions(database.db, viewer.memberId, type, page, q);
  return pageOf(
    rows,
    page.limit,
    (row) => presentDiscussion(row, type, now),
    (row) => ({ at: row.updated_at, id: row.id }),
  );
};

/** How many lines each of the two has, and how many of them wait to be read. */
export const counts = async (
  { database }: Platform,
  viewer: Viewer,
): Promise<AnswerOf<typeof countDiscussions>> => {
  const [missions, jobs] = await Promise.all([
    store.countDiscussions(database.db, viewer.memberId, 'MISSION'),
    store.countDiscussions(database.db, viewer.memberId, 'JOB'),
  ]);
  return { missions, jobs };
};
