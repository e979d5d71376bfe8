import type pg from 'pg';
import type { TestApp } from './app.ts';

/** Runs a part of a test in one transaction that is rolled back, so that one world serves many parts. */

const begins = /^\s*(?:begin|start transaction)\b/i;
const commits = /^\s*commit\b/i;
const rollsBack = /^\s*rollback\s*;?\s*$/i;
/** Statements that no test expects to fail: they need no savepoint. */
const reads = /^\s*select\b/i;

const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement;
  const hasText = typeof statement === 'object' && statement !== null && 'text' in statement;
  if (!hasText || typeof statement.text !== 'string')
    throw new Error('Only statements with a text roll back.');
  return statement.text;
};

/** Queue of turns: each turn begins when the previous one has ended. */
const turnstile = () => {
  let last: Promise<void> = Promise.resolve();
  return async (): Promise<() => void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = last;
    last = promise;
    await before;
    return resolve;
  };
};

type Query = (...statement: unknown[]) => Promise<unknown>;

/** Gives out proxies of one connection; their transactions are savepoints in its open transaction. */
const shareConnection = (client: pg.PoolClient) => {
  const run: Query = (...statement) => Reflect.apply(client.query, client, statement);
  const statementTurn = turnstile();
  const transactionTurn = turnstile();
  const running = new Set<Promise<unknown>>();
  const lent = new Set<object>();
  let savepoints = 0;

  /** Keeps the statements of one group together: no other user's statement comes between them. */
  const together = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = statementTurn().then(async (leave) => {
      try {
        return await work();
      } finally {
        leave();
      }
    });
    running.add(done);
    void done.catch(() => undefined).finally(() => running.delete(done));
    return done;
  };

  /** A statement outside any transaction of the program, in a savepoint: its failure undoes nothing else. */
  const alone: Query = (...statement) =>
    together(async () => {
      if (reads.test(textOf(statement[0]))) return run(...statement);
      savepoints += 1;
      const name = `alone_${savepoints}`;
      await run(`savepoint ${name}`);
      try {
        const result = await run(...statement);
        await run(`release savepoint ${name}`);
        return result;
      } catch (error) {
        await run(`rollback to savepoint ${name}`);
        throw error;
      }
    });

  const standIn = (): pg.PoolClient => {
    let open: { readonly savepoint: string; readonly leave: () => void } | null = null;
    const end = async (statement: string): Promise<unknown> => {
      if (open === null) throw new Error('No transaction is open.');
      const { savepoint, leave } = open;
      open = null;
      try {
        return await together(() => run(`${statement} ${savepoint}`));
      } finally {
        leave();
      }
    };
    const query: Query = async (...statement) => {
      const text = textOf(statement[0]);
      if (begins.test(text)) {
        const leave = await transactionTurn();
        savepoints += 1;
        open = { savepoint: `transaction_${savepoints}`, leave };
        return together(() => run(`savepoint ${open?.savepoint}`));
      }
      if (commits.test(text)) return end('release savepoint');
      if (rollsBack.test(text)) return end('rollback to savepoint');
      return open === null ? alone(...statement) : together(() => run(...statement));
    };
    const loan = {};
    lent.add(loan);
    const release = (): void => {
      lent.delete(loan);
      if (open !== null) void end('rollback to savepoint');
    };
    return new Proxy(client, {
      get: (target, key) => {
        if (key === 'query') return query;
        if (key === 'release') return release;
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };

  return {
    standIn,
    alone,
    /** Waits for background work. */
    idle: async (): Promise<void> => {
      do {
        await Promise.allSettled(running);
        await new Promise(setImmediate);
      } while (lent.size + running.size > 0);
    },
  };
};

/**
 * Runs `work` with all database access of the program and the test in one transaction, then rolls it back. Nothing
 * else may use the program meanwhile. Notifications after a commit (`NOTIFY`) are never sent.
 */
export const rolledBack = async <Result>(
  { platform }: TestApp,
  work: () => Promise<Result>,
): Promise<Result> => {
  const { pool } = platform.database;
  const client = await pool.connect();
  const { standIn, alone, idle } = shareConnection(client);
  await client.query('begin');
  Object.defineProperty(pool, 'connect', { value: async () => standIn(), configurable: true });
  Object.defineProperty(pool, 'query', { value: alone, configurable: true });
  try {
    return await work();
  } finally {
    await idle();
    Reflect.deleteProperty(pool, 'connect');
    Reflect.deleteProperty(pool, 'query');
    await client.query('rollback');
    client.release();
  }
};
