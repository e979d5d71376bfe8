/** Limits of the conflict check (rules §9). */

/** Highest number of names in one register. */
export const registerNamesAtMost = 5_000;

/**
 * Days after the first name of a register during which names may be added without a daily budget, up to
 * `registerNamesAtMost`.
 */
export const fillingDays = 7;

/**
 * Highest number of names added after that, in 24 hours and in 30 days. A changed name counts as an added
 * one.
 */
export const namesAddedADay = 200;
export const namesAddedInMonth = 1_000;
export const budgetMonthDays = 30;

/** Highest number of names removed one by one in 24 hours; removing all at once needs a fresh proof. */
export const namesRemovedADay = 60;

/** Highest number of names in one call. */
export const namesInOneCall = 250;

/** Months after which the owner of a register is asked whether it is up to date. */
export const registerDueMonths = 6;

/** Highest size of a file that a browser reads names from, in bytes. */
export const registerFileBytes = 2_000_000;

/** Highest lengths of the fields of a name, in characters. */
export const nameLengths = { name: 120, firstName: 60, reference: 60 } as const;

/** Number of hashes kept for each name; those that a name does not need are random. */
export const hashesOfName = 64;

/** Highest number of parties of a mission, and of changes to their list after it was first given. */
export const partiesAtMost = 30;
export const partyChangesAtMost = 5;

/**
 * Highest number of new names of parties that one client gives in 24 hours and in 30 days, over all missions
 * (`namesOfParty`).
 */
export const partyNamesADay = 60;
export const partyNamesInMonth = 300;

/** Highest number of checks by one account in 24 hours and in 30 days. */
export const checksADay = 10;
export const checksInMonth = 40;

/**
 * Highest number of declarations, reserves and retractions by a candidate in one thread in 24 hours: each
 * notifies the client, most of them by mail.
 */
export const independenceWordsADay = 12;

/** One answer in this many is « to examine » by chance, so that no answer proves a name. */
export const chanceOf = 16;
