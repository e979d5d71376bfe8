import { Refusal } from '../errors.ts';
import { isObject } from '../json.ts';
import type { Db } from '../store.ts';

/**
 * Faults planned for calls of a method and a path (`*` stands for any text between two slashes):
 * - `latency`: the answer comes `ms` later;
 * - `status`: 402, 429, 500 or another, and nothing is done; with `remembered`, it is stored with the
 *   idempotency key, as Stripe stores the answer of a call that failed while it ran;
 * - `lost answer`: the call is done, then the connection breaks;
 * - `hang`: nothing is done, and no answer ever comes.
 *
 * The official library repeats a call once by itself when the connection breaks: two `times` lose both
 * answers.
 */
export type Fault =
  | { readonly kind: 'latency'; readonly ms: number }
  | { readonly kind: 'status'; readonly status: number; readonly remembered: boolean }
  | { readonly kind: 'lost answer' }
  | { readonly kind: 'hang' };

export interface PlannedFault {
  readonly method: string;
  readonly path: string;
  readonly times: number;
  readonly fault: Fault;
}

const faultOf = (kind: string, details: unknown): Fault => {
  const values = isObject(details) ? details : {};
  const number = (name: string, otherwise: number) => {
    const value = values[name];
    return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
  };
  switch (kind) {
    case 'latency':
      return { kind, ms: number('ms', 1_000) };
    case 'status':
      return { kind, status: number('status', 500), remembered: values.remembered === true };
    case 'lost answer':
    case 'hang':
      return { kind };
    default:
      throw new Error(`There is no fault '${kind}'.`);
  }
};

/** Reads a planned fault from a control call: {method, path, kind, times, ms, status, remembered}. */
export const plannedFault = (plan: unknown): PlannedFault => {
  const { method = 'POST', path = '/v1/*', kind = '', times = 1, ...details } = isObject(plan) ? plan : {};
  return {
    method: String(method).toUpperCase(),
    path: String(path),
    times: Number(times),
    fault: faultOf(String(kind), details),
  };
};

export const addFault = async (db: Db, { method, path, times, fault }: PlannedFault): Promise<void> => {
  const { kind, ...details } = fault;
  await db.query(
    'insert into payment_sandbox.fault (method, path, kind, details, times) values ($1, $2, $3, $4, $5)',
    [method, path, kind, JSON.stringify(details), times],
  );
};

export const clearFaults = async (db: Db): Promise<void> => {
  await db.query('delete from payment_sandbox.fault');
};

/** The oldest fault planned for this call; counts one use. */
export const takeFault = async (db: Db, method: string, path: string): Promise<Fault | undefined> => {
  const { rows } = await db.query<{ kind: string; details: unknown }>(
    `update payment_sandbox.fault set times = times - 1
     where position = (
       select position from payment_sandbox.fault
       where times > 0 and method in ($1, '*')
         and $2 ~ ('^' || replace(replace(path, '.', '\\.'), '*', '[^/]+') || '$')
       order by position limit 1 for update)
     returning kind, details`,
    [method, path],
  );
  return rows[0] && faultOf(rows[0].kind, rows[0].details);
};

export const refusalOf = (status: number): Refusal => {
  if (status === 402)
    return new Refusal(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    });
  if (status === 429)
    return new Refusal(429, {
      type: 'rate_limit_error',
      code: 'rate_limit',
      message: 'Too many requests hit the API too quickly.',
    });
  return new Refusal(status, { type: 'api_error', message: 'An unknown error occurred (planned fault).' });
};
