/** Name of a client who publishes anonymously, wherever theirs would stand (rules §2, "Anonymity"). */
export const anonymousClient = 'Client anonyme';

/**
 * True if a candidate may not know the client of a thread yet: the mission is anonymous, and nothing has revealed its
 * client to this candidate (an accepted price does). The client themself always knows (rules §2, "Anonymity").
 */
export const hidesClient = (mission: {
  readonly isAnonymous: boolean;
  readonly isRevealed: boolean;
}): boolean => mission.isAnonymous && !mission.isRevealed;
