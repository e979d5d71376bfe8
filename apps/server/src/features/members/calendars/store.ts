import type { Day } from '@basoche/domain/time/paris';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import { clientIsHidden } from '../../../platform/listing/hidden-client.ts';
import { ofHearing } from '../../../platform/listing/of-hearing.ts';
import { sealedColumn } from '../../../platform/secrets/sealed-column.ts';

export interface FeedRow {
  member_id: string;
  sealed_token: Buffer;
}

export const findOf = (db: Db, memberId: string): Promise<FeedRow | undefined> =>
  db
    .selectFrom('calendar_feed')
    .select(['member_id', 'sealed_token'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();

/** Replaces the member's address; the former one is overwritten. */
export const replace = async (
  db: Db,
  feed: { memberId: string; hash: Buffer; sealed: Buffer; now: Date },
): Promise<void> => {
  const written = { token_hash: feed.hash, sealed_token: feed.sealed, created_at: feed.now };
  await db
    .insertInto('calendar_feed')
    .values({ member_id: feed.memberId, ...written })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(written))
    .execute();
};

export const remove = async (db: Db, memberId: string): Promise<void> => {
  await db.deleteFrom('calendar_feed').where('member_id', '=', memberId).execute();
};

/** Owner of the calendar; undefined for an unknown address, or a suspended owner. */
export const findByHash = async (db: Db, hash: Buffer): Promise<string | undefined> => {
  const row = await db
    .selectFrom('calendar_feed as f')
    .innerJoin('member as m', 'm.id', 'f.member_id')
    .select('m.id')
    .where('f.token_hash', '=', hash)
    .where('m.suspended_at', 'is', null)
    .where('m.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
};

export interface MissionRow {
  id: string;
  title: string;
  /** Null if the creator is hidden from the candidate. */
  creator_name: string | null;
  accepted_at: Date;
  start_date: Day | null;
  time_limit: string;
}

/**
 * Missions that a member carries out as a candidate, with the time of their acceptance; without hearings,
 * which are listed apart.
 */
export const ongoingOf = (db: Db, memberId: string): Promise<MissionRow[]> =>
  rowsOf<MissionRow>(db)`
    select a.id, m.title, m.start_date, m.time_limit, x.sent_at as accepted_at,
      case when not ${clientIsHidden()} then display_name(c) end as creator_name
    from application a
    join mission m on m.id = a.mission_id
    join member c on c.id = a.creator_id
    cross join lateral (
      select min(sent_at) as sent_at from application_action
      where application_id = a.id and type = 'MISSION_ONGOING') x
    where a.candidate_id = ${memberId}::uuid and a.state = 'ONGOING' and x.sent_at is not null
      and not ${ofHearing('a.mission_id')}
    order by x.sent_at, a.id`;

export interface HearingRow {
  /** Id of its thread. */
  id: string;
  held_at: Date;
  court: string;
  chamber: string | null;
  taken_at: Date;
  /** True if the member appears at it, false if they asked for it. */
  appears: boolean;
}

const hearingColumns = sql`a.id, h.held_at, h.court, h.chamber, a.created_at as taken_at`;

/**
 * Hearings since a time that a person attends, or asked another to attend: their own, and those of a firm
 * whose thread they are in charge of.
 */
export const hearingsOf = (db: Db, personId: string, since: Date): Promise<HearingRow[]> =>
  rowsOf<HearingRow>(db)`
    with seats as (select id from seat where person_id = ${personId}::uuid and ended_at is null),
    own as (
      select a.*, true as appears from application a where a.candidate_id = ${personId}::uuid
      union all
      select a.*, true from application a where a.candidate_seat_id in (select id from seats)
      union all
      select a.*, false from application a where a.creator_id = ${personId}::uuid
      union all
      select a.*, false from application a where a.creator_seat_id in (select id from seats)
    )
    select ${hearingColumns}, a.appears from own a join hearing h on h.application_id = a.id
    where h.state = 'taken' and h.held_at > ${since}
    order by h.held_at, a.id`;

/** A hearing that somebody took, for one of its two parties. */
export const hearingOf = (db: Db, missionId: string, memberId: string): Promise<HearingRow | undefined> =>
  rowOf<HearingRow>(db)`
    select ${hearingColumns}, a.candidate_id = ${memberId}::uuid as appears
    from hearing h join application a on a.id = h.application_id
    where h.mission_id = ${missionId}::uuid and h.state = 'taken' and ${memberId}::uuid in (a.candidate_id, a.creator_id)`;

export const sealedTokens = sealedColumn('calendar_feed', 'sealed_token');
