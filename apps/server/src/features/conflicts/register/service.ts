import { setImmediate } from 'node:timers/promises';
import type {
  addEntries,
  ConflictRegister,
  RegisterEntry,
  RegisterEntryBody,
} from '@basoche/contract/conflicts/register';
import type { AnswerOf } from '@basoche/contract/route';
import { registerNamesAtMost } from '@basoche/domain/conflicts/limits';
import { nameKey } from '@basoche/domain/conflicts/names';
import { addsLeft, budgetTimes, isRegisterDue } from '@basoche/domain/conflicts/register';
import { mayAct } from '@basoche/domain/firms/roles';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockSeatFor } from '../../firms/service.ts';
import {
  ensureScheme,
  hashesSealedFor,
  openHashes,
  openText,
  type Scheme,
  sealHashes,
  sealText,
  textSealedFor,
} from '../hashing/service.ts';
import { newIds, recordAct } from '../store.ts';
import * as store from './store.ts';

/**
 * The conflict register of an account: sealed names of its clients and adversaries, which only its keepers
 * read (rules §9). A firm has its own.
 */

/** Names opened before other work of the process may run. */
const slice = 200;

/** Rows of a register, the oldest first. */
async function* rowsOf(db: Db, memberId: string): AsyncGenerator<store.EntryRow> {
  let after: string | null = null;
  for (;;) {
    const rows: store.EntryRow[] = await store.entriesAfter(db, memberId, after, slice);
    yield* rows;
    after = rows.at(-1)?.id ?? null;
    if (rows.length < slice) return;
    await setImmediate();
  }
}

/** All names of a register, the oldest first. */
const entriesOf = async ({ sealing }: Platform, db: Db, memberId: string): Promise<RegisterEntry[]> => {
  const entries: RegisterEntry[] = [];
  for await (const { id, sealed_text } of rowsOf(db, memberId)) {
    entries.push({ id, ...(await openText<RegisterEntryBody>(sealing, sealed_text, textSealedFor(id))) });
  }
  return entries;
};

/**
 * Number of names in a register that match a party by one of their spellings. Compares every hash, whatever
 * was found before.
 */
export const countMatches = async (
  { sealing }: Platform,
  trx: Trx,
  memberId: string,
  askedHashes: ReadonlySet<bigint>,
): Promise<number> => {
  let matches = 0;
  for await (const { id, sealed_hashes } of rowsOf(trx, memberId)) {
    const hashes = await openHashes(sealing, sealed_hashes, hashesSealedFor(id));
    matches += Math.min(1, hashes.filter((hash) => askedHashes.has(hash)).length);
  }
  return matches;
};

const sealEntry = async ({ sealing }: Platform, scheme: Scheme, id: string, entry: RegisterEntryBody) => ({
  scheme: scheme.no,
  sealed_text: await sealText(sealing, entry, textSealedFor(id)),
  sealed_hashes: await sealHashes(sealing, scheme, { name: entry, use: 'kept' }, hashesSealedFor(id)),
});

const present = async (
  { clock }: Platform,
  db: Db,
  { memberId, acting }: Viewer,
): Promise<ConflictRegister> => {
  const now = clock.now();
  const row = await store.find(db, memberId);
  const times = budgetTimes(row?.began_at ?? now, now);
  const use = await store.usageOf(db, memberId, times);
  return {
    names: use.names,
    revisedAt: row?.revised_at.toISOString() ?? null,
    confirmedAt: row?.confirmed_at?.toISOString() ?? null,
    isDue: row !== undefined && isRegisterDue(row.confirmed_at ?? row.revised_at, now),
    addsLeft: addsLeft(use, times, now),
    permitted: { keep: acting === null || mayAct(acting.role, 'keepRegister') },
  };
};

export const read = (platform: Platform, viewer: Viewer): Promise<ConflictRegister> =>
  present(platform, platform.database.db, viewer);

export const list = (platform: Platform, { memberId }: Viewer): Promise<RegisterEntry[]> =>
  entriesOf(platform, platform.database.db, memberId);

/**
 * Locks the register of an account that makes a check; refused while the register is neither filled nor
 * confirmed.
 */
export const lockRegister = async (trx: Trx, memberId: string, now: Date): Promise<void> => {
  const { confirmed_at } = await store.lock(trx, memberId, now);
  if (confirmed_at === null && !(await store.hasNames(trx, memberId))) refuse('REGISTER_EMPTY');
};

/** Runs a change of the register with its row locked. */
const changing = <Result>(
  { database, clock }: Platform,
  { memberId, acting }: Viewer,
  work: (trx: Trx, register: store.RegisterRow, now: Date) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (trx) => {
    await lockSeatFor(trx, acting, 'keepRegister');
    await lockMember(trx, memberId);
    const now = clock.now();
    return work(trx, await store.lock(trx, memberId, now), now);
  });

interface Additions {
  /** Names that count against the limit. */
  readonly names: number;
  /** Rows that they add. */
  readonly rows: number;
}

