import type { UserType } from '@basoche/domain/members/kinds';
import type { InstalmentPlace } from '@basoche/domain/pricing/content';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { rowsOf } from '../../platform/database/rows.ts';
import type { IncidentActTable } from '../../platform/database/schema/tables.ts';
import type { PageRequest } from '../../platform/http/cursor.ts';
import { instalmentAt, instalmentPlace } from '../../platform/listing/instalments.ts';
import { toldCents } from '../../platform/listing/months.ts';

/** Records an act on a failed job, with its reason. */
export const insertAct = async (trx: Db, row: Insertable<IncidentActTable>): Promise<void> => {
  await trx.insertInto('incident_act').values(row).execute();
};

/** Facts about a thread for a decision, without any text of its parties. */
export interface ThreadSummaryRow {
  id: string;
  title: string;
  nature: string;
  start_date: string | null;
  time_limit: string;
  offer_cents: number;
  tva_applicable: boolean;
  creator_name: string;
  creator_kind: UserType;
  creator_is_moral: boolean;
  candidate_name: string;
  candidate_kind: UserType;
  candidate_is_moral: boolean;
  candidate_job_name: string | null;
  creator_job_name: string | null;
}

const subject = sql`a.id, m.title, m.nature, m.start_date, m.time_limit, a.offer_cents, a.tva_applicable,
    display_name(cr) as creator_name, cr.kind as creator_kind, cr.is_moral as creator_is_moral,
    cr.job_name as creator_job_name, display_name(ca) as candidate_name, ca.kind as candidate_kind,
    ca.is_moral as candidate_is_moral, ca.job_name as candidate_job_name`;
const parties = sql`join mission m on m.id = a.mission_id
  join member cr on cr.id = a.creator_id
  join member ca on ca.id = a.candidate_id`;

export type PortageRow = ThreadSummaryRow & { sent_at: Date };

/** Open portages, longest waiting first, which is also the order of their deadlines. */
export const listWaiting = async (
  db: Db,
  type: 'WAITING_BASOCHE' | 'WAITING_ITG',
  { limit, after }: PageRequest,
): Promise<PortageRow[]> => {
  const next = after ? sql`and (x.sent_at, x.application_id) > (${after.at}, ${after.id}::uuid)` : sql``;
  return rowsOf<PortageRow>(db)`
    select ${subject}, x.sent_at
    from application_action x join application a on a.id = x.application_id ${parties}
    where x.result = 'ONGOING' and x.type = ${sql.lit(type)} and a.state = 'WAITING_PORTAGE' ${next}
    order by x.sent_at, x.application_id limit ${limit + 1}`;
};

export type DisputeRow = ThreadSummaryRow & {
  contest_by: ThreadParty;
  contest_reason: string;
  contest_at: Date;
  deposit_cents: number | null;
  fee_cents: number;
  /** The contested instalment; null for a flat price. */
  place: InstalmentPlace | null;
  /** Sum of its month's sheet, with all taxes; null without a sent sheet. */
  told_cents: number | null;
  /** The open reading of the thread by the member of staff who lists. */
  reading_id: string | null;
};

interface Lister {
  readonly staffId: string;
  readonly now: Date;
}

/** Contested missions, the longest waiting first. */
export const listContested = async (
  db: Db,
  { limit, after }: PageRequest,
  { staffId, now }: Lister,
): Promise<DisputeRow[]> => {
  const next = after ? sql`and (a.contest_at, a.id) > (${after.at}, ${after.id}::uuid)` : sql``;
  return rowsOf<DisputeRow>(db)`
    select ${subject}, a.contest_by, a.contest_reason, a.contest_at, a.deposit_cents, a.fee_cents,
      ${instalmentPlace} as place, ${toldCents(sql`a.instalment`)} as told_cents,
      (select g.id from thread_reading g where g.application_id = a.id and g.staff_id = ${staffId}::uuid
        and g.report_id is null and g.ends_at > ${now} order by g.opened_at desc limit 1) as reading_id
    from application a ${parties} ${instalmentAt(sql`a.instalment`)}
    where a.contest_at is not null and a.contest_end is null and a.state in ('ONGOING', 'WAITING_RULES') ${next}
    order by a.contest_at, a.id limit ${limit + 1}`;
};
