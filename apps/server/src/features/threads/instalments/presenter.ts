import type { Instalments } from '@basoche/contract/threads/instalments';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { timeCents } from '@basoche/domain/pricing/amounts';
import { instalmentName, instalmentSentence, monthTitle } from '@basoche/domain/pricing/content';
import { currentInstalment, type Progress, stateAt, sumsOf } from '@basoche/domain/pricing/instalments';
import { hasSheets, isTimePrice, type MonthlyPrice, type StagedPrice } from '@basoche/domain/pricing/kinds';
import { openPeriod, type Period, periodAt } from '@basoche/domain/pricing/months';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { Application } from '@basoche/domain/threads/application';
import { monthOfThread } from '@basoche/domain/threads/sheet-conditions';
import type { Day } from '@basoche/domain/time/paris';
import { presentPlanned } from '../plans/presenter.ts';
import { presentSheet } from '../sheets/presenter.ts';
import type { SheetRow } from '../sheets/store.ts';

/** Instalments of a mission as both parties read them: the agreed instalments of a price, or its months. */

interface Shown {
  readonly thread: Application;
  readonly progress: Progress & { readonly pricing: StagedPrice };
  /** Times at which instalments were opened, by position. */
  readonly openedAt: readonly Date[];
  /** Sheets of its months, drafts included. */
  readonly sheets: readonly SheetRow[];
  readonly today: Day;
}

/**
 * Sums that add up to the price. The open instalment counts as `deposited` once it has a deposit, and as
 * `toCome` before.
 */
const presentSums = (progress: Progress): Instalments['sums'] => {
  const { engagedCents, paidCents, openCents, toComeCents, droppedCents } = sumsOf(progress);
  const isHeld = currentInstalment(progress)?.isFunded === true;
  return {
    engaged: centsToEuros(engagedCents),
    paid: centsToEuros(paidCents),
    deposited: centsToEuros(isHeld ? openCents : 0),
    toCome: centsToEuros(toComeCents + (isHeld ? 0 : openCents)),
    dropped: centsToEuros(droppedCents),
  };
};

/** Units of time that a deposit of this sum covers; null for a retainer. */
const unitsFor = (pricing: MonthlyPrice, netCents: number): number | null =>
  isTimePrice(pricing) ? netCents / timeCents(pricing, 1) : null;

/** Days of a month, from its sheet, or from the thread for the current month; null while they are not known. */
const periodOf = (
  { thread, progress: { pricing }, sheets, today }: Shown,
  position: number,
): { readonly period: Period | null; readonly hasBegun: boolean } => {
  const row = sheets.find((sheet) => sheet.position === position);
  if (row !== undefined) return { period: { from: row.from, until: row.until }, hasBegun: true };
  const { instalment } = thread;
  const isCurrent = instalment?.position === position;
  const under = isCurrent ? monthOfThread(thread) : null;
  if (under !== null) return { period: under.period, hasBegun: true };
  if (pricing.kind === 'retainer') return { period: periodAt(pricing.startsOn, position), hasBegun: false };
  const month = isCurrent ? instalment.month : undefined;
  return { period: month === undefined ? null : openPeriod(month, position, today), hasBegun: false };
};

/** Title, sum and sheet of a month. */
const presentMonth = (shown: Shown, pricing: MonthlyPrice, position: number, viewer: ThreadParty) => {
  const { progress, sheets } = shown;
  const opened = progress.instalments[position];
  const netCents = opened?.netCents ?? (pricing.kind === 'retainer' ? pricing.monthCents : 0);
  const { period, hasBegun } = periodOf(shown, position);
  const row = sheets.find((sheet) => sheet.position === position);
  const month = period && { pricing, period, units: unitsFor(pricing, netCents) };
  return {
    title: period === null ? instalmentName({ position, count: null }) : monthTitle(period),
    sum: centsToEuros(netCents),
    days: null,
    sheet: hasBegun && month !== null ? presentSheet(row, month, shown.thread, viewer) : null,
  };
};

/** Number of instalments to show: the opened ones for months of time, all for other prices. */
const shownCount = ({ pricing, instalments }: Shown['progress']): number => {
  if (pricing.kind === 'instalments') return pricing.instalments.length;
  return pricing.kind === 'retainer' ? pricing.months : instalments.length;
};

const presentPart = (shown: Shown, position: number, viewer: ThreadParty) => {
  const { thread, progress } = shown;
  const { pricing } = progress;
  if (hasSheets(pricing)) return presentMonth(shown, pricing, position, viewer);
  const planned = pricing.instalments[position] ?? { title: '', cents: 0, days: null };
  return { ...presentPlanned(planned, thread, viewer), sheet: null };
};

export const presentInstalments = (shown: Shown, viewer: ThreadParty): Instalments => {
  const { progress, openedAt } = shown;
  const { pricing, mode } = progress;
  const count = shownCount(progress);
  return {
    kind: pricing.kind,
    current: currentInstalment(progress)?.position ?? null,
    sums: presentSums(progress),
    instalments: Array.from({ length: count }, (_, position) => {
      const state = stateAt(progress, position);
      const due = progress.instalments[position]?.dueCents ?? null;
      return {
        ...presentPart(shown, position, viewer),
        position,
        name: instalmentName({ position, count: hasSheets(pricing) ? null : count }),
        state,
        stateText: instalmentSentence(state, viewer, mode, pricing.kind),
        paid: due === null ? null : centsToEuros(due),
        openedAt: openedAt[position]?.toISOString() ?? null,
      };
    }),
  };
};
