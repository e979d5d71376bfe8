import { seatOfBar } from '@basoche/domain/public-registers/bars';
import { editionOutcome } from '@basoche/domain/public-registers/editions';
import { RegisterFileRefused } from '@basoche/domain/public-registers/failures';
import { registerNameKey } from '@basoche/domain/public-registers/matching';
import type { PublicRegister } from '@basoche/domain/public-registers/registers';
import type { RegisterRow } from '@basoche/domain/public-registers/rows';
import type { Day } from '@basoche/domain/time/paris';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { isOverdue } from '../../../platform/database/database-errors.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { StaffViewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { recordAct } from '../../back-office/journal/service.ts';
import { tribunals } from '../../places/courts/service.ts';
import { applyNow, begin, goneFrom, resumeApplying } from '../applying/service.ts';
import { type InspectedFile, inspectFile } from '../reading/service.ts';
import * as store from './store.ts';

/** Editions of public registers, read from files (rules §11). */

/** A downloaded file of a register. */
export interface RegisterFile {
  readonly register: PublicRegister;
  readonly path: string;
  /** Day of the edition, as given by the file. */
  readonly releasedOn: Day;
}

export interface ImportResult {
  /**
   * `known`: the same file was imported before; `older`: a later edition is in force. Both change nothing.
   */
  readonly outcome: 'current' | 'held' | 'known' | 'older';
  readonly lines: number;
  /** Members named by the edition before and not by this one. */
  readonly gone: number;
}

/** Lines per insert statement. */
const batch = 5_000;

/**
 * Rows of a file to store. Of companies, only those of members: they are collected before the transaction,
 * which would exceed its time limit while thirty million lines are read.
 */
const keptRows = async (
  { database }: Platform,
  register: PublicRegister,
  file: InspectedFile,
): Promise<() => AsyncIterable<RegisterRow> | readonly RegisterRow[]> => {
  if (register !== 'companies') return file.rows;
  const numbers = await store.companyNumbers(database.db);
  const sample: RegisterRow[] = [];
  let read = 0;
  for await (const row of file.rows()) {
    read += 1;
    if (numbers.has(row.siren ?? '')) sample.push(row);
  }
  if (read === 0) throw new RegisterFileRefused('noLine');
  return () => sample;
};

/** Inserts the lines of an edition. Returns their number. */
const insertLines = async (
  trx: Trx,
  editionId: string,
  rows: AsyncIterable<RegisterRow> | readonly RegisterRow[],
) => {
  const seats = await tribunals();
  // Caches the court of each bar: there are 164 bars in 81,000 lines.
  const courts = new Map<string, string | null>();
  const courtOf = (bar: string): string | null => {
    const cached = courts.get(bar);
    if (cached !== undefined) return cached;
    const court = seatOfBar(bar, seats);
    courts.set(bar, court);
    return court;
  };
  let lines = 0;
  let pendingEntries: store.NewEntry[] = [];
  const insert = async () => {
    await store.insertEntries(trx, editionId, pendingEntries);
    pendingEntries = [];
  };
  for await (const row of rows) {
    lines += 1;
    pendingEntries.push({
      name_key: registerNameKey(row.name),
      name: row.name,
      first_name: row.firstName,
      profession: row.profession,
      bar: row.bar,
      court: row.bar === null ? null : courtOf(row.bar),
      siren: row.siren,
      postcode: row.postcode,
      town: row.town,
      since_day: row.sinceDay,
    });
    if (pendingEntries.length === batch) await insert();
  }
  await insert();
  return lines;
};

/** Waits, for a limited time, until another import of the register ends. */
const lockForImport = (trx: Trx, register: PublicRegister): Promise<void> =>
  store.lockRegister(trx, register).catch((error) => {
    throw isOverdue(error) ? new RegisterFileRefused('busy') : error;
  });

/** Outcome of a file that is not to be imported; undefined if it is. */
const outcomeAlready = async (
  db: Db,
  { register, releasedOn }: RegisterFile,
  sha256: string,
): Promise<ImportResult | undefined> => {
  const sameFile = await store.editionOfFile(db, register, sha256);
  if (sameFile !== undefined) return { outcome: 'known', lines: sameFile.line_count, gone: 0 };
  const current = await store.currentEdition(db, register);
  const isOlder = current !== undefined && current.released_on > releasedOn;
  return isOlder ? { outcome: 'older', lines: 0, gone: 0 } : undefined;
};

