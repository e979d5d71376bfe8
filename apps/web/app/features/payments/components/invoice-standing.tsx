import type { Invoice } from '@basoche/contract/payments/invoices';
import { parisDay } from '@basoche/domain/time/paris';
import { invoiceState } from '../invoice-state.ts';
import classes from './own-payments.module.css';

/** State of an invoice, for its issuer and its buyer; highlighted when it is overdue. */
export const InvoiceStanding = ({ invoice }: { invoice: Invoice }) => {
  const { text, isLate } = invoiceState(invoice, parisDay(new Date()));
  return (
    <p className={isLate ? classes.status : classes.soft} data-status={isLate ? 'late' : undefined}>
      {text}
    </p>
  );
};
