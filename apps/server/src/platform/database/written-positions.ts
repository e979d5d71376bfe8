import type pg from 'pg';
import { readWalPosition, type WalPosition } from './wal-position.ts';

/**
 * Log position of the last change that each member made or was told of, stored in the primary (migration
 * 0077). Members share slots; sharing one only causes needless reads of the primary.
 */

/** The last four hexadecimal digits of an id, which are random. */
const slotOf = (memberId: string): number => Number.parseInt(memberId.slice(-4), 16);

/** Position that a replica must have replayed before it may answer these members; null if any replica may. */
export const positionOf = async (
  pool: pg.Pool,
  memberIds: readonly string[],
): Promise<WalPosition | null> => {
  const { rows } = await pool.query<{ position: string | null }>({
    name: 'written_position.read',
    text: 'select max(position)::text as position from written_position where slot = any($1)',
    values: [memberIds.map(slotOf)],
  });
  const position = rows[0]?.position ?? null;
  return position === null ? null : readWalPosition(position);
};

/** Raises the positions of these members to the current one, which covers everything committed before. */
export const raisePositions = async (pool: pg.Pool, memberIds: readonly string[]): Promise<void> => {
  await pool.query({
    name: 'written_position.raise',
    // Sorted, so that two processes lock the rows in the same order and do not deadlock.
    text: `insert into written_position (slot, position)
      select slot, pg_current_wal_insert_lsn() from unnest($1::integer[]) slot
      on conflict (slot) do update set position = greatest(written_position.position, excluded.position)`,
    values: [[...new Set(memberIds.map(slotOf))].sort((a, b) => a - b)],
  });
};

/** Collects keys while a run is under way, and runs `work` for them together afterwards. */
export const inTurn = (work: (keys: readonly string[]) => Promise<void>) => {
  let last: Promise<void> = Promise.resolve();
  let next: { readonly keys: Set<string>; readonly done: Promise<void> } | null = null;
  return (keys: readonly string[]): Promise<void> => {
    if (next === null) {
      const gathered = new Set<string>();
      const done = last.then(() => {
        next = null;
        return work([...gathered]);
      });
      last = done.catch(() => undefined);
      next = { keys: gathered, done };
    }
    for (const key of keys) next.keys.add(key);
    return next.done;
  };
};
