import type { CollaborationMode } from '../payments/fees.ts';
import type { ThreadParty } from '../threads/actors.ts';
import type { ApplicationState } from '../threads/states.ts';
import { timeCents } from './amounts.ts';
import { engagedCents, isTimePrice, type Pricing } from './kinds.ts';

/**
 * Instalments of a mission, one after another, each with its own deposit, delivery, end and release. A flat
 * price is a single one; each month of time or of a retainer is one. Amounts are cents, excluding tax.
 */

/**
 * Ways in which an instalment is closed. `accepted`: in full, by the client, by their silence or by staff.
 * `settled`: split by staff. `refunded`: given back to the client.
 */
export const instalmentCloses = ['accepted', 'settled', 'refunded'] as const;
export type InstalmentClose = (typeof instalmentCloses)[number];

export interface Instalment {
  /** Zero-based index. */
  readonly position: number;
  /** Sum to deposit for it; in a direct relation, the most that is owed for it. */
  readonly netCents: number;
  /**
   * Units of time that the sum covers, then the units of its sheet once it is delivered; null if the price is
   * not by time.
   */
  readonly units: number | null;
  readonly isFunded: boolean;
  readonly isDelivered: boolean;
  /** True from its end until its release. */
  readonly isEnded: boolean;
  readonly close: InstalmentClose | null;
  /** Sum for the payee; null until it is closed. */
  readonly dueCents: number | null;
}

export interface Progress {
  readonly pricing: Pricing;
  readonly mode: CollaborationMode;
  /** Opened instalments, in order; all but the last are closed. */
  readonly instalments: readonly Instalment[];
  /** True if no further instalment opens. */
  readonly isEnding: boolean;
}

type Opening = Pick<Instalment, 'netCents' | 'units'>;

const toldUnits = (instalments: readonly Instalment[]): number =>
  instalments.reduce((sum, { units }) => sum + (units ?? 0), 0);

/** Sum and units of the instalment after those already opened; null after the last one. */
export const openingAfter = (pricing: Pricing, opened: readonly Instalment[]): Opening | null => {
  const position = opened.length;
  if (isTimePrice(pricing)) {
    const units = Math.min(pricing.monthUnits, pricing.ceilingUnits - toldUnits(opened));
    return units > 0 ? { netCents: timeCents(pricing, units), units } : null;
  }
  if (pricing.kind === 'retainer')
    return position < pricing.months ? { netCents: pricing.monthCents, units: null } : null;
  if (pricing.kind === 'flat') return position === 0 ? { netCents: pricing.cents, units: null } : null;
  const planned = pricing.instalments[position];
  return planned === undefined ? null : { netCents: planned.cents, units: null };
};

const unopened = { isFunded: false, isDelivered: false, isEnded: false, close: null, dueCents: null };

/** Opens the next instalment, unless the mission ends or none is left. */
const openNext = (progress: Progress): Progress => {
  const { pricing, instalments, isEnding } = progress;
  const opening = isEnding ? null : openingAfter(pricing, instalments);
  if (opening === null) return { ...progress, isEnding: true };
  const position = instalments.length;
  return { ...progress, instalments: [...instalments, { ...unopened, ...opening, position }] };
};

/** Opens the first instalment, once the mode is accepted and, for a portage, approved. */
export const openFirst = (pricing: Pricing, mode: CollaborationMode): Progress =>
  openNext({ pricing, mode, instalments: [], isEnding: false });

/** Highest cost of an open instalment; for delivered time, the cost of the units on its sheet. */
const openCentsOf = (pricing: Pricing, { netCents, units, isDelivered }: Instalment): number =>
  isTimePrice(pricing) && isDelivered ? timeCents(pricing, units ?? 0) : netCents;

const isOpen = ({ close }: Instalment): boolean => close === null;

/** The instalment that is open; null once the mission is over. */
export const currentInstalment = ({ instalments }: Pick<Progress, 'instalments'>): Instalment | null =>
  instalments.findLast(isOpen) ?? null;

const changed = (progress: Progress, position: number, change: Partial<Instalment>): Progress => ({
  ...progress,
  instalments: progress.instalments.map((one) => (one.position === position ? { ...one, ...change } : one)),
});

export const isOver = (progress: Progress): boolean => currentInstalment(progress) === null;

/**
 * State of the thread, taken from its open instalment. A mission that is over is DONE if some instalment was
 * accepted or settled, else REFUSED.
 */
export const threadState = (progress: Progress): ApplicationState => {
  const current = currentInstalment(progress);
  if (current === null) {
    const isEarned = progress.instalments.some(({ close }) => close === 'accepted' || close === 'settled');
    return isEarned ? 'DONE' : 'REFUSED';
  }
  if (current.isEnded) return 'WAITING_RULES';
  return current.isFunded || progress.mode === 'direct' ? 'ONGOING' : 'WAITING_FUNDS';
};

/** Records the deposit of an instalment. */
export const fund = (progress: Progress, position: number): Progress =>
  changed(progress, position, { isFunded: true });

/** Limits the sum and the units of a month to those that its deposit covers. Later months share the rest. */
export const coverLess = (
  progress: Progress,
  position: number,
  { netCents, units }: Pick<Instalment, 'netCents' | 'units'>,
): Progress => changed(progress, position, { netCents, units });

/** A delivery. For a month: the units of its sheet, and whether the mission ends with it. */
export interface Delivered {
  readonly units?: number;
  readonly isLast?: boolean;
}

