/** The times of rules §3, "Times". Days are 24 hours, counted from the time of the command. */
export const threadTimes = {
  /** The platform's answer to a portage, in hours. */
  portageAnswerHours: 48,
  /** The partner's answer, in business hours. */
  partnerAnswerBusinessHours: 48,
  /** Days after the delivery on which the creator is reminded. */
  endReminderDays: [3, 7, 12],
  /**
   * Days after the delivery on which an unanswered mission ends by itself; what is held is released after that
   * (payments/release-times).
   */
  autoEndDays: 14,
  holdWarningDays: 60,
  holdMaximumDays: 75,
} as const;

/** Times of recommendations (rules §3). Days are 24 hours. */
export const reviewTimes = {
  /** Days after DONE in which a party may write. */
  writingDays: 30,
  /** Days after which a lone review opens by itself. */
  hiddenDays: 14,
} as const;
