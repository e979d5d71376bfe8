import type { AlertFrequency } from '@basoche/domain/options/alert-frequencies';
import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import type { SearchFilters } from '@basoche/domain/searches/filters';
import type { Day } from '@basoche/domain/time/paris';
import { sql } from 'kysely';
import { type Db, unhurried } from '../../../platform/database.ts';

/** Members to whom nothing is sent have no alerts: `m` is the member. */
const reachable = sql`m.email is not null and m.confirmed_at is not null
  and m.suspended_at is null and m.deleted_at is null`;

/** What the lists check of a mission (missions/open): `s` is the search, `l` the mission in the listing. */
const listed = (
  today: Day,
) => sql`l.closes_on >= ${today}::date and l.is_from_customer = (s.audience = 'customers')
  and (s.domains is null or l.domain = any(s.domains)) and (s.natures is null or l.nature = any(s.natures))
  and (s.departments is null or l.place = any(s.departments))
  and (s.on_place is null or (l.place <> 'distance') = s.on_place)
  and (s.low_at_most is null or l.low_class between 0 and s.low_at_most)
  and (s.high_at_least is null or l.high_class >= s.high_at_least)`;

interface FoundSearch {
  readonly id: string;
  readonly frequency: AlertFrequency;
  readonly alertedAt: Date | null;
}

/**
 * Notes a mission for every search that finds it and whose member was not told of it; answers the searches for which that is
 * news. What a search is found by is what the lists ask of the same marks; words are read once for all that ask for the same.
 */
export const noteMission = async (
  trx: Db,
  missionId: string,
  { today, now }: { today: Day; now: Date },
): Promise<FoundSearch[]> => {
  const { rows } = await sql<FoundSearch>`
    with found as materialized (
      select l.*, m.creator_id, askable_words('missions', l.marks) as askable
      from mission_listing l join mission m on m.id = l.mission_id where l.mission_id = ${missionId}::uuid
    ), candidate as materialized (
      select s.id, s.member_id, s.frequency, s.alerted_at, coalesce(s.words, '{}') = '{}' as is_wordless,
        s.filters ->> 'q' as q
      from saved_search s, found l
      where s.frequency <> 'none' and s.member_id <> l.creator_id and ${listed(today)}
        and (s.typed is null or l.askable @@ s.typed)
    ), answered as materialized (
      select q from (select distinct q from candidate where not is_wordless) asked
      cross join lateral word_search('missions', q) search cross join found l
      where search.words is null or l.marks @@ search.words
    ), noted as (
      insert into saved_search_hit (search_id, mission_id, waits_since)
      select c.id, ${missionId}::uuid, ${now}
      from candidate c join member m on m.id = c.member_id
      where (c.is_wordless or c.q in (select q from answered)) and ${reachable}
        and not exists (
          select from mission_alert a where a.member_id = c.member_id and a.mission_id = ${missionId}::uuid)
      order by c.id
      on conflict do nothing
      returning search_id
    )
    select c.id, c.frequency, c.alerted_at as "alertedAt" from noted join candidate c on c.id = noted.search_id`.execute(
    trx,
  );
  return rows;
};

/** Searches of this frequency that have found something before this instant. */
export const dueSearches = async (db: Db, frequency: AlertFrequency, before: Date): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from saved_search s where frequency = ${frequency}
      and exists (select from saved_search_hit h where h.search_id = s.id and h.waits_since < ${before})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

export interface AlertedSearch {
  readonly id: string;
  readonly memberId: string;
  readonly name: string;
  readonly audience: MissionAudience;
  readonly filters: SearchFilters;
  readonly frequency: AlertFrequency;
  readonly email: string;
  readonly memberName: string;
}

const alertedColumns = sql`s.id, s.member_id as "memberId", s.name, s.audience, s.filters, s.frequency, m.email,
  display_name(m) as "memberName"`;

/** A search whose member is to be told; undefined where it is gone or stopped, or its member may not be written to. */
export const findAlerted = async (db: Db, searchId: string): Promise<AlertedSearch | undefined> => {
  const { rows } = await sql<AlertedSearch>`
    select ${alertedColumns} from saved_search s join member m on m.id = s.member_id
    where s.id = ${searchId}::uuid and s.frequency <> 'none' and ${reachable}`.execute(db);
  return rows[0];
};

/** The same, locked until the transaction ends: one claim at a time. */
export const lockAlerted = async (trx: Db, searchId: string): Promise<AlertedSearch | undefined> => {
  const { rows } = await sql<AlertedSearch>`
    select ${alertedColumns} from saved_search s join member m on m.id = s.member_id
    where s.id = ${searchId}::uuid and s.frequency <> 'none' and ${reachable} for no key update of s`.execute(
    trx,
  );
  return rows[0];
};

