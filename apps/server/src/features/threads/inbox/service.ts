import type { Discussion } from '@basoche/contract/threads';
import { type PageRequest, pageOf } from '../../../platform/cursor.ts';
import type { Page } from '../../../platform/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { presentDiscussion } from './presenter.ts';
import { listDiscussions } from './store.ts';

/** The inbox of missions (rules §6). */
export const discussions = async (
  { database }: Platform,
  viewer: Viewer,
  page: PageRequest,
): Promise<Page<Discussion>> => {
  const rows = await listDiscussions(database.db, viewer.memberId, page);
  return pageOf(rows, page.limit, presentDiscussion, (row) => ({ at: row.updated_at, id: row.id }));
};
