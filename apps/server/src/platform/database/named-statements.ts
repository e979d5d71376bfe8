import { createHash } from 'node:crypto';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { errorCodeOf } from './database-errors.ts';

/** Maximum of prepared statements on one connection: each takes 30 to 600 kB of PostgreSQL's memory. */
export const statementsAtMost = 100;

/**
 * True if a migration changed a table while this program ran: the prepared statement would return other
 * columns.
 */
export const isStalePlan = (error: unknown): boolean =>
  errorCodeOf(error) === '0A000' &&
  error instanceof Error &&
  error.message.startsWith('cached plan must not');

const isAborted = (error: unknown): boolean => errorCodeOf(error) === '25P02';

type Values = readonly unknown[];

/**
 * Counts the migrations noticed while running. After each, connections prepare their statements again. The
 * count is also added to the text, since PgBouncer prepares a text once for all its clients.
 */
interface Generation {
  count: number;
}

interface NamedQuery {
  readonly name: string;
  readonly text: string;
}

/**
 * Gives a name to a statement at its second use on a connection; preparing a statement used once would not
 * pay.
 */
const namesOf = (generation: Generation) => {
  let names = new Map<string, NamedQuery>();
  let used = new Set<string>();
  let { count } = generation;
  const forgetOlder = () => {
    if (count === generation.count) return;
    ({ count } = generation);
    names = new Map();
    used = new Set();
  };
  return (text: string): NamedQuery | undefined => {
    forgetOlder();
    const named = names.get(text);
    if (named !== undefined) return named;
    if (names.size === statementsAtMost) return undefined;
    if (!used.has(text)) {
      if (used.size > 4 * statementsAtMost) used.clear();
      used.add(text);
      return undefined;
    }
    // Derived from the text, so that a text has one name on this connection.
    const namedClient = {
      name: `${createHash('sha256').update(text).digest('hex').slice(0, 32)}_${count}`,
      text: count === 0 ? text : `${text} /* ${count} */`,
    };
    names.set(text, namedClient);
    return namedClient;
  };
};

const naming = (client: pg.PoolClient, generation: Generation): pg.PoolClient => {
  const nameOf = namesOf(generation);
  const plain = (text: string, values: Values) => client.query(text, [...values]);
  const query = async (text: string, values: Values) => {
    const named = values.length === 0 ? undefined : nameOf(text);
    if (named === undefined) return plain(text, values);
    const { count } = generation;
    try {
      return await client.query({ ...named, values: [...values] });
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      // Another connection may have noticed the same migration meanwhile.
      if (generation.count === count) generation.count += 1;
      // After an error, a transaction answers nothing more. Throw its first error: it decides about the
      // retry.
      return plain(text, values).catch((later) => {
        throw isAborted(later) ? error : later;
      });
    }
  };
  return Object.create(client, { query: { value: query } });
};

/**
 * Prepares the statements that a connection runs repeatedly, so that PostgreSQL parses and plans each once. Doing so
 * at every call took a quarter of its processor time.
 */
export const withNamedStatements = (pool: pg.Pool): PostgresPool => {
  const wrappedClients = new WeakMap<pg.PoolClient, pg.PoolClient>();
  const generation: Generation = { count: 0 };
  return {
    connect: async () => {
      const client = await pool.connect();
      const named = wrappedClients.get(client) ?? naming(client, generation);
      wrappedClients.set(client, named);
      return named;
    },
    end: () => pool.end(),
    options: pool.options,
  };
};
