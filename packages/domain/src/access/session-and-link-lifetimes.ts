/** Hours of validity of the link that confirms an address, or invites a staff member. */
export const confirmationLinkHours = 48;

/** Hours of validity of the links that confirm a change of address from both mailboxes. */
export const addressLinkHours = 48;

/** Longest session of a member, in days. */
export const sessionDays = 90;
