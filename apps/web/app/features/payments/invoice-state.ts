import type { Invoice } from '@basoche/contract/payments/invoices';
import type { Day } from '@basoche/domain/time/paris';
import { formatDay } from '../../lib/dates.ts';
import { invoiceContent as content } from './invoice-content.ts';

interface InvoiceState {
  readonly text: string;
  /** True if its due day is past. In a direct relation it may have been paid, which is not known here. */
  readonly isLate: boolean;
}

/** State of an invoice on this day (Europe/Paris), in words. */
export const invoiceState = ({ kind, counterpart, isPaid, dueOn }: Invoice, today: Day): InvoiceState => {
  const stateOf = (text: string, isLate = false): InvoiceState => ({ text, isLate });
  if (kind === 'credit_note') return stateOf(content.cancels(counterpart ?? ''));
  if (counterpart !== null) return stateOf(content.cancelledBy(counterpart));
  if (isPaid) return stateOf(content.paid);
  return dueOn < today
    ? stateOf(content.late(formatDay(dueOn)), true)
    : stateOf(content.due(formatDay(dueOn)));
};
