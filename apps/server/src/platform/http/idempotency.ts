import type { IncomingHttpHeaders } from 'node:http';
import { idempotencyHeader, idempotencyKeyForm } from '@basoche/contract/idempotency';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { hashOfSecret } from '../secrets/secrets.ts';
import { refuse } from './refusal.ts';
import type { Viewer } from './viewer.ts';

/** Idempotency keys: a caller may repeat a call whose outcome it does not know, and the call runs once per key. */

/** The idempotency key of a call. */
export interface CallKey {
  readonly personId: string;
  readonly keyHash: Buffer;
  /** Digest of the whole call: another call under the same key is refused. */
  readonly callHash: Buffer;
}

interface KeyedRequest {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** The idempotency key of a request; null if it has none. */
export const callKeyOf = (
  { personId, acting }: Pick<Viewer, 'personId' | 'acting'>,
  route: string,
  { url, headers, body }: KeyedRequest,
): CallKey | null => {
  const header = headers[idempotencyHeader];
  if (header === undefined) return null;
  if (typeof header !== 'string' || !idempotencyKeyForm.test(header)) {
    const message = 'Ce repère n’est pas valide.';
    return refuse('INVALID_INPUT', { errors: [{ path: idempotencyHeader, message }] });
  }
  // The same call for another account is another call.
  const account = acting === null ? '' : `${acting.firmId} `;
  return {
    personId,
    keyHash: hashOfSecret(header),
    callHash: hashOfSecret(`${account}${route} ${url} ${JSON.stringify(body ?? null)}`),
  };
};

/**
 * Runs `work` in the caller's transaction, unless it was done under this key before. Returns the id of the object that
 * it made or changed, every time. A refused or failed call leaves its key unused.
 */
export const once = async (
  { clock }: { readonly clock: Clock },
  trx: Db,
  key: CallKey | null,
  work: () => Promise<string>,
): Promise<string> => {
  if (key === null) return work();
  const { personId: member_id, keyHash: key_hash, callHash: call_hash } = key;
  // Waits for a concurrent transaction with the same key, and sees its result.
  const { numInsertedOrUpdatedRows: claimed } = await trx
    .insertInto('idempotency_key')
    .values({ member_id, key_hash, call_hash, made_id: null, used_at: clock.now() })
    .onConflict((conflict) => conflict.columns(['member_id', 'key_hash']).doNothing())
    .executeTakeFirstOrThrow();
  if (claimed === 0n) {
    const earlier = await trx
      .selectFrom('idempotency_key')
      .select(['call_hash', 'made_id'])
      .where('member_id', '=', member_id)
      .where('key_hash', '=', key_hash)
      .executeTakeFirst();
    if (earlier?.made_id == null || !earlier.call_hash.equals(call_hash)) return refuse('KEY_REUSED');
    return earlier.made_id;
  }
  const made_id = await work();
  await trx
    .updateTable('idempotency_key')
    .set({ made_id })
    .where('member_id', '=', member_id)
    .where('key_hash', '=', key_hash)
    .execute();
  return made_id;
};
