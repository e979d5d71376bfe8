/** Numbers of the file of vigilance (docs/rules.md §12). */

/** Sum of a year between a client and a prestataire from which documents are asked for: cents without tax (code du travail, R. 8222-1). */
export const vigilanceCents = 500_000;

/** Months of the year over which that sum is counted. */
export const sumMonths = 12;

/** Months for which a document counts, and after which the client has the file again (code du travail, D. 8222-5). */
export const fileMonths = 6;

/** Days before the last day of a document from which it is to be renewed. */
export const renewalDays = 30;

/** Characters of a security code, which proves a certificate of contributions at its issuer. */
export const securityCodeLength = { min: 6, max: 40 } as const;

/** Characters of an insurer's name and of the number of a contract. */
export const insuranceTexts = { insurer: 100, contractNumber: 60 } as const;

/** Highest ceiling of an insurance that anybody may type, in cents. */
export const insuranceCeilingCents = 100_000_000_000;

/** Days after the day of a collection on which a client who did not collect is reminded a second time. */
export const collectionSecondDays = 7;

/** Days between the reminders that follow, until the file is collected. */
export const collectionRepeatDays = 30;

/** Files of one document: a certificate has one page or a few, sent as pictures or as one PDF. */
export const filesADocument = 3;

/** Size of one of these files, in bytes. */
export const vigilanceFileBytes = 5 * 1024 * 1024;

/** Documents that an account submits in 24 hours. */
export const documentsADay = 30;

/** Earliest first day of a cover: an older one is a mistyped year. */
export const earliestCover = '1900-01-01';

/** Days for which the files of a withdrawn document are kept. */
export const withdrawnDays = 30;
