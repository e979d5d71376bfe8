/**
 * Timeout of one step of a journey, in milliseconds. It is generous, because some machines are many times
 * slower than others, and is no promise of the product. Only steps that are retried have shorter timeouts.
 */
export const patience = 60_000;
