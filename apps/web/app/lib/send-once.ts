import { useRef } from 'react';

/**
 * Returns a function that starts `send` once: later calls are dropped while it is under way and after it has succeeded. A failure
 * lets it start again. A double click is faster than the next rendering, which is what disables a button.
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

/** `sendOnce` for as long as the component is mounted. `send` shows its own failures, and stays the same function. */
export const useSendOnce = <Args extends readonly unknown[]>(send: (...args: Args) => Promise<unknown>) =>
  useRef(sendOnce(send)).current;
