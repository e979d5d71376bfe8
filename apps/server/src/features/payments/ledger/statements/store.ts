import type { CollaborationMode } from '@basoche/domain/payments/fees';
import type { LedgerAccount, LedgerKind } from '@basoche/domain/payments/ledger';
import type { InstalmentPlace } from '@basoche/domain/pricing/content';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../../platform/database/rows.ts';
import { instalmentAt, instalmentPlace } from '../../../../platform/listing/instalments.ts';
import { toldCents } from '../../../../platform/listing/months.ts';

export interface StatedThread {
  creator_id: string;
  candidate_id: string;
  title: string;
  mode: CollaborationMode | null;
  candidate: string;
  /** The current instalment, and the planned time of sending the funds held for it; null if none is planned. */
  instalment: number;
  release_at: Date | null;
  /** Sum of its month's sheet, in cents with all taxes; null without a sheet. */
  told_cents: number | null;
}

/** Selects threads on missions only: job offers have no money. */
export const findThread = (db: Db, applicationId: string): Promise<StatedThread | undefined> =>
  rowOf<StatedThread>(db)`
    select a.creator_id, a.candidate_id, m.title, a.mode, display_name(c) as candidate,
      a.instalment, planned_release(a) as release_at, ${toldCents(sql`a.instalment`)} as told_cents
    from application a join mission m on m.id = a.mission_id join member c on c.id = a.candidate_id where a.id = ${applicationId}::uuid`;

export interface EntryRow {
  kind: LedgerKind;
  at: Date;
  instalment: number;
  /** Null for a flat price. */
  place: InstalmentPlace | null;
  lines: readonly { readonly account: LedgerAccount; readonly amountCents: number }[];
}

/** Entries of an application, in order of writing. */
export const entriesOf = (db: Db, applicationId: string): Promise<EntryRow[]> =>
  rowsOf<EntryRow>(db)`
    select e.kind, e.at, e.instalment, ${instalmentPlace} as place, (select jsonb_agg(jsonb_build_object('account', l.account, 'amountCents', l.amount_cents))
      from ledger_line l where l.entry_id = e.id) as lines
    from ledger_entry e join application a on a.id = e.application_id
    ${instalmentAt(sql`e.instalment`)}
    where e.application_id = ${applicationId}::uuid order by e.at, e.id`;
