import type { SeatRole } from '@basoche/domain/firms/roles';
import { admins, everybody, member, moderators, outside } from './access-rows.ts';

/** Calls for a firm: no principal of the matrix acts for one; access-of-seats covers people who do. */
const ofSeats = member.replaceAll('ok ', '404');

const seatless = 'KIND_HOLDS_NO_SEAT';

/** Access matrix of calls about firms, with the columns of the whole matrix. */
export const firmAccess: Readonly<Record<string, string>> = {
  'firms.open': `401   403   403   403   403   ok    403   ok    ok    403   403   403   401   ${outside}`,
  'firms.create': `401   mail  ok    ok    ok    ${seatless} ok    ${seatless} ${seatless} ok    ok    ok    401   ${outside}`,
  'firms.read': ofSeats,
  'firms.listSeats': ofSeats,
  'firms.changeRole': ofSeats,
  'firms.removeSeat': ofSeats,
  'firms.leave': ofSeats,
  'firms.assign': ofSeats,
  'firms.listInvitations': ofSeats,
  'firms.invite': ofSeats,
  'firms.revokeInvitation': ofSeats,
  'firms.makeLink': ofSeats,
  'firms.listActs': ofSeats,
  'firms.listDomains': ofSeats,
  'firms.addDomain': ofSeats,
  'firms.checkDomain': ofSeats,
  'firms.confirmDomain': ofSeats,
  'firms.removeDomain': ofSeats,
  'firms.listRequests': ofSeats,
  'firms.acceptRequest': ofSeats,
  'firms.refuseRequest': ofSeats,
  'firms.listDeposits': ofSeats,
  'firms.readApproval': ofSeats,
  'firms.askApproval': ofSeats,
  'firms.withdrawApproval': ofSeats,
  'firms.approveDeposit': ofSeats,
  'firms.refuseDeposit': ofSeats,
  'firms.changeSettings': ofSeats,

  'firms.readOffice': moderators,
  // No principal of the matrix is a firm with a team.
  'firms.nameOwner': admins.replaceAll('ok ', '404'),
  'firms.endSeat': moderators.replaceAll('ok ', '404'),
  'firms.listReceived': member,
  // No principal of the matrix was invited.
  'firms.readReceived': ofSeats,
  'firms.accept': ofSeats,
  'firms.refuse': ofSeats,
  'firms.readAtDomain': member,
  // No principal of the matrix has an address at a domain of a firm.
  'firms.askToJoin': ofSeats,
  'firms.withdrawRequest': ofSeats,
  'firms.readLink': everybody('404'),
  'firms.joinByLink': ofSeats,
};

/**
 * Answers to seats that may make a call, if they differ from the answer to the firm itself, which acts for
 * nobody.
 */
export const answersToSeats: Readonly<Record<string, string | ((role: SeatRole) => string)>> = {
  'firms.read': 'ok',
  'firms.listSeats': 'ok',
  'firms.leave': (role) => (role === 'owner' ? 'LAST_OWNER' : 'ok'),
  'firms.listInvitations': 'ok',
  'firms.invite': 'ok',
  'firms.makeLink': 'ok',
  'firms.listActs': 'ok',
  'firms.listDomains': 'ok',
  'firms.addDomain': 'ok',
  'firms.listRequests': 'ok',
  'firms.listDeposits': 'ok',
  'firms.readApproval': 'ok',
  // The firm has no limit, and no approval was requested.
  'firms.askApproval': 'NOT_NEEDED',
  'firms.withdrawApproval': 'STATE_CHANGED',
  'firms.changeSettings': 'ok',
};
