import type { UserType } from '@basoche/domain/members/kinds';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../platform/database/rows.ts';
import type { HearingStepTable, HearingTable } from '../../platform/database/schema/tables.ts';
import type { PageRequest } from '../../platform/http/cursor.ts';

export interface HearingRow extends Selectable<HearingTable> {
  readonly id: string;
  readonly client_id: string;
  readonly client_name: string;
  readonly client_kind: UserType;
  /** Candidate of the thread; null until somebody takes it. */
  readonly taker_id: string | null;
}

const columns = `h.*, h.mission_id as id, m.creator_id as client_id, display_name(c) as client_name, c.kind as client_kind,
  a.candidate_id as taker_id`;
const tables = `hearing h join mission m on m.id = h.mission_id join member c on c.id = m.creator_id
  left join application a on a.id = h.application_id`;

/** A hearing by the id of its mission. */
export const find = (db: Db, id: string): Promise<HearingRow | undefined> =>
  rowOf<HearingRow>(db)`select ${sql.raw(columns)} from ${sql.raw(tables)} where h.mission_id = ${id}::uuid`;

/** Locks a hearing until the transaction ends: whoever takes, cancels or closes it waits. */
export const lock = async (trx: Trx, id: string): Promise<void> => {
  await sql`select from hearing where mission_id = ${id}::uuid for no key update`.execute(trx);
};

/** Hearings of a list, by hour, then by id; one more than asked for. */
const listed = (
  db: Db,
  condition: ReturnType<typeof sql>,
  { limit, after }: PageRequest,
): Promise<HearingRow[]> =>
  rowsOf<HearingRow>(db)`
    select ${sql.raw(columns)} from ${sql.raw(tables)}
    where ${condition} and (${after?.at ?? null}::timestamptz is null
      or (h.held_at, h.mission_id) > (${after?.at ?? null}, ${after?.id ?? null}::uuid))
    order by h.held_at, h.mission_id limit ${limit + 1}`;

/** Hearings that nobody took yet, of clients who may sign in. */
export const listOpen = (db: Db, now: Date, page: PageRequest): Promise<HearingRow[]> =>
  listed(db, sql`h.state = 'open' and h.held_at > ${now} and c.suspended_at is null`, page);

export const listTaken = (db: Db, memberId: string, page: PageRequest): Promise<HearingRow[]> =>
  listed(db, sql`a.candidate_id = ${memberId}::uuid`, page);

export const listAsked = (db: Db, memberId: string, page: PageRequest): Promise<HearingRow[]> =>
  listed(db, sql`m.creator_id = ${memberId}::uuid`, page);

export const insert = async (trx: Trx, hearing: Insertable<HearingTable>): Promise<void> => {
  await trx.insertInto('hearing').values(hearing).execute();
};

/** Gives a locked hearing to whoever opened this thread; its instructions are a message there by now. */
export const take = async (trx: Trx, id: string, applicationId: string): Promise<void> => {
  await trx
    .updateTable('hearing')
    .set({ state: 'taken', application_id: applicationId, brief: null })
    .where('mission_id', '=', id)
    .execute();
};

/** Notes that somebody who was told of a hearing has opened it. */
export const noteOpened = async (db: Db, id: string, memberId: string, now: Date): Promise<void> => {
  await db
    .updateTable('hearing_notice')
    .set({ opened_at: now })
    .where('mission_id', '=', id)
    .where('member_id', '=', memberId)
    .where('opened_at', 'is', null)
    .execute();
};

/** Members who had opened a hearing of which they were told, except its taker. */
export const lookersOf = async (db: Db, id: string): Promise<string[]> => {
  const rows = await rowsOf<{ member_id: string }>(db)`
    select n.member_id from hearing_notice n join hearing h on h.mission_id = n.mission_id
      join application a on a.id = h.application_id join member m on m.id = n.member_id
    where n.mission_id = ${id}::uuid and n.opened_at is not null and n.declined_at is null
      and n.member_id <> a.candidate_id and m.suspended_at is null and m.deleted_at is null
    order by n.member_id`;
  return rows.map(({ member_id }) => member_id);
};

/** Closes a hearing that nobody took. */
export const close = async (trx: Trx, id: string, state: 'cancelled' | 'passed'): Promise<void> => {
  await trx.updateTable('hearing').set({ state, brief: null }).where('mission_id', '=', id).execute();
};

export type StepRow = Pick<Selectable<HearingStepTable>, 'kind' | 'told' | 'at'>;

export const stepsOf = (db: Db, id: string): Promise<StepRow[]> =>
  db
    .selectFrom('hearing_step')
    .select(['kind', 'told', 'at'])
    .where('mission_id', '=', id)
    .orderBy('no')
    .execute();

/** Adds a step to the way of a hearing, whose row is locked. */
export const addStep = async (trx: Trx, id: string, { kind, told, at }: StepRow): Promise<void> => {
  await sql`
    insert into hearing_step (mission_id, no, kind, told, at)
    select ${id}::uuid, count(*) + 1, ${kind}, ${told}, ${at} from hearing_step where mission_id = ${id}::uuid`.execute(
    trx,
  );
};

/** A hearing that somebody is to attend. */
export interface AttendedRow {
  readonly id: string;
  readonly held_at: Date;
  readonly court: string;
}

/** Hearings that a member is to attend. */
export const attendedBy = (db: Db, memberId: string): Promise<AttendedRow[]> =>
  rowsOf<AttendedRow>(db)`
    select h.mission_id as id, h.held_at, h.court from hearing h join application a on a.id = h.application_id
    where h.state = 'taken' and a.candidate_id = ${memberId}::uuid`;
