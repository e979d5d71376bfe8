/** The only source of time. Rules receive `now` as a parameter; tests pass another clock. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
