/** Limits of the vigilance file (docs/rules.md §12). */

/**
 * Yearly sum between a client and a prestataire from which documents are required, in cents, excluding tax
 * (code du travail, R. 8222-1).
 */
export const vigilanceCents = 500_000;

/** Months over which that sum is counted. */
export const sumMonths = 12;

/**
 * Months during which a document is valid, and after which the client collects the file again (code du
 * travail, D. 8222-5).
 */
export const fileMonths = 6;

/** Days before the last day of a document from which it should be renewed. */
export const renewalDays = 30;

/** Characters of a security code, with which the issuer's site verifies a certificate of contributions. */
export const securityCodeLength = { min: 6, max: 40 } as const;

/** Highest number of characters of an insurer's name and of a contract number. */
export const insuranceTexts = { insurer: 100, contractNumber: 60 } as const;

/** Highest ceiling of an insurance that anybody may type, in cents. */
export const insuranceCeilingCents = 100_000_000_000;

/** Days after the due day of a collection at which a client who did not collect is reminded a second time. */
export const collectionSecondDays = 7;

/** Days between further reminders, until the file is collected. */
export const collectionRepeatDays = 30;

/**
 * Highest number of files of one document: a certificate has one page or a few, sent as pictures or as one
 * PDF.
 */
export const filesADocument = 3;

/** Highest size of one of these files, in bytes. */
export const vigilanceFileBytes = 5 * 1024 * 1024;

/** Highest number of documents that an account submits in 24 hours. */
export const documentsADay = 30;

/** Earliest first day of a cover: an older one is a mistyped year. */
export const earliestCover = '1900-01-01';

/** Days for which the files of a withdrawn document are kept. */
export const withdrawnDays = 30;
