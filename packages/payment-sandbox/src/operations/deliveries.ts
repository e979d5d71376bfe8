import type pg from 'pg';
import { type Db, readSetting } from '../store.ts';
import { signatureOf } from './signature.ts';

/**
 * Posts events to the address of the program under test (a webhook). Any process may deliver an event: it locks due ones
 * (others skip locked rows) and postpones their next attempt before it posts, so that no event is lost if it dies.
 *
 * Delivered means 2xx; any other answer is retried, at growing intervals, for three days.
 */
export interface Deliveries {
  /** Looks at once for events to deliver. */
  wake(): void;
  close(): Promise<void>;
}

/** Events posted at the same time. */
const batchSize = 8;
/** Pause between two checks for due events, in milliseconds. */
const pollMs = 1_000;
/** Longest wait for an answer, in milliseconds. */
const timeoutMs = 10_000;
/** Age after which an undelivered event is given up, in seconds. */
const giveUpAfterSeconds = 3 * 24 * 60 * 60;
/** Minimum number of attempts before an event is given up, however old it is. */
const giveUpAttempts = 20;

/** Seconds until the next attempt: half a second, then doubled each time, up to an hour. */
const delaySecondsAfter = (attempts: number): number => Math.min(0.5 * 2 ** (attempts - 1), 3_600);

/** An event to deliver now. */
interface DueDelivery {
  readonly id: string;
  readonly body: object;
  readonly attempts: number;
}

/** Claims due events. Postpones them for longer than an attempt takes. */
const claimDue = async (db: Db): Promise<DueDelivery[]> => {
  const { rows } = await db.query<DueDelivery>(
    `update payment_sandbox.event set attempts = attempts + 1, due = now() + interval '${(2 * timeoutMs) / 1_000} s'
     where id in (
       select id from payment_sandbox.event where state = 'pending' and due <= now()
       order by position limit ${batchSize} for update skip locked)
     returning id, position, body, attempts`,
  );
  return rows;
};

const setDelivered = async (db: Db, id: string, answer: string): Promise<void> => {
  await db.query(
    `update payment_sandbox.event set state = 'delivered', delivered_at = now(), answer = $2,
       body = jsonb_set(body, '{pending_webhooks}', '0')
     where id = $1`,
    [id, answer],
  );
};

const setFailed = async (db: Db, { id, attempts }: DueDelivery, answer: string): Promise<void> => {
  await db.query(
    `update payment_sandbox.event set answer = $2, due = now() + make_interval(secs => $3),
       state = case when created < extract(epoch from now()) - ${giveUpAfterSeconds} and attempts > ${giveUpAttempts} then 'failed' else state end
     where id = $1 and state = 'pending'`,
    [id, answer.slice(0, 500), delaySecondsAfter(attempts)],
  );
};

/** Signature of events, as Stripe signs its own. */
export interface Signing {
  readonly secret: string;
  readonly now: () => Date;
  /** Aborted when this process stops: another process then posts the event again. */
  readonly leaving: AbortSignal;
}

/** Posts one event, signed with the current time; returns the HTTP status, or the error as a text. */
export const post = async (
  address: string,
  { secret, now, leaving }: Signing,
  payload: string,
): Promise<string | number> => {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (payment sandbox)',
        'stripe-signature': signatureOf(payload, secret, Math.floor(now().getTime() / 1_000)),
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([leaving, AbortSignal.timeout(timeoutMs)]),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    return error instanceof Error ? `${error.message} ${error.cause ?? ''}`.trim() : 'No answer';
  }
};

/** Delivers due events in the background, until `close`. */
export const startDeliveries = (pool: pg.Pool, signing: Signing): Deliveries => {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let isAskedAgain = false;
  let running: Promise<void> | undefined;

  /** Delivers one batch; true if there were events. Nothing is sent while a test holds the events back (`held`). */
  const deliverBatch = async (): Promise<boolean> => {
    const address = await readSetting(pool, 'deliverTo');
    if (typeof address !== 'string' || (await readSetting(pool, 'held')) === true) return false;
    const deliveries = await claimDue(pool);
    await Promise.all(
      deliveries.map(async (event) => {
        const answer = await post(address, signing, JSON.stringify(event.body));
        const ok = typeof answer === 'number' && answer >= 200 && answer < 300;
        await (ok ? setDelivered(pool, event.id, String(answer)) : setFailed(pool, event, String(answer)));
      }),
    );
    return deliveries.length > 0;
  };

  const run = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      try {
        if (await deliverBatch()) isAskedAgain = true;
      } catch {
        // If the database is unavailable, the next tick tries again, and the claimed events become due again
        // by themselves.
        isAskedAgain = false;
      }
    } while (isAskedAgain && !closed);
  };

  const tick = (): void => {
    if (closed) return;
    if (running !== undefined) {
      isAskedAgain = true;
      return;
    }
    clearTimeout(timer);
    running = run().finally(() => {
      running = undefined;
      if (closed) return;
      timer = setTimeout(tick, pollMs);
      timer.unref();
    });
  };
  tick();

  return {
    wake: tick,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
};
