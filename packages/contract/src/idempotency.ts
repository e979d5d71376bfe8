/**
 * A caller without an answer repeats the call with the same key: it is carried out once, with the same
 * answer. Calls that take a key are declared `once`.
 */
export const idempotencyHeader = 'idempotency-key';

/** Format of the key; a UUID matches. */
export const idempotencyKeyForm = /^[\w.:-]{8,64}$/;
