/** Time that the program gives its database before it takes it for gone. */
export interface Patience {
  /** Until a connection is open, in milliseconds. */
  readonly connectMs: number;
  /** Until the look whether it answers comes back, in milliseconds. */
  readonly lookMs: number;
}

/** Short, so that a request is refused rather than kept. Tests of anything else, on machines that do too much at once, wait longer. */
export const usualPatience: Patience = { connectMs: 1_500, lookMs: 900 };
