import type { Thread } from '@basoche/contract/threads/threads';

/** True if a thread may have invoices: a direct relation, or a confirmed deposit with a fee. */
export const mayBeInvoiced = ({ mode, execution }: Thread): boolean =>
  mode === 'direct' || execution.depositConfirmedAt !== null;
