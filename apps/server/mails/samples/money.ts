import { invoiceMails } from '../../src/features/payments/invoices/mails.ts';
import { financeMails } from '../../src/features/payments/office/alerts/mails.ts';
import { subscriptionMails } from '../../src/features/payments/subscriptions/mails.ts';
import { id, name, publicUrl, samplesOf, title } from '../sample.ts';

const party = {
  legalName: 'Kervella Conseil',
  legalForm: 'EI',
  shareCapital: null,
  address: '4 rue des Carmes',
  zipCode: '35000',
  city: 'Rennes',
  country: 'FR',
  businessNumber: '732829320',
  vatNumber: null,
} as const;
const invoice = {
  kind: 'invoice',
  subject: title,
  issuer_id: id,
  document: {
    kind: 'invoice',
    number: 'KC-2026-0007',
    issuedOn: '2026-11-23',
    dueOn: '2026-12-23',
    performedOn: '2026-11-20',
    issuer: party,
    buyer: party,
    isBetweenProfessionals: true,
    lines: [{ text: title, netCents: 130_000 }],
    vat: { rate: 0, baseCents: 130_000, cents: 0 },
    netCents: 130_000,
    totalCents: 130_000,
    paidCents: 0,
    isVatOnDebits: false,
    corrects: null,
    reference: id,
  },
} as const;
const subscription = {
  name,
  row: {
    plan: 'monthly',
    status: 'active',
    period_end: new Date('2026-12-23T09:00:00Z'),
    cancel_at_period_end: false,
    past_due_since: null,
  },
  publicUrl,
} as const;

export const moneySamples = [
  ...samplesOf('invoiceMails', invoiceMails, {
    issued: {
      '': { name, invoice, publicUrl },
      fee: { name, invoice: { ...invoice, issuer_id: null }, publicUrl },
      'credit note': { name, invoice: { ...invoice, kind: 'credit_note' }, publicUrl },
    },
  }),
  ...samplesOf('subscriptionMails', subscriptionMails, {
    confirmed: { '': subscription },
    renewalFailed: { '': subscription },
    ended: { '': subscription },
  }),
  ...samplesOf('financeMails', financeMails, { stuck: { '': { name, waiting: 2, failed: 1, publicUrl } } }),
];
