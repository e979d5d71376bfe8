import { hash } from 'node:crypto';
import pg from 'pg';

/** The pool, or the transaction of one call. */
export type Db = Pick<pg.ClientBase, 'query'>;

export interface Row<Body, Internals = object> {
  readonly id: string;
  readonly kind: string;
  readonly account: string;
  /** Object as the API shows it. */
  body: Body;
  /** Values that the API does not show. */
  hidden: Internals;
}

const bigintType = 20;

export const openPool = (connectionString: string): pg.Pool => {
  const pool = new pg.Pool({
    connectionString,
    max: 6,
    application_name: 'payment-sandbox',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 10_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === bigintType
          ? Number
          : format === 'binary'
            ? pg.types.getTypeParser(oid, 'binary')
            : pg.types.getTypeParser(oid, 'text')) as pg.CustomTypesConfig['getTypeParser'],
    },
  });
  // Without this handler, an error of a connection would end the process. A broken idle connection is
  // replaced; one in use fails its next query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

export const inTransaction = async <Result>(
  pool: pg.Pool,
  work: (db: Db) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
};

/** Undoes the work if it throws; the transaction around it goes on. */
export const withSavepoint = async <Result>(db: Db, work: () => Promise<Result>): Promise<Result> => {
  await db.query('savepoint work');
  try {
    return await work();
  } catch (error) {
    await db.query('rollback to savepoint work');
    throw error;
  }
};

export const insert = async <Body extends { id: string; object: string }>(
  db: Db,
  body: Body,
  { account = '', hidden = {} }: { account?: string; hidden?: object } = {},
): Promise<Body> => {
  await db.query(
    `insert into payment_sandbox.object (id, kind, account, body, hidden) values ($1, $2, $3, $4, $5)`,
    [body.id, body.object, account, JSON.stringify(body), JSON.stringify(hidden)],
  );
  return body;
};

export const update = async (
  db: Db,
  row: { readonly id: string; body: object; hidden: object },
): Promise<void> => {
  await db.query(`update payment_sandbox.object set body = $2, hidden = $3 where id = $1`, [
    row.id,
    JSON.stringify(row.body),
    JSON.stringify(row.hidden),
  ]);
};

export const find = async <Body, Internals = object>(
  db: Db,
  id: string,
  { lock = false } = {},
): Promise<Row<Body, Internals> | undefined> => {
  const { rows } = await db.query<Row<Body, Internals>>(
    `select id, kind, account, body, hidden from payment_sandbox.object where id = $1 ${lock ? 'for update' : ''}`,
    [id],
  );
  return rows[0];
};

/** All objects of a kind with these fields, oldest first. */
export const findAll = async <Body, Internals = object>(
  db: Db,
  kind: string,
  fields: object,
): Promise<Row<Body, Internals>[]> => {
  const { rows } = await db.query<Row<Body, Internals>>(
    `select id, kind, account, body, hidden from payment_sandbox.object
     where kind = $1 and body @> $2 order by position`,
    [kind, JSON.stringify(fields)],
  );
  return rows;
};

const numberOf = (name: string): string => {
  const digits = hash('sha256', name, 'hex').slice(0, 15);
  return BigInt(`0x${digits}`).toString();
};

/** Takes a lock on a name until the transaction ends; others who ask for the same name wait. */
export const lockName = async (db: Db, name: string): Promise<void> => {
  await db.query('select pg_advisory_xact_lock($1)', [numberOf(name)]);
};

export const tryLockName = async (db: Db, name: string): Promise<boolean> => {
  const { rows } = await db.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [
    numberOf(name),
  ]);
  return rows[0]?.locked === true;
};

export const readSetting = async (db: Db, name: string): Promise<unknown> => {
  const { rows } = await db.query<{ value: unknown }>(
    'select value from payment_sandbox.setting where name = $1',
    [name],
  );
  return rows[0]?.value;
};

export const writeSetting = async (db: Db, name: string, value: unknown): Promise<void> => {
  await db.query(
    `insert into payment_sandbox.setting (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value`,
    [name, JSON.stringify(value)],
  );
};
