import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { rowOf } from '../../../platform/database/rows.ts';
import type { JobDraftTable } from '../../../platform/database/schema/tables.ts';

export type DraftRow = Pick<Selectable<JobDraftTable>, (typeof columns)[number]>;

const columns = ['id', 'fields', 'created_at', 'updated_at'] as const;

export const listByAuthor = (db: Db, authorId: string): Promise<DraftRow[]> =>
  db
    .selectFrom('job_draft')
    .select(columns)
    .where('author_id', '=', authorId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Counts a member's drafts. Locks the member, so that no other call adds one before the transaction ends. */
export const countLocked = async (trx: Db, authorId: string): Promise<number> => {
  await lockMember(trx, authorId, { alone: true });
  const row = await rowOf<{ number: number }>(trx)`
    select count(*)::integer as number from job_draft where author_id = ${authorId}::uuid`;
  return row?.number ?? 0;
};

export const insert = (db: Db, authorId: string, fields: object, now: Date): Promise<DraftRow> =>
  db
    .insertInto('job_draft')
    .values({ author_id: authorId, fields: JSON.stringify(fields), created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const update = (
  db: Db,
  { authorId, id }: { readonly authorId: string; readonly id: string },
  fields: object,
  now: Date,
): Promise<DraftRow | undefined> =>
  db
    .updateTable('job_draft')
    .set({ fields: JSON.stringify(fields), updated_at: now })
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .returning(columns)
    .executeTakeFirst();

/** Deletes a draft; false if the member has none with this id. */
export const remove = async (db: Db, authorId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('job_draft')
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const removeAllOf = async (db: Db, authorId: string): Promise<void> => {
  await db.deleteFrom('job_draft').where('author_id', '=', authorId).execute();
};
