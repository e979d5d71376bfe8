/** Invitations to apply that a creator may send in a calendar day (Europe/Paris). */
export const invitationsADay = 20;

/** Members suggested to the creator of a mission for an invitation. */
export const invitationSuggestionsAtMost = 12;

/** Members of the directory from whom the suggestions are chosen. */
export const membersConsideredForSuggestions = 40;
