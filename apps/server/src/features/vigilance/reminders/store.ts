import type { Day } from '@basoche/domain/time/paris';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';
import type { Pair } from '../relations/store.ts';

/** A document, with the day of its expiry or of its issue: the cursor of a walk over all documents. */
export interface DocumentPlace {
  readonly day: Day;
  readonly owner: string;
}

interface Portion<Place> {
  readonly after: Place | null;
  readonly limit: number;
}

interface Window {
  readonly first: Day;
  readonly last: Day;
}

const nobody = '00000000-0000-0000-0000-000000000000';

const documentsBy = (
  db: Db,
  { day, of }: { readonly day: RawBuilder<unknown>; readonly of: RawBuilder<unknown> },
  { first, last }: Window,
  { after, limit }: Portion<DocumentPlace>,
): Promise<DocumentPlace[]> =>
  rowsOf<DocumentPlace>(db)`
    select ${day} as day, member_id as owner from vigilance_document
    where withdrawn_at is null and ${of} and ${day} <= ${last}::date
      and (${day}, member_id) > (${after?.day ?? first}::date, ${after?.owner ?? nobody}::uuid)
    order by ${day}, member_id limit ${limit}`;

/** Documents whose validity counts from their issue, by its day. */
export const listIssued = (
  db: Db,
  window: Window,
  portion: Portion<DocumentPlace>,
): Promise<DocumentPlace[]> =>
  documentsBy(db, { day: sql`from_day`, of: sql`until_day is null` }, window, portion);

/** Insurances, by their last day. */
export const listEnding = (
  db: Db,
  window: Window,
  portion: Portion<DocumentPlace>,
): Promise<DocumentPlace[]> =>
  documentsBy(db, { day: sql`until_day`, of: sql`until_day is not null` }, window, portion);

/** Insurances whose cover started on these days and that were submitted earlier. */
export const listBegun = async (db: Db, { first, last }: Window): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(db)`
    select id from vigilance_document
    where kind = 'insurance' and withdrawn_at is null and from_day between ${first}::date and ${last}::date
      and until_day >= ${last}::date and created_at < from_day::timestamp at time zone 'Europe/Paris'
    order by from_day, id`;
  return rows.map(({ id }) => id);
};

/** Pairs with a mission under way that counts for the sum of the year. */
export const listPairs = (db: Db, { after, limit }: Portion<Pair>): Promise<Pair[]> =>
  rowsOf<Pair>(db)`
    select creator_id as "creatorId", candidate_id as "candidateId" from application
    where state in ('WAITING_FUNDS', 'ONGOING') and mode in ('direct', 'funds')
      and (creator_id, candidate_id) > (${after?.creatorId ?? nobody}::uuid, ${after?.candidateId ?? nobody}::uuid)
    group by creator_id, candidate_id order by creator_id, candidate_id limit ${limit}`;

/**
 * Locks those of these accounts that are not suspended, so that none is erased before the transaction ends;
 * returns their ids.
 */
export const lockPresent = async (trx: Trx, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await rowsOf<{ id: string }>(trx)`
    select id from member where id = any(${ids}::uuid[]) and deleted_at is null and suspended_at is null
    order by id for key share`;
  return new Set(rows.map(({ id }) => id));
};

/** A reminder to one account about the documents of another, or about its own. */
export interface Reminder {
  readonly memberId: string;
  readonly candidateId: string;
  readonly lastDay: Day;
  readonly reminder: string;
}

/**
 * Name of a notice about one document; contains the random end of its id, so that each document has its own
 * notice.
 */
export const noticeOf = (name: 'completed' | 'withdrawn', documentId: string): string =>
  `${name} ${documentId.slice(-10)}`;

/** Records reminders as sent; returns those that were not sent before. */
export const claim = async <Due extends Reminder>(
  trx: Trx,
  due: readonly Due[],
  now: Date,
): Promise<Due[]> => {
  if (due.length === 0) return [];
  const rows = await trx
    .insertInto('vigilance_reminder')
    .values(
      due.map(({ memberId, candidateId, lastDay, reminder }) => ({
        member_id: memberId,
        candidate_id: candidateId,
        last_day: lastDay,
        reminder,
        sent_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['member_id', 'candidate_id', 'last_day', 'reminder'])
    .execute();
  const keyOf = (...parts: readonly string[]) => parts.join(' ');
  const isNew = new Set(
    rows.map(({ member_id, candidate_id, last_day, reminder }) =>
      keyOf(member_id, candidate_id, last_day, reminder),
    ),
  );
  return due.filter(({ memberId, candidateId, lastDay, reminder }) =>
    isNew.has(keyOf(memberId, candidateId, lastDay, reminder)),
  );
};
