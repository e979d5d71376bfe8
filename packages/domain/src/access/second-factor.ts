/** How a session stands: no second factor is set up, its code is still asked for, or it was given. */
export const secondFactorStates = ['none', 'asked', 'passed'] as const;
export type SecondFactorState = (typeof secondFactorStates)[number];

/** For whoever lost the application: each lets in once. */
export const recoveryCodeCount = 10;

/** Before what cannot be taken back, a code or the password is asked for again when the last one is older than this (rules §1). */
const askedAgainMinutes = 15;

/** Whether what a session gave is recent enough for such a decision. */
export const isRecent = (givenAt: Date | null, now: Date): boolean =>
  givenAt !== null && now.getTime() - givenAt.getTime() < askedAgainMinutes * 60_000;

interface Proofs {
  /** Of the account. */
  readonly hasSecondFactor: boolean;
  /** When this session last passed it. */
  readonly secondFactorAt: Date | null;
  /** When this session last gave the password, or passed the second factor. */
  readonly provedAt: Date | null;
}

/** What an account proves itself again with. A password that somebody found out must not take away what stands in for it. */
export const proofOf = ({ hasSecondFactor }: Pick<Proofs, 'hasSecondFactor'>): 'password' | 'secondFactor' =>
  hasSecondFactor ? 'secondFactor' : 'password';

/** Whether who uses this session has proved it recently enough, with what is theirs to prove it with. */
export const hasProved = (session: Proofs, now: Date): boolean =>
  isRecent(proofOf(session) === 'secondFactor' ? session.secondFactorAt : session.provedAt, now);

/** Passkeys of one account: every device of a person's, and some to spare. */
export const passkeysAtMost = 10;
export const passkeyNameLength = 60;
