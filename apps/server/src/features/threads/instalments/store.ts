import type { InstalmentKey } from '@basoche/domain/payments/instalment';
import type { Instalment } from '@basoche/domain/pricing/instalments';
import type { ExecutionFields } from '@basoche/domain/pricing/snapshots';
import type { Contest, ContestEnd } from '@basoche/domain/threads/application';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';
import type { ApplicationTable, InstalmentTable } from '../../../platform/database/schema/tables.ts';
import { isPayoutAsked, leftCents } from '../situation/store.ts';

/** Instalments of a mission that were opened, months among them (decision 0110). */

/** The recorded command that closed action `x` of thread `a`, if the thread has instalments. */
export const endedWith = sql`case when x.result <> 'ONGOING' and x.type in ('WAITING_FUNDS', 'MISSION_ONGOING')
    and exists (select from instalment i where i.application_id = a.id) then (
  select json_build_object('command', e.body::json ->> 'command', 'role', e.body::json #>> '{by,role}')
  from thread_entry e where e.application_id = a.id and e.position >= x.position order by e.position limit 1) end`;

export interface InstalmentRow extends Selectable<InstalmentTable> {
  /** Facts about its money once it is closed and no longer the current instalment. */
  readonly left_cents: number;
  readonly is_payout_asked: boolean;
}

/** Opened instalments of a mission, in their order. */
export const instalmentsOf = (db: Db, applicationId: string): Promise<InstalmentRow[]> =>
  rowsOf<InstalmentRow>(db)`
    select a.*, ${leftCents} as left_cents, ${isPayoutAsked} as is_payout_asked
    from (select i.*, i.application_id as id, i.position as instalment from instalment i
      where i.application_id = ${applicationId}::uuid) a
    order by a.position`;

export const insertInstalment = async (
  trx: Db,
  applicationId: string,
  { position, netCents, units }: Instalment,
  openedAt: Date,
): Promise<void> => {
  await trx
    .insertInto('instalment')
    .values({ application_id: applicationId, position, net_cents: netCents, units, opened_at: openedAt })
    .execute();
};

export const updateInstalment = async (
  trx: Db,
  { applicationId, instalment }: InstalmentKey,
  change: Updateable<InstalmentTable>,
): Promise<void> => {
  await trx
    .updateTable('instalment')
    .set(change)
    .where('application_id', '=', applicationId)
    .where('position', '=', instalment)
    .execute();
};

/** Fields that stand in columns of `application` for the current instalment, and in its own row for any other. */
type Fields = Omit<ExecutionFields, 'offerCents'>;

const contestEndOf = (contest: Contest | null) => {
  const end = contest?.end ?? null;
  const settled = end?.kind === 'settled' ? end : null;
  return {
    contest_end: end?.kind ?? null,
    contest_ended_at: end?.at ?? null,
    contest_decision: settled?.decision ?? null,
    contest_decision_reason: settled?.reason ?? null,
  };
};

export const executionColumnsOf = (fields: Fields) => ({
  state: fields.state,
  closed_reason: fields.closedReason,
  closed_note: fields.closedNote,
  fee_cents: fields.feeCents,
  delivered_at: fields.deliveredAt,
  ended_at: fields.endedAt,
  release_at: fields.releaseAt,
  contest_by: fields.contest?.by ?? null,
  contest_reason: fields.contest?.reason ?? null,
  contest_at: fields.contest?.at ?? null,
  ...contestEndOf(fields.contest),
  deposit_cents: fields.deposit?.amountCents ?? null,
  deposit_confirmed_at: fields.deposit?.confirmedAt ?? null,
  chargeback_at: fields.chargebackAt,
  creator_cancel_asked_at: fields.cancelAsked.creator,
  candidate_cancel_asked_at: fields.cancelAsked.candidate,
  creator_cancel_refused_at: fields.cancelRefused.creator,
  candidate_cancel_refused_at: fields.cancelRefused.candidate,
});

export type ExecutionRow = Pick<Selectable<ApplicationTable>, keyof ReturnType<typeof executionColumnsOf>>;

const readContestEnd = (row: ExecutionRow): ContestEnd | null => {
  const { contest_end: kind, contest_ended_at: at, contest_decision, contest_decision_reason } = row;
  if (kind === null || at === null) return null;
  if (kind === 'withdrawn') return { kind, at };
  return { kind, at, decision: contest_decision ?? '', reason: contest_decision_reason ?? '' };
};

export const executionFieldsOf = (row: ExecutionRow): Fields => {
  const { contest_by, contest_reason, contest_at, deposit_cents, deposit_confirmed_at } = row;
  return {
    state: row.state,
    closedReason: row.closed_reason,
    closedNote: row.closed_note,
    feeCents: row.fee_cents,
    deliveredAt: row.delivered_at,
    endedAt: row.ended_at,
    releaseAt: row.release_at,
    contest:
      contest_by && contest_reason !== null && contest_at
        ? { by: contest_by, reason: contest_reason, at: contest_at, end: readContestEnd(row) }
        : null,
    deposit:
      deposit_cents !== null && deposit_confirmed_at
        ? { amountCents: deposit_cents, confirmedAt: deposit_confirmed_at }
        : null,
    chargebackAt: row.chargeback_at,
    cancelAsked: { creator: row.creator_cancel_asked_at, candidate: row.candidate_cancel_asked_at },
    cancelRefused: { creator: row.creator_cancel_refused_at, candidate: row.candidate_cancel_refused_at },
  };
};
