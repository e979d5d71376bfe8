import { hourlyCostAtMost } from '../limits.ts';
import { releaseTimes } from '../payments/release-times.ts';
import { threadTimes } from '../threads/time-limits.ts';

/**
 * Limits of prices by day, by hour, in instalments and by month (decision 0110). Amounts are cents, excluding
 * tax.
 */

/** Number of instalments of a price. */
export const instalmentCount = { min: 2, max: 6 } as const;

/** Smallest instalment, and smallest month of a retainer. */
export const instalmentAtLeastCents = 5_000;

/**
 * Highest number of characters in the title of an instalment, the text of an entry, and the services of a
 * retainer.
 */
export const pricingTexts = { title: 120, entry: 200, services: 1_000 } as const;

/** Number of months of a retainer, which then ends automatically. */
export const retainerMonths = { min: 2, max: 12 } as const;

/** Units of time in one day (half days) and in one hour (quarters). */
export const unitsIn = { day: 2, hour: 4 } as const;

/** Highest number of units in one calendar day: one day, or 16 hours. */
export const unitsADay = { day: 2, hour: 64 } as const;

/** Bounds of a rate, in cents. */
export const rateBounds = {
  day: { min: 100, max: hourlyCostAtMost * 1_000 },
  hour: { min: 100, max: hourlyCostAtMost * 100 },
} as const;

/** Highest ceiling of a price by time, in units: a year of whole days. */
export const ceilingAtMost = { day: unitsADay.day * 366, hour: unitsADay.hour * 366 } as const;

/** Highest number of entries in one sheet. */
export const entriesASheet = 200;

/**
 * Number of times that the client may give a sheet back for correction; then they accept it or contest it.
 */
const returnsAtMost = 1;

const releaseDays = Math.ceil(releaseTimes.plannedHours / 24);

/**
 * Days of work that fit into a hold: after them, the client's silence and the release must still fit in
 * before the money goes back.
 */
export const heldWorkDays = threadTimes.holdMaximumDays - threadTimes.autoEndDays - releaseDays;

/** Hours for which the payment page of a deposit can be paid. */
export const depositPageHours = 2;

/** Highest number of days from the deposit of a month to its last day. */
export const heldMonthDays = 32;

/**
 * Days after the end of a held month for sending its sheet. Each silence of the client, also after a returned
 * sheet, must still end before the money goes back.
 */
export const tellingDays =
  threadTimes.holdMaximumDays - heldMonthDays - (1 + returnsAtMost) * threadTimes.autoEndDays - releaseDays;

/** Days after the end of a month on which the prestataire is reminded to send its sheet. */
export const tellReminderDays = [0, 3, 7] as const;

/**
 * Days after the end of a month that a client waits for its sheet in a direct relation; then they may end the
 * mission.
 */
export const sheetAwaitedDays = 14;

/** Days without a deposit after which both parties are warned, from the second instalment on. */
export const unfundedDays = [2, 7, 14] as const;
