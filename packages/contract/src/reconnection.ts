/**
 * When a browser connects again after a break, in the terms of socket.io: times in milliseconds. After a restart all
 * browsers come back, so their attempts are spread as far as they can be.
 */
export const reconnection = {
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  randomizationFactor: 0.9,
} as const;
