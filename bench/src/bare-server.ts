import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';
import type { Question } from './filters.ts';

/**
 * What the program is measured against: Node's own server, the same statement through `pg`, the rows as JSON. No framework,
 * no checks, no log. Its questions come ready in a file, by path.
 */
const [port, questionsFile, connections] = process.argv.slice(2);
const list: Question[] = JSON.parse(readFileSync(questionsFile ?? '', 'utf8'));
const queries = new Map(list.map(({ path, query }) => [path, query]));
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(connections),
  idleTimeoutMillis: 60_000,
});

createServer((request, response) => {
  const query = queries.get(request.url ?? '');
  if (query === undefined) {
    response.writeHead(404).end();
    return;
  }
  pool.query(query).then(
    ({ rows }) => {
      const body = JSON.stringify(rows.slice(0, 20));
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
