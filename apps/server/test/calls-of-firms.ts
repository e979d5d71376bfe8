import { randomBytes } from 'node:crypto';
import { type SampleCall, thread } from './sample-call.ts';

/** Sample calls about firms and their teams. */

const anyToken = { body: () => ({ token: 'a'.repeat(43) }) };

const staffDecision: SampleCall = {
  params: ({ owner }) => ({ userId: owner.id }),
  body: ({ applicationId }) => ({ seatID: applicationId, reason: 'Sa propriétaire est décédée.' }),
};

export const callsOfFirms: Readonly<Record<string, SampleCall>> = {
  'firms.open': { body: () => ({ firstName: 'Claire', lastName: 'Delmas' }) },
  'firms.create': { body: () => ({ companyName: 'Cabinet Delmas' }) },
  'firms.read': {},
  'firms.listSeats': {},
  'firms.changeRole': {
    params: thread,
    body: ({ applicationId }) => ({ role: 'reader', successorID: applicationId }),
  },
  'firms.removeSeat': { params: thread, body: ({ applicationId }) => ({ successorID: applicationId }) },
  'firms.leave': { body: () => ({}) },
  'firms.assign': {
    params: ({ applicationId }) => ({ kind: 'thread', id: applicationId }),
    body: ({ applicationId }) => ({ seatID: applicationId }),
  },
  'firms.listInvitations': {},
  'firms.invite': {
    body: () => ({ email: `collegue-${randomBytes(6).toString('hex')}@exemple.fr`, role: 'reader' }),
  },
  'firms.revokeInvitation': { params: thread },
  'firms.makeLink': { body: () => ({ role: 'reader', days: 7, uses: 5 }) },
  'firms.listActs': {},
  'firms.listDeposits': {},
  'firms.readApproval': { stage: 'deposit', params: thread },
  'firms.askApproval': { stage: 'deposit', params: thread },
  'firms.withdrawApproval': { stage: 'deposit', params: thread },
  'firms.approveDeposit': { params: thread },
  'firms.refuseDeposit': { params: thread, body: () => ({ reason: 'Le budget est épuisé.' }) },
  'firms.changeSettings': { body: () => ({ depositLimit: 5_000 }) },
  'firms.nameOwner': staffDecision,
  'firms.endSeat': staffDecision,
  'firms.readOffice': { params: ({ owner }) => ({ userId: owner.id }) },
  'firms.listReceived': {},
  'firms.readReceived': { params: thread },
  'firms.accept': { params: thread },
  'firms.refuse': { params: thread },
  'firms.listDomains': {},
  'firms.addDomain': { body: () => ({ domain: 'verdelune.fr' }) },
  'firms.checkDomain': { params: thread, body: () => ({ way: 'mailbox', mailbox: 'admin' }) },
  'firms.confirmDomain': { params: thread, body: () => ({ code: '12345678' }) },
  'firms.removeDomain': { params: thread },
  'firms.listRequests': {},
  'firms.acceptRequest': { params: thread },
  'firms.refuseRequest': { params: thread },
  'firms.readAtDomain': {},
  'firms.askToJoin': { params: thread },
  'firms.withdrawRequest': { params: thread },
  'firms.readLink': anyToken,
  'firms.joinByLink': anyToken,
};
