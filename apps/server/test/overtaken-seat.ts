import { expect } from 'vitest';
import type { TestApp } from './app.ts';

interface Overtaken {
  readonly seat: string;
  /** Assignment of columns of the seat, in SQL. */
  readonly change: string;
  /**
   * A thread that must not be locked while the call waits: the end of a seat locks the threads after the
   * seat.
   */
  readonly thread?: string | null;
}

/** Makes a call that finds the seat live, and changes the seat before the call's transaction can lock it. */
export const overtakenSeat = async <Answer>(
  { platform }: TestApp,
  { seat, change, thread = null }: Overtaken,
  call: () => Promise<Answer>,
): Promise<Answer> => {
  const { pool } = platform.database;
  const isWaiting = async () =>
    (
      await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows.length > 0;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`update seat set ${change} where id = $1`, [seat]);
    let isOver = false;
    const answer = call().finally(() => {
      isOver = true;
    });
    await expect.poll(async () => isOver || (await isWaiting())).toBe(true);
    await client.query('select from application where id = $1 for update nowait', [thread]);
    await client.query('commit');
    return await answer;
  } finally {
    await client.query('rollback');
    client.release();
  }
};
