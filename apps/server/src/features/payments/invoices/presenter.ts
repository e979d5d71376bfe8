import type { Invoice as WireInvoice } from '@basoche/contract/payments/invoices';
import { ofName } from '@basoche/domain/members/elision';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { billedName, billingLines } from '@basoche/domain/payments/billing';
import type { Invoice, InvoiceContent, InvoiceLine } from '@basoche/domain/payments/invoices/invoice';
import { serviceLine } from '@basoche/domain/payments/invoices/issuing';
import { mentionsOf } from '@basoche/domain/payments/invoices/mentions';
import { monthLine, monthWork, periodText } from '@basoche/domain/payments/invoices/months';
import { instalmentName, quantityText } from '@basoche/domain/pricing/content';
import { maskContacts } from '@basoche/domain/threads/contacts';
import { frenchDay } from '@basoche/domain/time/french-dates';
import { parisDay, startOfParisDay } from '@basoche/domain/time/paris';
import type { Block, DocumentHead } from '../../../platform/documents/blocks.ts';
import type { MailCard } from '../../../platform/mail/mail-content.ts';
import type { InvoicedInstalment, InvoicedThread, InvoiceRow } from './numbering/store.ts';

/** « Tranche 2 sur 3 »; null for a flat price. */
export const nameOf = ({ place }: InvoicedInstalment): string | null => place && instalmentName(place);

/** Texts of the prestataire about their work, as the client may read them. */
const readableWork = (
  { is_agreed }: InvoicedThread,
  { work, month }: InvoicedInstalment,
): Pick<InvoicedInstalment, 'work' | 'month'> => {
  if (is_agreed) return { work, month };
  const entries = month?.entries.map((entry) => ({ ...entry, text: maskContacts(entry.text) })) ?? [];
  return { work: work && maskContacts(work), month: month && { ...month, entries } };
};

/** Lines of an invoice, with the day of the service, or the days of a month. */
export const workOf = (
  thread: InvoicedThread,
  instalment: InvoicedInstalment,
): Pick<InvoiceContent, 'lines' | 'performedOn' | 'period'> => {
  const { subject } = thread;
  const { ended_at, place } = instalment;
  const { work, month } = readableWork(thread, instalment);
  const netCents = instalment.net_cents ?? 0;
  const endedOn = ended_at === null ? null : parisDay(ended_at);
  if (month === null)
    return { lines: [{ text: serviceLine(subject, { place, work }), netCents }], performedOn: endedOn };
  const { until } = month.period;
  const text = serviceLine(subject, { place, work: monthWork(month) });
  return {
    lines: [monthLine(text, month, netCents)],
    // A mission may end within its last month; the service then ends on that day.
    performedOn: endedOn !== null && endedOn < until ? endedOn : until,
    period: month.period,
  };
};

export const presentInvoice = (row: InvoiceRow, viewerId: string): WireInvoice => {
  const { document } = row;
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    issuedAt: row.issued_at.toISOString(),
    issuedOn: row.issued_on,
    dueOn: document.dueOn,
    subject: row.subject,
    postulationID: row.application_id,
    instalment: document.instalment ?? null,
    isMine: row.issuer_id === viewerId,
    issuer: billedName(document.issuer),
    buyer: billedName(document.buyer),
    total: centsToEuros(row.total_cents),
    vat: centsToEuros(document.vat.cents),
    isPaid: document.paidCents > 0,
    counterpart: row.counterpart,
  };
};

const names = { invoice: 'Facture', credit_note: 'Avoir' } as const;

/** Name of the invoice's file. */
export const invoiceFileName = ({ kind, number }: Pick<Invoice, 'kind' | 'number'>): string =>
  `${names[kind].toLowerCase()}-${number}.pdf`;

const money = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const amount = (cents: number): string => money.format(cents / 100);
const dayText = (day: string): string => frenchDay(startOfParisDay(day));

const dates = (invoice: Invoice): Block[] => {
  const { kind, issuedOn, dueOn, performedOn, period, paidCents, corrects, reference } = invoice;
  const facts: (readonly [string, string])[] = [['Date d’émission', dayText(issuedOn)]];
  if (corrects !== null) {
    facts.push(['Facture annulée', `${corrects.number} du ${dayText(corrects.issuedOn)}`]);
  }
  facts.push(
    period === undefined
      ? ['Date de la prestation', performedOn === null ? 'En cours' : dayText(performedOn)]
      : ['Période de la prestation', periodText(period)],
  );
  if (kind === 'invoice') facts.push(['Échéance', paidCents > 0 ? 'Acquittée' : dayText(dueOn)]);
  facts.push(['Référence', reference]);
  return facts.map(([label, text]) => ({ as: 'labelled', label, text }));
};

const row = (texts: readonly [string, string, string, string], style?: 'soft'): Block => ({
  as: 'columns',
  ...(style ? { style } : {}),
  cells: [
    { text: texts[0], width: 0.49 },
    { text: texts[1], width: 0.13, isRight: true },
    { text: texts[2], width: 0.19, isRight: true },
    { text: texts[3], width: 0.19, isRight: true },
  ],
});

