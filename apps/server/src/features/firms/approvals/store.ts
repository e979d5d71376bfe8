import type { ApprovalState } from '@basoche/domain/firms/deposit-approval';
import type { InstalmentPlace } from '@basoche/domain/pricing/content';
import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { DepositApprovalTable } from '../../../platform/database/schema/tables.ts';
import { dueCents } from '../../../platform/listing/due-cents.ts';
import { feeCents, feeRow, instalmentAt, instalmentPlace } from '../../../platform/listing/instalments.ts';

/** Parts of the sum of a deposit, and of the sum of its mission. */
export interface DepositPartsRow {
  readonly application_id: string;
  readonly subject: string;
  /** Name of the candidate. */
  readonly other: string;
  /** The instalment that it is for; null for a flat price. */
  readonly place: InstalmentPlace | null;
  /** Due now: the price and the fee, without tax and with it. Then the same for the whole mission. */
  readonly due_cents: number | null;
  readonly fee_cents: number;
  readonly offer_cents: number | null;
  readonly mission_fee_cents: number;
  readonly tva_applicable: boolean;
}

const depositColumns = sql`a.id as application_id, m.title as subject, display_name(c) as other, ${instalmentPlace} as place,
  ${dueCents} as due_cents, a.fee_cents, a.offer_cents, ${feeCents} as mission_fee_cents, a.tva_applicable`;
const depositTables = sql`application a join mission m on m.id = a.mission_id join member c on c.id = a.candidate_id
  ${instalmentAt(sql`a.instalment`)} ${feeRow}`;

export interface RequestRow extends DepositPartsRow {
  readonly id: string;
  readonly amount_cents: number;
  readonly state: ApprovalState;
  readonly asked_by: string;
  readonly asker: string;
  readonly asked_at: Date;
  readonly decided_by: string | null;
  readonly decider: string | null;
  readonly decided_at: Date | null;
  readonly reason: string | null;
  /** True while the thread waits for its deposit. */
  readonly is_due: boolean;
}

const requests = sql`
  select d.id, d.amount_cents, d.state, d.asked_by, display_name(k) as asker, d.asked_at, d.decided_by,
    (select display_name(b) from member b where b.id = d.decided_by) as decider, d.decided_at, d.reason,
    a.state = 'WAITING_FUNDS' as is_due, ${depositColumns}
  from deposit_approval d join (${depositTables}) on a.id = d.application_id join member k on k.id = d.asked_by`;

/** Requests of a firm: those that wait first, then the newest first. */
export const listRequests = (db: Db, firmId: string, limit: number): Promise<RequestRow[]> =>
  rowsOf<RequestRow>(db)`${requests} where d.firm_id = ${firmId}::uuid
    order by (d.state = 'waiting' and a.state = 'WAITING_FUNDS') desc, d.asked_at desc, d.id desc limit ${limit}`;

/** Requests of a firm that wait for an answer, the oldest first. */
export const listWaiting = (db: Db, firmId: string, limit: number): Promise<RequestRow[]> =>
  rowsOf<RequestRow>(
    db,
  )`${requests} where d.firm_id = ${firmId}::uuid and d.state = 'waiting' and a.state = 'WAITING_FUNDS'
    order by d.asked_at, d.id limit ${limit}`;

/** Threads of a firm that wait for its deposit, the oldest first. */
export const listDue = (db: Db, firmId: string, limit: number): Promise<DepositPartsRow[]> =>
  rowsOf<DepositPartsRow>(db)`
    select ${depositColumns} from ${depositTables}
    where a.creator_id = ${firmId}::uuid and a.state = 'WAITING_FUNDS' order by a.updated_at, a.id limit ${limit}`;

/** Threads of a firm that wait for its deposit and have a payment page that may be paid. */
export const listPaged = (db: Db, firmId: string): Promise<DepositPartsRow[]> =>
  rowsOf<DepositPartsRow>(db)`
    select ${depositColumns} from ${depositTables}
    where a.creator_id = ${firmId}::uuid and a.state = 'WAITING_FUNDS' and exists (
      select from deposit_session s where s.application_id = a.id and s.status in ('planned', 'open'))`;

