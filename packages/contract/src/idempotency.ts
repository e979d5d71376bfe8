/**
 * Header of an idempotency key. A caller who got no answer repeats the call with the same key: the call is
 * carried out once, and answers the same. Calls that accept a key are declared `once`.
 */
export const idempotencyHeader = 'idempotency-key';

/** Format of the key; a UUID matches. */
export const idempotencyKeyForm = /^[\w.:-]{8,64}$/;
