import type { ListedMember, OfficeMember, OfficeMemberFilters } from '@basoche/contract/members/office';
import { idRange } from '@basoche/domain/members/account-states';
import type { Db } from '../../../platform/database/database.ts';
import { type PageRequest, pageOf, placeBy } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { StaffViewer } from '../../../platform/http/viewer.ts';
import { narrowedBy } from '../../../platform/listing/definition.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentListed, presentMember } from './presenter.ts';
import * as store from './store.ts';

/** Members for staff: everybody who ever registered, without any text that they wrote. */

export const listMembers = async (
  { database, clock }: Platform,
  filters: OfficeMemberFilters,
  page: PageRequest,
): Promise<Page<ListedMember>> => {
  const { q } = filters;
  const ids = q === undefined ? null : idRange(q);
  const words = q === undefined || ids !== null ? null : await store.readTyped(database.pool, q);
  // Text without letters or digits matches nobody.
  if (q !== undefined && ids === null && words === null) return { items: [], next: null };
  const filter = narrowedBy(store.officeMemberNarrowings, filters);
  const rows = await store.listPage(database.pool, { filter, words, ids, now: clock.now() }, page);
  return pageOf(rows, page.limit, presentListed, placeBy('registered_at'));
};

export const readMember = async (
  { clock }: Pick<Platform, 'clock'>,
  db: Db,
  viewer: StaffViewer,
  id: string,
): Promise<OfficeMember> => {
  const row = (await store.findMember(db, id, clock.now())) ?? refuse('NOT_FOUND');
  return presentMember(row, viewer.role === 'admin');
};
