/** State of a session: no second factor is set up, its code is still required, or it was given. */
export const secondFactorStates = ['none', 'asked', 'passed'] as const;
export type SecondFactorState = (typeof secondFactorStates)[number];

/** Codes for people who lost the application; each works once. */
export const recoveryCodeCount = 10;

/** Minutes after which an irreversible action requires the code or the password again (rules §1). */
const askedAgainMinutes = 15;

/** True if a proof given at this time is recent enough for such an action. */
export const isRecent = (givenAt: Date | null, now: Date): boolean =>
  givenAt !== null && now.getTime() - givenAt.getTime() < askedAgainMinutes * 60_000;

interface SessionProofs {
  /** True if the account has a second factor. */
  readonly hasSecondFactor: boolean;
  /** Last time at which this session passed it. */
  readonly secondFactorAt: Date | null;
  /** Last time at which this session gave the password, or passed the second factor. */
  readonly provedAt: Date | null;
}

/**
 * Means by which an account proves itself again. With a second factor the password is not enough: a stolen password
 * must not remove the second factor.
 */
export const reauthenticationMeans = ({
  hasSecondFactor,
}: Pick<SessionProofs, 'hasSecondFactor'>): 'password' | 'secondFactor' =>
  hasSecondFactor ? 'secondFactor' : 'password';

/** True if this session has given the proof that its account requires recently enough. */
export const hasProved = (session: SessionProofs, now: Date): boolean =>
  isRecent(
    reauthenticationMeans(session) === 'secondFactor' ? session.secondFactorAt : session.provedAt,
    now,
  );

/** Passkeys of one account: enough for all devices of a person. */
export const passkeysAtMost = 10;
export const passkeyNameLength = 60;
