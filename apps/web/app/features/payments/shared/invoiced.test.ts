import type { Invoice } from '@basoche/contract/payments/invoices';
import { expect, test } from 'vitest';
import { thread } from '../../threads/fixtures.ts';
import { invoiceState } from '../invoice-state.ts';
import { mayBeInvoiced } from './invoiced.ts';

test('invoices are looked for in a direct relation and where funds were deposited, nowhere else', () => {
  const { execution } = thread();
  const deposited = { ...execution, depositConfirmedAt: '2026-11-20T09:00:00.000Z' };
  expect(mayBeInvoiced(thread({ mode: 'direct' }))).toBe(true);
  expect(mayBeInvoiced(thread({ mode: 'funds', execution: deposited }))).toBe(true);
  expect(mayBeInvoiced(thread())).toBe(false);
  expect(mayBeInvoiced(thread({ mode: 'funds' }))).toBe(false);
});

test('an invoice says whether it is to be paid, was paid, or is cancelled, and by what', () => {
  const invoice = { kind: 'invoice', counterpart: null, isPaid: false, dueOn: '2026-12-21' } as Invoice;
  expect(invoiceState(invoice)).toBe('À régler avant le 21\u00a0décembre\u00a02026');
  expect(invoiceState({ ...invoice, isPaid: true })).toBe('Acquittée');
  expect(invoiceState({ ...invoice, counterpart: 'BAS-2026-0002' })).toContain('BAS-2026-0002');
  expect(invoiceState({ ...invoice, kind: 'credit_note', counterpart: 'BAS-2026-0001' })).toContain(
    'Annule la facture',
  );
});
