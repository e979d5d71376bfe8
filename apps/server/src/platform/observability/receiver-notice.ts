import type { Logger } from './log.ts';

/** Logs that a receiver outside takes nothing, once, and once that it does again. */
export const openReceiverNotice = (
  log: Logger,
  sentences: { readonly lost: string; readonly back: string },
): ((error: unknown) => void) => {
  let isLost = false;
  return (error) => {
    const fails = error !== null;
    if (fails === isLost) return;
    isLost = fails;
    if (fails) log.warn({ err: error }, sentences.lost);
    else log.info(sentences.back);
  };
};
