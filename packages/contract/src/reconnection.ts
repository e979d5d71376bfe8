/**
 * Delays of a browser's reconnection after a break, in the terms of socket.io, in milliseconds. After a
 * restart all browsers reconnect, so their attempts are spread widely.
 */
export const reconnection = {
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  randomizationFactor: 0.9,
} as const;
