import type { Thread } from '@basoche/contract/threads';

/** Whether there may be something invoiced in a thread: a direct relation, or funds that were deposited with a fee. */
export const mayBeInvoiced = ({ type, actions }: Thread): boolean =>
  type === 'MISSION' &&
  actions.some(
    (action) => (action.type === 'DIRECT' || action.type === 'WAITING_FUNDS') && action.result === 'ACCEPTED',
  );
