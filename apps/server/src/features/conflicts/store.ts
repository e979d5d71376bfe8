import { budgetStarts } from '@basoche/domain/conflicts/check';
import type { Db, Trx } from '../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../platform/database/rows.ts';
import type { ConflictActTable } from '../../platform/database/schema/tables.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

/** The journal of numbers from which limits are counted, and ids of sealed rows. */

type Act = ConflictActTable['act'];

export const recordAct = async (
  trx: Trx,
  { memberId, acting, personId }: Viewer,
  { act, names, at }: { readonly act: Act; readonly names: number; readonly at: Date },
): Promise<void> => {
  await trx
    .insertInto('conflict_act')
    .values({ member_id: memberId, person_id: acting && personId, act, names, at })
    .execute();
};

/** Numbers of one kind of act of an account in the last 24 hours and 30 days. */
export const usedOf = async (
  db: Db,
  memberId: string,
  act: Act,
  now: Date,
): Promise<{ day: number; month: number }> => {
  const { day, month } = budgetStarts(now);
  const row = await rowOf<{ day: number; month: number }>(db)`
    select coalesce(sum(names) filter (where at > ${day}), 0)::integer as day, coalesce(sum(names), 0)::integer as month
    from conflict_act where member_id = ${memberId}::uuid and act = ${act} and at > ${month}`;
  return row ?? { day: 0, month: 0 };
};

/** Ids for rows that are sealed before they are inserted. */
export const newIds = async (trx: Trx, count: number): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(trx)`select uuidv7() as id from generate_series(1, ${count})`;
  return rows.map(({ id }) => id);
};
