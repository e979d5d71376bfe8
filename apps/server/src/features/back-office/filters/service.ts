import type { OfficeFilter, officeFilterBody } from '@basoche/contract/back-office/filters';
import { type OfficeList, officeFiltersAtMost } from '@basoche/domain/access/office-lists';
import type { z } from 'zod';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as store from './store.ts';

type Keeper = Pick<Viewer, 'memberId'>;

export const list = (
  { database }: Platform,
  { memberId }: Keeper,
  ofList: OfficeList,
): Promise<OfficeFilter[]> => store.filtersOf(database.db, memberId, ofList);

/** Saves filters under a name; replaces those with the same name. */
export const save = (
  { database, clock }: Platform,
  { memberId }: Keeper,
  body: z.output<typeof officeFilterBody>,
): Promise<OfficeFilter> =>
  database.transaction(async (trx) => {
    await lockMember(trx, memberId, { alone: true });
    const savedFilter = await store.saveFilter(trx, {
      member_id: memberId,
      ...body,
      created_at: clock.now(),
    });
    const all = await store.filtersOf(trx, memberId, body.list);
    if (all.length > officeFiltersAtMost) refuse('TOO_MANY_FILTERS');
    return savedFilter;
  });

export const remove = async ({ database }: Platform, { memberId }: Keeper, id: string): Promise<void> => {
  if (!(await store.deleteFilter(database.db, memberId, id))) refuse('NOT_FOUND');
};
