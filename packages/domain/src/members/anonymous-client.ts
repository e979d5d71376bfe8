/** Name shown for a client who publishes anonymously (rules §2, "Anonymity"). */
export const anonymousClient = 'Client anonyme';

/**
 * True if a candidate may not know the client of a thread yet: the mission is anonymous, and no accepted price has
 * revealed its client to this candidate (rules §2, "Anonymity"). Not for the client's own view.
 */
export const hidesClient = (mission: {
  readonly isAnonymous: boolean;
  readonly isRevealed: boolean;
}): boolean => mission.isAnonymous && !mission.isRevealed;
