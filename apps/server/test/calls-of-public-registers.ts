import { type SampleCall, thread } from './sample-call.ts';

/** Sample calls about public registers, which contain no principal of the matrix. */
export const callsOfPublicRegisters: Readonly<Record<string, SampleCall>> = {
  'publicRegisters.listOwn': {},
  'publicRegisters.dispute': { body: () => ({ register: 'avocats' }) },
  'publicRegisters.list': {},
  'publicRegisters.acceptEdition': { params: thread },
  'publicRegisters.refuseEdition': { params: thread },
  'publicRegisters.listMatches': {},
  'publicRegisters.confirmMatch': {
    params: thread,
    body: () => ({ register: 'avocats', line: '01900000-0000-7000-8000-000000000001' }),
  },
  'publicRegisters.refuseMatch': { params: thread, body: () => ({ register: 'avocats' }) },
};
