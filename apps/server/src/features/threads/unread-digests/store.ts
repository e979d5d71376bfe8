import type { ThreadParty } from '@basoche/domain/threads/actors';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';

/** A party of a thread, as the reader of its messages. */
export interface Reader {
  readonly applicationId: string;
  readonly to: ThreadParty;
}

/** Marks digests as planned; returns those that were not planned before, with the time of their last mail. */
export const plan = async (
  trx: Db,
  readers: readonly Reader[],
): Promise<(Reader & { mailedAt: Date | null })[]> => {
  const ids = readers.map(({ applicationId }) => applicationId);
  const parties = readers.map(({ to }) => to);
  return rowsOf<Reader & { mailedAt: Date | null }>(trx)`
    insert into thread_digest as d (application_id, party, planned)
    select r.application_id, r.party, true
    from (select distinct * from unnest(${ids}::uuid[], ${parties}::text[]) r (application_id, party)) r
    where not exists (
      select from thread_digest x where x.application_id = r.application_id and x.party = r.party and x.planned)
    on conflict (application_id, party) do update set planned = true where not d.planned
    returning d.application_id as "applicationId", d.party as "to", d.mailed_at as "mailedAt"`;
};

export interface Waits {
  memberId: string;
  /** The thread's position. */
  position: number;
  /** When the oldest message was sent that is unread and not yet in a mail; null if there is none. */
  since: Date | null;
  mailedAt: Date | null;
}

/** Unread messages of a party. Locks the thread against new messages until the transaction ends. */
export const lockWaiting = async (trx: Db, { applicationId, to }: Reader): Promise<Waits | undefined> => {
  // Locks in a separate statement first: a single statement that waits for the lock would read the other
  // tables as of before the wait.
  await sql`select from application where id = ${applicationId}::uuid for no key update`.execute(trx);
  return rowOf<Waits>(trx)`
    select p.member_id as "memberId", a.position, d.mailed_at as "mailedAt",
      (select min(m.sent_at) from message m
        where m.application_id = a.id and m.sender_id <> p.member_id
          and m.position > greatest(p.read_position, d.told_position)) as since
    from application a
    join thread_digest d on d.application_id = a.id and d.party = ${to}
    cross join lateral (select
      case when d.party = 'creator' then a.creator_id else a.candidate_id end as member_id,
      case when d.party = 'creator' then a.creator_read_position else a.candidate_read_position end
        as read_position) p
    where a.id = ${applicationId}::uuid`;
};

/** Marks that no check is planned; the next message plans one. */
export const rest = async (trx: Db, { applicationId, to }: Reader): Promise<void> => {
  await trx
    .updateTable('thread_digest')
    .set({ planned: false })
    .where('application_id', '=', applicationId)
    .where('party', '=', to)
    .execute();
};

/** Records that a mail covers the messages up to this position. */
export const recordMailed = async (
  trx: Db,
  { applicationId, to }: Reader,
  { position, now }: { position: number; now: Date },
): Promise<void> => {
  await trx
    .updateTable('thread_digest')
    .set({ planned: false, mailed_at: now, told_position: position })
    .where('application_id', '=', applicationId)
    .where('party', '=', to)
    .execute();
};

/** The person who reads the mails of a party. */
export const personOf = async (db: Db, { applicationId, to }: Reader): Promise<string | undefined> => {
  const row = await rowOf<{ id: string }>(db)`
    select reader_of(case when ${to} = 'creator' then creator_id else candidate_id end, id, null, null) as id
    from application where id = ${applicationId}::uuid`;
  return row?.id;
};

/** Counts a party's unread messages, up to `atMost`. */
export const countUnread = async (db: Db, { applicationId, to }: Reader, atMost: number): Promise<number> => {
  const row = await rowOf<{ number: number }>(db)`
    select count(*)::int as number from (
      select from application a join message m on m.application_id = a.id
      where a.id = ${applicationId}::uuid
        and m.sender_id <> case when ${to} = 'creator' then a.creator_id else a.candidate_id end
        and m.position > case when ${to} = 'creator' then a.creator_read_position else a.candidate_read_position end
      limit ${atMost}) unread`;
  return row?.number ?? 0;
};
