import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import { runProgram } from '../../../test/program.ts';
import { openStrippingPool, type StrippingPool } from '../../../test/stripping-pool.ts';
import { checkAddresses } from './check-addresses.ts';

/** With PgBouncer itself: test/pooled. */

let database: TestDatabase;
let other: TestDatabase;
let pool: StrippingPool;
let direct: string;

beforeAll(async () => {
  [database, other] = await Promise.all([createDatabase({ empty: true }), createDatabase({ empty: true })]);
  direct = database.sessionUrl ?? database.url;
  pool = await openStrippingPool(direct);
});
afterAll(async () => {
  await pool.close();
  await Promise.all([database.drop(), other.drop()]);
});

describe('the addresses of the database', () => {
  it('are right where there is one, which leads to PostgreSQL itself', async () => {
    await expect(checkAddresses(direct, null)).resolves.toBeUndefined();
  });

  it.each([
    ['nothing answers', () => 'postgres://basoche:any@127.0.0.1:1/basoche', /\(127\.0\.0\.1:1\)/],
    ['the password is wrong', () => direct.replace(/:[^:@/]+@/, ':wrong@'), /password authentication failed/],
  ])('are refused where %s', async (_, url, reason) => {
    const refusal = checkAddresses(url(), null);
    await expect(refusal).rejects.toThrow(
      /^DATABASE_URL \(.*\) leads to no PostgreSQL that lets the program in: /,
    );
    await expect(refusal).rejects.toThrow(reason);
    await expect(checkAddresses(direct, url())).rejects.toThrow(/^DATABASE_SESSION_URL \(/);
  });

  it('are refused where the only one leads to a pool', async () => {
    await expect(checkAddresses(pool.url, null)).rejects.toThrow(
      /^DATABASE_URL is behind a transaction pool .* and DATABASE_SESSION_URL is not set/,
    );
  });

  it('are refused where the direct one leads to a pool as well', async () => {
    await expect(checkAddresses(pool.url, pool.url)).rejects.toThrow(
      /^DATABASE_SESSION_URL is behind a pool as well/,
    );
  });

  it('are refused where they lead to two databases', async () => {
    await expect(checkAddresses(pool.url, other.sessionUrl ?? other.url)).rejects.toThrow(
      /^DATABASE_SESSION_URL leads to another database than DATABASE_URL/,
    );
  });

  it('are refused where there is no pool between them', async () => {
    await expect(checkAddresses(direct, direct)).rejects.toThrow(
      /^DATABASE_SESSION_URL is set, but DATABASE_URL leads to PostgreSQL itself/,
    );
  });

  it('are refused where the pool hands names of prepared statements on as they are', async () => {
    await expect(checkAddresses(pool.url, direct)).rejects.toThrow(
      /^The pool of DATABASE_URL does not track prepared statements: it must be PgBouncer 1\.21 or newer/,
    );
  });

  it.each(['main.ts', 'admin.ts'] as const)(
    'stop %s with one sentence where they are refused',
    async (script) => {
      const { code, said } = await runProgram(script, { DATABASE_URL: pool.url }, ['staff', 'list']);
      expect([code, said.trim()]).toEqual([
        1,
        'DATABASE_URL is behind a transaction pool (PgBouncer), which breaks locks and LISTEN, and DATABASE_SESSION_URL is not set: set it to the address of PostgreSQL itself.',
      ]);
    },
  );
});
