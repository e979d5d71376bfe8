import type { Reading, ReadingPage, ReadWork } from '@basoche/contract/back-office/readings';
import type { RecordedWork } from '@basoche/domain/evidence/recorded-work';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { priceLine, quantityText } from '@basoche/domain/pricing/content';
import type { MonthlyPrice } from '@basoche/domain/pricing/kinds';
import { unitsOf } from '@basoche/domain/pricing/sheets';
import type { ReadingCase } from '@basoche/domain/reports/thread-reading';
import type { ReadingRow, ReadMessageRow } from './store.ts';

export const caseOf = ({ report_id }: { readonly report_id: string | null }): ReadingCase =>
  report_id === null ? 'dispute' : 'report';

/** A reading of a thread, for the member of staff who opened it. */
export const presentReading = (row: ReadingRow): Reading => ({
  id: row.id,
  postulationID: row.application_id,
  title: row.title,
  creator: row.creator,
  candidate: row.candidate,
  because: caseOf(row),
  openedAt: row.opened_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
});

export const presentMessage = (row: ReadMessageRow): ReadingPage['messages'][number] => ({
  position: row.position,
  by: row.by,
  author: row.author,
  content: row.content,
  sentAt: row.sent_at.toISOString(),
  attachments: (row.attachments ?? []).map(({ id, name, kind, bytes }) => ({ id, name, kind, bytes })),
});

const presentPrice = (price: NonNullable<RecordedWork['price']>): ReadWork['price'] => {
  const { offerCents, instalments = [], pricing, isAccepted } = price;
  if (offerCents === null) return null;
  return {
    offer: centsToEuros(offerCents),
    isAccepted,
    monthly: pricing === undefined ? null : priceLine(pricing, false),
    services: pricing?.kind === 'retainer' ? pricing.services : null,
    instalments: instalments.map(({ title, cents, days }) => ({ title, price: centsToEuros(cents), days })),
  };
};

const quantityOf = (kind: MonthlyPrice['kind'], units: number): string =>
  kind === 'retainer' ? '' : quantityText(kind, units);

const presentSheet = (sheet: NonNullable<RecordedWork['sheet']>): ReadWork['sheet'] => {
  const { kind, period, entries, isLast, at, returned } = sheet;
  return {
    ...period,
    sentAt: at,
    isLast,
    quantity: quantityOf(kind, unitsOf(entries)),
    entries: entries.map(({ day, units, text }) => ({ day, quantity: quantityOf(kind, units), text })),
    returned,
  };
};

/** Work of a thread for staff: no digest of a list or of a text. */
export const presentWork = ({ price, sheet, report, independence }: RecordedWork): ReadWork => ({
  price: price && presentPrice(price),
  sheet: sheet && presentSheet(sheet),
  report: report && {
    outcome: report.outcome,
    text: report.text,
    nextDay: report.nextDay,
    sentAt: report.at,
  },
  independence: independence && {
    kind: independence.kind,
    at: independence.at,
    listVersion: independence.listVersion,
  },
});