/**
 * Imports a file as an edition of its register. The edition is put in force at once, and members whom it no
 * longer names lose their verification. An edition that is much shorter waits for staff. Throws
 * `RegisterFileRefused`.
 */
export const importFile = async (platform: Platform, file: RegisterFile): Promise<ImportResult> => {
  const { database, clock } = platform;
  const { register, releasedOn } = file;
  const inspected = await inspectFile(register, file.path);
  const { sha256 } = inspected;
  const already = await outcomeAlready(database.db, file, sha256);
  if (already !== undefined) return already;
  const rowsOf = await keptRows(platform, register, inspected);
  const imported = await database.transaction(async (trx) => {
    await lockForImport(trx, register);
    const meanwhile = await outcomeAlready(trx, file, sha256);
    if (meanwhile !== undefined) return { ...meanwhile, id: null };
    const before = await store.currentEdition(trx, register);
    const now = clock.now();
    const edition = { register, released_on: releasedOn, sha256, state: 'held', imported_at: now } as const;
    const id = await store.insertEdition(trx, { ...edition, line_count: 0 });
    const lines = await insertLines(trx, id, rowsOf());
    // Lines of companies that are not members are not stored, so there may be none.
    if (lines === 0 && register !== 'companies') throw new RegisterFileRefused('noLine');
    await store.setLines(trx, id, lines);
    const row = (await store.findEdition(trx, id)) ?? refuse('NOT_FOUND');
    const { confirmed, gone } = await goneFrom(trx, row);
    const outcome = editionOutcome({ rows: lines, rowsBefore: before?.line_count ?? null, confirmed, gone });
    if (outcome === 'current') await begin(trx, row, { isUrgent: false });
    else {
      await store.replaceHeld(trx, row);
      await store.setGone(trx, id, gone);
      await addJob(trx, 'public-registers.staffMail', { editionId: id, mail: 'staffHeld' });
    }
    return { outcome, lines, gone, id };
  });
  const { id, ...told } = imported;
  if (id !== null && told.outcome === 'current') await applyNow(platform, id);
  return told;
};

/** Locks an edition that waits for staff, with its register; refuses one that was decided meanwhile. */
const forDecision = async (
  trx: Trx,
  id: string,
  waits: (edition: store.EditionRow) => boolean,
): Promise<store.EditionRow> => {
  const found = (await store.findEdition(trx, id)) ?? refuse('NOT_FOUND');
  await store.lockRegister(trx, found.register);
  const edition = (await store.findEdition(trx, id)) ?? refuse('NOT_FOUND');
  if (!waits(edition)) refuse('STATE_CHANGED', { title: decidedBeforeText });
  return edition;
};

const decidedBeforeText = 'Cette édition a déjà été traitée.';

const record = (
  trx: Trx,
  by: StaffViewer,
  act: 'accept' | 'refuse',
  edition: store.EditionRow,
  now: Date,
) => {
  const { register, released_on: day } = edition;
  const on = { kind: 'register', id: edition.id } as const;
  return recordAct(trx, by, { act: `register/${act}`, on, details: { register, day } }, now);
};

/**
 * Puts a held edition in force, or resumes one whose members could not all be carried over; a job carries
 * them over in batches.
 */
export const accept = ({ database, clock }: Platform, by: StaffViewer, id: string): Promise<void> =>
  database.transaction(async (trx) => {
    const edition = await forDecision(
      trx,
      id,
      ({ state, applying_failed_at }) =>
        state === 'held' || (state === 'current' && applying_failed_at !== null),
    );
    if (edition.state === 'held') await begin(trx, edition, { isUrgent: true });
    else await resumeApplying(trx, edition);
    await store.setDecider(trx, id, by.memberId);
    await record(trx, by, 'accept', edition, clock.now());
  });

/** Refuses a held edition, which then has no effect. */
export const refuseHeld = ({ database, clock }: Platform, by: StaffViewer, id: string): Promise<void> =>
  database.transaction(async (trx) => {
    const edition = await forDecision(trx, id, ({ state }) => state === 'held');
    await store.refuseEdition(trx, id, by.memberId);
    await record(trx, by, 'refuse', edition, clock.now());
  });
