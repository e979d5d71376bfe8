import { useRef } from 'react';

/**
 * Returns a function that runs `send` once. Later calls are dropped while it runs and after it succeeded; a
 * failure lets it start again.
 *
 * A disabled button alone is not enough: a double click is faster than the next rendering.
 */
export const sendOnce = <Args extends readonly unknown[]>(
  send: (...args: Args) => Promise<unknown>,
): ((...args: Args) => void) => {
  let isSent = false;
  return (...args) => {
    if (isSent) return;
    isSent = true;
    send(...args).catch(() => {
      isSent = false;
    });
  };
};

/**
 * `sendOnce` for as long as the component is mounted. `send` shows its own errors, and must stay the same
 * function.
 */
export const useSendOnce = <Args extends readonly unknown[]>(send: (...args: Args) => Promise<unknown>) =>
  useRef(sendOnce(send)).current;
