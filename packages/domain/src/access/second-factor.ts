/** How a session stands: no second factor is set up, its code is still asked for, or it was given. */
export const secondFactorStates = ['none', 'asked', 'passed'] as const;
export type SecondFactorState = (typeof secondFactorStates)[number];

/** For whoever lost the application: each lets in once. */
export const recoveryCodeCount = 10;

/** Before what cannot be taken back, a code is asked for again when the last one is older than this (rules §1). */
const askedAgainMinutes = 15;

/** Whether the code that a session gave is recent enough for such a decision. */
export const isRecent = (givenAt: Date | null, now: Date): boolean =>
  givenAt !== null && now.getTime() - givenAt.getTime() < askedAgainMinutes * 60_000;