/** Whether a search has found something before this instant, or at all. */
export const waits = async (db: Db, searchId: string, before?: Date): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from saved_search_hit where search_id = ${searchId}::uuid
      and waits_since < ${before ?? 'infinity'}::timestamptz) as found`.execute(db);
  return rows[0]?.found === true;
};

/** What a search has found, taken off what waits. */
export const takeHits = async (trx: Db, searchId: string): Promise<string[]> => {
  const { rows } = await sql<{ mission_id: string }>`
    delete from saved_search_hit where search_id = ${searchId}::uuid returning mission_id`.execute(trx);
  return rows.map(({ mission_id }) => mission_id);
};

export const postponeHits = async (trx: Db, searchId: string, now: Date): Promise<void> => {
  await sql`update saved_search_hit set waits_since = ${now} where search_id = ${searchId}::uuid`.execute(
    trx,
  );
};

/** One search, with its words as they are read now. */
const oneSearch = (searchId: string) => sql`(
    select s.*, asked.words as read from saved_search s cross join lateral word_search('missions', s.filters ->> 'q') asked
    where s.id = ${searchId}::uuid offset 0
  ) s`;

/** A mission that the search's list shows and that its member has neither published nor applied to. */
const tellable = (today: Day) => sql`${listed(today)} and m.creator_id <> s.member_id
  and (s.read is null or l.marks @@ s.read)
  and not exists (select from application a where a.mission_id = m.id and a.candidate_id = s.member_id)`;

/** Claims for one mail those of these missions that may be told and that the member was never told of. How many. */
export const claim = async (
  trx: Db,
  batch: { searchId: string; batchId: string; missionIds: readonly string[]; today: Day; now: Date },
): Promise<number> => {
  const { rows } = await sql<{ mission_id: string }>`
    insert into mission_alert (member_id, mission_id, batch_id)
    select s.member_id, m.id, ${batch.batchId}::uuid
    from ${oneSearch(batch.searchId)}, mission m join mission_listing l on l.mission_id = m.id
    where m.id = any(${[...batch.missionIds]}::uuid[]) and ${tellable(batch.today)}
    order by m.id
    on conflict do nothing returning mission_id`.execute(trx);
  if (rows.length > 0) {
    await sql`update saved_search set alerted_at = ${batch.now} where id = ${batch.searchId}::uuid`.execute(
      trx,
    );
  }
  return rows.length;
};

export interface ToldMission {
  readonly id: string;
  readonly title: string;
  readonly domain: string;
  readonly nature: string;
  readonly on_place: boolean;
  readonly department: string | null;
  readonly city: string | null;
  readonly closes_on: Day;
  readonly tarif_low_cents: number | null;
  readonly tarif_high_cents: number | null;
}

/** What is claimed for a mail that has not left and may still be told, the newest first. Nothing of who published it. */
export const missionsOfBatch = async (
  db: Db,
  { searchId, batchId, today }: { searchId: string; batchId: string; today: Day },
): Promise<ToldMission[]> => {
  const { rows } = await sql<ToldMission>`
    select m.id, m.title, m.domain, m.nature, m.on_place, m.department, m.city, m.closes_on, m.tarif_low_cents,
      m.tarif_high_cents
    from ${oneSearch(searchId)}, mission_alert told join mission m on m.id = told.mission_id
    join mission_listing l on l.mission_id = m.id
    where told.batch_id = ${batchId}::uuid and told.sent_at is null and ${tellable(today)}
    order by m.published_at desc, m.id desc`.execute(db);
  return rows;
};

/** The mail has left with these; what else was claimed for it was not told, and may be found again. */
export const settleBatch = async (
  trx: Db,
  { batchId, missionIds, now }: { batchId: string; missionIds: readonly string[]; now: Date },
): Promise<void> => {
  await sql`update mission_alert set sent_at = ${now}
    where batch_id = ${batchId}::uuid and mission_id = any(${[...missionIds]}::uuid[])`.execute(trx);
  await sql`delete from mission_alert where batch_id = ${batchId}::uuid and sent_at is null`.execute(trx);
};

export const insertStop = async (
  db: Db,
  { hash, searchId, now }: { hash: Buffer; searchId: string; now: Date },
): Promise<void> => {
  await db
    .insertInto('alert_stop')
    .values({ token_hash: hash, search_id: searchId, created_at: now })
    .execute();
};

/** Stops the alert of the search that a link belongs to, and forgets what waits. The search's name, where there is one. */
export const stopByToken = async (trx: Db, hash: Buffer): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string; name: string }>`
    update saved_search set frequency = 'none'
    where id = (select search_id from alert_stop where token_hash = ${hash}) returning id, name`.execute(trx);
  const [stopped] = rows;
  if (stopped !== undefined) await takeHits(trx, stopped.id);
  return stopped?.name;
};

/** Forgets links and what was told before this instant. */
export const forgetBefore = (db: Db, before: Date): Promise<void> =>
  unhurried(db, async (trx) => {
    await sql`delete from alert_stop where created_at < ${before}`.execute(trx);
    await sql`delete from mission_alert where sent_at < ${before}`.execute(trx);
  });
