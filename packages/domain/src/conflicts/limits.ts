/** Numbers of the conflict check (rules §9). */

/** Names of one register. */
export const registerNamesAtMost = 5_000;

/** Days from the first name of a register during which it is filled freely, up to `registerNamesAtMost` names added. */
export const fillingDays = 7;

/** Names added later, in 24 hours and in 30 days. A name that is changed counts as one that is added. */
export const namesAddedADay = 200;
export const namesAddedInMonth = 1_000;
export const budgetMonthDays = 30;

/** Names removed one by one in 24 hours: all at once takes a fresh proof. */
export const namesRemovedADay = 60;

/** Names in one call. */
export const namesInOneCall = 250;

/** Months after which the owner of a register is asked whether it is up to date. */
export const registerDueMonths = 6;

/** Size of a file that a browser reads names from, in bytes. */
export const registerFileBytes = 2_000_000;

/** Lengths of what is written of a name, in characters. */
export const nameLengths = { name: 120, firstName: 60, reference: 60 } as const;

/** Hashes kept of each name; those that it does not need are random. */
export const hashesOfName = 64;

/** Parties of a mission, and changes of their list after it was first given. */
export const partiesAtMost = 30;
export const partyChangesAtMost = 5;

/** New parties that one client names in 24 hours and in 30 days, over all missions. */
export const partiesADay = 60;
export const partiesInMonth = 300;

/** Checks of one account in 24 hours and in 30 days. */
export const checksADay = 10;
export const checksInMonth = 40;

/** Declarations, reserves and retractions of a candidate in one thread in 24 hours: each tells the client, most of them by mail. */
export const independenceWordsADay = 12;

/** One answer of this many is « to examine » by chance, so that none proves a name. */
export const chanceOf = 16;
