/** Bounds of the grade of a review. */
export const reviewGrade = { min: 1, max: 5 } as const;

/** Price range of a mission, in euros excluding tax, and the step of its slider. */
export const priceRange = { low: 100, high: 10_000, step: 50 } as const;

/**
 * Bounds of a price offer, in cents, excluding tax. The upper bound is the highest single payment of a card
 * provider.
 */
export const offerCents = { min: 1, max: 99_999_999 } as const;

/** Bounds of the delay of delivery offered by a candidate, in days. */
export const delayDays = { min: 1, max: 365 } as const;

/** Highest number of presentations that a member stores for later applications. */
export const presentationsAtMost = 10;

/** The largest payment by card, in cents, with all taxes and the fee: the provider takes no more. */
export const depositAtMostCents = 99_999_999;

/** Minimum price of a mission in salaried portage, in cents, excluding tax (rules §3). */
export const portageMinimumCents = 25_000;

/** Items on one page of a list (rules §2). */
export const pageSize = { default: 20, max: 100 } as const;

/**
 * Sizes of the inbox: applications listed for one mission or offer, and applications that wait for a member.
 */
export const inboxSizes = { applicationsAnEntry: 10, waiting: { default: 5, max: 20 } } as const;

/** Members that the directory shows at first, and adds at each click. */
export const directoryPage = 9;
/**
 * Highest count of the directory and of lists searched for words; one more stands for any higher number,
 * shown as « plus de 1 000 ».
 */
export const countedAtMost = 1_000;

/** Characters of a description on a card. */
export const summaryLength = 250;

/** Days for which the viewers of a mission are stored; only their number is kept afterwards. */
export const viewsKeptDays = 30;

/** Most days from today to a planned day: five years, so that a mistyped year is noticed. */
export const plannedDaysAtMost = 1_827;

/** Highest number of saved searches of one member. */
export const savedSearchesAtMost = 20;

/** Highest number of missions or offers described in one mail of an alert; the list shows the others. */
export const entriesOfAnAlert = 20;

/** Messages of a thread that its screen loads at first, and adds at each click; the newest come first. */
export const messagesShown = 50;
/** Highest number of messages that a screen loads at once after an interruption. */
export const messagesCaughtUp = 500;

/** Highest number of candidates of an offer to whom its creator may write at once. */
export const writtenAtOnce = 50;

/** Highest size of a CV (a PDF), in bytes, and highest number of CVs of a member. */
export const cvBytes = 5 * 1024 * 1024;
export const cvsAtMost = 5;

/** Highest number of unpublished drafts of offers for one creator. */
export const jobDraftsAtMost = 20;

/** Files with a message: highest size of each, in bytes, and highest number. */
export const attachmentBytes = 10 * 1024 * 1024;
export const attachmentsAMessage = 10;
/**
 * Files that a member uploaded and has not sent with a message: highest number, and hours until they are
 * deleted.
 */
export const attachmentsPendingAtMost = 30;
export const attachmentsPendingHours = 24;

/**
 * The largest file of a thread's record, and the largest content read from it, in bytes: about ten thousand
 * long messages.
 */
export const evidenceBytes = 32 * 1024 * 1024;

/** Highest number of notifications on the screen, the newest ones. */
export const notificationsShown = 100;

/** Highest number of notifications in a daily summary; the screen shows the others. */
export const entriesOfDailySummary = 20;

/** Highest number of browsers of one member that receive notifications. */
export const devicesOfMember = 10;

/** The largest accepted picture, in pixels: about that of a current telephone. */
export const imagePixels = 40_000_000;

/** The largest uploaded picture of a profile, in bytes. */
export const pictureBytes = 5 * 1024 * 1024;
/** Highest number of photos on a company's page. */
export const companyPhotosAtMost = 6;

/** The highest hourly rate, in euros. */
export const hourlyCostAtMost = 10_000;

/** Highest number of experiences or diplomas on one profile. */
export const careerEntriesAtMost = 50;
/** Bounds of the grade of a skill. */
export const skillGrade = { min: 1, max: 5 } as const;
/** The first possible year of a company's creation. */
export const creationYearAtLeast = 1900;
/** The longest preferred mission, in months. */
export const preferredMonthsAtMost = 60;

/**
 * Documents for the verification: highest size of a file, in bytes, and highest number of files for each kind
 * of document.
 */
export const verificationDocumentBytes = 5 * 1024 * 1024;
export const documentsASlot = 3;

/** Promised time of the answer about proofs, in hours. */
export const verificationAnswerHours = 24;
/**
 * Days after which proofs are deleted: from the decision, or from the last upload if they were never sent.
 */
export const documentsKeptDays = 30;

/**
 * Highest number of candidates of one mission that can be sorted in another order than that of their
 * applications.
 */
export const candidatesSortedAtMost = 500;
