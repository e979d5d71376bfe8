import type { LedgerAccount, LedgerKind } from '@basoche/domain/payments/ledger';
import type { InstalmentPlace } from '@basoche/domain/pricing/content';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { rowsOf } from '../../../../platform/database/rows.ts';
import { instalmentAt, instalmentPlace } from '../../../../platform/listing/instalments.ts';

/** Entries of the ledger for the file that staff download. */

export interface LedgerRow {
  id: string;
  at: Date;
  kind: LedgerKind;
  /** Kind and provider's id, separated by a colon. */
  source: string;
  application_id: string;
  title: string;
  /** Recipient of a release, or the client for a refund or return; null if the entry pays nobody. */
  payee: string | null;
  /** Position of the instalment that the entry belongs to; null for a flat price. */
  instalment: InstalmentPlace | null;
  lines: readonly { readonly account: LedgerAccount; readonly cents: number }[];
}

/** Entries between two times, after the given entry, at most `limit`. */
export const ledgerBetween = async (
  db: Db,
  { from, until }: { readonly from: Date; readonly until: Date },
  after: { readonly at: Date; readonly id: string } | null,
  limit: number,
): Promise<LedgerRow[]> => {
  const next = after === null ? sql`` : sql`and (e.at, e.id) > (${after.at}, ${after.id}::uuid)`;
  return rowsOf<LedgerRow>(db)`
    select e.id, e.at, e.kind, e.source, e.application_id, m.title, case when e.kind in ('release', 'refund', 'return') then (
        select display_name(payee) from money_movement movement join member payee on payee.id = coalesce(movement.payee_id, a.creator_id)
        where movement.application_id = e.application_id and movement.provider_id = substr(e.source, length(e.kind) + 2)) end as payee,
      ${instalmentPlace} as instalment, (select jsonb_agg(
      jsonb_build_object('account', l.account, 'cents', l.amount_cents) order by l.amount_cents desc)
      from ledger_line l where l.entry_id = e.id) as lines
    from ledger_entry e join application a on a.id = e.application_id join mission m on m.id = a.mission_id
    ${instalmentAt(sql`e.instalment`)}
    where e.at >= ${from} and e.at < ${until} ${next} order by e.at, e.id limit ${limit}`;
};
