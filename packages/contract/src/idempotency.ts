/**
 * A caller who had no answer gives the same call again under the same key: it is carried out once, and answered as it would have been.
 * The calls that take a key are declared `once`.
 */
export const idempotencyHeader = 'idempotency-key';

/** Its form; a UUID has it. */
export const idempotencyKeyForm = /^[\w.:-]{8,64}$/;
