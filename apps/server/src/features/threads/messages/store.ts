import type { UserType } from '@basoche/domain/members/kinds';
import { messageKey } from '@basoche/domain/notifications/keys';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';
import type { ApplicationTable, MessageTable } from '../../../platform/database/schema/tables.ts';
import type { Parties } from '../store.ts';

/** A message with the name of the person who wrote it for a firm; null for a member who wrote for themselves. */
export type MessageRow = Selectable<MessageTable> & { readonly author: string | null };

const authorOf = (message: string) =>
  sql<string | null>`(select display_name(p) from member p where p.id = ${sql.ref(`${message}.person_id`)})`;

/** Ids of a message to write. */
interface Asked {
  readonly applicationId: string;
  readonly senderId: string;
  readonly clientId: string;
}

/** Columns of a thread needed to decide on a message and to write it. */
export type ConversationRow = Pick<
  Selectable<ApplicationTable>,
  'id' | 'type' | 'state' | 'creator_id' | 'candidate_id' | 'creator_revealed' | 'position' | 'last_hash'
> & {
  /** Index of the message in the batch, from 0. */
  n: number;
  is_anonymous: boolean;
  creator_kind: UserType;
  candidate_kind: UserType;
  creator_consented: boolean;
  candidate_consented: boolean;
  /**
   * True if the other party, or its person in charge, has an unread notification of a message in this thread
   * that was shown on screen.
   */
  notified: boolean;
  /** True if a mail check for the other party is planned. */
  planned: boolean;
  /** Position at which this message was stored before; null for a new one. */
  sent_position: number | null;
};

/**
 * Locks the threads of these messages in one statement, in the order of their ids to avoid deadlocks. Skips threads that are
 * locked elsewhere or do not exist.
 */
export const lockConversations = (db: Db, asked: readonly Asked[]): Promise<ConversationRow[]> =>
  rowsOf<ConversationRow>(db)`
    select (x.n - 1)::int as n, a.id, a.type, a.state, a.creator_id, a.candidate_id, a.creator_revealed, a.position,
      a.last_hash, coalesce(m.is_anonymous, false) as is_anonymous,
      cr.kind as creator_kind, ca.kind as candidate_kind,
      exists (select from nda_consent c where c.application_id = a.id and c.party = 'creator') as creator_consented,
      exists (select from nda_consent c where c.application_id = a.id and c.party = 'candidate') as candidate_consented,
      exists (
        select from notification t where t.application_id = a.id and t.read_at is null and t.key = ${messageKey}
          and t.digested_at is null and t.on_screen
          and coalesce(t.firm_id, t.member_id) = case x.sender_id when a.creator_id then a.candidate_id else a.creator_id end
          and (t.firm_id is null or t.member_id = reader_of(t.firm_id, a.id, null, null))) as notified,
      exists (
        select from thread_digest d where d.application_id = a.id and d.planned
          and d.party = case x.sender_id when a.creator_id then 'candidate' else 'creator' end) as planned,
      s.position as sent_position
    from unnest(${asked.map(({ applicationId }) => applicationId)}::uuid[],
      ${asked.map(({ senderId }) => senderId)}::uuid[],
      ${asked.map(({ clientId }) => clientId)}::text[]) with ordinality x (application_id, sender_id, client_id, n)
    join application a on a.id = x.application_id
    join member cr on cr.id = a.creator_id
    join member ca on ca.id = a.candidate_id
    left join mission m on m.id = a.mission_id
    left join message s
      on s.application_id = x.application_id and s.sender_id = x.sender_id and s.client_id = x.client_id
    order by a.id, x.n
    for update of a skip locked`;

/** Messages to be stored, each with its hash in hexadecimal. */
type Written = Omit<Insertable<MessageTable>, 'id' | 'hash'> & { readonly hash: string };

/**
 * Stores messages and updates the positions of their threads, in one statement; notifies the channel when the transaction
 * commits.
 */
