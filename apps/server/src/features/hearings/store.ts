import type { UserType } from '@basoche/domain/members/kinds';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../platform/database/rows.ts';
import type { HearingStepTable, HearingTable } from '../../platform/database/schema/tables.ts';
import type { PageRequest } from '../../platform/http/cursor.ts';
import { sharesPerson } from '../../platform/listing/shares-person.ts';

/** Client id of the message with the instructions in its thread; ids from browsers are longer. */
export const briefId = 'brief';

export interface HearingRow extends Selectable<HearingTable> {
  readonly id: string;
  readonly client_id: string;
  readonly client_name: string;
  readonly client_kind: UserType;
  /** True while its client is suspended: the hearing is on hold. */
  readonly is_waiting: boolean;
  /** Candidate of its thread; null until somebody takes it. */
  readonly taker_id: string | null;
  readonly taker_name: string | null;
  /** Person of the taking firm who will appear; null if the taker is a person. */
  readonly appears_name: string | null;
  /** Court of the client's bar; null unless staff confirmed the bar. */
  readonly client_bar: string | null;
  /** Court of the taker's bar; null unless staff confirmed the bar. */
  readonly taker_bar: string | null;
}

const columns = `h.*, h.mission_id as id, m.creator_id as client_id, display_name(c) as client_name, c.kind as client_kind,
  c.suspended_at is not null as is_waiting,
  a.candidate_id as taker_id, case when t.id is not null then display_name(t) end as taker_name,
  (select display_name(p) from seat s join member p on p.id = s.person_id where s.id = a.candidate_seat_id) as appears_name,
  (select b.court from bar_entry b where b.member_id = c.id and b.confirmed_at is not null) as client_bar,
  (select b.court from bar_entry b where b.member_id = t.id and b.confirmed_at is not null) as taker_bar`;
const tables = `hearing h join mission m on m.id = h.mission_id join member c on c.id = m.creator_id
  left join application a on a.id = h.application_id
  left join member t on t.id = a.candidate_id`;

/** A hearing by the id of its mission. */
export const find = (db: Db, id: string): Promise<HearingRow | undefined> =>
  rowOf<HearingRow>(db)`select ${sql.raw(columns)} from ${sql.raw(tables)} where h.mission_id = ${id}::uuid`;

/** Locks a hearing until the transaction ends, against others who take, cancel or close it. */
export const lock = async (trx: Trx, id: string): Promise<void> => {
  await sql`select from hearing where mission_id = ${id}::uuid for no key update`.execute(trx);
};

const orders = {
  soonest: { next: sql`>`, direction: sql`asc` },
  latest: { next: sql`<`, direction: sql`desc` },
};

/** Hearings of a list by hour, then by id, plus one if more follow. */
const listWhere = (
  db: Db,
  { condition, first }: { readonly condition: ReturnType<typeof sql>; readonly first: keyof typeof orders },
  { limit, after }: PageRequest,
): Promise<HearingRow[]> => {
  const { next, direction } = orders[first];
  return rowsOf<HearingRow>(db)`
    select ${sql.raw(columns)} from ${sql.raw(tables)}
    where ${condition} and (${after?.at ?? null}::timestamptz is null
      or (h.held_at, h.mission_id) ${next} (${after?.at ?? null}, ${after?.id ?? null}::uuid))
    order by h.held_at ${direction}, h.mission_id ${direction} limit ${limit + 1}`;
};

/** SQL: this person declined hearing `h`. */
const declinedBy = (personId: string) => sql`exists (
  select from hearing_notice n where n.mission_id = h.mission_id and n.member_id = ${personId}::uuid and n.declined_at is not null)`;

/** Untaken hearings of clients who are not suspended, without those that the reader declined. */
export const listOpen = (
  db: Db,
  { now, personId }: { readonly now: Date; readonly personId: string },
  page: PageRequest,
): Promise<HearingRow[]> =>
  listWhere(
    db,
    {
      condition: sql`h.state = 'open' and h.held_at > ${now} and c.suspended_at is null and not ${declinedBy(personId)}`,
      first: 'soonest',
    },
    page,
  );

export const listTaken = (db: Db, memberId: string, page: PageRequest): Promise<HearingRow[]> =>
  listWhere(db, { condition: sql`a.candidate_id = ${memberId}::uuid`, first: 'latest' }, page);

export const listAsked = (db: Db, memberId: string, page: PageRequest): Promise<HearingRow[]> =>
  listWhere(db, { condition: sql`m.creator_id = ${memberId}::uuid`, first: 'latest' }, page);

export const insert = async (trx: Trx, hearing: Insertable<HearingTable>): Promise<void> => {
  await trx.insertInto('hearing').values(hearing).execute();
};

/**
 * Assigns a locked hearing to the member who opened this thread, where its instructions are a message. The
 * hearing keeps its instructions until the hour, for the next taker if it is given back.
 */
export const take = async (trx: Trx, id: string, applicationId: string): Promise<void> => {
  await trx
    .updateTable('hearing')
    .set({ state: 'taken', application_id: applicationId })
    .where('mission_id', '=', id)
    .execute();
};

