import { hourlyCostAtMost } from '../limits.ts';
import { releaseTimes } from '../payments/release-times.ts';
import { threadTimes } from '../threads/time-limits.ts';

/** Numbers of prices by day, by hour, in instalments and by month (decision 0110). Amounts are cents without tax. */

/** Instalments of a price. */
export const instalmentCount = { min: 2, max: 6 } as const;

/** Smallest instalment, and smallest month of a retainer. */
export const instalmentAtLeastCents = 5_000;

/** Characters of the title of an instalment, of the text of an entry, and of the services of a retainer. */
export const pricingTexts = { title: 120, entry: 200, services: 1_000 } as const;

/** Months of a retainer, which ends by itself. */
export const retainerMonths = { min: 2, max: 12 } as const;

/** Units of time in a day's price (half days) and in an hour's price (quarters). */
export const unitsIn = { day: 2, hour: 4 } as const;

/** Most units that one calendar day takes: one day, or 16 hours. */
export const unitsADay = { day: 2, hour: 64 } as const;

/** Bounds of a rate. */
export const rateBounds = {
  day: { min: 100, max: hourlyCostAtMost * 1_000 },
  hour: { min: 100, max: hourlyCostAtMost * 100 },
} as const;

/** Highest ceiling of time, in units: a year of whole days. */
export const ceilingAtMost = { day: unitsADay.day * 366, hour: unitsADay.hour * 366 } as const;

/** Entries of one sheet. */
export const entriesASheet = 200;

/** Times that the client may give a sheet back to be corrected; afterwards they accept it or contest it. */
const returnsAtMost = 1;

const releaseDays = Math.ceil(releaseTimes.plannedHours / 24);

/**
 * Days of work that a held sum leaves to an instalment: after them come the silence that ends it and the release, all before the
 * sum goes back.
 */
export const heldWorkDays = threadTimes.holdMaximumDays - threadTimes.autoEndDays - releaseDays;

/** Most days from the deposit of a month to its last day. */
export const heldMonthDays = 32;

/** Days after the end of a held month in which its sheet is told, so that each silence of the client still ends before the sum goes back. */
export const tellingDays =
  threadTimes.holdMaximumDays - heldMonthDays - (1 + returnsAtMost) * threadTimes.autoEndDays - releaseDays;

/** Days after the end of a month on which the prestataire is reminded of its sheet. */
export const tellReminderDays = [0, 3, 7] as const;

/** Days after the end of a month for which a client waits for its sheet in a direct relation; then they may end the mission. */
export const sheetAwaitedDays = 14;

/** Days without a deposit after which a next instalment is said to stand still, to both parties. */
export const unfundedDays = [2, 7, 14] as const;
