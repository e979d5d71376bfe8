import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { MessageTable } from '../../../platform/schema/threads.ts';
import type { ThreadRow } from '../store.ts';

export type MessageRow = Selectable<MessageTable>;

export const insertMessage = (db: Db, message: Insertable<MessageTable>): Promise<MessageRow> =>
  db.insertInto('message').values(message).returningAll().executeTakeFirstOrThrow();

/** The message that its sender already sent under this id. */
export const findSent = (
  db: Db,
  applicationId: string,
  senderId: string,
  clientId: string,
): Promise<MessageRow | undefined> =>
  db
    .selectFrom('message')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

const messagesOf = (db: Db, applicationId: string) =>
  db.selectFrom('message').selectAll().where('application_id', '=', applicationId);

/** Messages with a position in (after, until], oldest first. */
export const messagesBetween = (
  db: Db,
  applicationId: string,
  after: number,
  until: number,
  limit: number,
): Promise<MessageRow[]> =>
  messagesOf(db, applicationId)
    .where('position', '>', after)
    .where('position', '<=', until)
    .orderBy('position')
    .limit(limit)
    .execute();

/** The last messages up to a position, newest first. */
export const messagesUpTo = (
  db: Db,
  applicationId: string,
  position: number,
  limit: number,
): Promise<MessageRow[]> =>
  messagesOf(db, applicationId)
    .where('position', '<=', position)
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();

/** Whether messages to this party wait to be read. */
export const hasUnread = async (db: Db, row: ThreadRow, party: ThreadParty): Promise<boolean> => {
  const [readerId, read] =
    party === 'creator'
      ? [row.creator_id, row.creator_read_position]
      : [row.candidate_id, row.candidate_read_position];
  const found = await messagesOf(db, row.id)
    .where('position', '>', read)
    .where('sender_id', '!=', readerId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/** Raises a party's read mark; false where it already stood there. */
export const markRead = async (
  db: Db,
  id: string,
  party: ThreadParty,
  position: number,
): Promise<boolean> => {
  const column =
    party === 'creator' ? ('creator_read_position' as const) : ('candidate_read_position' as const);
  const { numUpdatedRows } = await db
    .updateTable('application')
    .set({ [column]: position })
    .where('id', '=', id)
    .where(column, '<', position)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