/** Ids of these hearings that a person declined. */
export const declinedAmong = async (
  db: Db,
  hearings: readonly { readonly id: string }[],
  personId: string,
): Promise<ReadonlySet<string>> => {
  const ids = hearings.map(({ id }) => id);
  const rows = await rowsOf<{ mission_id: string }>(db)`
    select h.mission_id from hearing h where h.mission_id = any(${ids}::uuid[]) and ${declinedBy(personId)}`;
  return new Set(rows.map(({ mission_id }) => mission_id));
};

/**
 * Ids of hearings, among these, whose client is the viewer's: the viewer, or one of their people, acts for
 * that client. Nobody takes their own hearing.
 */
export const ownAmong = async (
  db: Db,
  hearings: readonly { readonly id: string }[],
  memberId: string,
): Promise<ReadonlySet<string>> => {
  const ids = hearings.map(({ id }) => id);
  const rows = await rowsOf<{ id: string }>(db)`
    select m.id from mission m
    where m.id = any(${ids}::uuid[]) and ${sharesPerson(sql`m.creator_id`, sql`${memberId}::uuid`)}`;
  return new Set(rows.map(({ id }) => id));
};

/** Records that somebody declined a hearing; keeps the time of the first call. */
export const recordDeclined = async (db: Db, id: string, memberId: string, now: Date): Promise<void> => {
  await sql`
    insert into hearing_notice as n (mission_id, member_id, declined_at) values (${id}::uuid, ${memberId}::uuid, ${now})
    on conflict (mission_id, member_id) do update set declined_at = coalesce(n.declined_at, excluded.declined_at)`.execute(
    db,
  );
};

/** Raises the price of a locked hearing, also in its mission, which threads and invoices read. */
export const raise = async (trx: Trx, id: string, priceCents: number): Promise<void> => {
  await sql`
    update hearing set price_cents = ${priceCents}, raised = raised + 1 where mission_id = ${id}::uuid`.execute(
    trx,
  );
};

/** Records that a person who was notified of a hearing has opened it. */
export const recordOpened = async (db: Db, id: string, memberId: string, now: Date): Promise<void> => {
  await db
    .updateTable('hearing_notice')
    .set({ opened_at: now })
    .where('mission_id', '=', id)
    .where('member_id', '=', memberId)
    .where('opened_at', 'is', null)
    .execute();
};

/** Members who were notified of a hearing and opened it, except its taker. */
export const openersOf = async (db: Db, id: string): Promise<string[]> => {
  const rows = await rowsOf<{ member_id: string }>(db)`
    select n.member_id from hearing_notice n join hearing h on h.mission_id = n.mission_id
      join application a on a.id = h.application_id join member m on m.id = n.member_id
    where n.mission_id = ${id}::uuid and n.opened_at is not null and n.declined_at is null
      and n.member_id <> a.candidate_id
      and n.member_id is distinct from (select person_id from seat where id = a.candidate_seat_id) and m.suspended_at is null and m.deleted_at is null
    order by n.member_id`;
  return rows.map(({ member_id }) => member_id);
};

/** Records why staff cancelled a hearing. */
export const recordCancellation = async (trx: Trx, id: string, reason: string): Promise<void> => {
  await trx.updateTable('hearing').set({ stopped_reason: reason }).where('mission_id', '=', id).execute();
};

/** Deletes the instructions of a hearing whose hour has come. */
export const deleteInstructions = async (trx: Trx, id: string): Promise<void> => {
  await trx.updateTable('hearing').set({ brief: null }).where('mission_id', '=', id).execute();
};

/** Closes an untaken hearing. */
export const close = async (trx: Trx, id: string, state: 'cancelled' | 'passed'): Promise<void> => {
  await trx.updateTable('hearing').set({ state, brief: null }).where('mission_id', '=', id).execute();
};

export type StepRow = Pick<Selectable<HearingStepTable>, 'kind' | 'told' | 'at'>;

/** Steps of these hearings, by hearing, in their order. */
export const stepsOf = async (
  db: Db,
  ids: readonly string[],
): Promise<Partial<Record<string, (StepRow & { readonly mission_id: string })[]>>> =>
  Object.groupBy(
    await db
      .selectFrom('hearing_step')
      .select(['mission_id', 'kind', 'told', 'at'])
      .where('mission_id', 'in', ids)
      .orderBy('mission_id')
      .orderBy('no')
      .execute(),
    ({ mission_id }) => mission_id,
  );

/** Adds a step to the history of a locked hearing. */
export const addStep = async (trx: Trx, id: string, { kind, told, at }: StepRow): Promise<void> => {
  await sql`
    insert into hearing_step (mission_id, no, kind, told, at)
    select ${id}::uuid, count(*) + 1, ${kind}, ${told}, ${at} from hearing_step where mission_id = ${id}::uuid`.execute(
    trx,
  );
};

/**
 * Stores the number of notified people in the last step of this kind that has none; false if there is no such
 * step.
 */
export const countStep = async (
  trx: Trx,
  id: string,
  { kind, told }: Pick<StepRow, 'kind' | 'told'>,
): Promise<boolean> => {
  const row = await rowOf(trx)`
    update hearing_step set told = ${told} where mission_id = ${id}::uuid and no = (
      select max(no) from hearing_step where mission_id = ${id}::uuid and kind = ${kind} and told is null
    ) returning no`;
  return row !== undefined;
};
