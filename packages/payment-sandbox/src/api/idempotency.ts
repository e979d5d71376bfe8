import { hash } from 'node:crypto';
import { Refusal } from '../errors.ts';
import { type Db, tryLockName } from '../store.ts';

/**
 * A POST with a key is done once: its answer is kept for 24 hours of the sandbox's clock and sent again for a
 * repeated call, as in Stripe's "Idempotent requests". Afterwards the key is deleted, and the same call
 * creates a second object.
 */
const keptSeconds = 24 * 60 * 60;

export interface Answer {
  readonly status: number;
  readonly body: object;
}

export interface KeyedCall {
  readonly key: string;
  readonly account: string;
  /** Method and path. */
  readonly endpoint: string;
  /** The parameters as sent. */
  readonly sent: string;
  readonly now: number;
}

const differentParameters = (key: string) =>
  new Refusal(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });

const differentEndpoint = (key: string, endpoint: string, first: string) =>
  new Refusal(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${endpoint}' vs '${first}'). Try using a key other than '${key}' if you meant to execute a different request.`,
  });

const inUse = (key: string) =>
  new Refusal(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
  });

interface StoredAnswer extends Answer {
  readonly endpoint: string;
  readonly fingerprint: string;
  readonly created: number;
}

const fingerprintOf = (sent: string): string => hash('sha256', sent, 'hex');

/** Returns the answer given before, if any. The key is locked until the transaction ends. */
export const answeredBefore = async (db: Db, keyed: KeyedCall): Promise<Answer | undefined> => {
  const { key, account, endpoint, now } = keyed;
  if (!(await tryLockName(db, `key ${account} ${key}`))) throw inUse(key);
  const { rows } = await db.query<StoredAnswer>(
    `select endpoint, fingerprint, created, status, answer as body from payment_sandbox.idempotency_key
     where key = $1 and account = $2`,
    [key, account],
  );
  const storedAnswer = rows[0];
  if (storedAnswer === undefined || storedAnswer.created + keptSeconds <= now) return undefined;
  if (storedAnswer.endpoint !== endpoint) throw differentEndpoint(key, endpoint, storedAnswer.endpoint);
  if (storedAnswer.fingerprint !== fingerprintOf(keyed.sent)) throw differentParameters(key);
  return { status: storedAnswer.status, body: storedAnswer.body };
};

export const storeAnswer = async (db: Db, keyed: KeyedCall, answer: Answer): Promise<void> => {
  const { key, account, endpoint, now } = keyed;
  await db.query(
    `insert into payment_sandbox.idempotency_key (key, account, endpoint, fingerprint, created, status, answer)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (key, account) do update set endpoint = excluded.endpoint, fingerprint = excluded.fingerprint,
       created = excluded.created, status = excluded.status, answer = excluded.answer`,
    [key, account, endpoint, fingerprintOf(keyed.sent), now, answer.status, JSON.stringify(answer.body)],
  );
};

/** Deletes keys older than 24 hours. */
export const deleteOldKeys = async (db: Db, now: number): Promise<void> => {
  await db.query('delete from payment_sandbox.idempotency_key where created <= $1', [now - keptSeconds]);
};
