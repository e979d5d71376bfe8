/** Name of a client who publishes anonymously, wherever theirs would stand (rules §2, "Anonymity"). */
export const anonymousClient = 'Client anonyme';
