import type { RecordedCommand } from '@basoche/domain/evidence/thread-record';
import type { LedgerAccount, LedgerKind } from '@basoche/domain/payments/ledger';
import type pg from 'pg';

/**
 * The event log as the program stores it: the entries of each thread's record, its messages, and the entries of the
 * ledger.
 */

type Pool = Pick<pg.Pool, 'query'>;

export interface LoggedMessage {
  readonly kind: 'message';
  readonly position: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly senderId: string;
  readonly content: string;
}

export type LoggedEvent = RecordedCommand | LoggedMessage;

/** The events of each thread, in the order of their positions. */
export type ThreadLog = ReadonlyMap<string, readonly LoggedEvent[]>;

export const readThreads = async (pool: Pool, ids: readonly string[]): Promise<ThreadLog> => {
  const entries = await pool.query<{ application_id: string; body: string }>(
    'select application_id, body from thread_entry where application_id = any($1::uuid[])',
    [ids],
  );
  const messages = await pool.query<{
    application_id: string;
    position: number;
    sent_at: Date;
    sender_id: string;
    content: string;
  }>(
    'select application_id, position, sent_at, sender_id, content from message where application_id = any($1::uuid[])',
    [ids],
  );
  const log = new Map<string, LoggedEvent[]>(ids.map((id) => [id, []]));
  for (const { application_id, body } of entries.rows)
    log.get(application_id)?.push(JSON.parse(body) as RecordedCommand);
  for (const { application_id, position, sent_at, sender_id, content } of messages.rows)
    log.get(application_id)?.push({
      kind: 'message',
      position,
      at: sent_at.toISOString(),
      senderId: sender_id,
      content,
    });
  for (const events of log.values()) events.sort((a, b) => a.position - b.position);
  return log;
};

export interface LoggedEntry {
  readonly threadId: string;
  readonly instalment: number;
  readonly kind: LedgerKind;
  /** The provider's id of the payment, movement or dispute. */
  readonly source: string;
  readonly at: Date;
  /** Integer cents; a positive amount is a debit. */
  readonly lines: Readonly<Partial<Record<LedgerAccount, number>>>;
}

/** Entries of the ledger in the order of writing: those of these threads, or all. */
export const readLedger = async (pool: Pool, ids: readonly string[] | null): Promise<LoggedEntry[]> => {
  const { rows } = await pool.query<{
    id: string;
    application_id: string;
    instalment: number;
    kind: LedgerKind;
    source: string;
    at: Date;
    account: LedgerAccount;
    amount_cents: string;
  }>(
    `select e.id, e.application_id, e.instalment, e.kind, e.source, e.at, l.account, l.amount_cents::text
     from ledger_entry e join ledger_line l on l.entry_id = e.id
     where $1::uuid[] is null or e.application_id = any($1::uuid[]) order by e.id`,
    [ids],
  );
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((lines) => {
    const [first] = lines;
    if (first === undefined) return [];
    const { application_id: threadId, instalment, kind, at } = first;
    const source = first.source.slice(kind.length + 1);
    const amounts = lines.map(({ account, amount_cents }) => [account, Number(amount_cents)] as const);
    return [{ threadId, instalment, kind, source, at, lines: Object.fromEntries(amounts) }];
  });
};
