import type { Invoice } from '@basoche/contract/payments/invoices';
import { formatDay } from '../../lib/dates.ts';
import { invoiceWords as words } from './invoice-content.ts';

/** State of an invoice, in words. */
export const invoiceState = ({ kind, counterpart, isPaid, dueOn }: Invoice): string => {
  if (kind === 'credit_note') return words.cancels(counterpart ?? '');
  if (counterpart !== null) return words.cancelledBy(counterpart);
  return isPaid ? words.paid : words.due(formatDay(dueOn));
};
