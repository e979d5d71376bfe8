import type { CollaborationMode } from '@basoche/domain/payments/fees';
import type { LedgerAccount, LedgerKind } from '@basoche/domain/payments/ledger';
import type { Db } from '../../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../../platform/database/rows.ts';

export interface StatedThread {
  creator_id: string;
  candidate_id: string;
  title: string;
  mode: CollaborationMode | null;
  candidate: string;
  /** When the held funds are to be sent; null if nothing is planned. */
  release_at: Date | null;
}

/** Selects threads on missions only: job offers have no money. */
export const findThread = (db: Db, applicationId: string): Promise<StatedThread | undefined> =>
  rowOf<StatedThread>(db)`
    select a.creator_id, a.candidate_id, m.title, a.mode, display_name(c) as candidate,
      planned_release(a) as release_at
    from application a join mission m on m.id = a.mission_id join member c on c.id = a.candidate_id where a.id = ${applicationId}::uuid`;

export interface EntryRow {
  kind: LedgerKind;
  at: Date;
  lines: readonly { readonly account: LedgerAccount; readonly amountCents: number }[];
}

/** Entries of an application, in the order they were written. */
export const entriesOf = (db: Db, applicationId: string): Promise<EntryRow[]> =>
  rowsOf<EntryRow>(db)`
    select e.kind, e.at, (select jsonb_agg(jsonb_build_object('account', l.account, 'amountCents', l.amount_cents))
      from ledger_line l where l.entry_id = e.id) as lines
    from ledger_entry e where e.application_id = ${applicationId}::uuid order by e.at, e.id`;
