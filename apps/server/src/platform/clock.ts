/** The only source of time: rules receive `now`, tests hand over another clock. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
