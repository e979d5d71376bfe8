/**
 * Patience with one step of a journey, in milliseconds, and no promise of the product: a machine may be many times as
 * slow as another. No journey has a shorter one of its own, except where it tries again.
 */
export const patience = 60_000;
