import type { AlertFrequency } from '@basoche/domain/options/alert-frequencies';
import type { Department } from '@basoche/domain/options/departments';
import type { JobModality } from '@basoche/domain/options/job-modalities';
import type { SalaryPeriod } from '@basoche/domain/options/salary-periods';
import type { Search } from '@basoche/domain/searches/search';
import type { Day } from '@basoche/domain/time/paris';
import { sql } from 'kysely';
import { deleteSome } from '../../../platform/database/batches.ts';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import { nameOfReader } from '../../../platform/mail/readers.ts';
import {
  isInList,
  listOf,
  missions,
  offers,
  reachedBy,
  type SearchedList,
  takeHits,
} from '../matching/store.ts';

export type AlertedSearch = Search & {
  readonly id: string;
  readonly memberId: string;
  readonly name: string;
  readonly frequency: AlertFrequency;
  readonly email: string;
  /** Name of the reader, with the firm whose search it is. */
  readonly readerName: string;
  readonly firmId: string | null;
};

const alertedColumns = sql`s.id, s.member_id as "memberId", s.name, s.audience, s.filters, s.frequency, m.email,
  ${nameOfReader('m', 'o')} as "readerName", nullif(o.id, m.id) as "firmId"`;

/** A search with an alert; undefined if it was deleted or stopped, or its member may not receive mails. */
export const findAlerted = (db: Db, searchId: string): Promise<AlertedSearch | undefined> =>
  rowOf<AlertedSearch>(db)`
    select ${alertedColumns} from saved_search s ${reachedBy('s')}
    where s.id = ${searchId}::uuid and s.frequency <> 'none'`;

/** The same, locked until the transaction ends: claims run one after the other. */
export const lockAlerted = (trx: Db, searchId: string): Promise<AlertedSearch | undefined> =>
  rowOf<AlertedSearch>(trx)`
    select ${alertedColumns} from saved_search s ${reachedBy('s')}
    where s.id = ${searchId}::uuid and s.frequency <> 'none' for no key update of s`;

/** One search, with its words parsed by the current dictionary. */
const oneSearch = ({ words }: SearchedList, searchId: string) => sql`(
    select s.*, asked.words as read from saved_search s cross join lateral word_search(${words}, s.filters ->> 'q') asked
    where s.id = ${searchId}::uuid offset 0
  ) s`;

/** SQL: the search's list shows the item, and its member has neither published it nor applied to it. */
const isToTell = (
  list: SearchedList,
  today: Day,
) => sql`${isInList(list, today)} and i.creator_id <> s.member_id
  and (s.read is null or l.marks @@ s.read)
  and not exists (select from application a where a.${list.id} = i.id and a.candidate_id = s.member_id)`;

interface Claim {
  readonly search: AlertedSearch;
  readonly batchId: string;
  readonly ids: readonly string[];
  readonly today: Day;
  readonly now: Date;
}

/**
 * Claims for one mail the items, among these, that the member may be told of and never was; returns their
 * number.
 */
export const claim = async (trx: Db, { search, batchId, ids, today, now }: Claim): Promise<number> => {
  const list = listOf(search.audience);
  const rows = await rowsOf<{ id: string }>(trx)`
    insert into alert_entry (member_id, ${list.id}, batch_id)
    select s.member_id, i.id, ${batchId}::uuid
    from ${oneSearch(list, search.id)}, ${list.items} i join ${list.listing} l on l.${list.id} = i.id
    where i.id = any(${[...ids]}::uuid[]) and ${isToTell(list, today)}
    order by i.id
    on conflict do nothing returning ${list.id} as id`;
  if (rows.length > 0) {
    await sql`update saved_search set alerted_at = ${now} where id = ${search.id}::uuid`.execute(trx);
  }
  return rows.length;
};

export interface AlertedMission {
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

export interface AlertedJob {
  readonly id: string;
  readonly title: string;
  readonly creator_name: string;
  readonly domain: string;
  readonly modality: JobModality;
  readonly department: Department | null;
  readonly city: string | null;
  readonly contract_type: string;
  readonly timing: string;
  readonly end_date: Day;
  readonly salary: string | null;
  readonly salary_low_cents: number | null;
  readonly salary_high_cents: number | null;
  readonly salary_period: SalaryPeriod | null;
}

interface Batch {
  readonly searchId: string;
  readonly batchId: string;
  readonly today: Day;
}

/** Claimed items of an unsent mail that the member may still be told of, newest first. */
const ofBatch = (list: SearchedList, { searchId, batchId, today }: Batch) => sql`
  from ${oneSearch(list, searchId)}, alert_entry told join ${list.items} i on i.id = told.${list.id}
  join ${list.listing} l on l.${list.id} = i.id join member c on c.id = i.creator_id
  where told.batch_id = ${batchId}::uuid and told.sent_at is null and ${isToTell(list, today)}
  order by i.published_at desc, i.id desc`;

/** Missions of a batch, without their creators. */
export const missionsOfBatch = (db: Db, batch: Batch): Promise<AlertedMission[]> =>
  rowsOf<AlertedMission>(db)`
    select i.id, i.title, i.domain, i.nature, i.on_place, i.department, i.city, i.closes_on, i.tarif_low_cents,
      i.tarif_high_cents ${ofBatch(missions, batch)}`;

export const jobsOfBatch = (db: Db, batch: Batch): Promise<AlertedJob[]> =>
  rowsOf<AlertedJob>(db)`
    select i.id, i.title, display_name(c) as creator_name, i.domain, i.modality, i.department, i.city, i.contract_type,
      i.timing, i.end_date, i.salary, i.salary_low_cents, i.salary_high_cents, i.salary_period
      ${ofBatch(offers, batch)}`;

/** Marks these items of the batch as sent; releases the others, which may be found again. */
export const settleBatch = async (
  trx: Db,
  { batchId, ids, now }: { batchId: string; ids: readonly string[]; now: Date },
): Promise<void> => {
  await sql`update alert_entry set sent_at = ${now}
    where batch_id = ${batchId}::uuid and coalesce(mission_id, job_id) = any(${[...ids]}::uuid[])`.execute(
    trx,
  );
  await sql`delete from alert_entry where batch_id = ${batchId}::uuid and sent_at is null`.execute(trx);
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

/** Stops the alert of a link and deletes the waiting hits; returns the search's name, or undefined for an unknown link. */
export const stopByToken = async (trx: Db, hash: Buffer): Promise<string | undefined> => {
  const rows = await rowsOf<{ id: string; name: string }>(trx)`
    update saved_search set frequency = 'none'
    where id = (select search_id from alert_stop where token_hash = ${hash}) returning id, name`;
  const [stopped] = rows;
  if (stopped !== undefined) await takeHits(trx, stopped.id);
  return stopped?.name;
};

/** Deletes up to `limit` links from before this instant, and returns their number. */
export const deleteStopLinks = (db: Db, before: Date, limit: number): Promise<number> =>
  deleteSome(db, 'alert_stop', sql`created_at < ${before}`, limit);

/** Deletes up to `limit` sent entries from before this instant, and returns their number. */
export const deleteSentEntries = (db: Db, before: Date, limit: number): Promise<number> =>
  deleteSome(db, 'alert_entry', sql`sent_at < ${before}`, limit);
