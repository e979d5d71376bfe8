import type { OwnPayment, OwnPaymentMonths } from '@basoche/contract/payments/own';
import { csvRow } from '@basoche/domain/csv';
import { anonymousClient } from '@basoche/domain/members/anonymous-client';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { modeNames } from '@basoche/domain/payments/fees';
import {
  cancelAskedText,
  contestedText,
  destinationText,
  paymentStatusText,
} from '@basoche/domain/payments/own-payments';
import { latestReleaseAt, plannedReleaseAt } from '@basoche/domain/payments/release-times';
import { vatCents, vatIncludedCents } from '@basoche/domain/payments/vat';
import { instalmentHeading, instalmentName } from '@basoche/domain/pricing/content';
import { autoEndAt } from '@basoche/domain/threads/timer-schedule';
import { parisDay } from '@basoche/domain/time/paris';
import type { ComingRow, MonthRow, OwnPaymentRow } from './store.ts';

interface Amounts {
  readonly priceCents: number | null;
  readonly vatCents: number | null;
  readonly feeCents: number | null;
  readonly totalCents: number;
}

/** Amounts of a payment: from the agreed price while it is awaited, from the ledger once money has moved. */
const amountsOf = (row: ComingRow): Amounts => {
  const fee = row.fee_cents ?? 0;
  if (row.total_cents === null) {
    const price = row.offer_cents ?? 0;
    const vat = row.tva_applicable ? vatCents(price) : 0;
    return { priceCents: price, vatCents: vat, feeCents: fee, totalCents: price + vat + fee };
  }
  if (!row.is_price) return { priceCents: null, vatCents: null, feeCents: null, totalCents: row.total_cents };
  const ofPayee = row.total_cents - fee;
  const vat = row.tva_applicable ? vatIncludedCents(ofPayee) : 0;
  return { priceCents: ofPayee - vat, vatCents: vat, feeCents: fee, totalCents: row.total_cents };
};

const isStopped = ({ status, is_contested }: ComingRow): boolean =>
  is_contested && (status === 'held' || status === 'planned');

const isCancelAsked = ({ status, is_cancel_asked }: ComingRow): boolean =>
  is_cancel_asked && (status === 'expected' || status === 'held');

const statusInWords = (row: OwnPaymentRow): string => {
  const words = paymentStatusText(row);
  if (isStopped(row)) return `${words}, ${contestedText}`;
  return isCancelAsked(row) ? `${words}, ${cancelAskedText}` : words;
};

/**
 * Last promised day of a payment (Europe/Paris). For held funds of delivered work, assumes that the client
 * stays silent.
 */
const latestDayOf = (row: ComingRow): string | null => {
  if (row.is_release) return parisDay(latestReleaseAt(row.at));
  if (row.status !== 'held' || row.direction !== 'IN' || row.is_contested || row.delivered_at === null)
    return null;
  return parisDay(latestReleaseAt(plannedReleaseAt(autoEndAt(row.delivered_at))));
};

const euros = (cents: number | null): number | null => (cents === null ? null : centsToEuros(cents));
const otherOf = ({ other, is_hidden }: OwnPaymentRow): string | null => (is_hidden ? null : other);

const nameOf = ({ place }: OwnPaymentRow): string | null => place && instalmentName(place);

export const presentOwnPayment = (row: OwnPaymentRow): OwnPayment => {
  const { priceCents, vatCents: vat, feeCents, totalCents } = amountsOf(row);
  return {
    id: row.id,
    direction: row.direction,
    status: row.status,
    price: euros(priceCents),
    vat: euros(vat),
    fee: euros(feeCents),
    total: centsToEuros(totalCents),
    other: otherOf(row),
    title: row.title,
    instalment: nameOf(row),
    postulationID: row.application_id,
    mode: row.mode ?? 'funds',
    destination: row.destination,
    refunded: euros(row.refunded_cents),
    isContested: isStopped(row),
    isCancelAsked: isCancelAsked(row),
    day: parisDay(row.at),
    latestDay: latestDayOf(row),
  };
};

