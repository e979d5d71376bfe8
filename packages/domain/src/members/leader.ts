/** Default title of a company's leader (first document, §3). */
export const leaderRole = 'Dirigeant';
