import type { InstalmentKey } from '@basoche/domain/payments/instalment';
import { hasSheets, type StagedPrice } from '@basoche/domain/pricing/kinds';
import type { Period } from '@basoche/domain/pricing/months';
import type { SentSheet, SheetEntry } from '@basoche/domain/pricing/sheets';
import type { Application, ThreadInstalment } from '@basoche/domain/threads/application';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';
import { sheetEntries } from '../../../platform/listing/months.ts';

/** Sheets of months (rules §13): a draft of the prestataire until it is sent, and again after it is given back. */

/** A sheet as JSON returns it. */
export interface SheetRow {
  readonly position: number;
  readonly from: string;
  readonly until: string;
  readonly entries: readonly SheetEntry[];
  readonly is_last: boolean;
  readonly sent_at: string | null;
  readonly returned_at: string | null;
  readonly return_reason: string | null;
}

const sheetJson = sql`json_build_object('position', s.position, 'from', s.from_day, 'until', s.until_day, 'is_last', s.is_last,
  'sent_at', s.sent_at, 'returned_at', s.returned_at, 'return_reason', s.return_reason, 'entries', ${sheetEntries})`;

/** True for a sheet `s` that was sent, even if it was given back. The rules never see a draft. */
const wasSent = sql`(s.sent_at is not null or s.returned_at is not null)`;

/** The current month of a thread, as JSON returns it. */
export interface MonthRow {
  readonly units: number | null;
  /** Units accepted in the earlier months. */
  readonly told: number;
  readonly after: string | null;
  readonly sheet: SheetRow | null;
}

/** The current month of application `a`; null for a flat price, and before the work begins. */
export const monthFacts = sql<MonthRow | null>`(
  select json_build_object('units', o.units,
    'told', (select coalesce(sum(b.units), 0) from instalment b where b.application_id = a.id and b.position < a.instalment),
    'after', (select s.until_day from sheet s where s.application_id = a.id and s.position = a.instalment - 1),
    'sheet', (select ${sheetJson} from sheet s
      where s.application_id = a.id and s.position = a.instalment and ${wasSent}))
  from instalment o where o.application_id = a.id and o.position = a.instalment)`;

const sentSheetOf = (row: SheetRow): SentSheet | null => {
  const { from, until, entries, is_last, sent_at, returned_at, return_reason } = row;
  const at = sent_at ?? returned_at;
  if (at === null) return null;
  return {
    period: { from, until },
    entries,
    isLast: is_last,
    at: new Date(at),
    returned:
      returned_at === null || return_reason === null
        ? null
        : { at: new Date(returned_at), reason: return_reason },
  };
};

/** The current month and its sheet, in the form that the rules take. */
export const readMonth = (
  row: MonthRow | null,
  pricing: StagedPrice | null,
): Pick<ThreadInstalment, 'month'> & Pick<Application, 'sheet'> => {
  if (row === null || pricing === null || !hasSheets(pricing)) return { sheet: null };
  const { units, after, sheet } = row;
  return { month: { pricing, units, after }, sheet: sheet && sentSheetOf(sheet) };
};

/** Sheets of a mission, drafts included, in the order of their months. */
export const sheetsOf = async (db: Db, applicationId: string): Promise<SheetRow[]> => {
  const rows = await rowsOf<{ sheet: SheetRow }>(db)`
    select ${sheetJson} as sheet from sheet s where s.application_id = ${applicationId}::uuid order by s.position`;
  return rows.map(({ sheet }) => sheet);
};

/**
 * Saves the days that a month covers. The next month may not claim them again. A draft that was begun under
 * an older rule takes these days.
 */
export const keepPeriod = async (
  trx: Db,
  { applicationId, instalment }: InstalmentKey,
  { from, until }: Period,
): Promise<void> => {
  await trx
    .insertInto('sheet')
    .values({ application_id: applicationId, position: instalment, from_day: from, until_day: until })
    .onConflict((conflict) =>
      conflict
        .columns(['application_id', 'position'])
        .doUpdateSet({ from_day: from, until_day: until })
        .where('sheet.sent_at', 'is', null),
    )
    .execute();
};

/** Replaces the entries of a sheet; inserts the sheet if it is missing. */
export const writeEntries = async (
  trx: Db,
  { applicationId, instalment }: InstalmentKey,
  period: Period,
  entries: readonly SheetEntry[],
): Promise<void> => {
  const key = { application_id: applicationId, position: instalment };
  await keepPeriod(trx, { applicationId, instalment }, period);
  await trx
    .deleteFrom('sheet_entry')
    .where('application_id', '=', applicationId)
    .where('position', '=', instalment)
    .execute();
  if (entries.length === 0) return;
  const rows = entries.map(({ day, units, text }, place) => ({ ...key, place, day, units, text }));
  await trx.insertInto('sheet_entry').values(rows).execute();
};

/** Records that a sheet was sent or given back. */
export const setSent = async (
  trx: Db,
  { applicationId, instalment }: InstalmentKey,
  { isLast, at, returned }: SentSheet,
  isBack: boolean,
): Promise<void> => {
  await trx
    .updateTable('sheet')
    .set({
      is_last: isLast,
      sent_at: isBack ? null : at,
      returned_at: returned?.at ?? null,
      return_reason: returned?.reason ?? null,
    })
    .where('application_id', '=', applicationId)
    .where('position', '=', instalment)
    .execute();
};
