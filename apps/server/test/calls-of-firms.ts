import { type SampleCall, thread } from './sample-call.ts';

/** Sample calls about firms and their teams. */

export const callsOfFirms: Readonly<Record<string, SampleCall>> = {
  'firms.open': { body: () => ({ firstName: 'Claire', lastName: 'Delmas' }) },
  'firms.read': {},
  'firms.listSeats': {},
  'firms.changeRole': {
    params: thread,
    body: ({ applicationId }) => ({ role: 'reader', successorID: applicationId }),
  },
  'firms.removeSeat': { params: thread, body: ({ applicationId }) => ({ successorID: applicationId }) },
  'firms.leave': { body: () => ({}) },
};
