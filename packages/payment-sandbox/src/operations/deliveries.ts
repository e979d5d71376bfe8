import type pg from 'pg';
import { type Db, readSetting } from '../store.ts';
import { signatureOf } from './signature.ts';

/**
 * Posts events to the product's address. Any process may deliver an event: it locks due ones (others skip
 * locked rows) and postpones their next attempt before it posts, so that no event is lost if the process
 * dies.
 *
 * Delivered means 2xx; any other answer is retried, at growing intervals, for three days.
 */
export interface Deliveries {
  /** Call it when there may be events to deliver. */
  wake(): void;
  close(): Promise<void>;
}

const atOnce = 8;
const idleMs = 1_000;
const maxWaitMs = 10_000;
const giveUpAfter = 3 * 24 * 60 * 60;

/** Seconds until the next attempt: half a second, then doubled each time, up to an hour. */
const delayAfter = (attempts: number): number => Math.min(0.5 * 2 ** (attempts - 1), 3_600);

interface Due {
  readonly id: string;
  readonly body: object;
  readonly attempts: number;
}

const takeDue = async (db: Db): Promise<Due[]> => {
  const { rows } = await db.query<Due>(
    `update payment_sandbox.event set attempts = attempts + 1, due = now() + interval '${(2 * maxWaitMs) / 1_000} s'
     where id in (
       select id from payment_sandbox.event where state = 'pending' and due <= now()
       order by position limit ${atOnce} for update skip locked)
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

const setFailed = async (db: Db, { id, attempts }: Due, answer: string): Promise<void> => {
  await db.query(
    `update payment_sandbox.event set answer = $2, due = now() + make_interval(secs => $3),
       state = case when created < extract(epoch from now()) - ${giveUpAfter} and attempts > 20 then 'failed' else state end
     where id = $1 and state = 'pending'`,
    [id, answer.slice(0, 500), delayAfter(attempts)],
  );
};

export interface Signing {
  readonly secret: string;
  readonly now: () => Date;
  /** Aborted when this process stops: another process then posts the event again. */
  readonly leaving: AbortSignal;
}

/** Posts the text of one event, signed with the current time. */
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
      signal: AbortSignal.any([leaving, AbortSignal.timeout(maxWaitMs)]),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    return error instanceof Error ? `${error.message} ${error.cause ?? ''}`.trim() : 'No answer';
  }
};

export const startDeliveries = (pool: pg.Pool, signing: Signing): Deliveries => {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let again = false;
  let running: Promise<void> | undefined;

  const pass = async (): Promise<boolean> => {
    const address = await readSetting(pool, 'deliverTo');
    if (typeof address !== 'string' || (await readSetting(pool, 'held')) === true) return false;
    const due = await takeDue(pool);
    await Promise.all(
      due.map(async (event) => {
        const answer = await post(address, signing, JSON.stringify(event.body));
        const ok = typeof answer === 'number' && answer >= 200 && answer < 300;
        await (ok ? setDelivered(pool, event.id, String(answer)) : setFailed(pool, event, String(answer)));
      }),
    );
    return due.length > 0;
  };

  const run = async (): Promise<void> => {
    do {
      again = false;
      try {
        if (await pass()) again = true;
      } catch {
        // The database is unavailable: the next tick tries again, and the events taken are due again by
        // themselves.
        again = false;
      }
    } while (again && !closed);
  };

  const tick = (): void => {
    if (closed) return;
    if (running !== undefined) {
      again = true;
      return;
    }
    clearTimeout(timer);
    running = run().finally(() => {
      running = undefined;
      if (closed) return;
      timer = setTimeout(tick, idleMs);
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