export const writeMessages = async (
  db: Db,
  written: readonly Written[],
  channel: string,
  payloads: readonly string[],
): Promise<MessageRow[]> => {
  const last = [...new Map(written.map((message) => [message.application_id, message])).values()];
  const column = <Key extends keyof Written>(from: readonly Written[], key: Key) =>
    from.map((message) => message[key]);
  return rowsOf<MessageRow>(db)`
    with inserted as (
      insert into message (application_id, sender_id, person_id, content, client_id, position, sent_at, hash)
      select application_id, sender_id, person_id, content, client_id, position, sent_at, decode(hash, 'hex')
      from unnest(${column(written, 'application_id')}::uuid[], ${column(written, 'sender_id')}::uuid[],
        ${column(written, 'person_id')}::uuid[],
        ${column(written, 'content')}::text[], ${column(written, 'client_id')}::text[],
        ${column(written, 'position')}::int[], ${column(written, 'sent_at')}::timestamptz[],
        ${column(written, 'hash')}::text[]) as x (application_id, sender_id, person_id, content, client_id, position, sent_at,
          hash)
      returning *
    ), moved as (
      update application a set position = x.position, last_hash = decode(x.hash, 'hex'), updated_at = x.sent_at
      from unnest(${column(last, 'application_id')}::uuid[], ${column(last, 'position')}::int[],
        ${column(last, 'hash')}::text[], ${column(last, 'sent_at')}::timestamptz[]) as x (id, position, hash, sent_at)
      where a.id = x.id
    ), notified as (
      select pg_notify(${channel}, payload) from unnest(${[...payloads]}::text[]) payload
    )
    select inserted.*, ${authorOf('inserted')} as author from inserted, (select count(*) from notified) as notified`;
};

/** Messages at these positions of threads, with the columns that their presentation needs. */
export const messagesAt = (
  db: Db,
  places: readonly { readonly applicationId: string; readonly position: number }[],
): Promise<(MessageRow & Parties)[]> =>
  rowsOf<MessageRow & Parties>(db)`
    select m.*, ${authorOf('m')} as author, a.creator_id, a.candidate_id, a.creator_revealed, coalesce(s.is_anonymous, false) as is_anonymous
    from unnest(${places.map(({ applicationId }) => applicationId)}::uuid[],
      ${places.map(({ position }) => position)}::int[]) x (application_id, position)
    join message m on m.application_id = x.application_id and m.position = x.position
    join application a on a.id = x.application_id
    left join mission s on s.id = a.mission_id
    order by m.application_id, m.position`;

export const insertMessage = (db: Db, message: Insertable<MessageTable>): Promise<MessageRow> =>
  db
    .insertInto('message')
    .values(message)
    .returningAll()
    .returning(authorOf('message').as('author'))
    .executeTakeFirstOrThrow();

/** The message stored before under this `clientId` of its sender. */
export const findSent = (
  db: Db,
  applicationId: string,
  senderId: string,
  clientId: string,
): Promise<MessageRow | undefined> =>
  db
    .selectFrom('message')
    .selectAll()
    .select(authorOf('message').as('author'))
    .where('application_id', '=', applicationId)
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

const messagesOf = (db: Db, applicationId: string) =>
  db
    .selectFrom('message')
    .selectAll()
    .select(authorOf('message').as('author'))
    .where('application_id', '=', applicationId);

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

/** Position and parties of a thread. */
export type Reach = Pick<Selectable<ApplicationTable>, 'id' | 'creator_id' | 'candidate_id' | 'position'>;

export const reachOf = (db: Db, id: string): Promise<Reach | undefined> =>
  db
    .selectFrom('application')
    .select(['id', 'creator_id', 'candidate_id', 'position'])
    .where('id', '=', id)
    .executeTakeFirst();

interface Mark {
  readonly party: ThreadParty;
  readonly position: number;
  /** The person who reads for a firm; null for a member who reads for themselves. */
  readonly personId: string | null;
}

/**
 * Raises a party's read position; false if it was as high already. In a firm only the person in charge does
 * so: a colleague's look leaves the thread unread.
 */
export const markRead = async (db: Db, id: string, { party, position, personId }: Mark): Promise<boolean> => {
  const column = sql.ref(`${party}_read_position`);
  const isInCharge =
    personId === null
      ? sql``
      : sql`and (${sql.ref(`${party}_seat_id`)} is null
          or reader_of(${sql.ref(`${party}_id`)}, id, null, null) = ${personId}::uuid)`;
  const { numAffectedRows } = await sql`
    update application set ${column} = ${position}
    where id = ${id}::uuid and ${column} < ${position} ${isInCharge}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
};
