import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Tag of a SQL statement: runs it and returns its rows. */
export const rowsOf =
  <Row>(db: Db) =>
  async (statement: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> =>
    (await sql<Row>(statement, ...values).execute(db)).rows;

/** Tag of a SQL statement: runs it and returns its first row, if any. */
export const rowOf =
  <Row>(db: Db) =>
  async (statement: TemplateStringsArray, ...values: unknown[]): Promise<Row | undefined> =>
    (await rowsOf<Row>(db)(statement, ...values))[0];
