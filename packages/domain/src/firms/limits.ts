/** Live seats of one firm, with the invitations that wait for an answer (rules §8). */
export const seatsAtMost = 100;

/** Firms that one person owns at once. */
export const firmsOfOwnerAtMost = 5;

/** Firms that one person creates in 24 hours, those that were deleted since included. */
export const firmsCreatedADay = 5;

/** Days in which an invitation to an address may be accepted. */
export const invitationDays = 7;

/** Days for which a link into a firm may work, and people who may join by one. */
export const linkDaysAtMost = 14;
export const linkUsesAtMost = 50;

/** Invitations and links that one firm makes in a day (Europe/Paris). */
export const firmInvitationsADay = 30;

/** Invitations that are made to one address in 24 hours, by whichever firms. */
export const invitationsOfAddressADay = 5;
