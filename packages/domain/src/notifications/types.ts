/** The fifteen notification types of the specification. */
export const notificationTypes = [
  'NEW_MESSAGE',
  'NEW_JOB_CANDIDATE',
  'NEW_MISSION_CANDIDATE',
  'PRICE_ACCEPTED',
  'PRICE_REFUSED',
  'NDA_ASKED',
  'NDA_ACCEPTED',
  'MISSION_ENDED',
  'CONTRACT_OFFER',
  'CONTRACT_ACCEPTED',
  'CONTRACT_REFUSED',
  'PORTAGE_ACCEPTED',
  'PORTAGE_REFUSED',
  'PORTAGE_ACCEPTED_BY_ITG',
  'PORTAGE_REFUSED_BY_ITG',
] as const;
export type NotificationType = (typeof notificationTypes)[number];
