import pg from 'pg';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { openLog } from '../../src/platform/observability/log.ts';
import { openPlatform } from '../../src/platform/open-platform.ts';
import { alwaysUp } from '../always-up.ts';
import type { Question } from './requests.ts';

/** A statement as the program sent it. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A request with its recorded statements and the number of returned items, for replays without the program. */
export interface Recorded extends Question {
  readonly statements: readonly Statement[];
  readonly items: number;
}

const isStatement = (value: unknown): value is { name?: string; text: string; values?: unknown[] } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** Sends each request to the program once, and records every statement that it runs. */
export const record = async (url: string, questions: readonly Question[]): Promise<Recorded[]> => {
  const log = openLog('silent');
  const config = readConfig({ DATABASE_URL: url, NETWORK_LIMITS: 'off', DEMO: '0' });
  const opened = openPlatform({ config, databaseUrl: url, log });
  const app = await buildApp(opened.platform, alwaysUp);
  const sent: Statement[] = [];
  const query = pg.Client.prototype.query;
  // All statements pass here, from the pool and from the query builder.
  pg.Client.prototype.query = function recorded(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args;
    if (isStatement(first)) {
      sent.push({
        ...(first.name ? { name: first.name } : {}),
        text: first.text,
        values: first.values ?? [],
      });
    } else if (typeof first === 'string' && Array.isArray(second)) sent.push({ text: first, values: second });
    return Reflect.apply(query, this, args);
  } as typeof query;
  const found: Recorded[] = [];
  try {
    for (const question of questions) {
      sent.length = 0;
      const headers = question.token === undefined ? {} : { authorization: `Bearer ${question.token}` };
      const answer = await app.inject({ method: 'GET', url: question.path, headers });
      if (answer.statusCode !== 200) throw new Error(`${question.path}: ${answer.statusCode} ${answer.body}`);
      const body: unknown = answer.json();
      const items = Array.isArray(body) ? body.length : 1;
      found.push({ ...question, items, statements: sent.map((statement) => ({ ...statement })) });
    }
  } finally {
    pg.Client.prototype.query = query;
    await app.close();
    await opened.close();
  }
  return found;
};
