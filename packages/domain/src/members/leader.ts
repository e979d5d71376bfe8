/** What a company's leader is called where nothing else was said (first document, §3). */
export const leaderRole = 'Dirigeant';
