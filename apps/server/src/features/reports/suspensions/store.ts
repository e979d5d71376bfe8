import type { UserType } from '@basoche/domain/members/kinds';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { PageRequest } from '../../../platform/http/cursor.ts';
import type { StaffAppealRow } from '../decisions/store.ts';

/** Target of a mail's link: a report's decision, or a suspension without a report. */
export interface LinkedRow {
  member_id: string;
  report_id: string | null;
  decision_id: string | null;
}

/** Finds the target of a link; undefined once the account is deleted. */
export const findLinked = (db: Db, hash: Buffer): Promise<LinkedRow | undefined> =>
  rowOf<LinkedRow>(db)`
    select l.* from (
      select subject_id as member_id, id as report_id, null::uuid as decision_id from report
      where appeal_hash = ${hash} and measured_at is not null
      union all
      select member_id, null, id from member_decision where appeal_hash = ${hash}
    ) l join member m on m.id = l.member_id where m.deleted_at is null`;

/** Locks the account against deletion until the transaction ends; false if it is deleted. */
export const lockAccount = async (trx: Db, memberId: string): Promise<boolean> => {
  const rows = await rowsOf(trx)`
    select from member where id = ${memberId}::uuid and deleted_at is null for key share`;
  return rows.length > 0;
};

export interface SuspensionRow {
  id: string;
  reason: string;
  decided_at: Date;
}

export const findSuspension = async (db: Db, decisionId: string): Promise<SuspensionRow | undefined> =>
  db
    .selectFrom('member_decision')
    .select(['id', 'reason', 'decided_at'])
    .where('id', '=', decisionId)
    .executeTakeFirst();

export interface SuspensionAppealRow extends StaffAppealRow {
  /** Sort key of the list. */
  at: Date;
  suspension_id: string;
  member_id: string;
  member_name: string;
  member_kind: UserType;
  suspended_at: Date;
  suspended_by: string;
  suspended_by_name: string;
  statement: string;
  is_in_force: boolean;
}

const appealsAt = (at: ReturnType<typeof sql>) => sql`
  select a.*, ${at} as at, display_name(b) as decided_by_name, d.id as suspension_id, d.member_id,
    display_name(m) as member_name, m.kind as member_kind, d.decided_at as suspended_at, d.decided_by as suspended_by,
    display_name(f) as suspended_by_name, d.reason as statement,
    m.suspended_at is not null and not exists (
      select from member_decision x where x.member_id = d.member_id and x.decision in ('suspend', 'restore')
        and (x.decided_at, x.id) > (d.decided_at, d.id)) as is_in_force
  from report_appeal a
  join member_decision d on d.id = a.decision_id
  join member m on m.id = d.member_id
  join member f on f.id = d.decided_by
  left join member b on b.id = a.decided_by`;

const lists = {
  waiting: { at: sql`a.made_at`, where: sql`a.decided_at is null`, order: sql`asc`, past: sql`>` },
  decided: { at: sql`a.decided_at`, where: sql`a.decided_at is not null`, order: sql`desc`, past: sql`<` },
} as const;
export type SuspensionAppealList = keyof typeof lists;

/** Waiting appeals, oldest first; decided ones, newest first. */
export const listAppeals = async (
  db: Db,
  list: SuspensionAppealList,
  { limit, after }: PageRequest,
): Promise<SuspensionAppealRow[]> => {
  const { at, where, order, past } = lists[list];
  const next = after ? sql`and (${at}, a.id) ${past} (${after.at}, ${after.id}::uuid)` : sql``;
  return rowsOf<SuspensionAppealRow>(db)`
    ${appealsAt(at)} where ${where} ${next}
    order by ${at} ${order}, a.id ${order} limit ${limit + 1}`;
};

export const findAppeal = (db: Db, id: string): Promise<SuspensionAppealRow | undefined> =>
  rowOf<SuspensionAppealRow>(db)`
    ${appealsAt(sql`a.made_at`)} where a.id = ${id}::uuid`;
