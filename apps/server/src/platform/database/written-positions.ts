import type pg from 'pg';
import { readWalPosition, type WalPosition } from './wal-position.ts';

/**
 * The last position of what each member changed or was told of, in the primary (migration 0077). Members share slots: one who
 * shares the slot of another is sent to the primary for nothing.
 */

/** The last four hexadecimal digits of an id, which are random. */
const slotOf = (memberId: string): number => Number.parseInt(memberId.slice(-4), 16);

/** The position that a replica must have replayed before it answers all of these members; null if any will do. */
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

/** Raises the positions of these members to the present one. What is committed before lies below it. */
export const raisePositions = async (pool: pg.Pool, memberIds: readonly string[]): Promise<void> => {
  await pool.query({
    name: 'written_position.raise',
    // In one order in every process, so that none waits for another in a circle.
    text: `insert into written_position (slot, position)
      select slot, pg_current_wal_insert_lsn() from unnest($1::integer[]) slot
      on conflict (slot) do update set position = greatest(written_position.position, excluded.position)`,
    values: [[...new Set(memberIds.map(slotOf))].sort((a, b) => a - b)],
  });
};

/** Runs `work` for the keys that come together, once the run before has ended. */
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
