import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import type { SavedPresentationTable } from '../../../platform/database/schema/tables.ts';

export type PresentationRow = Pick<Selectable<SavedPresentationTable>, 'id' | 'name' | 'text'>;

const columns = ['id', 'name', 'text'] as const;

export const listByMember = (db: Db, memberId: string): Promise<PresentationRow[]> =>
  db
    .selectFrom('saved_presentation')
    .select(columns)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/**
 * Folded names of a member's saved presentations. Locks the member, so that no other call adds one before the
 * transaction ends.
 */
export const lockNameKeys = async (trx: Db, memberId: string): Promise<string[]> => {
  await lockMember(trx, memberId, { alone: true });
  const rows = await trx
    .selectFrom('saved_presentation')
    .select('name_key')
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ name_key }) => name_key);
};

interface NewPresentation {
  readonly memberId: string;
  readonly name: string;
  readonly nameKey: string;
  readonly text: string;
  readonly now: Date;
}

/** Saves a presentation, or replaces the text of the one with the same name. */
export const save = (
  db: Db,
  { memberId, name, nameKey, text, now }: NewPresentation,
): Promise<PresentationRow> =>
  db
    .insertInto('saved_presentation')
    .values({ member_id: memberId, name, name_key: nameKey, text, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'name_key']).doUpdateSet({ name, text, created_at: now }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Deletes a saved presentation; false if the member had none with this id. */
export const remove = async (db: Db, memberId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('saved_presentation')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const eraseOf = async (db: Db, memberId: string): Promise<void> => {
  await db.deleteFrom('saved_presentation').where('member_id', '=', memberId).execute();
};
