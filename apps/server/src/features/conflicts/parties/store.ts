import type { NotificationKey } from '@basoche/domain/notifications/keys';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type {
  MissionNamedPartyTable,
  MissionPartyListTable,
} from '../../../platform/database/schema/tables.ts';
import { unavailableSql } from '../../../platform/listing/unavailable.ts';

export type ListRow = Selectable<MissionPartyListTable>;
export type PartyRow = Selectable<MissionNamedPartyTable>;

/** True if the mission is the member's own. */
export const isOwn = async (db: Db, missionId: string, memberId: string): Promise<boolean> => {
  const row = await rowOf(db)`
    select from mission where id = ${missionId}::uuid and creator_id = ${memberId}::uuid`;
  return row !== undefined;
};

/**
 * Locks the member's own mission against deletion until the transaction ends; false for any other mission.
 */
export const lockOwn = async (trx: Trx, missionId: string, memberId: string): Promise<boolean> => {
  const row = await rowOf(trx)`
    select from mission where id = ${missionId}::uuid and creator_id = ${memberId}::uuid for key share`;
  return row !== undefined;
};

export const findList = (db: Db, missionId: string): Promise<ListRow | undefined> =>
  db.selectFrom('mission_party_list').selectAll().where('mission_id', '=', missionId).executeTakeFirst();

/**
 * Locks the list of a mission until the transaction ends: against other changes, or only against its
 * deletion. The two locks do not wait for each other.
 */
export const lockList = (
  trx: Trx,
  missionId: string,
  { alone }: { readonly alone: boolean },
): Promise<ListRow | undefined> => {
  const query = trx.selectFrom('mission_party_list').selectAll().where('mission_id', '=', missionId);
  return (alone ? query.forNoKeyUpdate() : query.forKeyShare()).executeTakeFirst();
};

/** Inserts a list, unless there is one. */
export const beginList = async (trx: Trx, row: Insertable<MissionPartyListTable>): Promise<void> => {
  await trx
    .insertInto('mission_party_list')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/**
 * Inserts the first version of a list, or updates it to the next. Does not set the key column, which would
 * wait for running checks.
 */
export const saveList = async (
  trx: Trx,
  { mission_id, ...row }: Insertable<MissionPartyListTable>,
): Promise<void> => {
  await trx
    .insertInto('mission_party_list')
    .values({ mission_id, ...row })
    .onConflict((conflict) => conflict.column('mission_id').doUpdateSet(row))
    .execute();
};

export const partiesOf = (db: Db, missionId: string): Promise<PartyRow[]> =>
  db
    .selectFrom('mission_named_party')
    .selectAll()
    .where('mission_id', '=', missionId)
    .orderBy('id')
    .execute();

/**
 * True if parties were added to a mission after this version. Reads no names, since the response time would
 * reveal their number.
 */
export const hasNewer = async (db: Db, missionId: string, version: number): Promise<boolean> => {
  const row = await rowOf(db)`
    select from mission_named_party where mission_id = ${missionId}::uuid and added_in > ${version} limit 1`;
  return row !== undefined;
};

/** A list and its parties as of one time, without a lock. */
export const listWithParties = async (
  db: Db,
  missionId: string,
): Promise<
  { version: number; parties: Pick<PartyRow, 'id' | 'added_in' | 'sealed_hashes'>[] } | undefined
> => {
  const rows = await db
    .selectFrom('mission_party_list as l')
    .leftJoin('mission_named_party as p', 'p.mission_id', 'l.mission_id')
    .select(['l.version', 'p.id', 'p.added_in', 'p.sealed_hashes'])
    .where('l.mission_id', '=', missionId)
    .orderBy('p.id')
    .execute();
  const [first] = rows;
  return (
    first && {
      version: first.version,
      parties: rows.flatMap(({ id, added_in, sealed_hashes }) =>
        id === null || added_in === null || sealed_hashes === null ? [] : [{ id, added_in, sealed_hashes }],
      ),
    }
  );
};

export const insertParties = async (
  trx: Trx,
  rows: readonly Insertable<MissionNamedPartyTable>[],
): Promise<void> => {
  if (rows.length > 0)
    await trx
      .insertInto('mission_named_party')
      .values([...rows])
      .execute();
};

/** Accounts to notify: candidates and accounts that made the check and have new parties to check, or that declared;
 * without an unread notification. For a firm, with the person in charge of the thread or of the last check, if still there. */
export const accountsToTell = (
  trx: Trx,
  missionId: string,
  key: NotificationKey,
): Promise<{ member_id: string; person_id: string | null }[]> =>
  rowsOf<{ member_id: string; person_id: string | null }>(trx)`
    select t.member_id, s.person_id
    from (
      select a.candidate_id as member_id, a.candidate_seat_id as seat_id, null::uuid as person_id,
        (select max(version) from conflict_check where mission_id = a.mission_id and member_id = a.candidate_id) as asked,
        exists (select from independence i where i.application_id = a.id and i.kind = 'declared') as has_declared
      from application a where a.mission_id = ${missionId}::uuid and a.state not in ('REFUSED', 'DONE')
      union all (
        select distinct on (c.member_id) c.member_id, null::uuid, c.person_id, c.version, false
        from conflict_check c join mission m on m.id = c.mission_id
        where c.mission_id = ${missionId}::uuid
          and (not ${unavailableSql('m')} or exists (select from hearing h where h.mission_id = m.id and h.state = 'open'))
          and not exists (select from application a where a.mission_id = m.id and a.candidate_id = c.member_id)
        order by c.member_id, c.version desc
      )
    ) t
    cross join (
      select max(added_in) as newest from mission_named_party where mission_id = ${missionId}::uuid
    ) p
    left join seat s on s.firm_id = t.member_id and s.ended_at is null
      and (s.id = t.seat_id or s.person_id = t.person_id)
    where (t.has_declared or p.newest > coalesce(t.asked, 0)) and not exists (
      select from notification n where n.mission_id = ${missionId}::uuid and n.key = ${key} and n.read_at is null
        and coalesce(n.firm_id, n.member_id) = t.member_id)
    order by t.member_id`;

export const removeParties = async (trx: Trx, ids: readonly string[]): Promise<void> => {
  await sql`delete from mission_named_party where id = any(${[...ids]}::uuid[])`.execute(trx);
};
