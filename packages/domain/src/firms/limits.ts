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

/** Domains of one firm, those that nobody proved yet included (rules §8, Domains). */
export const firmDomainsAtMost = 5;

/** Days in which a person's request to join is answered. */
export const requestDays = 30;

/** Requests to join that one person makes in 24 hours, to whichever firms. */
export const joinRequestsADay = 3;

/** Minutes for which a code that was sent to a mailbox of a domain may be typed, and wrong tries of one code. */
export const domainCodeMinutes = 30;
export const domainCodeTries = 5;

/** Codes that are sent to the mailboxes of one domain in 24 hours, by whichever firms and by one, and for all domains of one firm. */
export const domainCodesADay = 6;
export const domainCodesOfFirmADay = 2;
export const firmCodesADay = 10;

/** Questions to the DNS for one firm in an hour. */
export const dnsQuestionsAnHour = 10;

/** Days after which a domain that was proved by the DNS is looked at again, when somebody uses it. */
export const dnsProofDays = 90;