/** The next payment to the member, or to the portage company for them: the earliest one with a promised day. */
const presentNext = (rows: readonly ComingRow[]): OwnPaymentMonths['coming']['next'] => {
  const [next] = rows
    .flatMap((row) => {
      const latestDay = latestDayOf(row);
      if (latestDay === null || isStopped(row) || isCancelAsked(row)) return [];
      const plannedDay = row.status === 'planned' ? parisDay(row.at) : null;
      return [{ total: centsToEuros(amountsOf(row).totalCents), plannedDay, latestDay }];
    })
    .sort((one, other) => one.latestDay.localeCompare(other.latestDay));
  return next ?? null;
};

/** Sums of payments to come: the total of each row, as the list shows it. */
const presentComing = (rows: readonly ComingRow[]): OwnPaymentMonths['coming'] => {
  const sumOf = (isCounted: (row: ComingRow) => boolean) =>
    centsToEuros(rows.filter(isCounted).reduce((sum, row) => sum + amountsOf(row).totalCents, 0));
  const isToMember = ({ direction, destination }: ComingRow) =>
    direction === 'IN' && destination !== 'portage';
  return {
    in: sumOf(isToMember),
    inUncertain: sumOf(
      (row) => isToMember(row) && (row.status === 'expected' || isStopped(row) || isCancelAsked(row)),
    ),
    portage: sumOf(({ direction, destination }) => direction === 'IN' && destination === 'portage'),
    out: sumOf(({ direction }) => direction === 'OUT'),
    next: presentNext(rows),
  };
};

export const presentMonths = (
  rows: readonly MonthRow[],
  coming: readonly ComingRow[],
  year: number | undefined,
): OwnPaymentMonths => {
  const years = [...new Set(rows.map(({ month }) => Number(month.slice(0, 4))))];
  const asked = year ?? years[0];
  return {
    coming: presentComing(coming),
    years,
    months: rows
      .filter(({ month }) => Number(month.slice(0, 4)) === asked)
      .map(({ month, in_cents, refunded_cents, out_cents, portage_cents }) => ({
        month,
        in: centsToEuros(in_cents),
        refunded: centsToEuros(refunded_cents),
        out: centsToEuros(out_cents),
        portage: centsToEuros(portage_cents),
      })),
  };
};

export const ownHeader = csvRow([
  'Date',
  'Sens',
  'État',
  'Mission',
  'Client ou prestataire',
  'Mode',
  'Prix HT',
  'TVA',
  'Frais Basoche TTC',
  'Total TTC',
  'Destination',
  'Échange',
  instalmentHeading,
]);

const cell = (cents: number | null) => (cents === null ? null : { cents });

/**
 * « Reçu », « Remboursé » and « Payé » only for money that has moved, so that the rows with these words can
 * be added up.
 */
const senseOf = ({ direction, status, destination }: OwnPaymentRow): string => {
  if (direction === 'OUT') return status === 'expected' ? 'À payer' : 'Payé';
  if (status === 'expected' || status === 'held' || status === 'planned') return 'À recevoir';
  return destination === 'card' ? 'Remboursé' : 'Reçu';
};

/** A payment as a row of a CSV file. */
export const presentOwnRow = (row: OwnPaymentRow): string => {
  const { priceCents, vatCents: vat, feeCents, totalCents } = amountsOf(row);
  const other = otherOf(row);
  return csvRow([
    parisDay(row.at),
    senseOf(row),
    statusInWords(row),
    row.title,
    other ?? anonymousClient,
    modeNames[row.mode ?? 'funds'],
    cell(priceCents),
    cell(vat),
    cell(feeCents),
    { cents: totalCents },
    destinationText(row, other),
    row.application_id,
    nameOf(row) ?? '',
  ]);
};
