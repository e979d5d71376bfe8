import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';

export const countTold = async (db: Db, id: string): Promise<number> => {
  const { count } = await db
    .selectFrom('hearing_notice')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('mission_id', '=', id)
    .where('told_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

interface Notice {
  readonly memberId: string;
  readonly km: number;
}

/** Records the people notified in a wave; returns those who did not decline the hearing. */
export const insertNotices = async (
  trx: Trx,
  { id, wave, now }: { readonly id: string; readonly wave: number; readonly now: Date },
  notices: readonly Notice[],
): Promise<string[]> => {
  if (notices.length === 0) return [];
  const rows = await trx
    .insertInto('hearing_notice')
    .values(
      notices.map(({ memberId, km }) => ({ mission_id: id, member_id: memberId, wave, km, told_at: now })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['mission_id', 'member_id'])
        .doUpdateSet(({ ref }) => ({
          wave: ref('excluded.wave'),
          km: ref('excluded.km'),
          told_at: ref('excluded.told_at'),
        }))
        .where('hearing_notice.declined_at', 'is', null),
    )
    .returning('member_id')
    .execute();
  return rows.map(({ member_id }) => member_id);
};

export const setWave = async (trx: Trx, id: string, wave: number): Promise<void> => {
  await trx.updateTable('hearing').set({ wave }).where('mission_id', '=', id).execute();
};

/** The client of a hearing, and the people who were told of it. */
export const concernedBy = async (db: Db, id: string): Promise<string[]> => {
  const rows = await rowsOf<{ member_id: string }>(db)`
    select creator_id as member_id from mission where id = ${id}::uuid
    union select member_id from hearing_notice where mission_id = ${id}::uuid and declined_at is null`;
  return rows.map(({ member_id }) => member_id);
};
