/** Hours of validity of the link that confirms an address, or invites a staff member. */
export const confirmationLinkHours = 48;

/** Hours of validity of the link that resets a password. */
export const resetLinkHours = 1;

/** Hours of validity of the links that confirm a change of address from both mailboxes. */
export const addressLinkHours = 48;

/** Longest session of a member, in days. */
export const sessionDays = 90;

/** Longest session of staff and partners, in hours: they sign in again each working day. */
export const officeSessionHours = 12;
