/** Highest number of live seats of one firm, including invitations without an answer (rules §8). */
export const seatsAtMost = 100;

/** Highest number of firms that one person owns at once. */
export const firmsOfOwnerAtMost = 5;

/** Highest number of firms that one person creates in 24 hours, including deleted ones. */
export const firmsCreatedADay = 5;

/** Days during which an invitation to an address may be accepted. */
export const invitationDays = 7;

/** Longest validity of a link into a firm, in days, and most people who may join by one. */
export const linkDaysAtMost = 14;
export const linkUsesAtMost = 50;

/** Highest number of invitations and links that one firm makes in a day (Europe/Paris). */
export const firmInvitationsADay = 30;

/** Highest number of invitations to one address in 24 hours, from all firms together. */
export const invitationsOfAddressADay = 5;

/** Highest number of domains of one firm, including unproved ones (rules §8, Domains). */
export const firmDomainsAtMost = 5;

/** Days during which a firm may answer a person's request to join. */
export const requestDays = 30;

/** Highest number of requests to join that one person makes in 24 hours, to all firms together. */
export const joinRequestsADay = 3;

/** Minutes of validity of a code sent to a mailbox of a domain, and wrong tries of one code. */
export const domainCodeMinutes = 30;
export const domainCodeTries = 5;

/**
 * Highest numbers of codes sent in 24 hours: to the mailboxes of one domain, by all firms and by one firm;
 * and for all domains of one firm.
 */
export const domainCodesADay = 6;
export const domainCodesOfFirmADay = 2;
export const firmCodesADay = 10;

/** Highest number of DNS checks for one firm in an hour. */
export const dnsQuestionsAnHour = 10;

/** Days after which a domain proved by the DNS is checked again when somebody uses it. */
export const dnsProofDays = 90;