/** The deposit that a thread waits for, if the firm is the one that pays it; `is_due` is false while none is. */
export const findDeposit = (
  db: Db,
  applicationId: string,
  firmId: string,
): Promise<(DepositPartsRow & { readonly is_due: boolean }) | undefined> =>
  rowOf<DepositPartsRow & { readonly is_due: boolean }>(db)`
    select ${depositColumns}, a.state = 'WAITING_FUNDS' as is_due from ${depositTables}
    where a.id = ${applicationId}::uuid and a.creator_id = ${firmId}::uuid`;

/** The last request of each of these threads, by the thread's id. */
export const listLast = async (
  db: Db,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, RequestRow>> => {
  const rows = await rowsOf<RequestRow>(db)`${requests} where d.id in (
    select distinct on (l.application_id) l.id from deposit_approval l
    where l.application_id = any(${[...applicationIds]}::uuid[]) order by l.application_id, l.asked_at desc, l.id desc)`;
  return new Map(rows.map((row) => [row.application_id, row]));
};

const lastOf = (applicationId: string) =>
  sql`where d.application_id = ${applicationId}::uuid order by d.asked_at desc, d.id desc limit 1`;

/** The last request of a thread. */
export const findLast = (db: Db, applicationId: string): Promise<RequestRow | undefined> =>
  rowOf<RequestRow>(db)`${requests} ${lastOf(applicationId)}`;

/** The same, locked until the transaction ends; the caller has locked the thread. */
export const lockLast = async (trx: Db, applicationId: string): Promise<RequestRow | undefined> => {
  await sql`select from deposit_approval d ${lastOf(applicationId)} for update`.execute(trx);
  return findLast(trx, applicationId);
};

export const findRequest = (db: Db, id: string, firmId: string): Promise<RequestRow | undefined> =>
  rowOf<RequestRow>(db)`${requests} where d.id = ${id}::uuid and d.firm_id = ${firmId}::uuid`;

/** Ends a request, so that the thread can have another live one. */
export const endRequest = async (trx: Trx, id: string, state: 'withdrawn' | 'lapsed'): Promise<void> => {
  await trx.updateTable('deposit_approval').set({ state }).where('id', '=', id).execute();
};

/** Number of requests about a thread since this time. */
export const countAsked = async (trx: Db, applicationId: string, since: Date): Promise<number> => {
  const { asked } = await trx
    .selectFrom('deposit_approval')
    .where('application_id', '=', applicationId)
    .where('asked_at', '>', since)
    .select(({ fn }) => fn.countAll<number>().as('asked'))
    .executeTakeFirstOrThrow();
  return Number(asked);
};

export const insertRequest = async (trx: Trx, row: Insertable<DepositApprovalTable>): Promise<string> => {
  const { id } = await trx
    .insertInto('deposit_approval')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

interface Decision {
  readonly state: 'approved' | 'refused';
  readonly decided_by: string;
  readonly decided_at: Date;
  readonly reason: string | null;
}

export const decide = async (trx: Trx, id: string, decision: Decision): Promise<void> => {
  await trx.updateTable('deposit_approval').set(decision).where('id', '=', id).execute();
};

/** Marks the requests of a paid deposit as used, so that they do not count for the next instalment. */
export const markUsed = async (trx: Db, applicationId: string): Promise<void> => {
  await sql`update deposit_approval set state = case state when 'approved' then 'used' else 'lapsed' end
    where application_id = ${applicationId}::uuid and state in ('approved', 'waiting')`.execute(trx);
};

export const setLimit = async (trx: Trx, firmId: string, cents: number | null): Promise<void> => {
  await trx.updateTable('firm').set({ deposit_limit_cents: cents }).where('member_id', '=', firmId).execute();
};