/** A line, followed by the work that was done for it. */
const lineBlocks = ({ text, netCents, time, done = [] }: InvoiceLine): Block[] => {
  const [quantity, price] =
    time === undefined ? ['1', netCents] : [quantityText(time.kind, time.units), time.rateCents];
  return [
    row([text, quantity, amount(price), amount(netCents)]),
    ...done.map((one): Block => ({ as: 'small', text: one })),
  ];
};

const total = (label: string, cents: number, style?: 'strong'): Block => ({
  as: 'columns',
  ...(style ? { style } : {}),
  cells: [
    { text: label, width: 0.76, isRight: true },
    { text: amount(cents), width: 0.24, isRight: true },
  ],
});

const totals = ({ kind, netCents, vat, totalCents, paidCents }: Invoice): Block[] => {
  const lines = [total('Total HT', netCents)];
  lines.push(total(vat.rate === 0 ? 'TVA' : `TVA ${vat.rate}\u00a0%`, vat.cents));
  lines.push(total('Total TTC', totalCents, 'strong'));
  if (kind === 'credit_note') return lines;
  if (paidCents > 0) lines.push(total('Déjà payé', paidCents));
  return [...lines, total('Net à payer', totalCents - paidCents, 'strong')];
};

/** The readable pages: all data of the electronic form, in French. */
export const invoiceDocument = (
  invoice: Invoice,
  at: Date,
): { readonly head: DocumentHead; readonly blocks: readonly Block[] } => {
  const { kind, number, issuer, buyer, lines } = invoice;
  const title = `${names[kind]} ${number}`;
  const parties = [issuer, buyer].map((details, index) => ({
    text: [index === 0 ? 'Émetteur' : 'Client', ...billingLines(details)].join('\n'),
    width: 0.5,
    isNamed: true,
  }));
  return {
    head: {
      title,
      subject: `${title} du ${dayText(invoice.issuedOn)}, ${billedName(issuer)} à ${billedName(buyer)}`,
      at,
      foot: `${title} · ${billedName(issuer)}`,
      letterhead: { name: billedName(issuer), words: 'Document émis avec Basoche' },
      archive: { author: billedName(issuer) },
    },
    blocks: [
      { as: 'title', text: title },
      { as: 'separator' },
      ...dates(invoice),
      { as: 'separator' },
      { as: 'columns', cells: parties },
      { as: 'separator' },
      row(['Désignation', 'Quantité', 'Prix unitaire HT', 'Total HT'], 'soft'),
      ...lines.flatMap(lineBlocks),
      { as: 'separator' },
      ...totals(invoice),
      { as: 'separator' },
      ...mentionsOf(invoice).map(({ text }): Block => ({ as: 'small', text })),
    ],
  };
};

interface InvoiceMail {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly card: MailCard;
}

const invoiceCard = ({
  kind,
  document,
  subject,
}: Pick<InvoiceRow, 'kind' | 'document' | 'subject'>): MailCard => ({
  title: subject,
  facts: [
    [names[kind], document.number],
    ...(document.instalment === undefined ? [] : [['Objet', document.instalment] as const]),
    ['Montant TTC', amount(document.totalCents)],
    ...(kind === 'credit_note'
      ? []
      : [['Échéance', document.paidCents > 0 ? 'Acquittée' : dayText(document.dueOn)] as const]),
  ],
});

const invoiceContent = ({
  kind,
  document,
  subject,
  issuer_id,
}: Pick<InvoiceRow, 'kind' | 'document' | 'subject' | 'issuer_id'>): Omit<InvoiceMail, 'card'> => {
  const about = `la mission «\u00a0${subject}\u00a0»`;
  if (issuer_id === null) {
    return kind === 'invoice'
      ? {
          subject: `Facture ${document.number} des frais Basoche`,
          paragraphs: [`La facture des frais Basoche pour ${about} est disponible.`],
        }
      : {
          subject: `Avoir ${document.number} des frais Basoche`,
          paragraphs: [`Les frais Basoche pour ${about} vous sont rendus\u202f: l’avoir est disponible.`],
        };
  }
  const from = billedName(document.issuer);
  return kind === 'invoice'
    ? {
        subject: `Facture ${document.number} ${ofName(from)}`,
        paragraphs: [
          `${from} vous adresse une facture pour ${about}.`,
          'Elle se règle entre vous, avant son échéance.',
        ],
      }
    : {
        subject: `Avoir ${document.number} ${ofName(from)}`,
        paragraphs: [`${from} annule par un avoir une facture qui vous a été adressée pour ${about}.`],
      };
};

/** The mail of an invoice or of a credit note. */
export const invoiceMail = (
  row: Pick<InvoiceRow, 'kind' | 'document' | 'subject' | 'issuer_id'>,
): InvoiceMail => ({ ...invoiceContent(row), card: invoiceCard(row) });
