import type { AlertFrequency } from '@basoche/domain/options/alert-frequencies';
import type { SearchAudience } from '@basoche/domain/options/search-audiences';
import type { Day } from '@basoche/domain/time/paris';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import { keptBy, type Narrowings } from '../../../platform/listing/definition.ts';
import type { ListOfWords } from '../../../platform/listing/search-terms.ts';

import { jobNarrowings } from '../../jobs/list/service.ts';
import { missionNarrowings } from '../../missions/list/service.ts';

/** Matching of saved searches with listed items, and the hits that wait for a mail. */

/**
 * Joins the recipient `m` of mails about search `s`: the member, or for a firm the person whose alert it is
 * while they have a seat, otherwise the firm's contact. Leaves out searches without such a recipient.
 */
export const reachedBy = (search: 's' | 'c') => {
  const s = sql.raw(search);
  return sql`join member m on m.id = coalesce(
      (select t.person_id from seat t join member p on p.id = t.person_id
        where t.firm_id = ${s}.member_id and t.person_id = ${s}.person_id and t.ended_at is null and p.suspended_at is null),
      (select reader_of(f.member_id, null, null, null) from firm f where f.member_id = ${s}.member_id), ${s}.member_id)
    and m.email is not null and m.confirmed_at is not null and m.suspended_at is null and m.deleted_at is null
    join member o on o.id = ${s}.member_id and o.suspended_at is null and o.deleted_at is null`;
};

/** A list that can be searched. In SQL `i` is the item, `l` its row in the listing, `s` a search. */
export interface SearchedList {
  readonly words: ListOfWords;
  readonly items: RawBuilder<unknown>;
  readonly listing: RawBuilder<unknown>;
  /** Column with the item's id, in the listing as in hits and entries. */
  readonly id: RawBuilder<unknown>;
  /** Conditions of the list besides the day. */
  readonly keeps: RawBuilder<unknown>;
}

/** Filters of a search in SQL, as the lists apply them: its columns are named after their values. */
const keptOf = (narrowings: Narrowings<never>) => sql.raw(keptBy(narrowings, (name) => `s.${name}`));

export const missions: SearchedList = {
  words: 'missions',
  items: sql.raw('mission'),
  listing: sql.raw('mission_listing'),
  id: sql.raw('mission_id'),
  keeps: sql`s.audience = case when l.is_from_customer then 'customers' else 'members' end
    and ${keptOf(missionNarrowings)}`,
};

export const offers: SearchedList = {
  words: 'jobs',
  items: sql.raw('job_offer'),
  listing: sql.raw('job_listing'),
  id: sql.raw('job_id'),
  keeps: sql`s.audience = 'jobs' and ${keptOf(jobNarrowings)}`,
};

export const listOf = (audience: SearchAudience): SearchedList => (audience === 'jobs' ? offers : missions);

/** Conditions for an item to be shown by a list (missions/list, jobs/list). */
export const isInList = ({ keeps }: SearchedList, today: Day) =>
  sql`l.closes_on >= ${today}::date and ${keeps}`;

interface FoundSearch {
  readonly id: string;
  readonly frequency: AlertFrequency;
  readonly alertedAt: Date | null;
}

/**
 * Records a listed item for every matching search whose member was not told of it; returns the searches for which it is new.
 * Matches by the same `marks` as the lists. Equal search words are parsed once.
 */
export const recordHits = async (
  trx: Db,
  list: SearchedList,
  itemId: string,
  { today, now }: { today: Day; now: Date },
): Promise<FoundSearch[]> => {
  const { words, items, listing, id } = list;
  return rowsOf<FoundSearch>(trx)`
    with found as materialized (
      select l.*, i.creator_id, askable_words(${words}, l.marks) as askable
      from ${listing} l join ${items} i on i.id = l.${id} where l.${id} = ${itemId}::uuid
    ), candidate as materialized (
      select s.id, s.member_id, s.person_id, s.frequency, s.alerted_at, coalesce(s.words, '{}') = '{}' as is_wordless,
        s.filters ->> 'q' as q
      from saved_search s, found l
      where s.frequency <> 'none' and s.member_id <> l.creator_id and ${isInList(list, today)}
        and (s.typed is null or l.askable @@ s.typed)
    ), answered as materialized (
      select q from (select distinct q from candidate where not is_wordless) asked
      cross join lateral word_search(${words}, q) search cross join found l
      where search.words is null or l.marks @@ search.words
    ), noted as (
      insert into saved_search_hit (search_id, ${id}, waits_since)
      select c.id, ${itemId}::uuid, ${now}
      from candidate c ${reachedBy('c')}
      where (c.is_wordless or c.q in (select q from answered))
        and not exists (select from alert_entry a where a.member_id = c.member_id and a.${id} = ${itemId}::uuid)
      order by c.id
      on conflict do nothing
      returning search_id
    )
    select c.id, c.frequency, c.alerted_at as "alertedAt" from noted join candidate c on c.id = noted.search_id`;
};

interface DueQuery {
  readonly frequency: AlertFrequency;
  readonly before: Date;
  /** The last one of the batch before; null at first. */
  readonly after: string | null;
}

/** The next searches of this frequency with a hit from before this instant, at most `limit`, in the order of their ids. */
export const dueSearches = async (
  db: Db,
  { frequency, before, after }: DueQuery,
  limit: number,
): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(db)`
    select id from saved_search s where frequency = ${frequency} and (${after}::uuid is null or id > ${after}::uuid)
      and exists (select from saved_search_hit h where h.search_id = s.id and h.waits_since < ${before})
    order by id limit ${limit}`;
  return rows.map(({ id }) => id);
};

/** True if a search has a hit from before this instant, or any hit. */
export const waits = async (db: Db, searchId: string, before?: Date): Promise<boolean> => {
  const row = await rowOf<{ found: boolean }>(db)`
    select exists (select from saved_search_hit where search_id = ${searchId}::uuid
      and waits_since < ${before ?? 'infinity'}::timestamptz) as found`;
  return row?.found === true;
};

/** Deletes the waiting hits of a search; returns the ids of their items. */
export const takeHits = async (trx: Db, searchId: string): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(trx)`
    delete from saved_search_hit where search_id = ${searchId}::uuid
    returning coalesce(mission_id, job_id) as id`;
  return rows.map(({ id }) => id);
};

export const postponeHits = async (trx: Db, searchId: string, now: Date): Promise<void> => {
  await sql`update saved_search_hit set waits_since = ${now} where search_id = ${searchId}::uuid`.execute(
    trx,
  );
};
