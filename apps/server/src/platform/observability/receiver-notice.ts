import type { Logger } from './log.ts';

/** Logs once that an external receiver fails, and once that it works again. */
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
