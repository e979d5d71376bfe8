/** Longest texts, in characters (UTF-16 units, as browsers count them) — issue of the foundation, "Bad input". */
export const textLimits = {
  missionTitle: 200,
  missionDescription: 10_000,
  jobTitle: 200,
  jobDescription: 10_000,
  /** Salary of an offer, in the creator's words. */
  salary: 100,
  salaryDescription: 1_000,
  /** Letter that comes with an application to an offer. */
  letter: 5_000,
  /** What a creator notes of a candidate, for themselves. */
  candidateNote: 2_000,
  /** Delivery time, in the creator's words (`timeLimit`). */
  timeLimit: 200,
  message: 5_000,
  /** A candidate's words with a price for a mission. */
  presentation: 2_000,
  /** A creator's words with a refusal. */
  refusal: 500,
  /** Name of a saved presentation. */
  presentationName: 60,
  /** Reason of a rejection, a contest or a report. */
  reason: 2_000,
  reasonOfReportAtLeast: 10,
  /** The law or the clause that a decision of staff stands on, and the text that a rule of theirs comes from. */
  legalBasis: 300,
  /** Explanation of a rule of eligibility, which candidates read. */
  ruleExplanation: 1_000,
  /** What staff answer to who reported somebody. */
  reportNote: 1_000,
  /** Why a measure was taken, to whom it was taken against; why one appeals; why an appeal is decided so. */
  statement: 2_000,
  appeal: 2_000,
  /** What a party writes of the other once a mission is done, and the answer to it. */
  reviewAtLeast: 10,
  review: 2_000,
  reviewReply: 1_000,
  email: 254,
  personName: 100,
  companyName: 200,
  search: 100,
  /** What a member says of themselves: one line under the name, and a text. */
  role: 100,
  about: 5_000,
  /** A line of an experience or a formation, and what was learnt. */
  careerLine: 150,
  formationDescription: 2_000,
  /** A town, as the place field gives it. */
  location: 100,
  /** What a member notes of another whom they keep, for themselves. */
  favouriteNote: 2_000,
  /** What a company values, and whom it looks for. */
  companyText: 2_000,
  url: 300,
  /** Name of a saved search. */
  searchName: 100,
} as const;

/** What a review gives, and the most it can give. */
export const reviewGrade = { min: 1, max: 5 } as const;

/** Invitations to apply that a creator sends in a day, counted in Paris. */
export const invitationsADay = 20;

/** Members who are suggested to the creator of a mission, to be invited. */
export const invitationSuggestionsAtMost = 12;

/** Members of the directory among whom they are chosen. */
export const suggestionsLookedAt = 40;

/** Price range of a mission, in euros excluding tax, and the step of its slider (second document, §5). */
export const priceRange = { low: 100, high: 10_000, step: 50 } as const;

/** Bounds of a price offer, in cents, excluding tax. The upper one is what a card provider takes at once. */
export const offerCents = { min: 1, max: 99_999_999 } as const;

/** Days in which a candidate offers to deliver. */
export const delayDays = { min: 1, max: 365 } as const;

/** Presentations that a member keeps for later applications. */
export const presentationsAtMost = 10;

/** What one payment by card may come to, in cents, all taxes and the fee included: the provider takes no more. */
export const depositAtMostCents = 99_999_999;

/** Below this price a mission cannot be carried out in salaried portage, in cents, excluding tax (rules §3). */
export const portageMinimumCents = 25_000;

/** Items of a page of a list (rules §2). */
export const pageSize = { default: 20, max: 100 } as const;

/** The inbox: applications told of one mission or offer, and applications told that wait for somebody. */
export const inboxSizes = { applicationsAnEntry: 10, waiting: { default: 5, max: 20 } } as const;

/** Members that the directory shows at first, and more at a time (first document, §9). */
export const directoryPage = 9;
/** The directory counts no further: one more than so many says that there are more. */
export const directoryCountAtMost = 1_000;

/** Characters of a description on a card (second document, §9). */
export const summaryLength = 250;

/** Days during which it is kept who looked at a mission; how many did stays. */
export const viewsKeptDays = 30;

/** Days during which a mission without a deadline stays open (rules §2). */
export const openDaysWithoutDeadline = 60;

/** Nothing is planned further ahead than so many days: five years, which notices a year that was mistyped. */
export const plannedDaysAtMost = 1_827;

/** Saved searches of one member. */
export const savedSearchesAtMost = 20;

/** Missions or offers that one mail of an alert describes; the list shows the others. */
export const entriesOfAnAlert = 20;

/** Candidates of an offer that its creator writes to at once. */
export const writtenAtOnce = 50;

/** A CV: a PDF of at most so many bytes; a member keeps at most so many. */
export const cvBytes = 5 * 1024 * 1024;
export const cvsAtMost = 5;

/** Offers that a creator has begun and not published. */
export const jobDraftsAtMost = 20;

/** Files that come with a message: of at most so many bytes each, so many a message. */
export const attachmentBytes = 10 * 1024 * 1024;
export const attachmentsAMessage = 10;
/** Files that a member has sent and not yet put in a message; after so many hours they are forgotten. */
export const attachmentsPendingAtMost = 30;
export const attachmentsPendingHours = 24;

/** A file of a thread's record, and what of it is told: some ten thousand messages with long words. */
export const evidenceBytes = 32 * 1024 * 1024;

/** Notifications that the screen shows at once, the newest. */
export const notificationsShown = 100;

/** Notifications that a summary of the day names; the screen shows the others. */
export const entriesOfADigest = 20;

/** Browsers of one member that notifications are sent to. */
export const devicesOfMember = 10;

/** The largest picture that is taken, in pixels: what a telephone of today makes. */
export const imagePixels = 40_000_000;

/** A picture of a profile, as it is sent: of at most so many bytes (first document, §5: 5 Mo). */
export const pictureBytes = 5 * 1024 * 1024;
/** Photos of a company's page. */
export const companyPhotosAtMost = 6;

/** What an hour may cost, in euros. */
export const hourlyCostAtMost = 10_000;

/** Experiences or formations of one profile. */
export const careerEntriesAtMost = 50;
/** What a skill is graded (first document, §3). */
export const skillGrade = { min: 1, max: 5 } as const;
/** The first year in which a company may have been created (first document, §5). */
export const creationYearAtLeast = 1900;
/** Months that a preferred mission may take. */
export const preferredMonthsAtMost = 60;

/** A document that proves who somebody is: of at most so many bytes; of each kind that is asked for, at most so many. */
export const proofBytes = 5 * 1024 * 1024;
export const proofsASlot = 3;
/** Days in which staff settle a contested mission, as the house sets itself. */
export const disputeAnsweredWithinDays = 7;

/** Hours in which an admin looks at a payment that waits, and at a job or a mail that was given up. */
export const paymentHandledWithinHours = 24;
export const incidentHandledWithinHours = 24;

/** The promised time of the answer to them, in hours (first document, §1). */
export const proofReviewHours = 24;
/** Days after which they are deleted: since the decision, or since they were last added to without being sent. */
export const proofsKeptDays = 30;

/** Candidates of one mission that are put in another order than that of their applications. */
export const candidatesSortedAtMost = 500;
