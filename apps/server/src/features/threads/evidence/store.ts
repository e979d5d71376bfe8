import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { CameWith } from '../../../platform/database/schema/json-columns.ts';
import { clientIsHidden } from '../../../platform/listing/hidden-client.ts';

/** Columns of a message that its entry is computed from. */
export interface RecordedMessageRow {
  readonly position: number;
  readonly sender_id: string;
  readonly person_id: string | null;
  readonly content: string;
  readonly sent_at: Date;
  readonly attachments: readonly CameWith[] | null;
}

interface EntryRow {
  readonly position: number;
  readonly hash: Buffer;
  /** Body of a command's entry; null for a message. */
  readonly body: string | null;
}

/** Entries of a thread's record with a position in (after, until], in their order. */
export const entriesBetween = async (
  db: Db,
  applicationId: string,
  { after, until }: { readonly after: number; readonly until: number },
  limit: number,
): Promise<(EntryRow & { readonly message: RecordedMessageRow | null })[]> => {
  const { rows } = await sql<EntryRow & Partial<RecordedMessageRow>>`
    (select position, hash, body, null::uuid as sender_id, null::uuid as person_id, null as content, null::timestamptz as sent_at,
        null::jsonb as attachments
      from thread_entry where application_id = ${applicationId}::uuid and position > ${after} and position <= ${until}
      order by position limit ${limit})
    union all
    (select position, hash, null, sender_id, person_id, content, sent_at, attachments
      from message where application_id = ${applicationId}::uuid and position > ${after} and position <= ${until}
        and hash is not null
      order by position limit ${limit})
    order by position limit ${limit}`.execute(db);
  return rows.map(({ position, hash, body, sender_id, person_id, content, sent_at, attachments }) => ({
    position,
    hash,
    body,
    message:
      body === null && sender_id && content !== undefined && sent_at
        ? {
            position,
            sender_id,
            person_id: person_id ?? null,
            content,
            sent_at,
            attachments: attachments ?? null,
          }
        : null,
  }));
};

/** Messages from before the thread had a record, oldest first. */
export const messagesBeforeRecord = (db: Db, applicationId: string): Promise<RecordedMessageRow[]> =>
  db
    .selectFrom('message')
    .select(['position', 'sender_id', 'person_id', 'content', 'sent_at', 'attachments'])
    .where('application_id', '=', applicationId)
    .where('hash', 'is', null)
    .orderBy('position')
    .execute();

export interface PersonRow {
  readonly id: string;
  readonly name: string;
}

/** People who acted for a party in a thread's record. */
export const peopleOf = (db: Db, applicationId: string, until: number): Promise<PersonRow[]> =>
  rowsOf<PersonRow>(db)`
    select p.id, display_name(p) as name from member p where p.id in (
      select person_id from message where application_id = ${applicationId}::uuid and position <= ${until}
      union select (body::jsonb #>> '{by,personId}')::uuid from thread_entry
        where application_id = ${applicationId}::uuid and position <= ${until})
    order by p.id`;

interface Extent {
  readonly entries: number;
  /** Size of the messages in bytes: a lower bound for the size of the file. */
  readonly bytes: number;
}

export const extentOf = async (db: Db, applicationId: string, until: number): Promise<Extent> => {
  const row = await rowOf<Extent>(db)`
    select ((select count(*) from thread_entry where application_id = ${applicationId}::uuid and position <= ${until})
      + (select count(*) from message where application_id = ${applicationId}::uuid and position <= ${until}
          and hash is not null))::int as entries,
      (select coalesce(sum(octet_length(content)), 0)::int from message
        where application_id = ${applicationId}::uuid and position <= ${until}) as bytes`;
  return row ?? { entries: 0, bytes: 0 };
};

interface Recorded {
  /** The first hashes of the thread's record, in their order. */
  readonly hashes: readonly string[];
  /** True while the candidate does not know the creator of an anonymous mission. */
  readonly hidesCreator: boolean;
}

/** The beginning of a thread's record; null if there is no such thread. */
export const recordOf = async (db: Db, applicationId: string, limit: number): Promise<Recorded | null> => {
  const { rows } = await sql<{ hash: string | null; hidden: boolean }>`
    select encode(e.hash, 'hex') as hash, ${clientIsHidden()} as hidden
    from application a
    left join mission m on m.id = a.mission_id
    left join lateral (
      select position, hash from thread_entry where application_id = a.id
      union all
      select position, hash from message where application_id = a.id and hash is not null
    ) e on true
    where a.id = ${applicationId}::uuid order by e.position limit ${limit}`.execute(db);
  const [first] = rows;
  if (first === undefined) return null;
  return {
    hashes: rows.flatMap(({ hash }) => (hash === null ? [] : [hash])),
    hidesCreator: first.hidden,
  };
};

export const sealSecret = async (db: Db): Promise<Buffer> => {
  const { secret } = await db.selectFrom('evidence_secret').select('secret').executeTakeFirstOrThrow();
  return secret;
};
