import type {
  JournalEntry,
  JournalEntryInFull,
  JournalFilters,
  JournalFormat,
} from '@basoche/contract/back-office/journal';
import type { GivenFile } from '@basoche/contract/files';
import { byteOrderMark } from '@basoche/domain/csv';
import type { StaffAct } from '@basoche/domain/evidence/staff-journal';
import { addDays, parisDay, startOfParisDay } from '@basoche/domain/time/paris';
import { type PageRequest, pageOf, refuseCursor } from '../../../../platform/http/cursor.ts';
import type { Page } from '../../../../platform/http/mount.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import type { Viewer } from '../../../../platform/http/viewer.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordAct } from '../service.ts';
import { journalFiles, presentEntry, presentEntryInFull } from './presenter.ts';
import * as store from './store.ts';

/** Search, reading and export of the journal: the numbered record of the acts of staff and of the portage partner. */

/** Filters with their days (Europe/Paris, both included) as instants. */
const queryOf = ({ from, to, ...filters }: JournalFilters): store.JournalQuery => ({
  ...filters,
  ...(from === undefined ? {} : { from: startOfParisDay(from).toISOString() }),
  ...(to === undefined ? {} : { until: startOfParisDay(addDays(to, 1)).toISOString() }),
});

/** Range of entry numbers to search; null if nothing can match. Numbers grow with time, so a period becomes a range. */
const numbersOf = async (
  { database: { db } }: Platform,
  query: store.JournalQuery,
): Promise<store.NumberRange | null> => {
  const { act, kind } = query;
  if (act !== undefined && kind !== undefined && !(await store.hasEntryOf(db, act, kind))) return null;
  return store.numbersBetween(db, query);
};

/** Matching entries, newest first. */
export const list = async (
  platform: Platform,
  filters: JournalFilters,
  { limit, after }: PageRequest,
): Promise<Page<JournalEntry>> => {
  // The cursor holds the number of the last entry on the previous page.
  const lastSeen = after === undefined ? undefined : (after.order?.[0] ?? refuseCursor());
  const query = queryOf(filters);
  const numbers = await numbersOf(platform, query);
  if (numbers === null) return { items: [], next: null };
  const high = Math.min(numbers.high, lastSeen === undefined ? numbers.high : lastSeen - 1);
  const rows = await store.newestEntries(platform.database.db, query, { low: numbers.low, high }, limit + 1);
  return pageOf(rows, limit, presentEntry, ({ at, member_id, number }) => ({
    at: new Date(at),
    id: member_id,
    order: [number],
  }));
};

export const read = async ({ database: { db } }: Platform, number: number): Promise<JournalEntryInFull> => {
  const row = (await store.findEntry(db, number)) ?? refuse('NOT_FOUND');
  // Each entry is hashed together with the previous hash, so a reader needs both to check the chain.
  return presentEntryInFull(row, await store.hashOf(db, number - 1));
};

/** People with an entry in the journal, for the filter. */
export const people = ({ database }: Platform) => store.membersWithEntries(database.db);

/** Entries read per query. */
const batchSize = 500;

/** Yields the matching entries up to this number as text, in batches. */
async function* entries(
  platform: Platform,
  query: store.JournalQuery,
  format: JournalFormat,
  lastNumber: number,
): AsyncGenerator<Uint8Array> {
  const { header, line } = journalFiles[format];
  if (header !== '') yield Buffer.from(byteOrderMark + header);
  const numbers = await numbersOf(platform, query);
  if (numbers === null) return;
  const high = Math.min(numbers.high, lastNumber);
  for (let { low } = numbers; ; ) {
    const rows = await store.oldestEntries(platform.database.db, query, { low, high }, batchSize);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield Buffer.from(rows.map(line).join(''));
    if (rows.length < batchSize) return;
    low = last.number + 1;
  }
}

/** The whole journal, for the operator. This export is not recorded in the journal. */
export const wholeJournal = (platform: Platform, format: JournalFormat): AsyncGenerator<Uint8Array> =>
  entries(platform, {}, format, Number.MAX_SAFE_INTEGER);

/** The filters of an export for its own entry: codes, ids and days. */
const detailsOf = ({ member, act, kind, subject, from, to }: JournalFilters): StaffAct['details'] => ({
  ...(member && { member }),
  ...(act && { act }),
  ...(kind && { kind }),
  ...(subject && { subject }),
  ...(from && { from }),
  ...(to && { to }),
});

/** Exports the matching entries, up to the entry that records the export itself. */
export const exportEntries = async (
  platform: Platform,
  viewer: Pick<Viewer, 'memberId' | 'kind' | 'role'>,
  { format, ...filters }: JournalFilters & { format: JournalFormat },
): Promise<GivenFile> => {
  const now = platform.clock.now();
  const number = await platform.database.transaction(async (trx) => {
    const on = { kind: 'journal', id: format } as const;
    await recordAct(trx, viewer, { act: 'journal/export', on, details: detailsOf(filters) }, now);
    return store.lastNumber(trx);
  });
  return {
    name: `basoche-journal-${parisDay(now)}.${format}`,
    kind: format,
    bytes: null,
    content: entries(platform, queryOf(filters), format, number),
  };
};
