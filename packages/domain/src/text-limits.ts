/**
 * Maximum lengths of texts, in characters (UTF-16 units, as browsers count them).
 */
export const textLimits = {
  missionTitle: 200,
  missionDescription: 10_000,
  jobTitle: 200,
  jobDescription: 10_000,
  /** Salary of an offer, in the creator's words. */
  salary: 100,
  salaryDescription: 1_000,
  /** Letter sent with an application to an offer. */
  letter: 5_000,
  /** A creator's private note about a candidate. */
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
  /** The law or the clause behind a decision of staff, and the source of a rule that they edit. */
  legalBasis: 300,
  /** Explanation of a rule of eligibility, read by candidates. */
  ruleExplanation: 1_000,
  /** Reason why staff withdrew a vigilance document, shown to its owner. */
  vigilanceWithdrawal: 1_000,
  /** Answer of staff to the reporter. */
  reportNote: 1_000,
  /**
   * Reasons of a measure for the sanctioned member; grounds of an appeal; reasons of the decision on an
   * appeal.
   */
  statement: 2_000,
  appeal: 2_000,
  /** A party's review of the other after a mission, and the reply to it. */
  reviewAtLeast: 10,
  review: 2_000,
  reviewReply: 1_000,
  email: 254,
  personName: 100,
  companyName: 200,
  /** A member's presentation: one line under the name, and a text. */
  role: 100,
  about: 5_000,
  /** A line of an experience or of a diploma, and the description of the studies. */
  careerLine: 150,
  formationDescription: 2_000,
  /** A town, as in the place field. */
  location: 100,
  /** A member's private note about a favourite member. */
  favouriteNote: 2_000,
  /** A company's values, and the profiles that it seeks. */
  companyText: 2_000,
  url: 300,
  /** Name of a saved search. */
  searchName: 100,
} as const;
