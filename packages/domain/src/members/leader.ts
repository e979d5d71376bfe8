/** Default title of a company's leader. */
export const leaderRole = 'Dirigeant';
