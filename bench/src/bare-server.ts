import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Recorded } from '@basoche/server/test/large/recorded-statements.ts';
import pg from 'pg';

/**
 * The baseline for comparison: a plain Node server runs the same statements through `pg` one after another,
 * and answers the rows of the last one as JSON. No framework, checks or log. A file contains the recorded
 * requests.
 */
const [port, questionsFile, connections] = process.argv.slice(2);
const list: Recorded[] = JSON.parse(readFileSync(questionsFile ?? '', 'utf8'));
const keyOf = (path: string, token: string | undefined) => `${token ?? ''} ${path}`;
const known = new Map(list.map((one) => [keyOf(one.path, one.token), one.statements]));
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(connections),
  idleTimeoutMillis: 60_000,
  // Same setting as the program's own connections (platform/database/database.ts).
  options: '-c plan_cache_mode=force_generic_plan',
});

const answer = async (statements: Recorded['statements']): Promise<string> => {
  let rows: unknown[] = [];
  let most: unknown[] = [];
  for (const { name, text, values } of statements) {
    rows = (await pool.query({ ...(name ? { name } : {}), text, values: values.map(revived) })).rows;
    if (rows.length > most.length) most = rows;
  }
  return JSON.stringify(most.slice(0, 20));
};

/** Restores buffers, which JSON holds as objects. */
const revived = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer' && 'data' in value
    ? Buffer.from(value.data as number[])
    : value;

createServer((request, response) => {
  const statements = known.get(
    keyOf(request.url ?? '', request.headers.authorization?.slice('Bearer '.length)),
  );
  if (statements === undefined) {
    response.writeHead(404).end();
    return;
  }
  answer(statements).then(
    (body) => {
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    },
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.writeHead(500).end();
    },
  );
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));

process.on('SIGTERM', () => process.exit(0));
