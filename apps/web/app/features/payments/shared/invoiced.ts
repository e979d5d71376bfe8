import type { Thread } from '@basoche/contract/threads/threads';

/** Whether there may be something invoiced in a thread: a direct relation, or funds that were deposited with a fee. */
export const mayBeInvoiced = ({ mode, execution }: Thread): boolean =>
  mode === 'direct' || execution.depositConfirmedAt !== null;