/** True if the open instalment may be delivered. */
export const mayDeliver = (progress: Progress): boolean => {
  const current = currentInstalment(progress);
  const isHeld = current?.isFunded === true || progress.mode === 'direct';
  return current?.isDelivered === false && isHeld;
};

/** Delivers the open instalment. The next one opens only once this one is closed. */
export const deliver = (progress: Progress, { units, isLast = false }: Delivered = {}): Progress => {
  const current = currentInstalment(progress);
  if (current === null) throw new RangeError('The mission is over.');
  const told = changed(progress, current.position, { isDelivered: true, units: units ?? current.units });
  return { ...told, isEnding: isLast };
};

/**
 * Marks the work of an instalment as ended, with its release planned. Not for a direct relation, which has no
 * release and is closed at once.
 */
export const end = (progress: Progress, position: number): Progress =>
  changed(progress, position, { isEnded: true });

export interface Closing {
  readonly position: number;
  readonly close: InstalmentClose;
  /** Sum for the payee. By default the amount of the sheet, or all of it; 0 for a refund. */
  readonly dueCents?: number;
  /** Accepted units of time; later months share the rest. */
  readonly units?: number;
  /** True if the mission ends with this instalment. */
  readonly isLast?: boolean;
}

/**
 * Closes an instalment. An accepted one opens the next; a settlement or a refund opens none, and earlier
 * payments stay paid.
 */
export const closeInstalment = (
  progress: Progress,
  { position, close, dueCents, units, isLast = false }: Closing,
): Progress => {
  const closing = progress.instalments[position];
  if (closing === undefined || closing.close !== null) throw new RangeError('This instalment is not open.');
  const told = units ?? closing.units;
  const due = close === 'refunded' ? 0 : (dueCents ?? openCentsOf(progress.pricing, closing));
  const closed = changed(progress, position, { close, dueCents: due, units: told });
  if (close === 'accepted' && !isLast) return openNext(closed);
  return { ...closed, isEnding: true };
};

/** True if no deposit covers work on the open instalment; the prestataire must be told. */
export const isUnfunded = (progress: Progress): boolean =>
  progress.mode !== 'direct' && currentInstalment(progress)?.isFunded === false;

/**
 * True if this party may end the mission alone, from the second instalment on.
 *
 * With deposits, either party may while the next deposit is missing. In a direct relation the prestataire may
 * before they deliver.
 */
export const mayStop = (progress: Progress, party: ThreadParty): boolean => {
  const current = currentInstalment(progress);
  if (current === null || current.position === 0 || current.isDelivered) return false;
  return progress.mode === 'direct' ? party === 'candidate' : !current.isFunded;
};

/** Ends the mission before the open instalment, which is dropped. */
export const stop = (progress: Progress): Progress => {
  const dropped = currentInstalment(progress);
  return {
    ...progress,
    instalments: progress.instalments.filter((one) => one !== dropped),
    isEnding: true,
  };
};

export const instalmentStates = [
  'later',
  'awaited',
  'underWay',
  'delivered',
  'ended',
  'accepted',
  'settled',
  'refunded',
  'dropped',
] as const;
export type InstalmentState = (typeof instalmentStates)[number];

/**
 * State of the instalment at this position, as shown. Unopened ones are `later`, or `dropped` once the
 * mission ends.
 */
export const stateAt = (progress: Progress, position: number): InstalmentState => {
  const instalment = progress.instalments[position];
  if (instalment === undefined) return progress.isEnding ? 'dropped' : 'later';
  const { close, isEnded, isDelivered, isFunded } = instalment;
  // Without a deposit nothing was refunded: the instalment is shown as dropped.
  if (close === 'refunded' && !isFunded) return 'dropped';
  if (close !== null) return close;
  if (isEnded) return 'ended';
  if (isDelivered) return 'delivered';
  return isFunded || progress.mode === 'direct' ? 'underWay' : 'awaited';
};

/** Amounts of a mission, in cents, excluding tax; `engagedCents` is the sum of the four others. */
export interface ProgressSums {
  readonly engagedCents: number;
  /** Paid, or owed in a direct relation, for closed instalments. */
  readonly paidCents: number;
  /** Highest cost of the open instalment. */
  readonly openCents: number;
  /** Cost of the instalments to open; 0 once the mission ends. */
  readonly toComeCents: number;
  /** Engaged but never paid, once the mission ends; 0 before. */
  readonly droppedCents: number;
}

export const sumsOf = ({ pricing, instalments, isEnding }: Progress): ProgressSums => {
  const engaged = engagedCents(pricing);
  const paidCents = instalments.reduce((sum, { dueCents }) => sum + (dueCents ?? 0), 0);
  const openCents = instalments.filter(isOpen).reduce((sum, one) => sum + openCentsOf(pricing, one), 0);
  const rest = engaged - paidCents - openCents;
  return {
    engagedCents: engaged,
    paidCents,
    openCents,
    toComeCents: isEnding ? 0 : rest,
    droppedCents: isEnding ? rest : 0,
  };
};

/**
 * Price of the mission in the yearly sum of the vigilance file: the engaged sum, then what was paid once the
 * mission is over.
 */
export const countedCents = (progress: Progress): number => {
  const { engagedCents: engaged, paidCents } = sumsOf(progress);
  return isOver(progress) ? paidCents : engaged;
};
