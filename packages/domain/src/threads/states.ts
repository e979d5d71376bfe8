/** States of an application on a mission, as the specification names them. */
export const applicationStates = [
  'NEW',
  'REFUSED',
  'WAITING_ACCEPTATION',
  'WAITING_PORTAGE',
  'WAITING_FUNDS',
  'WAITING_RULES',
  'ONGOING',
  'DONE',
] as const;
export type ApplicationState = (typeof applicationStates)[number];

/**
 * Guided actions that a thread carries. Each mode has the one that the candidate answers (`PORTAGE`, `FUNDS`,
 * `DIRECT`); a `WAITING_…` waits for Basoche, for ITG (the portage partner), or for the deposit.
 */
export const actionTypes = [
  'PRICE',
  'CONTRACT_CHOICE',
  'PORTAGE',
  'WAITING_BASOCHE',
  'WAITING_ITG',
  'FUNDS',
  'DIRECT',
  'WAITING_FUNDS',
  'MISSION_ONGOING',
  'NDA',
] as const;
export type ActionType = (typeof actionTypes)[number];

export const actionResults = ['ONGOING', 'ACCEPTED', 'REFUSED'] as const;
export type ActionResult = (typeof actionResults)[number];

/**
 * Commands that a viewer may be permitted to give in a thread, named and ordered as in the table of rules §3.
 * Browsers load these names, so they are in a small file of their own; a test compares them with the definitions.
 */
export const threadPermissions = [
  'message',
  'nda',
  'independence/declare',
  'independence/reserve',
  'independence/retract',
  'parties/disclose',
  'price/accept',
  'price/refuse',
  'price/new',
  'price/confirm',
  'refuseCandidate',
  'withdraw',
  'choose/direct',
  'choose/funds',
  'choose/portage',
  'direct/accept',
  'direct/refuse',
  'funds/accept',
  'funds/refuse',
  'portage/accept',
  'portage/refuse',
  'portage/validate',
  'portage/reject',
  'itg/validate',
  'itg/reject',
  'mission/validate',
  'deliver',
  'hearing/cancel',
  'hearing/giveBack',
  'contest',
  'contest/withdraw',
  'settle',
  'deposit',
  'cancelDeposit',
  'cancelDeposit/refuse',
  'instalment/stop',
  'sheet/return',
  'review',
  'review/reply',
] as const;
export type ThreadPermission = (typeof threadPermissions)[number];
