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

test('an invoice says whether it is to be paid, is late, was paid, or is cancelled, and by what', () => {
  const invoice = { kind: 'invoice', counterpart: null, isPaid: false, dueOn: '2026-12-21' } as Invoice;
  const on = (day: string, changed: Partial<Invoice> = {}) => invoiceState({ ...invoice, ...changed }, day);
  const lastDay = '2026-12-21';
  const late = '2026-12-22';
  expect(on(lastDay)).toEqual({ text: 'À régler avant le 21\u00a0décembre\u00a02026', isLate: false });
  expect(on(late)).toEqual({
    text: 'Échéance dépassée\u202f: c’était le 21\u00a0décembre\u00a02026',
    isLate: true,
  });
  expect(on(late, { isPaid: true })).toEqual({ text: 'Acquittée', isLate: false });
  expect(on(late, { counterpart: 'BAS-2026-0002' })).toMatchObject({ isLate: false });
  expect(on(late, { counterpart: 'BAS-2026-0002' }).text).toContain('BAS-2026-0002');
  const credit = on(late, { kind: 'credit_note', counterpart: 'BAS-2026-0001' });
  expect(credit.text).toContain('Annule la facture');
});