/** Counts added names; refuses more than the register or its limit allows. */
const spend = async (
  trx: Trx,
  viewer: Viewer,
  { began_at }: store.RegisterRow,
  { names, rows }: Additions,
  now: Date,
): Promise<void> => {
  const times = budgetTimes(began_at, now);
  const use = await store.usageOf(trx, viewer.memberId, times);
  if (use.names + rows > registerNamesAtMost) refuse('REGISTER_FULL');
  if (names > addsLeft({ ...use, names: use.names + rows - names }, times, now))
    refuse('REGISTER_CHANGES_SPENT');
  await recordAct(trx, viewer, { act: 'added', names, at: now });
};

export const add = async (
  platform: Platform,
  viewer: Viewer,
  entries: readonly RegisterEntryBody[],
): Promise<AnswerOf<typeof addEntries>> => {
  await platform.rateLimits.registerAddsOfMember.take(viewer.memberId);
  return changing(platform, viewer, async (trx, register, now) => {
    const { memberId } = viewer;
    const knownKeys = new Set((await entriesOf(platform, trx, memberId)).map(nameKey));
    const newEntries = entries.filter((entry) => {
      const key = nameKey(entry);
      return !knownKeys.has(key) && knownKeys.add(key);
    });
    if (newEntries.length > 0) {
      await spend(trx, viewer, register, { names: newEntries.length, rows: newEntries.length }, now);
      const scheme = await ensureScheme(platform, trx);
      const ids = await newIds(trx, newEntries.length);
      const rows = await Promise.all(
        ids.map(async (id, at) => {
          const entry = newEntries[at];
          if (entry === undefined) throw new Error('There are as many ids as names.');
          return {
            id,
            member_id: memberId,
            added_at: now,
            ...(await sealEntry(platform, scheme, id, entry)),
          };
        }),
      );
      await store.insert(trx, rows);
      await store.stamp(trx, memberId, { revised_at: now });
    }
    return { added: newEntries.length, known: entries.length - newEntries.length };
  });
};

/** Changes a name; counts against the limit only if the change affects comparisons. */
export const change = (
  platform: Platform,
  viewer: Viewer,
  { id, entry }: { readonly id: string; readonly entry: RegisterEntryBody },
): Promise<RegisterEntry> =>
  changing(platform, viewer, async (trx, register, now) => {
    const row = (await store.findEntry(trx, viewer.memberId, id)) ?? refuse('NOT_FOUND');
    const before = await openText<RegisterEntryBody>(platform.sealing, row.sealed_text, textSealedFor(id));
    const isSame =
      before.kind === entry.kind &&
      before.name === entry.name &&
      before.firstName === entry.firstName &&
      before.siren === entry.siren;
    if (!isSame) await spend(trx, viewer, register, { names: 1, rows: 0 }, now);
    await store.update(trx, id, await sealEntry(platform, await ensureScheme(platform, trx), id, entry));
    await store.stamp(trx, viewer.memberId, { revised_at: now });
    return { id, ...entry };
  });

/**
 * Updates the register after a removal. An empty register is no longer confirmed: that would state that its
 * owner has no client.
 */
const stampRemoval = async (trx: Trx, memberId: string, now: Date): Promise<void> => {
  const isEmpty = !(await store.hasNames(trx, memberId));
  await store.stamp(trx, memberId, { revised_at: now, ...(isEmpty && { confirmed_at: null }) });
};

export const remove = async (platform: Platform, viewer: Viewer, id: string): Promise<void> => {
  await platform.rateLimits.registerRemovalsOfMember.take(viewer.memberId);
  await changing(platform, viewer, async (trx, _register, now) => {
    if ((await store.remove(trx, viewer.memberId, id)) === 0) refuse('NOT_FOUND');
    await stampRemoval(trx, viewer.memberId, now);
  });
};

export const confirm = (platform: Platform, viewer: Viewer): Promise<ConflictRegister> =>
  changing(platform, viewer, async (trx, _register, now) => {
    await store.stamp(trx, viewer.memberId, { confirmed_at: now });
    return present(platform, trx, viewer);
  });

/** Erases every name. The register itself stays, so that its limit does not start anew. */
export const erase = (platform: Platform, viewer: Viewer): Promise<ConflictRegister> =>
  changing(platform, viewer, async (trx, _register, now) => {
    await store.remove(trx, viewer.memberId, null);
    await stampRemoval(trx, viewer.memberId, now);
    return present(platform, trx, viewer);
  });

/**
 * The register in its owner's data archive, with the number of its names; null for a member who never began
 * one.
 */
export const archivedRegister = async ({ database, clock }: Platform, memberId: string) => {
  const row = await store.find(database.db, memberId);
  if (row === undefined) return null;
  const { began_at, revised_at, confirmed_at } = row;
  const { names } = await store.usageOf(database.db, memberId, budgetTimes(began_at, clock.now()));
  return { began_at, revised_at, confirmed_at, names };
};
