/** Bounds of the grade of a review. */
export const reviewGrade = { min: 1, max: 5 } as const;

/** Price range of a mission, in euros excluding tax, and the step of its slider. */
export const priceRange = { low: 100, high: 10_000, step: 50 } as const;

/**
 * Bounds of a price offer, in cents, excluding tax. The upper one is the most that a card provider takes at
 * once.
 */
export const offerCents = { min: 1, max: 99_999_999 } as const;

/** Bounds of the delay of delivery offered by a candidate, in days. */
export const delayDays = { min: 1, max: 365 } as const;

/** Presentations that a member may store for later applications. */
export const presentationsAtMost = 10;

/** The largest payment by card, in cents, with all taxes and the fee: the provider takes no more. */
export const depositAtMostCents = 99_999_999;

/** Minimum price of a mission in salaried portage, in cents, excluding tax (rules §3). */
export const portageMinimumCents = 25_000;

/** Items on one page of a list (rules §2). */
export const pageSize = { default: 20, max: 100 } as const;

/**
 * The inbox: applications listed for one mission or offer, and applications listed as waiting for a member.
 */
export const inboxSizes = { applicationsAnEntry: 10, waiting: { default: 5, max: 20 } } as const;

/** Members that the directory shows at first, and adds each time. */
export const directoryPage = 9;
/**
 * The directory, and lists that are searched for words, count at most this many; one more stands for any higher number,
 * which is shown as « plus de 1 000 ».
 */
export const countedAtMost = 1_000;

/** Characters of a description on a card. */
export const summaryLength = 250;

/** Days for which the viewers of a mission are stored; their number is kept afterwards. */
export const viewsKeptDays = 30;

/** Days during which a mission without a deadline stays open (rules §2). */
export const openDaysWithoutDeadline = 60;

/** The furthest planned day, in days: five years, so that a mistyped year is noticed. */
export const plannedDaysAtMost = 1_827;

/** Saved searches of one member. */
export const savedSearchesAtMost = 20;

/** Missions or offers described in one mail of an alert; the list shows the others. */
export const entriesOfAnAlert = 20;

/** Messages of a thread that its screen loads at first, and adds each time; the newest come first. */
export const messagesShown = 50;
/** Messages that a screen catches up at once, after an interruption. */
export const messagesCaughtUp = 500;

/** Candidates of an offer to whom its creator may write at once. */
export const writtenAtOnce = 50;

/** A CV is a PDF of at most this many bytes; a member stores at most this many. */
export const cvBytes = 5 * 1024 * 1024;
export const cvsAtMost = 5;

/** Unpublished drafts of offers for one creator. */
export const jobDraftsAtMost = 20;

/** Files with a message: the most bytes of each, and the most files of a message. */
export const attachmentBytes = 10 * 1024 * 1024;
export const attachmentsAMessage = 10;
/** Files uploaded by a member and not yet sent with a message; deleted after this many hours. */
export const attachmentsPendingAtMost = 30;
export const attachmentsPendingHours = 24;

/**
 * The largest file of a thread's record, and the largest content read from it, in bytes: about ten thousand
 * long messages.
 */
export const evidenceBytes = 32 * 1024 * 1024;

/** Notifications shown at once on the screen, the newest. */
export const notificationsShown = 100;

/** Notifications named in a daily summary; the screen shows the others. */
export const entriesOfDailySummary = 20;

/** Browsers of one member that receive notifications. */
export const devicesOfMember = 10;

/** The largest accepted picture, in pixels: about that of a current telephone. */
export const imagePixels = 40_000_000;

/** The largest uploaded picture of a profile, in bytes. */
export const pictureBytes = 5 * 1024 * 1024;
/** Photos on a company's page. */
export const companyPhotosAtMost = 6;

/** The highest hourly rate, in euros. */
export const hourlyCostAtMost = 10_000;

/** Experiences or diplomas on one profile. */
export const careerEntriesAtMost = 50;
/** Bounds of the grade of a skill. */
export const skillGrade = { min: 1, max: 5 } as const;
/** The first possible year of a company's creation. */
export const creationYearAtLeast = 1900;
/** The longest preferred mission, in months. */
export const preferredMonthsAtMost = 60;

/** A document for the verification: the most bytes of each, and the most files for each kind of document. */
export const verificationDocumentBytes = 5 * 1024 * 1024;
export const documentsASlot = 3;
/** Days in which staff settle a contested mission: the platform's own target. */
export const disputeAnsweredWithinDays = 7;

/** Hours in which an admin looks at a waiting payment, and at a job or a mail that was given up. */
export const paymentHandledWithinHours = 24;
export const incidentHandledWithinHours = 24;

/** Hours in which staff decide about a doubtful line of a register, and about an edition that is held. */
export const registerAnsweredWithinHours = 72;

/** Hours in which staff confirm a bar, and look at a hearing that nobody takes; and before which it is theirs to look at. */
export const barAnsweredWithinHours = 48;
export const hearingHandledWithinHours = 2;
export const hearingWatchedHours = 24;

/** Promised time of the answer about proofs, in hours. */
export const verificationAnswerHours = 24;
/**
 * Days after which proofs are deleted: from the decision, or from the last upload if they were never sent.
 */
export const documentsKeptDays = 30;

/** Candidates of one mission that can be sorted in another order than that of their applications. */
export const candidatesSortedAtMost = 500;
