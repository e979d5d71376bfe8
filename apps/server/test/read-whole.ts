import pg from 'pg';
import { readWhole } from './large/plans.ts';

/** Tables that grow over the years: a statement without an index scans them completely. */
const longTables = [
  'accepted_text',
  'alert_entry',
  'alert_stop',
  'application',
  'application_action',
  'attachment',
  'deposit_session',
  'idempotency_key',
  'invoice',
  'job_application',
  'job_offer',
  'ledger_entry',
  'member',
  'message',
  'mission',
  'mission_application',
  'mission_favourite',
  'mission_invitation',
  'mission_view',
  'money_movement',
  'nda_consent',
  'notification',
  'provider_event',
  'report',
  'review',
  'saved_search_hit',
  'session',
  'thread_entry',
];

interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Rows that it returned or changed. */
  readonly rows: number;
}

export interface Recording {
  /** Statements that succeeded since the last call. */
  take(): Sent[];
  stop(): void;
}

/** Records the statements of all connections of this process. */
export const recordStatements = (): Recording => {
  let sent: Sent[] = [];
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...asked: never[]) {
    const answer = (query as (...asked: never[]) => unknown).apply(this, asked);
    const [text, values = []] = asked as unknown as [string | pg.QueryConfig, unknown[]?];
    const statement =
      typeof text === 'string' ? { text, values } : { text: text.text, values: text.values ?? [] };
    if (answer instanceof Promise)
      void answer.then(
        ({ rowCount }) => sent.push({ ...statement, rows: rowCount ?? 0 }),
        () => undefined,
      );
    return answer;
  } as typeof query;
  return {
    take: () => {
      const taken = sent;
      sent = [];
      return taken;
    },
    stop: () => {
      pg.Client.prototype.query = query;
    },
  };
};

/** The long tables that these statements scan completely, each with its statement. */
export const readWholeBy = async (url: string, statements: readonly Sent[]): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Forces the use of existing indexes, although the tables of a test are short.
    await client.query('set enable_seqscan = off');
    const found = new Set<string>();
    for (const statement of statements.filter(({ text }) =>
      /^\s*(?:select|with|insert|update|delete)\b/i.test(text),
    ))
      for (const table of await readWhole(client, statement, longTables))
        found.add(`${table}: ${statement.text}`);
    return [...found];
  } finally {
    await client.end();
  }
};
