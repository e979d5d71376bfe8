/** Hours for which the link that confirms an address, or invites somebody of the staff, is valid. */
export const confirmationLinkHours = 48;

/** Hours for which the links that two mailboxes agree to another address with are valid. */
export const addressLinkHours = 48;

/** Days for which a member stays signed in at most. */
export const sessionDays = 90;
